/**
 * How a turn of Compile goes wrong after any other move: which line the other
 * player compiles and how it stands then, or which protocol is still missing
 * when the turn is over, or that chance decides.
 */
import { compile, type Compile, type Event, type State } from '@pakli/compile';
import { CHANCE, fork, isRefusal, OVER, type Match, type Seat } from '@pakli/core';
import type { Reason } from '../../../src/lessons/puzzle.ts';
import { bestOf, wholeLines, type Verdict } from '../maker.ts';
import { courseOf, threats } from './themes.ts';

interface End {
  readonly state: State;
  /** Everything that happened on the way. */
  readonly events: readonly Event[];
}

function endOf(state: State, line: readonly string[]): End {
  const now = fork(compile, state);
  const events: Event[] = [];
  for (const text of line) {
    const move = compile.read(now, compile.turn(now), text);
    if (isRefusal(move)) throw new Error(`${text} is refused`);
    compile.play(now, move, (event) => void events.push(event));
  }
  return { state: now, events };
}

/** The line that the other player compiles, which wins. */
function compiled(state: State, seat: Seat, line: readonly string[], end: End): Reason {
  const over = compile.turn(end.state) === OVER && compile.scores(end.state)[seat] !== 1;
  const number = end.events.findLast((event) => event.kind === 'compile')?.line;
  if (!over || number === undefined) throw new Error(`${line.join('; ')} does not lose`);
  const course = courseOf(state, seat, line);
  const plate = course.before.players[1].protocols[number]?.protocol ?? '';
  if (threats(course.end).includes(number)) {
    const [own, theirs] = course.end.totals.map((totals) => totals[number] ?? 0);
    return { reason: 'stands', facts: { plate, theirs: theirs ?? 0, own: own ?? 0 } };
  }
  // Name at once what one move brings about: afterwards the line is gone and cannot be counted.
  const touched = course.events.some(({ cards }) =>
    cards.some(({ from, to }) => [from, to].some((place) => place.startsWith(`P1.L${number}`))),
  );
  const theirs = course.before.totals[1]?.[number] ?? 0;
  return touched
    ? { reason: 'compiled', facts: { plate } }
    : { reason: 'untouched', facts: { plate, theirs } };
}

export function reasonsOf(match: Match<Compile>, verdict: Verdict): Reason[][] {
  const { state, turn } = match.table;
  const best = bestOf(verdict);
  return wholeLines(match, verdict).map((line, i): Reason[] => {
    if (i === best) return [];
    const end = endOf(state, line);
    if (compile.turn(end.state) === CHANCE) return [{ reason: 'chance', facts: {} }];
    if (verdict.goal === 'stop') return [compiled(state, turn, line, end)];
    const { players } = compile.view(end.state, turn);
    const plate = players[0].protocols.find((one) => !one.compiled)?.protocol;
    if (plate === undefined) throw new Error(`${line.join('; ')} wins`);
    return [{ reason: 'missing', facts: { plate } }];
  });
}
