/**
 * What every other card of an ending loses, read off perfect play after it:
 * which card of the own side is taken by which, which part of the contract or
 * silent bonus turns, and how many points the side ends with.
 */
import type { Match, Seat } from '@pakli/core';
import { ulti, type Ulti } from '@pakli/ulti';
import { billOf } from '@pakli/ulti/present';
import type { Reason } from '../../../src/lessons/puzzle.ts';
import { bestOf, wholeLines, type Verdict } from '../maker.ts';
import { cardOf, courseOf, pointsOf, winnerCard, type Course } from './themes.ts';

/** The cards of the seat's side, by whether the side gets them, with the card that takes each. */
function fates({ tricks }: Course, soloist: Seat, alone: boolean): Map<string, string | undefined> {
  const own = (seat: Seat): boolean => (seat === soloist) === alone;
  return new Map(
    tricks.flatMap((trick) =>
      [0, 1, 2].flatMap((seat): [string, string | undefined][] =>
        own(seat) ? [[cardOf(trick, seat), own(trick.winner) ? undefined : winnerCard(trick)]] : [],
      ),
    ),
  );
}

/** By the name of a line of the bill: what the soloist gets for it from both. */
function paid({ view: { result } }: Course): Map<string, number> {
  return new Map(result?.lines.map(({ name, amounts: [a, b] }) => [name, a + b]));
}

/** What a line of the bill has become. */
function turned(best: Course, other: Course, alone: boolean): Reason[] {
  const [before, after] = [paid(best), paid(other)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((part): Reason[] => {
    const [was, is] = [before.get(part) ?? 0, after.get(part) ?? 0];
    if (Math.sign(was) === Math.sign(is)) return [];
    // A silent bonus that the soloist pays is one of the defenders.
    const beaten = part.startsWith('silent ') ? 'against' : 'youLose';
    const reason = is > 0 ? (alone ? 'youMake' : 'made') : is < 0 ? beaten : 'gone';
    if (reason === 'youLose' && !alone) throw new Error(`the defenders gain ${part}`);
    return [{ reason, facts: { part } }];
  });
}

/** The points of the side, where they are counted. */
function counted({ view }: Course, alone: boolean): number | undefined {
  return billOf(view)?.counts?.[alone ? 0 : 1].total;
}

/** The dearest card that this line loses and the best one does not. */
function lost(best: Course, other: Course, soloist: Seat, alone: boolean): Reason[] {
  const kept = fates(best, soloist, alone);
  const [dearest] = [...fates(other, soloist, alone)]
    .filter(([card, taker]) => taker !== undefined && kept.get(card) === undefined)
    .toSorted(([one], [two]) => pointsOf(two) - pointsOf(one));
  const [card = '', by = ''] = dearest ?? [];
  return pointsOf(card) === 0 ? [] : [{ reason: 'lost', facts: { card, by } }];
}

/** Betli: the trick that the soloist takes, or that there is none. */
function betli({ tricks }: Course, soloist: Seat): Reason {
  const trick = tricks.find(({ winner }) => winner === soloist);
  return trick === undefined
    ? { reason: 'escapes', facts: {} }
    : { reason: 'caught', facts: { card: winnerCard(trick) } };
}

export function reasonsOf(match: Match<Ulti>, verdict: Verdict): Reason[][] {
  const { state, turn } = match.table;
  const { soloist } = ulti.view(state, turn);
  if (soloist === null) throw new Error('nobody plays alone');
  const alone = soloist === turn;
  const { values } = verdict;
  const courses = wholeLines(match, verdict).map((line, i) =>
    courseOf(state, line, values[i] ?? 0),
  );
  const best = courses[bestOf(verdict) ?? 0];
  if (best === undefined) throw new Error('nothing to play');
  return courses.map((course): Reason[] => {
    if (course === best) return [];
    if (paid(best).has('betli')) return [betli(course, soloist)];
    const points = counted(course, alone);
    const most = counted(best, alone);
    const count: Reason[] =
      points === undefined || most === undefined || points === most
        ? []
        : [{ reason: 'count', facts: { points, best: most } }];
    return [lost(best, course, soloist, alone), count, turned(best, course, alone)].flat();
  });
}
