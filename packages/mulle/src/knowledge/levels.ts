/** What a search may know of Mulle, the four strengths, and a fixed opponent as their yardstick. */
import {
  withAttention,
  type FlatSettings,
  type Knowledge,
  type Level,
  type Levels,
  type Search,
} from '@pakli/core/search';
import { mulle, type Mulle } from '../game.ts';
import { stateOf } from '../world.ts';
import { attention } from './attention.ts';
import { evaluate, lead, stage } from './horizon.ts';
import { openValue } from './open-value.ts';
import { likelihoodOf } from './past-likelihood.ts';
import { reason } from './reason.ts';
import { scoutMove, weighAll } from './scout.ts';
import { seedMove } from './seed.ts';
import { isOpen, EndingSolver } from './solver.ts';
import { trainedMove, weighTrained } from './trained-scout.ts';

/** Both seats count cards in playouts, which end with the round. */
const unsolved: Knowledge<Mulle> = {
  policy: (state) => scoutMove(state),
  weigh: weighAll,
  stage,
  evaluate,
  reason,
};

/** The last round is solved. */
const solved: Knowledge<Mulle> = {
  ...unsolved,
  solve: (view) => (isOpen(view) ? new EndingSolver(stateOf(view)) : undefined),
  open: openValue,
};

/** Before it, hands are weighted by what the other seat passed over. */
const reading: Knowledge<Mulle> = {
  ...solved,
  likelihood: likelihoodOf,
  losses: { slip: 1, blunder: 4 },
};

/** Replies in the first look of expert's solver; later looks take all. */
const WIDTH = 5;

/** Both seats play as the trained scout in playouts. */
export const knowledge: Knowledge<Mulle> = {
  ...reading,
  policy: (state) => trainedMove(state),
  weigh: weighTrained,
  solve: (view) => (isOpen(view) ? new EndingSolver(stateOf(view), WIDTH) : undefined),
};

/** Greedy playouts to the end of the round, then points are counted. */
const plain: Knowledge<Mulle> = {
  policy: (state) => seedMove(state),
  stage,
  evaluate: (state, into) => {
    into[0] = lead(state);
    into[1] = -into[0];
  },
};

/** A level that overlooks this percentage of long sums. */
function weak(level: Level<Mulle>, percent: number): Level<Mulle> {
  return { ...level, player: withAttention(level.player, attention(percent)) };
}

/** Expert's playouts learn from each other, and try moves that seem about a point worse. */
const CURIOSITY = 1;

type Flat = (
  known: Knowledge<Mulle>,
  worlds: number,
  temperature: number,
  milliseconds: number,
  further?: Pick<FlatSettings, 'curiosity'>,
) => Level<Mulle>;

function flatOf(search: Search): Flat {
  return (known, worlds, temperature, milliseconds, further = {}) => ({
    player: search.flat(mulle, known, { worlds, temperature, ...further }),
    steps: worlds,
    milliseconds,
  });
}

/** Weakest first; the host's clock or the steps end the thinking. Only the upper two solve endings. */
export function levels(search: Search): Levels<Mulle> {
  const flat = flatOf(search);
  return {
    beginner: weak(flat(unsolved, 2, 5, 50), 70),
    casual: weak(flat(unsolved, 8, 0.5, 50), 10),
    strong: flat(solved, 20, 0, 300),
    expert: { ...flat(knowledge, 3000, 0, 1000, { curiosity: CURIOSITY }), exact: 150 },
  };
}

/**
 * `flat-32`: 32 uniform worlds, each tried with every move, greedy playouts. `expert-1`: the first
 * expert. `beginner-2` to `expert-2`: the levels of 2026-11-18. All of them stay fixed while the
 * levels improve.
 */
export function yardsticks(search: Search): Readonly<Record<string, Level<Mulle>>> {
  const flat = flatOf(search);
  const player = search.flat(mulle, plain, { worlds: 32, prune: false });
  const expert = (known: Knowledge<Mulle>): Level<Mulle> => ({
    player: search.flat(mulle, known, { worlds: 3000, temperature: 0 }),
    steps: 3000,
    milliseconds: 1000,
  });
  return {
    'flat-32': { player, steps: 32, milliseconds: Infinity },
    'expert-1': expert(solved),
    'beginner-2': weak(flat(unsolved, 2, 5, 50), 70),
    'casual-2': weak(flat(unsolved, 8, 0.5, 50), 10),
    'strong-2': flat(solved, 20, 0, 300),
    'expert-2': { ...expert(reading), exact: 150 },
  };
}
