/** Whole matches with a listener that looks at the table on every event and plays on with a fork. */
import { CHANCE, fork, listMoves, Match, OVER, Sfc32, isRefusal, type Listener } from '@pakli/core';
import { difference, meddle } from '@pakli/core/testing';
import { GAMES } from '../src/index.ts';

/** The damage done by a listener in this many matches of a game, one line each. */
export async function spoiledMatches(id: string, matches: number, seed: number): Promise<string[]> {
  const { game } = await GAMES.find((entry) => entry.id === id)!.load();
  const spoiled: string[] = [];
  const outcome = new Uint8Array(game.maxOutcome);
  for (let n = 0; n < matches; n++) {
    const random = new Sfc32(seed + n);
    const meddling = new Sfc32(seed + n);
    const match = Match.start(game, { random });
    if (isRefusal(match)) throw new Error(match.refused);
    const { state } = match.table;
    while (game.turn(state) !== OVER) {
      const quiet = fork(game, state);
      const take = stepAt(quiet);
      const [events, heard]: [string[], string[]] = [[], []];
      take(quiet, (event) => events.push(JSON.stringify(event)));
      take(state, (event) => {
        heard.push(JSON.stringify(event));
        meddle(game, state, meddling);
      });
      const found = difference(state, quiet) ?? difference(heard, events, 'events');
      if (found === undefined) continue;
      spoiled.push(`${id}, seed ${seed + n}: ${found}`);
      break;
    }
    function stepAt(at: typeof state): (state: typeof at, listener: Listener<unknown>) => void {
      if (game.turn(at) === CHANCE) {
        const length = game.draw(at, random, outcome);
        return (into, listener) => game.deal(into, outcome, length, listener);
      }
      const moves = listMoves(game, at);
      const move = moves[random.below(moves.length)]!;
      return (into, listener) => game.play(into, move, listener);
    }
  }
  return spoiled;
}
