/** The levels find out how the others play, and play worlds out accordingly. */
import { search as realSearch } from '@pakli/ai';
import {
  answerAtOnce,
  askPlayer,
  CHANCE,
  OVER,
  randomPlayer,
  Sfc32,
  type Move,
  type Random,
} from '@pakli/core';
import { logChance, type Knowledge, type Search } from '@pakli/core/search';
import { expect, test } from 'vitest';
import {
  buddyBluff as game,
  carefulMove,
  greedyMove,
  learn,
  levels,
  type BuddyBluff,
  type State,
} from '../src/index.ts';
import { nets } from '../src/knowledge/scorer.ts';
import { PassedOver } from '../src/knowledge/past.ts';
import { stylesOf } from '../src/knowledge/styles.ts';
import { PLAYED } from '../src/state.ts';
import { ROUNDS } from '../src/types.ts';
import { CLASSIC } from './side-by-side.ts';

type Style = (state: State, random: Random) => Move;

/** The first deal of a seed in which the others play in a style, up to the second play of round 2 by seat 0, which plays carefully. */
function deal(seed: number, style: Style): State {
  const random = new Sfc32(seed);
  const state = game.create(CLASSIC, 4);
  const outcome = new Uint8Array(game.maxOutcome);
  game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) game.deal(state, outcome, game.draw(state, random, outcome));
    else if (turn === 0 && game.view(state, 0).plays === 20) break;
    else game.play(state, (turn === 0 ? carefulMove : style)(state, random));
  }
  return state;
}

/** The search input of beginner, who knows the others by finished rounds only. */
function knowledgeOf(state: State): Knowledge<BuddyBluff> {
  let used: Knowledge<BuddyBluff> = {};
  const search: Search = {
    flat: (_game, given) => ({
      think(view) {
        used = given as unknown as Knowledge<BuddyBluff>;
        return answerAtOnce({ move: view.moves[0]! });
      },
    }),
    tree: () => randomPlayer,
  };
  askPlayer(levels(search).beginner.player, game.view(state, 0), new Sfc32(1), 1);
  return used;
}

/** The plays of a style: ties are random. */
function playsOf(style: Style, state: State): Set<Move> {
  return new Set(Array.from({ length: 30 }, (_, lot) => style(state, new Sfc32(lot))));
}

/** How often the others follow their style in playouts, where another style would play differently. */
function agreement(states: readonly State[], style: Style, other: Style): number {
  let [asked, agreed] = [0, 0];
  for (const state of states) {
    const known = knowledgeOf(state);
    const next = game.create(CLASSIC, 4);
    game.copy(state, next);
    game.play(next, game.view(next, 0).moves[0]!);
    for (let seat = game.turn(next); seat > 0; seat = game.turn(next)) {
      const own = playsOf(style, next);
      if ([...playsOf(other, next)].every((move) => !own.has(move))) {
        for (let lot = 100; lot < 120; lot++) {
          asked++;
          if (own.has(known.policy!(next, new Sfc32(lot), 0))) agreed++;
        }
      }
      game.play(next, style(next, new Sfc32(1)));
    }
  }
  expect(asked).toBeGreaterThan(200);
  return agreed / asked;
}

// With prior shares only, about four plays in ten would be theirs.
test.each([
  ['greedy', greedyMove, carefulMove],
  ['careful', carefulMove, greedyMove],
] as const)('playouts among %s players are theirs', (_, style, other) => {
  const states = Array.from({ length: 24 }, (_, seed) => deal(seed, style));
  expect(agreement(states, style, other)).toBeGreaterThan(0.65);
});

/** Deals by the net up to the last round, then by strong; shows strong's plays. */
function strongEndings(deals: number, show: (state: State, move: Move) => void): void {
  const { win } = nets();
  const { strong } = levels(realSearch);
  const random = new Sfc32(3);
  const outcome = new Uint8Array(game.maxOutcome);
  for (let number = 0; number < deals; number++) {
    const state = game.create(CLASSIC, 4);
    game.setup(state, { number: 0, starter: number % 4, carry: [0, 0, 0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      const view = game.view(state, turn);
      let move = win!.best(win!.weigh(state, PassedOver.before(state)));
      if (view.round === ROUNDS && view.moves.length > 1) {
        ({ move } = askPlayer(strong.player, view, new Sfc32(random.below(0x40000000)), 40));
        show(state, move);
      }
      game.play(state, move);
    }
  }
}

test('who plays by the net is expected to look into the last round, as strong does', async () => {
  await learn();
  const { win, people } = nets();
  const byNet = stylesOf({ win: win!, people: people! }).at(-1)!;
  const habit = byNet.last ?? byNet;
  let [gain, asked] = [0, 0];
  strongEndings(4, (state, move) => {
    const { moves, values } = habit.scorer;
    const count = habit.scorer.weigh(state, PassedOver.before(state));
    gain += logChance(values, count, moves.indexOf(move), habit) + Math.log(count);
    asked++;
  });
  // Better than not reading the play at all; by the net alone it was worse.
  expect(gain / asked).toBeGreaterThan(0.1);
});

test('among players who play by the net the expert plays worlds out before the last round, and strong takes the word of the net', async () => {
  await learn();
  const { win } = nets();
  const { strong, expert } = levels(realSearch);
  const random = new Sfc32(5);
  const outcome = new Uint8Array(game.maxOutcome);
  const state = game.create(CLASSIC, 4);
  game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
  let asked = 0;
  while (state.now[PLAYED]! < 32) {
    const turn = game.turn(state);
    if (turn === CHANCE) {
      game.deal(state, outcome, game.draw(state, random, outcome));
      continue;
    }
    const view = game.view(state, turn);
    if (state.now[PLAYED]! >= 24 && view.moves.length > 1) {
      const [weight, searched] = [strong, expert].map(({ player }) =>
        Math.max(...askPlayer(player, view, new Sfc32(1), 8).estimates!.map((one) => one.weight)),
      );
      expect(weight).toBe(1);
      expect(searched).toBeGreaterThan(1);
      asked++;
    }
    game.play(state, win!.best(win!.weigh(state, PassedOver.before(state))));
  }
  expect(asked).toBeGreaterThan(3);
});
