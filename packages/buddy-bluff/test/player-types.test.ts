/** What plays tell about hands and players when all are taken to be greedy. */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { buddyBluff as game, greedyMove, type State } from '../src/index.ts';
import { GREEDY, PlayerTypes, seemGreedy } from '../src/knowledge/player-types.ts';
import { CLASSIC, ONION, openTable } from './side-by-side.ts';

const at = (position: string): State => openTable(CLASSIC, 0, position).state;

describe('what plays tell', () => {
  const start = 'starter: 2 ; plays: 2 ; hand 0: KD 6S ; hand 1: KH 8S';
  const table = 'centre: KS - QD 2C ; pool: 8D ; slot 3: 7H 7C ; played: 7C>3 8D';
  /** The likelihood that seats 2 and 3 hold these cards. */
  const logOf = (two: string, three: string): number => {
    const view = at(`${start} ; hand 2: 8H ; hand 3: 9D ; ${table}`);
    const world = at(`${start} ; hand 2: ${two} ; hand 3: ${three} ; ${table}`);
    return new PlayerTypes([GREEDY], view, 0).logOf(world);
  };
  test('of a hand: what matched, and what was cheaper to discard', () => {
    const usual = logOf('8H', '9D');
    // A king or a queen lay there for seat 2, which laid a seven, and for seat 3, which discarded.
    for (const card of ['KC', 'QH']) {
      expect(logOf(card, '9D'), card).toBeLessThan(usual - 3);
      expect(logOf('8H', card), card).toBeLessThan(usual - 3);
    }
    // Three unseen eights are 24 points to fear, three fours 12 and three nines 27.
    expect(logOf('8H', '4S')).toBeLessThan(usual - 3);
    expect(logOf('9S', '9D')).toBe(usual);
  });
  test('of a hand with a sister of the played card: it was less feared', () => {
    // Two unseen eights are 16 points, three fives 15 and three sixes 18.
    expect(logOf('8H', '6H')).toBeLessThan(logOf('8H', '9D') - 3);
    expect(logOf('9S', '8C 6H')).toBeGreaterThan(logOf('9S', '8C 5H') + 3);
  });
  test('of a player: a package on oneself, or a card that was not played before', () => {
    const both = `${start} ; hand 2: 8H ; hand 3: 9D`;
    expect(seemGreedy(at(`${both} ; ${table}`), 0)).toBe(true);
    const own = at(`${both} ; ${table.replace('slot 3', 'slot 2').replace('>3', '>2')}`);
    expect(seemGreedy(own, 0)).toBe(false);
    expect(seemGreedy(own, 2)).toBe(true);
    // Seat 2 lays the king that it held when it threw an eight away.
    const late =
      'starter: 2 ; plays: 5 ; hand 0: 6S ; centre: - 7H QD 2C ; pool: 8D 9S TS JS ; slot 3: KS KC ; played: 8D 9S TS JS KC>3';
    expect(seemGreedy(at(late), 0)).toBe(false);
  });
  test.each([
    ['does not tell all plays', 'centre: KS - QD 2C ; pool: 8D ; played: 8D'],
    ['could not come from a deal', 'centre: KS 8S QD 2C ; pool: 9D 8D ; played: 9D 8D'],
    ['has a card played twice', 'centre: KS 3C QD 2C ; pool: 9D ; played: 9D 9D'],
    ['has another centre', 'centre: KS - - 2C ; pool: 9D 8D ; played: 9D 8D'],
  ])('is nothing where a position %s', (_, fields) => {
    const state = at(`starter: 2 ; plays: 2 ; hand 0: KD 6S ; hand 1: KH ; ${fields}`);
    expect(new PlayerTypes([GREEDY], state, 0).logOf(state)).toBe(Math.log(GREEDY.share) * 3);
    expect(seemGreedy(state, 0)).toBe(true);
  });
});

test.each([CLASSIC, ONION])(
  'greedy players seem greedy, and their hands are likelier than others: %o',
  (options) => {
    const random = new Sfc32(7);
    const world = game.create(options, 4);
    let [asked, seem, gain] = [0, 0, 0];
    for (let deal = 0; deal < 25; deal++) {
      const table = openTable(options, deal % 4);
      while (table.turn !== OVER) {
        const { state, turn } = table;
        if (turn === CHANCE) {
          table.chance(random);
          continue;
        }
        if (game.view(state, turn).plays % 7 === 6) {
          const types = new PlayerTypes([GREEDY], state, turn);
          game.copy(state, world);
          game.redeal(world, turn, random);
          asked++;
          if (seemGreedy(state, turn)) seem++;
          gain += types.logOf(state) - types.logOf(world);
        }
        table.play(greedyMove(state, random));
      }
    }
    expect(seem / asked).toBeGreaterThan(0.95);
    expect(gain / asked).toBeGreaterThan(3);
  },
);
