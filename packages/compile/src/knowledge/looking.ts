/**
 * Players that look ahead. Every move is tried in sampled worlds: the rest of
 * the turn and the answers to it are chosen by looking through whole turns, and
 * the position at the next action after so many turns is judged.
 */
import type { FlatSettings, Knowledge, Player, Search } from '@pakli/core';
import { ASK_ACTION } from '../effects/offers.ts';
import { compile, type Compile } from '../game.ts';
import { ASK, ASKED, TURN, type State } from '../state.ts';
import type { View } from '../types.ts';
import { drafting } from './drafting.ts';
import { Judge } from './judge.ts';
import { standings } from './plain.ts';
import { reason } from './reason.ts';
import { seedMove } from './seed.ts';
import { Turns } from './turns.ts';
import { weights } from './weights.ts';

const judge = new Judge(weights);

/** The chances of both at somebody's action. */
function evaluate(state: State, into: Float64Array): void {
  const mover = state.now[ASKED]!;
  const chance = judge.chance(state, mover);
  into[mover] = chance;
  into[1 - mover] = 1 - chance;
}

/** Playouts from a turn of the game end at the first action at least so many turns later. */
export function ahead(turn: number, turns: number): Knowledge<Compile> {
  return {
    stage: ({ now }) => (now[ASK] === ASK_ACTION && now[TURN]! >= turn + turns ? 1 : 0),
    evaluate,
  };
}

export interface Looking extends FlatSettings {
  /** How many turns after the own one are played on before the position is judged. */
  readonly answers: number;
  /** How many positions of a chain of effects are looked at for each move. */
  readonly positions?: number;
  /** Goes by rules of thumb alone, as somebody who has just learned the game. */
  readonly thumb?: boolean;
}

export function looking(search: Search, looks: Looking): Player<View> {
  const { answers, positions, thumb, ...settings } = looks;
  return {
    think(view, random) {
      if (view.phase === 'setup') return drafting(view, random, settings.temperature ?? 0);
      const horizon = ahead(view.number, 1 + answers);
      const known =
        thumb === true ? { ...horizon, ...thumbs } : { ...horizon, ...learned(view, positions) };
      return search.flat(compile, known, settings).think(view, random);
    },
  };
}

function learned({ options }: View, positions?: number): Knowledge<Compile> {
  const turns = new Turns(options, judge, positions);
  return { policy: (state, random) => turns.choose(state, random), reason };
}

const thumbs: Knowledge<Compile> = {
  policy: (state) => seedMove(state),
  evaluate: standings,
  reason,
};
