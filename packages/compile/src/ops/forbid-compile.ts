import { BAN, BANNER, PLAYER, TURN } from '../state.ts';
import { emit, NO_CARDS } from '../engine/events.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import type { Operation } from './operation.ts';

/** RULES 11.3: the opponent may not compile in the next turn. */
export const forbidCompile: Operation<'forbidCompile'> = {
  can: () => true,
  begin(state) {
    const { now } = state;
    const other = 1 - viewpoint.owner;
    now[BAN + other] = now[TURN]! + (now[PLAYER] === other ? 2 : 1);
    now[BANNER + other] = viewpoint.source;
    emit(state, 'forbidCompile', other, NO_CARDS, undefined, now[BAN + other]);
    return 1;
  },
  worth: () => 2,
};
