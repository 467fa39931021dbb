/**
 * An outside player of Ulti in TypeScript: it gets views and nothing else. In
 * imagined deals that fit the view it tries every legal card, plays the rest at
 * random, and takes the card that pays best on average. Try it:
 *
 *     pakli arena ulti --players "cmd:node --conditions=@pakli/source examples/player.ts,rules"
 */
import { createInterface } from 'node:readline';
import { askPlayer, Belief, Sfc32, type Player } from '@pakli/core';
import { Buffers, playout } from '@pakli/core/search';
import { players, ulti, type View } from '@pakli/ulti';

const WORLDS = 100;

const dreamer: Player<View> = {
  think(view, random) {
    // It has no opinion on bids.
    if (view.phase !== 'PLAY') return players.rules.think(view, random);
    const belief = new Belief(ulti, view);
    const trial = ulti.create(view.options, view.seats);
    const buffers = new Buffers(ulti);
    const payoff = new Float64Array(view.seats);
    const sums = view.moves.map(() => 0);
    return {
      // One step is one world: the host of a player sets the number.
      step(worlds) {
        for (let world = 0; world < worlds; world++) {
          belief.sample(random);
          view.moves.forEach((move, i) => {
            ulti.copy(belief.world, trial);
            ulti.play(trial, move);
            playout(ulti, trial, random, buffers);
            ulti.payoff(trial, payoff);
            sums[i] = (sums[i] ?? 0) + (payoff[view.seat ?? 0] ?? 0);
          });
        }
        return false;
      },
      answer: () => ({ move: view.moves[sums.indexOf(Math.max(...sums))] ?? 0 }),
    };
  },
};

/** The fields of a request that it uses (docs/engine-protocol.md). */
interface Request {
  readonly do: 'hello' | 'go' | 'stop';
  readonly id: number;
  readonly view: View;
  /** As texts, in the order of `view.moves`. */
  readonly moves: readonly string[];
}

const random = Sfc32.fresh();

function reply({ do: asked, view, moves }: Request): object {
  if (asked === 'hello') return { protocol: 1, name: 'dreamer', version: '1' };
  if (asked === 'stop') return { stopped: false };
  return { move: moves[view.moves.indexOf(askPlayer(dreamer, view, random, WORLDS).move)] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as Request;
  console.log(JSON.stringify({ ok: true, id: request.id, ...reply(request) }));
}
