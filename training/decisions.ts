/**
 * The decisions of the first expert of Buddy Bluff, for `training/train.py` to learn:
 * the positions that the moves of each decision lead to, as its player knows them,
 * and the one it chose.
 *
 *     node --conditions=@pakli/source training/decisions.ts --out data/people --seconds 600 --seed 31
 *     python3 training/train.py imitate --data data/people --out people.net
 *
 * With `--net` one player may play by that net; its decisions are not written.
 *
 * Next to the position files, `groups.u8` holds the number of positions per decision.
 */
import { openSync, writeSync } from 'node:fs';
import { search } from '@pakli/ai';
import { CHANCE, OVER, Sfc32, type Move } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';
import { buddyBluff, yardsticks, type State } from '../packages/buddy-bluff/src/index.ts';
import { winScorer } from '../packages/buddy-bluff/src/knowledge/scorer.ts';
import { PassedOver } from '../packages/buddy-bluff/src/knowledge/past.ts';
import { cardOfMove, targetOf } from '../packages/buddy-bluff/src/moves.ts';
import { ENDED, PHASE } from '../packages/buddy-bluff/src/state.ts';
import { SEATS } from '../packages/buddy-bluff/src/types.ts';
import {
  inThreads,
  netAt,
  Samples,
  sit,
  type Job,
} from '../packages/buddy-bluff/scripts/samples.ts';

/** Per decision. */
const MILLISECONDS = 10;

/** Only ranks matter. */
function doesTheSame(one: Move, other: Move): boolean {
  const ranks = [one, other].map((move) => rankOf(cardOfMove(move)));
  return targetOf(one) === targetOf(other) && ranks[0] === ranks[1];
}

function work({ out, seed, games, seconds, net, thread, threads }: Job): {
  games: number;
  positions: number;
} {
  const samples = new Samples(out, thread);
  const groups = openSync(`${out}/part${thread}.groups.u8`, 'w');
  const { player } = yardsticks(search)['expert-1']!;
  const passed = new PassedOver();
  const outcomes = new Uint8Array(buddyBluff.maxOutcome);
  const until = performance.now() + 1000 * seconds;

  const learned = net === '' ? undefined : winScorer(netAt(net));
  const byNet = (state: State): Move => learned!.best(learned!.weigh(state, passed));

  function decide(state: State, seat: number, random: Sfc32): Move {
    const view = buddyBluff.view(state, seat);
    const moves = view.moves.filter(
      (move, index) => view.moves.findIndex((other) => doesTheSame(move, other)) === index,
    );
    if (moves.length === 1) return moves[0]!;
    const thinking = player.think(view, random);
    const end = performance.now() + MILLISECONDS;
    while (!thinking.step(2) && performance.now() < end);
    const { move } = thinking.answer();
    const next = buddyBluff.create(state.options, SEATS);
    for (const one of moves) {
      buddyBluff.copy(state, next);
      buddyBluff.play(next, one);
      // With the last card of the deal there is nothing to learn.
      if (next.now[PHASE] === ENDED) return move;
      samples.add(next, seat, passed);
      samples.label(doesTheSame(one, move) ? 1 : 0);
    }
    writeSync(groups, Uint8Array.of(moves.length));
    samples.writeWhenFull();
    return move;
  }

  let played = 0;
  for (let table = thread; table < games && performance.now() < until; table += threads) {
    const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ table);
    const { options, first, carry } = sit(random);
    // At two tables out of three one seat is the net's: the aim is what people do among its kind.
    const alone = learned !== undefined && random.below(3) > 0 ? random.below(SEATS) : -1;
    const state = buddyBluff.create(options, SEATS);
    for (let deal = first; deal < options.deals; deal++) {
      buddyBluff.setup(state, { number: deal, starter: (table + deal) & 3, carry });
      for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
        if (turn === CHANCE) {
          buddyBluff.deal(state, outcomes, buddyBluff.draw(state, random, outcomes));
          passed.clear();
          continue;
        }
        const move = turn === alone ? byNet(state) : decide(state, turn, random);
        passed.note(state, move);
        buddyBluff.play(state, move);
      }
      for (let seat = 0; seat < SEATS; seat++) carry[seat] = carry[seat]! + state.penalty[seat]!;
      played++;
    }
  }
  samples.write();
  return { games: played, positions: samples.total };
}

await inThreads(import.meta.url, work);
