/**
 * Six faults planted in Scopa, to show that the laws catch them: `node test/planted.ts`
 * prints the laws that each of them breaks, and that none is broken without.
 */
import { randomPlayer, type Game, type GameModule } from '@pakli/core';
import { runLaws } from '@pakli/core/testing';
import { game, type Scopa } from '../src/game.ts';
import module from '../src/scopa.ts';
import { HAND, STOCK } from '../src/state.ts';

const { laws }: GameModule<Scopa> = module;

const FAULTS: Readonly<Record<string, Partial<Game<Scopa>>>> = {
  none: {},
  /** A view that shows the other hand to every reader. */
  'hidden card': {
    view: (state, reader) => ({ ...game.view(state, reader), others: game.hidden(state) }),
  },
  /** A card that vanishes when it is played. */
  'lost card': {
    play(state, move, listener) {
      const before = [...state.place];
      game.play(state, move, listener);
      const taken = state.place.findIndex((at, card) => at >= 4 && before[card] === 1);
      if (taken >= 0) state.place[taken] = 9;
    },
  },
  /** A door that lets a card be laid down that has to take. */
  'illegal move': {
    read(state, seat, text) {
      const answer = game.read(state, seat, text);
      const must = typeof answer === 'object' && answer.refused === 'must-take';
      return must ? game.moves(state, new Int32Array(game.maxChoices)) * 2048 : answer;
    },
  },
  /** A copy that shares its array. */
  'shared array': {
    copy(from, into) {
      game.copy(from, into);
      into.scope = from.scope;
    },
  },
  /** The leader wins more than the other loses. */
  'wrong sum': {
    payoff({ points }, into) {
      into[0] = points[0]! - points[1]!;
      into[1] = Math.max(0, -into[0]);
    },
  },
  /** Worlds of which every third gives the other the lowest of all unknown cards. */
  'biased worlds': {
    redeal(state, seat, random) {
      game.redeal(state, seat, random);
      if (random.below(3) > 0) return;
      const other = HAND + 1 - seat;
      const held = state.place.filter((at) => at === other).length;
      let given = 0;
      for (const [card, at] of state.place.entries()) {
        if (at === other || at === STOCK) state.place[card] = given++ < held ? other : STOCK;
      }
    },
  },
};

for (const [name, fault] of Object.entries(FAULTS)) {
  const broken = runLaws<Scopa>(
    {
      ...laws,
      cards: laws?.cards ?? (() => []),
      deck: laws?.deck ?? [],
      hidden: laws?.hidden ?? (() => []),
      game: { ...game, ...fault },
      options: { to: 0 },
      players: { random: randomPlayer },
    },
    { games: 6, seed: 1, positions: 4, redeals: 400 },
  );
  const names = [...new Set(broken.map(({ law }) => law))];
  console.log(`${name}: ${names.join(', ') || 'all laws hold'}`);
}
