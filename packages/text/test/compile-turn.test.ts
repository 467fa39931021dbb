/** A whole turn of Compile in one sentence, in every language. */
import type { Seen } from '@pakli/compile';
import { expect, test } from 'vitest';
import { loadCatalogue, speechOf, type LOCALES, type WholeTurn } from '../src/index.ts';

const COMPANY = { names: ['Anna', 'Bo'], seat: 0 };

type SeenOf<Kind> = Extract<Seen, { kind: Kind }>;

function part<Kind extends Seen['kind']>(
  kind: Kind,
  player: number,
  more: Partial<SeenOf<Kind>> = {},
): Seen {
  return { kind, player, depth: 0, cause: null, cards: [], ...more } as unknown as SeenOf<Kind>;
}

const cards = (to: string, ...names: (string | null)[]): Seen['cards'] =>
  names.map((card) => ({ card, from: 'P1.hand', to, up: card !== null, news: false }));
const cause = { card: 'Chaos-5', box: 'middle' } as const;

/** Turns of Bo, of the reader, and one of Bo that waits for the reader's answer. */
const STEPS: readonly (readonly Seen[])[] = [
  [part('decks', 0), part('turn', 1, { number: 2 })],
  [
    part('play', 1, { cards: cards('P1.L2', 'Chaos-5') }),
    part('text', 1, { box: 'middle', cards: cards('P1.L2.0', 'Chaos-5') }),
  ],
  [
    part('discard', 1, { cause, cards: cards('P1.trash', 'Chaos-3') }),
    part('turn', 0, { number: 3 }),
    part('control', 0),
  ],
  [
    part('compile', 0, { line: 1 }),
    part('delete', 0, { cards: cards('P0.trash', 'Life-4', 'Life-5') }),
  ],
  [part('plate', 0, { protocol: 'Life' }), part('turn', 1, { number: 4 })],
  [
    part('play', 1, { cards: cards('P1.L0', null) }),
    part('draw', 1, { cause, cards: cards('P1.hand', null, null) }),
    part('discard', 0, { cause, cards: cards('P0.trash', 'Fire-1', 'Fire-2', 'Life-3') }),
  ],
];

async function turnsIn(locale: (typeof LOCALES)[number]): Promise<readonly WholeTurn[]> {
  return speechOf(await loadCatalogue(locale), 'compile')?.turns?.(STEPS, COMPANY) ?? [];
}

test.each([
  [
    'en',
    'Bo: Chaos 5 to line 3, discards Chaos 3.',
    'You take control, compile line 2 (Life).',
    'Bo: a face-down card to line 1; draws 2 cards; you discard Fire 1, Fire 2 and Life 3.',
  ],
  [
    'sv',
    'Bo: Chaos 5 i bana 3, kastar Chaos 3.',
    'Du tar kontrollen, kompilerar bana 2 (Life).',
    'Bo: ett nedvänt kort i bana 1; drar 2 kort; du kastar Fire 1, Fire 2 och Life 3.',
  ],
  [
    'hu',
    'Bo: Chaos 5 a 3. sávba, eldobja a Chaos 3-at.',
    'Megszerzed az irányítást, kompilálod a 2. sávot (Life).',
    'Bo: egy lefordított lap az 1. sávba; húz 2 lapot; eldobod a Fire 1-et, a Fire 2-t és a Life 3-at.',
  ],
  [
    'de',
    'Bo: Chaos 5 in Bahn 3, wirft Chaos 3 ab.',
    'Du übernimmst die Kontrolle, kompilierst Bahn 2 (Life).',
    'Bo: eine verdeckte Karte in Bahn 1; zieht 2 Karten; du wirfst Fire 1, Fire 2 und Life 3 ab.',
  ],
  [
    'tr',
    'Bo: 3. kulvara Chaos 5, Chaos 3’ü attı.',
    'Kontrolü aldın, 2. kulvarı derledin (Life).',
    'Bo: 1. kulvara kapalı bir kart; 2 kart çekti; Fire 1’i, Fire 2’yi ve Life 3’ü attın.',
  ],
] as const)('whole turns in %s', async (locale, ...sentences) => {
  expect((await turnsIn(locale)).map(({ text }) => text)).toEqual(sentences);
});

/** How a game ends in the turn of either player: without a preceding event, and after a compile. */
const ENDINGS: readonly (readonly Seen[])[][] = [
  [[part('turn', 0, { number: 9 })], [part('over', 1, { end: 'resigned' })]],
  [[part('turn', 1, { number: 9 })], [part('over', 0, { end: 'resigned' })]],
  [
    [part('turn', 0, { number: 9 })],
    [part('refresh', 0), part('turn', 1, { number: 10 })],
    [part('compile', 1, { line: 0 }), part('plate', 1, { protocol: 'Fire' })],
    [part('over', 1, { end: 'win' })],
  ],
];

test.each([
  ['en', 'You give up.', 'Bo gives up.', 'You refresh.', 'Bo compiles line 1 (Fire). Bo has'],
  ['sv', 'Du ger upp.', 'Bo ger upp.', 'Du fyller på.', 'Bo kompilerar bana 1 (Fire). Bo har'],
  ['hu', 'Feladtad.', 'Bo feladta.', 'Frissítesz.', 'Bo kompilálja az 1. sávot (Fire). Bo'],
  ['de', 'Du gibst auf.', 'Bo gibt auf.', 'Du frischst auf.', 'Bo kompiliert Bahn 1 (Fire). Bo'],
  ['tr', 'Pes ettin.', 'Bo pes etti.', 'Elini yeniledin.', 'Bo 1. kulvarı derledi (Fire). Bo'],
] as const)('the end of a game in %s', async (locale, yours, theirs, refreshed, won) => {
  const speech = speechOf(await loadCatalogue(locale), 'compile');
  const told = ENDINGS.map((steps) => speech?.turns?.(steps, COMPANY).map(({ text }) => text));
  expect(told.slice(0, 2)).toEqual([[yours], [theirs]]);
  expect(told[2]?.[0]).toBe(refreshed);
  expect(told[2]?.[1]).toContain(won);
});

test('a turn knows where it began, whose it is, and its cards', async () => {
  const turns = await turnsIn('en');
  expect(turns.map(({ step, event, seat, name }) => [step, event, seat, name])).toEqual([
    [0, 1, 1, 'Turn 2'],
    [2, 1, 0, 'Turn 3'],
    [4, 1, 1, 'Turn 4'],
  ]);
  expect(turns.map((turn) => turn.cards)).toEqual([
    ['Chaos-5', 'Chaos-3'],
    [],
    ['Fire-1', 'Fire-2', 'Life-3'],
  ]);
});
