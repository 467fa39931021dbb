import { BAN, BANNER, ACTIVE, TURN_NUMBER } from '../state.ts';
import { emitFacts } from '../engine/events.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import type { Operation } from './operation.ts';

/** RULES 11.3: the opponent may not compile in the next turn. */
export const forbidCompile: Operation<'forbidCompile'> = {
  can: () => true,
  begin(state) {
    const { now } = state;
    const other = 1 - viewpoint.owner;
    const number = now[TURN_NUMBER]! + (now[ACTIVE] === other ? 2 : 1);
    now[BAN + other] = number;
    now[BANNER + other] = viewpoint.source;
    emitFacts(state, 'forbidCompile', other, { number });
    return 1;
  },
  worth: () => 2,
};
