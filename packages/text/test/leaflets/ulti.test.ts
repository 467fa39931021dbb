/** The pictures and counts in the leaflet of Ulti are true. */
import type { Table } from '@pakli/core';
import { ladderOf, ulti, type Line as Paid, type Ulti } from '@pakli/ulti';
import { afterAll, expect, test } from 'vitest';
import { loadCatalogue, LOCALES } from '../../src/index.ts';
import { saidIn } from '../../src/markdown/index.ts';
import {
  leafletOf,
  Line,
  movesOf,
  numbersIn,
  Pictures,
  picturesOf,
  play,
  tableAt,
  viewOf,
} from './read.ts';

const pictures = new Pictures('ulti');
afterAll(() => expect(pictures.played).toEqual(pictures.ids));

const DECK = Array.from('HBLA').flatMap((suit) => Array.from('789UOKXA', (rank) => suit + rank));

/** Two cards without points that nobody else has. */
function talonBeside(...hands: readonly string[]): string {
  const free = DECK.filter((card) => /[789]/.test(card) && !hands.join(' ').includes(card));
  return free.slice(0, 2).join(' ');
}

/** The middle of a deal: three hands, trumps, and the cards led. */
function inPlay(contract: string, hands: readonly string[], trump = 'H', more = ''): Table<Ulti> {
  const talon = talonBeside(...hands, more);
  const [first = '', second = '', third = ''] = hands;
  // A lost trick ends a Durchmars.
  const tricks = contract === 'D' ? '7 0' : '4 3';
  return tableAt(
    ulti,
    `contract: ${contract} ; ${trump === '' ? '' : `trump: ${trump} ; `}soloist: 0 ; leader: 0 ; hand 0: ${first} ; hand 1: ${second} ; hand 2: ${third} ; talon: ${talon} ; points: 40 35 ; tricks: ${tricks} ; marriages: - - -${more}`,
  );
}

test.each(['follow', 'trump'])('the duty in the picture %s', (id) => {
  const [led, hand, may] = pictures.rows(id) as [Line, Line, Line];
  const table = inPlay(
    'H-P',
    ['BA B7', hand.cards.join(' '), 'B9 BU AU'],
    'H',
    ` ; table: ${led.cards.join(' ')}`,
  );
  expect(table.turn).toBe(1);
  expect(movesOf(table)).toEqual(may.cards.map((card) => `play ${card}`));
});

test('ranks from low to high', () => {
  const [trumps, without] = pictures.rows('ranks') as [Line, Line];
  for (const [row, contract, trump] of [
    [trumps, 'H-P', 'H'],
    [without, 'D', ''],
  ] as const) {
    expect(row.cards.length).toBe(8);
    for (const [i, low] of row.cards.entries()) {
      for (const high of row.cards.slice(i + 1)) {
        const table = inPlay(contract, [`${low} B7 B9`, `${high} B8 BU`, 'A7 A8 A9'], trump);
        for (const card of [low, high, 'A7']) play(table, `play ${card}`);
        expect(viewOf(table).tricks[0]?.winner, `${low} ${high}`).toBe(1);
      }
    }
  }
});

/** The points of a card for the player who wins it. */
function worth(rank: string): number {
  const table = inPlay('H-P', [`H${rank} B7 B9`, 'L7 L8 L9', 'A7 A8 A9']);
  for (const card of [`H${rank}`, 'L7', 'A7']) play(table, `play ${card}`);
  return viewOf(table).points[0] - 40;
}

test('points of cards', () => {
  const told = leafletOf('ulti')
    .paragraphs.find(({ id }) => id === 'cards')
    ?.blocks.at(-1);
  const numbers = told?.kind === 'text' ? numbersIn(told.text) : [];
  const values = Array.from('AXKOU', worth);
  const all = 4 * values.reduce((sum, value) => sum + value, 0);
  expect(numbers).toEqual([...values, 10, all + 10]);
  expect(Array.from('987', worth)).toEqual([0, 0, 0]);
});

test('a marriage in trumps', () => {
  const [pair, said] = pictures.rows('marriage') as [Line, Line];
  expect(said.words).toBe('Forty.');
  const rest = DECK.filter((card) => !pair.cards.includes(card));
  const hands = [[...pair.cards, ...rest.slice(0, 8)], rest.slice(8, 18), rest.slice(18, 28)];
  const table = tableAt(
    ulti,
    `contract: P ; trump: L ; soloist: 0 ; ${hands.map((hand, seat) => `hand ${seat}: ${hand.join(' ')}`).join(' ; ')} ; talon: ${rest.slice(28).join(' ')}`,
  );
  play(table, movesOf(table).find((move) => move.startsWith('play')) ?? '');
  expect(viewOf(table).marriages[0]).toContain(40);
});

test('bids stand in the order that the examples of the auction say', () => {
  const ids = ladderOf(ulti.rules.defaults).bids.map(({ id }) => id);
  const order = leafletOf('ulti')
    .paragraphs.find(({ id }) => id === 'auction')
    ?.blocks.find((block) => block.kind === 'list');
  const bids = {
    Durchmars: 'D',
    Betli: 'BE',
    Ulti: 'U',
    '20-100': '20',
    '40-100 in hearts': 'H-40',
  };
  const named = new RegExp(Object.keys(bids).join('|'), 'g');
  const pairs = order?.items.map((item) =>
    (item.match(named) ?? []).map((name) => ids.indexOf(bids[name as keyof typeof bids])),
  );
  expect(pairs?.length).toBe(3);
  for (const [higher = -1, lower = 99, ...more] of pairs ?? []) {
    expect(higher).toBeGreaterThan(lower);
    expect(more).toEqual([]);
  }
});

test('bids are worth what the table says', () => {
  const { byId } = ladderOf(ulti.rules.defaults);
  const grid = leafletOf('ulti')
    .paragraphs.find(({ id }) => id === 'bids')
    ?.blocks.find((block) => block.kind === 'grid');
  const ids = ['P', '40', '20', 'U', 'BE', 'D', 'OB', 'OD'];
  expect(grid?.rows.map((row) => Number(row.at(-1)))).toEqual(
    ids.map((id) => byId.get(id)?.components[0]?.v),
  );
  for (const id of ids) {
    const plain = byId.get(id)!.value;
    expect(byId.get(`H-${id}`)?.value).toBe(2 * plain);
  }
});

/** The end of a deal with one card each: the payment. */
function paid(contract: string, cards: readonly string[], standing: string): Map<string, number> {
  const table = tableAt(
    ulti,
    `contract: ${contract} ; trump: L ; soloist: 0 ; leader: 0 ; hand 0: ${cards[0]} ; hand 1: ${cards[1]} ; hand 2: ${cards[2]} ; talon: ${talonBeside(...cards)} ; ${standing} ; marriages: - - -`,
  );
  for (const card of cards) play(table, `play ${card}`);
  const lines: readonly Paid[] = viewOf(table).result?.lines ?? [];
  return new Map(lines.map(({ name, amounts }) => [name, amounts[0]]));
}

test('what is paid is what the leaflet says', () => {
  const told = leafletOf('ulti').paragraphs.find(({ id }) => id === 'scores')?.blocks[0];
  const numbers = told?.kind === 'text' ? numbersIn(told.text) : [];
  const half = 'points: 60 40 ; tricks: 5 4';
  const lostUlti = -paid('U', ['L7', 'L8', 'A7'], half).get('ulti')!;
  const march = paid('P', ['LA', 'B8', 'A7'], 'points: 90 0 ; tricks: 9 0');
  const hundred = paid('P', ['LA', 'B8', 'A7'], 'points: 90 10 ; tricks: 8 1');
  const seven = paid('P', ['L7', 'B8', 'A7'], half);
  const beaten = paid('P', ['L7', 'L8', 'A7'], half);
  expect(numbers).toEqual([
    lostUlti - 4,
    10,
    march.get('silent durchmars'),
    hundred.get('silent 100'),
    seven.get('silent ulti'),
    -beaten.get('silent ulti failed')!,
  ]);
});

/** The tricks of the example that the leaflet gives to the winner of the first. */
function winners(locale: string): boolean[] {
  const found = picturesOf(leafletOf('ulti', locale)).find(({ id }) => id === 'round');
  const said = (found?.rows ?? []).slice(4).map((row) => new Line(row).words.replace(/\d+$/, ''));
  return said.map((who) => who === said[0]);
}

test.each(LOCALES)('who wins each trick of the example is the same in %s', (locale) => {
  expect(winners(locale).length).toBe(10);
  expect(winners(locale)).toEqual(winners('en'));
});

test('the example, counted', () => {
  const [first, second, third, talon, ...tricks] = pictures.rows('round') as [
    Line,
    Line,
    Line,
    Line,
    ...Line[],
  ];
  const all = [first, second, third, talon].flatMap(({ cards }) => cards);
  expect([...all].sort()).toEqual([...DECK].sort());
  const hands = [first, second, third].map(({ cards }, seat) => `hand ${seat}: ${cards.join(' ')}`);
  const table = tableAt(
    ulti,
    `contract: U ; trump: L ; soloist: 0 ; ${hands.join(' ; ')} ; talon: ${talon.cards.join(' ')}`,
  );
  const said = new Map<boolean, Set<string>>();
  for (const row of tricks) {
    const before = viewOf(table);
    for (const card of row.cards) {
      // Nobody says kontra.
      if (movesOf(table).includes('done')) play(table, 'done');
      play(table, `play ${card}`);
    }
    const after = viewOf(table);
    const won = after.won[0] > before.won[0];
    const side = won ? 0 : 1;
    expect(row.numbers, row.words).toEqual([after.points[side] - before.points[side]]);
    const who = row.words.replace(/ \d+$/, '');
    said.set(won, (said.get(won) ?? new Set()).add(who));
  }
  // The winners always have the same name.
  expect([...said.values()].map(({ size }) => size)).toEqual([1, 1]);
  expect(said.get(true)).not.toEqual(said.get(false));
  const { points, marriages, result } = viewOf(table);
  const [announced, mine, theirs, pay] = pictures.rows('counted') as [Line, Line, Line, Line];
  expect(marriages).toEqual([[], [], [20]]);
  expect(announced.cards).toEqual(['BK', 'BO']);
  const [inTalon] = mine.numbers.slice(1);
  expect(mine.numbers).toEqual([points[0], inTalon, points[0] + inTalon!]);
  expect(theirs.numbers).toEqual([points[1], 20, points[1] + 20]);
  expect(points[0] + points[1] + inTalon!).toBe(130);
  const lines = new Map(result?.lines.map(({ name, amounts }) => [name, amounts[0]]));
  expect(pay.numbers).toEqual([lines.get('ulti'), lines.get('passz'), -result!.deltas[1]!]);
  expect(result?.deltas[2]).toBe(result?.deltas[1]);
});

test.each(LOCALES)(
  'its head in %s says which rules these are, and which are played in Hungary',
  async (locale) => {
    const { presets } = (await loadCatalogue(locale)).games.ulti;
    const head = leafletOf('ulti', locale).opening.map(saidIn).join(' ');
    expect(head).toContain(presets.seed.name);
    expect(head).toContain(presets.tournament.name);
    expect(numbersIn(head)).toEqual([3, 11, 10, 4, 3, 2, 10]);
  },
);
