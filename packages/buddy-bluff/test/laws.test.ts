import { Sfc32 } from '@pakli/core';
import { formatCard } from '@pakli/core/cards';
import { checkDistribution, formatBroken, runLaws } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { buddyBluff } from '../src/index.ts';
import { handOf } from '../src/state.ts';
import * as model from './model.ts';
import { CLASSIC, ONION, openTable, SEATS } from './side-by-side.ts';
import { subjectOf } from './subject.ts';

describe('the laws of all games', () => {
  // 600 deals together; every law is checked on one position of every tenth match. The long run is
  // in laws.long.ts.
  test.each([
    ['classic', CLASSIC, 270],
    ['onion', ONION, 270],
    ['a match of four', { ...CLASSIC, deals: 4 } as const, 15],
  ])('%s', (_name, options, games) => {
    const broken = runLaws(subjectOf(options), { games, seed: 1, positions: 0.1 });
    expect(broken.map(formatBroken)).toEqual([]);
  });

  test('every world that a seat cannot exclude is dealt equally often', () => {
    const unseen = ['AS', '3H', '3D', 'KC', 'KD', '7S'];
    const pool = model.DECK.filter(
      (card) => !unseen.includes(card) && card !== '2S' && card !== '2H',
    );
    // Seat 0 sees its own two cards and the pool. The deck keeps two of the six unseen cards.
    const { state } = openTable(
      CLASSIC,
      0,
      `pool: ${pool.join(' ')} ; hand 0: 2S 2H ; hand 1: AS ; hand 2: 3H 3D ; hand 3: KC ; round: 3 ; plays: 40`,
    );
    const faults = checkDistribution(buddyBluff, state, 0, {
      key: (world) =>
        SEATS.map((seat) => handOf(world, seat).map(formatCard).join(' ')).join(' | '),
      worlds: orders(unseen, 4).map(([a, b, c, d]) => `2S 2H | ${a} | ${b} ${c} | ${d}`),
      samples: 36_000,
      random: new Sfc32(3),
    });
    expect(faults).toEqual([]);
  });
});

/** All ordered draws of `count` cards. */
function orders(cards: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card) =>
    orders(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card].concat(rest)),
  );
}
