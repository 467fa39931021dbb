/** What has happened in a match, as sentences that one reader may read. */
import type { SeenStep } from '@pakli/protocol';
import { tellStep as tellInWords, type Audience } from '@pakli/text';
import type { Voice } from '../input/voice.ts';

export class Journal {
  private readonly company: Audience;
  private readonly voice: Voice;
  /** Oldest first. */
  readonly lines: string[] = [];
  /** With which line each turn begins. */
  private readonly turns: number[] = [];

  constructor(company: Audience, voice: Voice) {
    this.company = company;
    this.voice = voice;
  }

  /** Tells a step and answers with what it said. */
  tell(step: SeenStep): readonly string[] {
    const told = tellStep(step, this.company, this.voice);
    if (step.seat !== null) this.turns.push(this.lines.length);
    this.lines.push(...told);
    return told;
  }

  /** The last turns and what was dealt between them; everything where no number is given. */
  recall(turns: number | undefined): readonly string[] {
    return this.lines.slice(turns === undefined ? 0 : (this.turns.at(-turns) ?? 0));
  }
}

/** One step in words; in notation for a game that nobody can speak of yet. */
export function tellStep(step: SeenStep, company: Audience, { speech }: Voice): readonly string[] {
  const { seat, text } = step;
  if (speech === undefined) return [seat === null ? text : `${company.names[seat]}: ${text}`];
  return tellInWords(speech, step, company).map((sentence) => sentence.text);
}
