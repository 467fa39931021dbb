/**
 * Games of strong against itself with the protocols that players pick, for
 * `packages/compile/scripts/draft.ts --refine` to learn from: six random ones of the dozen best.
 * Quick games of the net with all thirty say too little about those.
 *
 *     node --conditions=@pakli/source training/drafts.ts --out strong.results.u8 --seconds 285 --seed 1
 *
 * One process plays them; run several with a seed each.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { search } from '@pakli/ai';
import { askPlayer, Sfc32 } from '@pakli/core';
import { compile, learn, levels, PROTOCOL_NAMES } from '../packages/compile/src/index.ts';
import { STRENGTHS } from '../packages/compile/src/knowledge/protocols.ts';
import { platesFrom, playGames } from '../packages/compile/scripts/games.ts';

const DOZEN = 12;
/** Worlds per move in which strong looks ahead: one less than at a table. */
const WORLDS = 2;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'strong.results.u8' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

await learn();
const { player } = levels(search).strong;
const weak = PROTOCOL_NAMES.map((_, protocol) => protocol)
  .toSorted((one, other) => STRENGTHS[other]! - STRENGTHS[one]!)
  .slice(DOZEN)
  .map((protocol) => PROTOCOL_NAMES[protocol]!);
const random = new Sfc32(Number(values.seed));
const until = performance.now() + 1000 * Number(values.seconds);
for (let game = 0; performance.now() < until; game++) {
  const first = game & 1;
  playGames(
    {
      games: 1,
      options: { ...compile.rules.defaults, ...platesFrom(weak, 0, random) },
      first,
      slip: 0,
      choose(state) {
        const view = compile.view(state, compile.turn(state));
        const numbers = new Sfc32(random.below(0x40000000));
        return askPlayer(player, view, numbers, WORLDS).move;
      },
      over: (state, payoff) =>
        appendFileSync(values.out, Uint8Array.from([...state.plates, first, 2 * payoff])),
    },
    random,
  );
}
