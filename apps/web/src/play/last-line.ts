/** What the line above the table says: the last move, or, where a turn is made of several moves, the whole last turn. */
import { tellStep, type Sentence, type WholeTurn } from '@pakli/text';
import type { SeenStep } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';

export interface LastLine {
  readonly text: string;
  readonly cards: Sentence['cards'];
}

/** `most`: letters that there is room for. */
export function lastLineOf(steps: readonly SeenStep[], talk: Talk, most: number): LastLine {
  const turns = newestTurns(steps, talk);
  const cards = (told: readonly LastLine[]): Sentence['cards'] => [
    ...new Set(told.flatMap((one) => one.cards)),
  ];
  if (turns.length > 0) {
    const text = turns.map((turn) => turn.text).join(' ');
    return { text: beginningOf(text, most), cards: cards(turns) };
  }
  const lines = steps
    .map((step) => tellStep(talk.speech, step, talk.company))
    .findLast(({ length }) => length > 0);
  const texts = lines?.map((line) => line.text) ?? [];
  // What came of a move comes before how it began: the log has all of it.
  while (texts.length > 1 && texts.join(' ').length > most) texts.shift();
  return { text: texts.join(' '), cards: cards(lines ?? []) };
}

/** The turn that is being played, and the one before it while nobody has acted since; none in games that tell no turns. */
export function newestTurns(
  steps: readonly SeenStep[],
  { speech, company }: Pick<Talk, 'speech' | 'company'>,
): WholeTurn[] {
  const seen = steps.map((step) => step.seen);
  const [now, before] = speech.turns?.(seen, company).toReversed() ?? [];
  if (now === undefined) return [];
  const begins = now.step === steps.length - 1 || now.clauses === 0;
  const newest = begins && before !== undefined ? [before, now] : [now];
  return newest.filter(({ clauses }) => clauses > 0);
}

/** As many whole clauses as there is room for. */
function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(', ', most - 2), text.lastIndexOf('; ', most - 2));
  return `${text.slice(0, end)} …`;
}
