/** Walks through omgangar, and checks whether a likelihood differs between worlds that a seat cannot tell apart. */
import { CHANCE, OVER, Sfc32, type Random } from '@pakli/core';
import { knowledge, mulle, scoutMove, type Options, type State } from '../src/index.ts';
import { HAND } from '../src/state.ts';
import { optionsOf } from './subject.ts';

export const SYNCED: Options = optionsOf('synced');

/** Plays an omgang, moves alternating between random and the scout's, and shows each position. */
export function walk(random: Random, show: (state: State) => void): void {
  const state = mulle.create(SYNCED, 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  mulle.setup(state, { number: 0, starter: random.below(2), carry: [0, 0] });
  for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
    if (turn === CHANCE) mulle.deal(state, outcome, mulle.draw(state, random, outcome));
    else {
      const { moves } = mulle.view(state, turn);
      const any = moves[random.below(moves.length)]!;
      mulle.play(state, random.below(2) === 0 ? any : scoutMove(state));
    }
    show(state);
  }
}

/** Per seat, how many other worlds were compared and how many differed: each compares the views of a world and its twin. */
export function differences(games: number, seed: number): { worlds: number[]; differ: number } {
  const random = new Sfc32(seed);
  const twin = mulle.create(SYNCED, 2);
  const third = mulle.create(SYNCED, 2);
  const worlds = [0, 0];
  let differ = 0;
  for (let game = 0; game < games; game++) {
    walk(new Sfc32(seed + game), (state) => {
      if (mulle.turn(state) < 0) return;
      for (const seat of [0, 1]) {
        for (const world of [twin, third]) {
          mulle.copy(state, world);
          mulle.redeal(world, seat, random);
        }
        const one = knowledge.likelihood!(mulle.view(state, seat));
        const other = knowledge.likelihood!(mulle.view(twin, seat));
        const hand = HAND + 4 * (1 - seat);
        if ([0, 1, 2, 3].some((i) => twin.at[hand + i] !== state.at[hand + i])) worlds[seat]!++;
        for (const world of [state, twin, third]) {
          const likely = one.logOf(world);
          if (likely !== other.logOf(world) || !(likely > -Infinity && likely <= 0)) differ++;
        }
      }
    });
  }
  return { worlds, differ };
}
