/** Law 5 for knowledge: policies and likelihoods are pure functions of their input. */
import { fork, type GameTypes, type StateOf } from '../game.ts';
import { Sfc32 } from '../random.ts';
import { difference } from './compare.ts';
import type { Spot } from './subject.ts';

/** How many moves of a playout are asked about. */
const PLAYS = 4;

/** Asks about worlds and about playouts from them, then again in reverse order. */
export function checkKnowledge<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, turn, random } = spot;
  const known = turn < 0 ? undefined : spot.subject.knowledge?.(game.view(state, turn));
  if (known === undefined) return;
  const likelihood = known.likelihood?.(game.view(state, turn));
  const seed = random.below(2 ** 32);
  const worlds = [state, ...spot.worlds.flatMap((one) => (one.seat === turn ? [one.state] : []))];
  const moveIn = (at: StateOf<K>): number | undefined =>
    game.turn(at) < 0 ? undefined : known.policy?.(at, new Sfc32(seed), turn);
  const playout = (world: StateOf<K>): StateOf<K>[] => {
    const positions = [fork(game, world)];
    for (let last = positions[0]!; positions.length < PLAYS;) {
      const move = moveIn(last);
      if (move === undefined) break;
      last = fork(game, last);
      game.play(last, move);
      positions.push(last);
    }
    return positions;
  };
  const asked = [
    ...worlds.map((world) => () => likelihood?.logOf(world)),
    ...worlds.flatMap(playout).map((at) => () => moveIn(at)),
  ];
  const answers = asked.map((ask) => ask());
  const again = asked.toReversed().map((ask) => ask());
  const found = difference(again.toReversed(), answers);
  if (found !== undefined) {
    spot.broken('knowledge', `asked again in another order it answers otherwise: ${found}`);
  }
}
