/**
 * Twin worlds: two states that a seat cannot tell apart. A player in that
 * seat must make the same move in both, given the same random numbers.
 */
import {
  askPlayer,
  fork,
  isRefusal,
  Match,
  Sfc32,
  type BaseView,
  type Game,
  type Player,
} from '@pakli/core';

/** Plays on at random and compares the answers in the two worlds at every decision of a seat. */
export function twinWorlds(
  game: Game,
  player: Player<BaseView>,
  pairs: number,
  steps: number,
  seed: number,
): { readonly pairs: number; readonly different: readonly string[] } {
  const random = new Sfc32(seed);
  const different: string[] = [];
  let done = 0;
  while (done < pairs) {
    const match = Match.start(game, { random });
    if (isRefusal(match)) throw new Error(match.refused);
    for (match.advance(random); !match.over && done < pairs; match.advance(random)) {
      const { state, turn } = match.table;
      const view = game.view(state, turn);
      // Every third decision, so that pairs come from many deals.
      if (view.moves.length > 1 && random.below(3) === 0) {
        const twin = fork(game, state);
        game.redeal(twin, turn, random);
        const numbers = random.below(1_000_000);
        const [here, there] = [view, game.view(twin, turn)].map((seen) =>
          JSON.stringify(askPlayer(player, seen, new Sfc32(numbers), steps)),
        );
        if (here !== there) different.push(game.formatPosition(state));
        done++;
      }
      match.table.play(view.moves[random.below(view.moves.length)] ?? 0);
    }
  }
  return { pairs: done, different };
}
