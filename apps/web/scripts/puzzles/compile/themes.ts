/** The idea of a turn of Compile, read off the events of the line that reaches the aim. */
import { compile, type Event, type State, type View } from '@pakli/compile';
import { fork, isRefusal, type Seat } from '@pakli/core';
import type { Theme } from '../maker.ts';
import type { Aim } from './turn.ts';

/** What happens in the player's own turn, and how the lines stand at its end. */
interface Course {
  readonly before: View;
  readonly end: View;
  readonly events: readonly Event[];
  /** The card whose play begins it, if one does. */
  readonly played: string | undefined;
}

export function courseOf(state: State, seat: Seat, line: readonly string[]): Course {
  const now = fork(compile, state);
  const events: Event[] = [];
  let end: View | undefined;
  for (const text of line) {
    if (end !== undefined) break;
    const move = compile.read(now, compile.turn(now), text);
    if (isRefusal(move)) throw new Error(`${text} is refused`);
    compile.play(now, move, (event) => {
      if (event.kind === 'turn') end ??= compile.view(now, seat);
      if (end === undefined) events.push(event);
    });
  }
  return {
    before: compile.view(state, seat),
    end: end ?? compile.view(now, seat),
    events,
    played: /^(.+)@/.exec(line[0] ?? '')?.[1],
  };
}

const totalOf = ({ totals }: View, side: number, line: number): number => totals[side]?.[line] ?? 0;

/** Lines in which the other player would win. */
export function threats(view: View): number[] {
  return [0, 1, 2].filter((line) => {
    const total = totalOf(view, 1, line);
    const plate = view.players[1].protocols[line];
    return plate?.compiled === false && total >= 10 && total > totalOf(view, 0, line);
  });
}

/** Events that take a card out of a stack or turn it. */
const REMOVALS = ['delete', 'return', 'seize', 'flip', 'shift'] as const;
type Removal = (typeof REMOVALS)[number];

function isRemoval(kind: string): kind is Removal {
  return (REMOVALS as readonly string[]).includes(kind);
}

const THEME: Readonly<Record<Removal, string>> = {
  delete: 'delete',
  return: 'return',
  seize: 'return',
  flip: 'flip',
  shift: 'shift',
};

function stopTheme({ before, end, events, played }: Course): Theme | undefined {
  const [line, ...more] = threats(before);
  if (line === undefined || more.length > 0 || threats(end).length > 0) return undefined;
  const theirs = totalOf(end, 1, line);
  const own = totalOf(end, 0, line);
  const was = totalOf(before, 1, line);
  const plate = before.players[1].protocols[line]?.protocol ?? '';
  const now = end.players[1].protocols[line];
  if (events.some((event) => event.kind === 'rearrange' && event.whose === 1)) {
    if (now?.compiled !== true) return undefined;
    return { theme: 'plates', facts: { plate, done: now.protocol } };
  }
  if (theirs >= was) {
    if (own <= totalOf(before, 0, line) || theirs > own) return undefined;
    return { theme: own === theirs ? 'tie' : 'lead', facts: { plate, theirs, own } };
  }
  const at = (place: string): boolean => place.startsWith(`P1.L${line}`);
  const lowered = events.find(
    ({ kind, cards }) => isRemoval(kind) && cards.some(({ from }) => at(from)),
  );
  const hit = lowered?.cards.find(({ from }) => at(from));
  const card = lowered?.cause?.card;
  if (
    lowered === undefined ||
    !isRemoval(lowered.kind) ||
    hit === undefined ||
    card === undefined
  ) {
    return undefined;
  }
  const facts = { plate, was, theirs, own, card };
  // The text of the card that was played does it, or one that it sets off.
  if (played !== undefined && card !== played) {
    return { theme: 'wake', facts: { ...facts, card: played, cause: card } };
  }
  // A card that the player cannot read has no name.
  const target = (hit.before & 1) === 0 ? '' : hit.card;
  return { theme: THEME[lowered.kind], facts: { ...facts, target } };
}

function winTheme({ before, events }: Course): Theme | undefined {
  const plate = before.players[0].protocols.find(({ compiled }) => !compiled)?.protocol ?? '';
  const turned = events.findLast(({ kind }) => kind === 'plate');
  if (before.phase === 'action') {
    const card = turned?.cause?.card;
    return card === undefined ? undefined : { theme: 'turn', facts: { plate, card } };
  }
  const asked = before.phase === 'compile' && before.pending?.kind === 'controlTarget';
  return asked ? { theme: 'plates', facts: { plate, done: '' } } : undefined;
}

export function themeOf(aim: Aim, course: Course): Theme | undefined {
  return aim === 'stop' ? stopTheme(course) : winTheme(course);
}
