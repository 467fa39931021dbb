/**
 * How much is left to win in the last plays of a deal from a level that plays against itself. From
 * positions this many plays before the end of its deals, each seat in turn plays as well as a player
 * could who sees all cards and knows the others' answers, while the others play the level. No player
 * can gain more, whatever they know; the search is exhaustive, so the number is exact for these
 * positions. A script, not a test: it takes minutes.
 *
 *     node --conditions=@pakli/source bench/endings.ts GAME [--level expert] [--plays 8] [--deals 20] [--seed 1]
 *
 * The level thinks a fixed number of steps and so chooses the same move every time, on every machine.
 */
import { parseArgs } from 'node:util';
import { findGame } from '@pakli/catalogue';
import { CHANCE, fork, OVER, Sfc32, type GameTypes, type Move, type StateOf } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { Buffers } from '@pakli/core/search';

type State = StateOf<GameTypes>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'expert' },
    plays: { type: 'string', default: '8' },
    deals: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = 'buddy-bluff'] = positionals;
const [plays, deals, seed] = [values.plays, values.deals, values.seed].map(Number) as [
  number,
  number,
  number,
];
const loaded = await findGame(id)!.load();
await loaded.learn();
const { game } = loaded;
const { player, steps, exact = steps } = loaded.contenders.get(values.level)!;
const buffers = new Buffers(game);
const answers = new Map<string, Move>();

/** The level's move. */
function answerOf(state: State): Move {
  const view = game.view(state, game.turn(state));
  if (view.moves.length === 1) return view.moves[0]!;
  const text = JSON.stringify(view);
  let move = answers.get(text);
  if (move === undefined) {
    const thinking = player.think(view, new Sfc32(Number.parseInt(checksum([text]), 16)));
    thinking.step(exact);
    ({ move } = thinking.answer());
    answers.set(text, move);
  }
  return move;
}

function after(state: State, move: Move): State {
  const next = fork(game, state);
  game.play(next, move);
  return next;
}

/** A seat's payoff if it plays perfectly with all cards open, or as the level does. */
function valueOf(state: State, seat: number, open: boolean): number {
  const turn = game.turn(state);
  if (turn === OVER) {
    const payoffs = new Float64Array(state.seats);
    game.payoff(state, payoffs);
    return payoffs[seat]!;
  }
  if (turn !== seat || !open) return valueOf(after(state, answerOf(state)), seat, open);
  const moves = Array.from(buffers.moves.subarray(0, game.moves(state, buffers.moves)));
  return Math.max(...moves.map((move) => valueOf(after(state, move), seat, open)));
}

/** The position this many plays before the end of a deal; undefined if fewer followed the deal. */
function ending(deal: number): State | undefined {
  const seats = game.seats[0]!;
  const state = game.create(game.rules.defaults, seats);
  const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ deal);
  game.setup(state, {
    number: 0,
    starter: deal % seats,
    carry: Array.from({ length: seats }, () => 0),
  });
  let before: State[] = [];
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.deal(state, buffers.outcome, game.draw(state, random, buffers.outcome));
      before = [];
      continue;
    }
    before = [...before, fork(game, state)].slice(-plays);
    game.play(state, answerOf(state));
  }
  return before.length === plays ? before[0] : undefined;
}

const gains: number[] = [];
let positions = 0;
for (let deal = 0; deal < deals; deal++) {
  answers.clear();
  const state = ending(deal);
  if (state === undefined) continue;
  positions++;
  for (let seat = 0; seat < state.seats; seat++) {
    gains.push(valueOf(state, seat, true) - valueOf(state, seat, false));
  }
}
const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
const square = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length;
const margin = 1.96 * Math.sqrt(square / gains.length);
const some = gains.filter((gain) => gain > 0).length;
console.log(
  `${id}, the last ${plays} plays of ${positions} deals of ${values.level}: a seat that sees all cards gains ` +
    `${mean.toFixed(3)} ± ${margin.toFixed(3)}, something in ${some} of ${gains.length}, at most ${Math.max(...gains)}`,
);
