/** Compares two games with the same cards, and finds where they diverged. */
import type { GameTypes, Match, Seat, Step } from '@pakli/core';
import { seenStep } from '@pakli/host';
import type { Duel, Help, Parted, SeenStep, Side } from './host.ts';

export interface DuelGame {
  readonly match: Match<GameTypes>;
  readonly help: Pick<Help, 'hints' | 'undos'>;
}

/** Both from the same seat, which both played. */
export function duelOf(own: DuelGame, theirs: DuelGame, seat: Seat, link: string): Duel {
  const parted = partedAt(own.match, theirs.match, seat);
  return {
    seat,
    link,
    name: theirs.match.names[seat] ?? '',
    own: sideOf(own),
    theirs: sideOf(theirs),
    ...(parted === undefined ? {} : { parted }),
  };
}

function sideOf({ match: { totals, places }, help: { hints, undos } }: DuelGame): Side {
  return { totals, places, hints, undos };
}

function stepsOf({ tables }: Match<GameTypes>): readonly Step<GameTypes['event']>[] {
  return tables.flatMap(({ steps }) => steps);
}

/** The number of identical steps from the beginning. */
export function sameSteps(one: Match<GameTypes>, other: Match<GameTypes>): number {
  const [mine, others] = [stepsOf(one), stepsOf(other)];
  const at = mine.findIndex((step, i) => !isSame(step, others[i]));
  return at < 0 ? mine.length : at;
}

function isSame(one: Step<unknown>, other: Step<unknown> | undefined): boolean {
  if (one.kind === 'chance') {
    return (
      other?.kind === 'chance' &&
      one.outcome.length === other.outcome.length &&
      one.outcome.every((byte, i) => byte === other.outcome[i])
    );
  }
  return other?.kind === 'move' && one.seat === other.seat && one.move === other.move;
}

function partedAt(own: Match<GameTypes>, theirs: Match<GameTypes>, seat: Seat): Parted | undefined {
  const same = sameSteps(own, theirs);
  const [mine, others] = [seenAt(own, same, seat), seenAt(theirs, same, seat)];
  if (mine === undefined || others === undefined) return undefined;
  return { step: same, own: mine, theirs: others };
}

/** The step at index `count`, as the seat saw it. */
function seenAt({ tables }: Match<GameTypes>, count: number, seat: Seat): SeenStep | undefined {
  let left = count;
  for (const table of tables) {
    const step = table.steps[left];
    if (step !== undefined) {
      const before = table.cut(left);
      return seenStep(before, before.state, step, seat);
    }
    left -= table.steps.length;
  }
  return undefined;
}
