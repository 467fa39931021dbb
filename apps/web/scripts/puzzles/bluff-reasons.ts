/**
 * How a deal of Buddy Bluff ends after each move, as the cards lie and with everybody against the one who is asked:
 * what is laid on them on the way, and how many points they and their closest rival end with.
 */
import { buddyBluff, type BuddyBluff } from '@pakli/buddy-bluff';
import { fork, OVER, type Match } from '@pakli/core';
import type { Reason } from '../../src/lessons/puzzle.ts';
import { written } from './bluff-themes.ts';
import { bestOf, wholeLines, type Verdict } from './maker.ts';

interface Course {
  readonly scores: readonly number[];
  /** By card of the others: the points it lays on the seat. */
  readonly blows: ReadonlyMap<string, number>;
}

function courseOf(
  { table: { state, turn: me } }: Match<BuddyBluff>,
  line: readonly string[],
): Course {
  const now = fork(buddyBluff, state);
  const blows = new Map<string, number>();
  for (const text of line) {
    const seat = buddyBluff.turn(now);
    const before = now.penalty[me] ?? 0;
    const move = buddyBluff.read(now, seat, text);
    if (typeof move !== 'number') throw new Error(`${text} cannot be played`);
    buddyBluff.play(now, move);
    const points = (now.penalty[me] ?? 0) - before;
    if (seat !== me && points > 0) blows.set(written(text.slice(0, 2)), points);
  }
  if (buddyBluff.turn(now) !== OVER) throw new Error('the line does not end');
  return { scores: buddyBluff.scores(now), blows };
}

/** The card that hurts more than after the best move, and by how much. */
function worstBlow({ blows }: Course, best: Course | undefined): Reason[] {
  const more = (card: string, points: number): number => points - (best?.blows.get(card) ?? 0);
  const [worst] = [...blows]
    .filter(([card, points]) => more(card, points) > 0)
    .toSorted((one, other) => more(...other) - more(...one));
  if (worst === undefined) return [];
  const [card, points] = worst;
  return [{ reason: 'laid', facts: { card, points } }];
}

export function reasonsOf(match: Match<BuddyBluff>, verdict: Verdict): Reason[][] {
  const me = match.table.turn;
  const best = bestOf(verdict);
  const courses = wholeLines(match, verdict).map((line) => courseOf(match, line));
  const right = best === undefined ? undefined : courses[best];
  return courses.map((course, i): Reason[] => {
    const { scores } = course;
    const own = scores[me] ?? 0;
    const laid = course === right ? [] : worstBlow(course, right);
    const others = scores
      .map((points, seat) => ({ points, seat }))
      .filter(({ seat }) => seat !== me);
    const [rival] = others.toSorted((one, other) => one.points - other.points);
    if (verdict.goal !== 'first' || rival === undefined) {
      // The reasons name what the best move keeps at most anyway.
      if (course === right && own === -Math.max(...verdict.values)) return [];
      return [laid, { reason: 'ends', facts: { own } }].flat();
    }
    const { points, seat } = rival;
    const facts = { own, points, name: `seat:${seat}` };
    return [laid, { reason: i === best ? 'ahead' : 'behind', facts }].flat();
  });
}
