import { search } from '@pakli/ai';
import { ahead, compile } from '@pakli/compile';
import { Sfc32 } from '@pakli/core';
import { gameBenches, midgame, type Bench, type Benches } from './bench.ts';

const ITERATIONS = 1000;

/** Iterations of the tree search from pinned positions: playouts of random moves for two turns of each player, then the judgement. */
function searching(): Bench {
  const random = new Sfc32(1);
  const roots = Array.from({ length: 8 }, (_, seed) => {
    const state = midgame(compile, 2, seed);
    const view = compile.view(state, compile.turn(state));
    const player = search.tree(compile, ahead(view.number, 4), { iterations: ITERATIONS });
    return { view, player };
  }).filter(({ view }) => view.moves.length > 1);
  return {
    unit: 'iterations/s',
    against: 'playouts',
    batch() {
      for (const { view, player } of roots) player.think(view, random).step(ITERATIONS);
      return roots.length * ITERATIONS;
    },
  };
}

export const benches: Benches = { ...gameBenches(compile, 2), search: searching };
