/**
 * Why a move of Mulle is right, and what any other loses, read off the lines of
 * perfect play: which card takes what, and in which columns of the sheet the
 * points are missing in the end.
 */
import { fork, type Match } from '@pakli/core';
import { mulle, type Mulle, type Sheet, type State } from '@pakli/mulle';
import type { Reason } from '../../src/lessons/puzzle.ts';
import { bestOf, wholeLines, type Verdict } from './maker.ts';
import { endOf, step, steps, written, type Step } from './mulle-themes.ts';

const COLUMNS = ['mulle', 'tabbe', 'intake', 'bonus'] as const;

/** What each column is worth to a seat: its own points less the other's. */
function columns(sheets: readonly Sheet[], me: number): number[] {
  return COLUMNS.map((key) => (sheets[me]?.[key] ?? 0) - (sheets[1 - me]?.[key] ?? 0));
}

/** The moves of a line, each with what it does. */
function stepsOf(state: State, line: readonly string[]): Step[] {
  let now = fork(mulle, state);
  return line.map((text) => {
    const move = mulle.read(now, mulle.turn(now), text);
    if (typeof move !== 'number') throw new Error(`${text} cannot be played`);
    const made = step(now, move);
    now = made.state;
    return made;
  });
}

/** The cards that a capture takes off the table, as people write them. */
function prey({ taken, play }: Step): string {
  return taken
    .filter((card) => card !== play.card)
    .map(written)
    .join(' ');
}

/** One's next card, and what it takes; of several answers only what it takes after each of them. */
function next(best: Step, own: Step | undefined): Reason[] {
  if (own === undefined || own.taken.length === 0 || own.gain === 0) return [];
  const { card } = own.play;
  const facts = { card: written(card), points: own.gain, cards: prey(own) };
  const captures = steps(best.state).map(
    ({ state }) =>
      steps(state)
        .filter(({ play }) => play.card === card)
        .toSorted((one, other) => other.gain - one.gain)[0],
  );
  if (captures.some((one) => one === undefined || one.gain < own.gain)) {
    return [{ reason: 'next', facts }];
  }
  const always = own.taken.filter((taken) => captures.every((one) => one?.taken.includes(taken)));
  return [{ reason: 'nextSure', facts: { ...facts, cards: prey({ ...own, taken: always }) } }];
}

/** What a later card of one's own takes: the card that was played, or else the richest capture. */
function later(best: Step, own: readonly Step[]): Reason[] {
  const [most] = own
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => {
      const [a, b] = [one, other].map(({ taken }) => Number(taken.includes(best.play.card)));
      return (b ?? 0) - (a ?? 0) || other.gain - one.gain;
    });
  if (most === undefined || most.taken.length === 0) return [];
  const facts = { card: written(most.play.card), points: most.gain, cards: prey(most) };
  return [{ reason: 'later', facts }];
}

/** What the other hand can take at once. */
function answer(best: Step): Reason[] {
  const answers = steps(best.state);
  if (answers.length === 0) return [];
  if (answers.every(({ taken }) => taken.length === 0)) return [{ reason: 'nothing', facts: {} }];
  const points = Math.max(...answers.map(({ gain }) => gain));
  return points === 0 ? [{ reason: 'noPoints', facts: {} }] : [];
}

export function reasonsOf(match: Match<Mulle>, verdict: Verdict): Reason[][] {
  const { state, turn: me } = match.table;
  const lines = wholeLines(match, verdict);
  const best = bestOf(verdict) ?? 0;
  const ends = lines.map((line) => columns(endOf(state, line).sheets, me));
  return lines.map((line, i): Reason[] => {
    // Both sides play one card after the other.
    const [first, reply, own, ...rest] = stepsOf(state, line);
    if (first === undefined) return [];
    if (i === best) {
      const soon = next(first, own);
      const ahead = rest.filter((_, n) => n % 2 === 1);
      return [answer(first), soon.length > 0 ? soon : later(first, ahead)].flat();
    }
    const taken: Reason[] =
      reply === undefined || reply.gain === 0
        ? []
        : [
            {
              reason: 'takes',
              facts: { card: written(reply.play.card), cards: prey(reply), points: reply.gain },
            },
          ];
    const parts = COLUMNS.map((key, column): [string, number] => [
      key,
      (ends[i]?.[column] ?? 0) - (ends[best]?.[column] ?? 0),
    ]);
    return [taken, { reason: 'account', facts: Object.fromEntries(parts) }].flat();
  });
}
