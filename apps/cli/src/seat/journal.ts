/** What has happened in a match, as sentences that one seat may read. */
import type { Kinds, Match, Step, Table } from '@pakli/core';
import type { Company } from '@pakli/text';
import type { Voice } from '../given/voice.ts';

export class Journal {
  private readonly company: Company;
  private readonly voice: Voice;
  private told: { readonly table: Table<Kinds>; steps: number }[] = [];
  /** Oldest first. */
  readonly lines: string[] = [];
  /** With which line each turn begins. */
  private readonly turns: number[] = [];

  constructor(company: Company, voice: Voice) {
    this.company = company;
    this.voice = voice;
  }

  /** Tells what is new and answers with it. After an undo everything is told anew. */
  update(match: Match<Kinds>): readonly string[] {
    // An undo puts a shorter table in the place of one.
    if (this.told.some(({ table }, deal) => match.tables[deal] !== table)) {
      this.told = [];
      this.lines.length = 0;
      this.turns.length = 0;
    }
    const before = this.lines.length;
    match.tables.forEach((table, deal) => {
      const told = (this.told[deal] ??= { table, steps: 0 });
      for (; told.steps < table.steps.length; told.steps++) {
        const step = table.steps[told.steps];
        if (step === undefined) continue;
        if (step.kind === 'move') this.turns.push(this.lines.length);
        this.lines.push(...tellStep(table, step, told.steps, this.company, this.voice));
      }
    });
    return this.lines.slice(before);
  }

  /** The last turns and what was dealt between them; everything where no number is given. */
  recall(turns: number | undefined): readonly string[] {
    return this.lines.slice(turns === undefined ? 0 : (this.turns.at(-turns) ?? 0));
  }
}

/** One step in words; in notation for a game that nobody can speak of yet. */
export function tellStep(
  table: Table<Kinds>,
  step: Step<unknown>,
  index: number,
  company: Company,
  { speech }: Voice,
): readonly string[] {
  const { game } = table;
  const { seat } = company;
  if (speech !== undefined) {
    const seen = step.events.flatMap((event) => game.seen(event, seat) ?? []);
    return speech.tell(seen, company).map(({ text }) => text);
  }
  const { state } = table.cut(index);
  return step.kind === 'move'
    ? [`${company.names[step.seat]}: ${game.format(state, step.move, seat)}`]
    : [game.formatDeal(state, step.outcome, step.outcome.length, seat)];
}
