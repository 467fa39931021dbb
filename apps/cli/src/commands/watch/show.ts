/** How a match is shown as it goes, where there is no page: in sentences, or as JSON for programs. */
import type { Kinds, Match } from '@pakli/core';
import type { Company } from '@pakli/text';
import { Journal } from '../../seat/journal.ts';
import { standingOf, standings } from '../../seat/standings.ts';
import type { Ink } from '../../terminal/ink.ts';
import { wrap } from '../../terminal/lines.ts';
import type { Voice } from '../../given/voice.ts';

/** Somebody or something that looks on. */
export interface Show {
  /** Nobody looks any more. */
  readonly interrupted: boolean;
  /** A step has been taken; answers when the next may come, false when nobody looks any more. */
  step(): Promise<boolean>;
  /** Waits for a player, unless somebody interrupts. */
  settle<T>(work: Promise<T>): Promise<T>;
  end(): Promise<void>;
  close(): void;
}

export class LineShow implements Show {
  readonly interrupted = false;
  private readonly match: Match<Kinds>;
  private readonly company: Company;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly journal: Journal;

  constructor(match: Match<Kinds>, company: Company, voice: Voice, ink: Ink) {
    this.match = match;
    this.company = company;
    this.voice = voice;
    this.ink = ink;
    this.journal = new Journal(company, voice);
  }

  async step(): Promise<boolean> {
    for (const sentence of this.journal.update(this.match)) {
      console.log(wrap(this.ink.plain(sentence), process.stdout.columns || 80, 2).join('\n'));
    }
    return true;
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async end(): Promise<void> {
    console.log(standings(standingOf(this.match), this.company, this.voice, this.ink).join('\n'));
  }

  close(): void {}
}

export class JsonShow implements Show {
  readonly interrupted = false;
  private readonly match: Match<Kinds>;
  private readonly company: Company;

  constructor(match: Match<Kinds>, company: Company) {
    this.match = match;
    this.company = company;
  }

  async step(): Promise<boolean> {
    const { table, game } = this.match;
    const step = table.steps.at(-1);
    if (step === undefined) return true;
    const { state } = table.cut(table.steps.length - 1);
    const { seat } = this.company;
    const told =
      step.kind === 'move'
        ? { seat: step.seat, move: game.format(state, step.move, seat) }
        : { deal: game.formatDeal(state, step.outcome, step.outcome.length, seat) };
    const seen = step.events.flatMap((event) => game.seen(event, seat) ?? []);
    console.log(JSON.stringify({ ...told, seen }));
    return true;
  }

  settle<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  async end(): Promise<void> {
    const { names, totals, places } = this.match;
    console.log(JSON.stringify({ over: true, names, totals, places }));
  }

  close(): void {}
}
