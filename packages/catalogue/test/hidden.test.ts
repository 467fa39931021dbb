/** `Game.hidden`: every card hidden from some player, and no other. */
import {
  fork,
  Match,
  randomMatch,
  Sfc32,
  type BaseView,
  type GameTypes,
  EVERYBODY,
} from '@pakli/core';
import type { View as Bluff } from '@pakli/buddy-bluff';
import type { View as Compile } from '@pakli/compile';
import type { View as Mulle } from '@pakli/mulle';
import type { View as Ulti } from '@pakli/ulti';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

function played(match: Match<GameTypes> | object): Match<GameTypes> {
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
}

/** All cards of a game, and those visible in a spectator's view. */
const OPEN: Readonly<Record<string, (view: BaseView) => [cards: number, open: string[]]>> = {
  mulle(view) {
    const { table, captured } = view as Mulle;
    return [104, [...table.flatMap(({ cards }) => cards), ...captured.flat()]];
  },
  ulti(view) {
    const { tricks, trick } = view as Ulti;
    return [32, [...tricks.flatMap(({ cards }) => cards), ...(trick?.cards ?? [])]];
  },
  'buddy-bluff'(view) {
    const { centre, pool, slots } = view as unknown as Bluff;
    const lying = [...centre.flatMap((card) => card ?? []), ...pool];
    return [52, [...lying, ...slots.flatMap(({ cards }) => cards)]];
  },
  compile(view) {
    const { players } = view as unknown as Compile;
    const lying = players.flatMap(({ stacks }) => stacks.flat());
    const up = lying.flatMap(({ card, faceUp }) => (faceUp && card !== null ? card : []));
    return [36, [...up, ...players.flatMap(({ trash }) => trash)]];
  },
};

describe.each(GAMES)('$name', ({ id, load }) => {
  test('what is open and what is hidden is the whole pack', async () => {
    const { game } = await load();
    const random = new Sfc32(11);
    for (let n = 0; n < 30; n++) {
      const whole = played(randomMatch(game, random));
      const steps = whole.tables[0]!.steps.length;
      const { state } = played(Match.cut(whole, steps - random.below(steps >> 1))).table;
      const hidden = Object.values(game.hidden(state)).flat();
      const [cards, open] = OPEN[id]!(game.view(state, EVERYBODY));
      expect(hidden.length + open.length).toBe(cards);
      // Only Mulle has every card twice.
      const copies = id === 'mulle' ? 2 : 1;
      expect(new Set([...hidden, ...open]).size).toBe(cards / copies);
    }
  });

  test('worlds that a seat cannot tell apart differ in it, but not in the own hand', async () => {
    const { game } = await load();
    const random = new Sfc32(12);
    let differing = 0;
    for (let n = 0; n < 40; n++) {
      const whole = played(randomMatch(game, random));
      const seat = random.below(whole.seats);
      const steps = whole.tables[0]!.steps.length;
      const { state } = played(Match.cut(whole, 2 + random.below(steps - 2))).table;
      const twin = fork(game, state);
      game.redeal(twin, seat, random);
      const [one, other] = [game.hidden(state), game.hidden(twin)];
      expect(other[`hand:${seat}`]).toEqual(one[`hand:${seat}`]);
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(one).toSorted());
      expect(Object.values(other).flat().toSorted()).toEqual(Object.values(one).flat().toSorted());
      if (JSON.stringify(one) !== JSON.stringify(other)) differing++;
    }
    expect(differing).toBeGreaterThan(25);
  });
});
