/** Rules 7 and 8: events, what each seat sees of them, and the three modes of a table. */
import { Sfc32, EVERYBODY, type Reader } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { buddyBluff as game, MODES, present, type Seen } from '../src/index.ts';
import * as model from './model.ts';
import { CLASSIC, dealTo, ONION, openTable, SEATS, type BuddyTable } from './side-by-side.ts';

const ONLOOKERS: readonly Reader[] = [EVERYBODY, ...SEATS];

/** A random deal up to a number of plays. */
function played(plays: number, seed = 5): BuddyTable {
  const random = new Sfc32(seed);
  const table = openTable(ONION, 1);
  for (;;) {
    while (table.turn === -1) table.chance(random);
    const { moves, plays: done } = game.view(table.state, table.turn < 0 ? EVERYBODY : table.turn);
    if (done === plays) return table;
    table.play(moves[random.below(moves.length)]!);
  }
}

function seenBy(table: BuddyTable, seat: Reader): Seen[] {
  return table.log.map((event) => game.seen(event, seat)!);
}

describe('8: events', () => {
  test('play, package, seals, in this order', () => {
    const table = openTable(
      CLASSIC,
      0,
      'centre: 5H ; slot 0: 9S 5S 5D ; slot 2: 9H 9D 9C ; hand 1: 5C 2S ; turn: 1',
    );
    table.submit(1, '5C>0');
    expect(table.log).toEqual([
      { kind: 'play', seat: 1, card: '5C' },
      {
        kind: 'package',
        target: 0,
        cards: ['5H', '5D', '5C'],
        sources: [
          { from: 'centre', place: 0, cards: ['5H'] },
          { from: 'slot', place: 0, cards: ['5D'] },
        ],
      },
      { kind: 'seal', seat: 0, rank: '5', size: 4, buried: ['9S'] },
      { kind: 'seal', seat: 2, rank: '9', size: 3, buried: [] },
    ]);
    for (const seat of ONLOOKERS) expect(seenBy(table, seat)).toEqual(table.log);
  });
  test('play, pool, and the deal of the next round', () => {
    const table = openTable(CLASSIC, 0, 'hand 2: 9S ; turn: 2 ; starter: 3 ; plays: 15');
    table.submit(2, '9S');
    dealTo(table, 'AS 2S 3S 4S AH 2H 3H 4H AD 2D 3D 4D AC 2C 3C 4C'.split(' '));
    expect(table.log).toEqual([
      { kind: 'play', seat: 2, card: '9S' },
      { kind: 'pool', card: '9S' },
      {
        kind: 'deal',
        round: 2,
        centre: [],
        hands: [
          ['2S', '2H', '2D', '2C'],
          ['3S', '3H', '3D', '3C'],
          ['4S', '4H', '4D', '4C'],
          ['AS', 'AH', 'AD', 'AC'],
        ],
      },
    ]);
    expect(seenBy(table, 3).at(-1)).toEqual({
      kind: 'deal',
      round: 2,
      centre: [],
      hand: ['AS', 'AH', 'AD', 'AC'],
      sizes: [4, 4, 4, 4],
    });
    expect(seenBy(table, EVERYBODY).at(-1)).toMatchObject({ hand: null, sizes: [4, 4, 4, 4] });
  });
  test('the end with scores and places', () => {
    const { log } = played(48);
    expect(log.at(-1)!.kind).toBe('over');
    expect(log.filter((event) => event.kind === 'deal').map(({ round }) => round)).toEqual([
      1, 2, 3,
    ]);
  });
});

describe('7: what a seat knows', () => {
  test('no card of another hand or of the deck is in anything that leaves for a seat', () => {
    for (const plays of [0, 7, 16, 30, 47]) {
      const table = played(plays);
      for (const seat of ONLOOKERS) {
        const view = game.view(table.state, seat);
        const shown = new Set([
          ...view.centre,
          ...view.pool,
          ...view.slots.flatMap((slot) => slot.cards),
          ...(view.hand ?? []),
        ]);
        const text = JSON.stringify([view, seenBy(table, seat), game.formatView(view)]);
        // Cards that went from a hand to the table were dealt to the seat or seen when they were
        // played.
        for (const card of model.DECK) {
          if (!shown.has(card)) expect(text.includes(card), `${card} for seat ${seat}`).toBe(false);
        }
      }
    }
  });
  test('only the seat at turn has plays; a spectator has no hand', () => {
    const { state, turn } = played(7);
    for (const seat of ONLOOKERS) {
      expect(game.view(state, seat).moves.length > 0).toBe(seat === turn);
    }
    expect(game.view(state, EVERYBODY).hand).toBeNull();
    expect(game.view(state, 2).hand).toHaveLength(2);
  });
});

/** The plays in a shown log, and whether it begins with the first deal. */
function shownPlays(plays: number, mode: (typeof MODES)[number]): [number, boolean] {
  const table = played(plays);
  const { log } = present(game.view(table.state, 0), mode, seenBy(table, 0));
  const [first] = log;
  return [
    log.filter((event) => event.kind === 'play').length,
    first?.kind === 'deal' && first.round === 1,
  ];
}

describe('7: table modes', () => {
  const position =
    'pool: 7S 8S ; slot 0: QS [5S 5H 5D 5C] ; slot 1: 9S TS ; slot 2: 3S [2S 2H 2D 2C] JS ; hand 0: KS';
  const { state } = openTable(CLASSIC, 0, position);
  const view = game.view(state, 0);

  test('standard: tops, sizes, seals and running totals; piles stay closed', () => {
    const shown = present(view, 'standard');
    expect(shown.pool).toEqual({ top: '8S', size: 2 });
    expect(shown.slots).toEqual([
      { top: null, size: 5, seals: [{ rank: '5', from: 1, to: 5 }], penalty: 35 },
      { top: 'TS', size: 2, seals: [], penalty: 19 },
      { top: 'JS', size: 6, seals: [{ rank: '2', from: 1, to: 5 }], penalty: 58 },
      { top: null, size: 0, seals: [], penalty: 0 },
    ]);
    expect(shown.accessible).toBeUndefined();
    // Covered cards are nowhere in it.
    for (const card of ['QS', '9S', '7S', '3S']) {
      expect(JSON.stringify(shown)).not.toContain(card);
    }
  });
  test('memory: no totals until the end', () => {
    const shown = present(view, 'memory');
    expect(shown.slots[1]).toEqual({ top: 'TS', size: 2, seals: [] });
    expect(shown.pool).toEqual({ top: '8S', size: 2 });
    expect(shown.accessible).toBeUndefined();
    const end = game.view(openTable(CLASSIC, 0, 'slot 1: 9S TS ; round: 3 ; plays: 48').state, 0);
    const final = present(end, 'memory');
    expect(final.slots[1]).toEqual({ top: 'TS', size: 2, seals: [], penalty: 19 });
    expect(final).toMatchObject({ scores: [0, 19, 0, 0], places: [1, 4, 1, 1] });
  });
  test('open: piles and how many copies are accessible', () => {
    const shown = present(view, 'open');
    expect(shown.pool).toEqual({ top: '8S', size: 2, cards: ['7S', '8S'] });
    expect(shown.slots[0]!.cards).toEqual(['QS', '5S', '5H', '5D', '5C']);
    expect(shown.accessible).toEqual({
      ...Object.fromEntries(model.RANKS.map((rank) => [rank, 4])),
      Q: 3,
      '3': 3,
    });
  });
  test('no mode changes what is legal', () => {
    for (const mode of MODES)
      expect(present(view, mode)).toMatchObject({ mode, moves: view.moves });
  });

  test.each([
    ['standard', 0, 0, true],
    ['standard', 3, 3, true],
    ['standard', 4, 4, false],
    ['standard', 20, 4, false],
    ['memory', 0, 0, true],
    ['memory', 1, 1, false],
    ['memory', 20, 1, false],
    ['open', 1, 1, true],
    ['open', 20, 20, true],
  ] as const)('%s after %d plays shows the last %d', (mode, plays, count, firstDeal) => {
    expect(shownPlays(plays, mode)).toEqual([count, firstDeal]);
  });
  test('the last turn is shown whole: what it laid, sealed and dealt', () => {
    for (const plays of [16, 24, 48]) {
      const table = played(plays);
      const steps = table.steps.findLastIndex((step) => step.kind === 'move');
      const last = table.steps.slice(steps).flatMap((step) => step.events);
      const { log } = present(game.view(table.state, 2), 'memory', seenBy(table, 2));
      expect(log).toEqual(last.map((event) => game.seen(event, 2)));
    }
  });
});
