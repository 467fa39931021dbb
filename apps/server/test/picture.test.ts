/** Pictures of links: each shows its own subject, in the sender's language, and never stops the house. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { GAMES } from '@pakli/catalogue';
import { bringGuests } from '@pakli/catalogue/guests';
import { isRefusal, listMoves, Match, Sfc32 } from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import { formatShareLink, pictureAddress } from '@pakli/protocol';
import { LOCALES } from '@pakli/text';
import { loadServerWords } from '@pakli/text/server';
import { describe, expect, test } from 'vitest';
import { Canvas } from '../src/picture/canvas.ts';
import { settable, widthOf, wrapped } from '../src/picture/letters.ts';
import { contoursOf, roundedBox, stroked } from '../src/picture/outline.ts';
import { pngOf } from '../src/picture/png.ts';
import { sheetOf } from '../src/picture/link-sheet.ts';
import { Puzzles } from '../src/picture/puzzles.ts';
import type { PictureSheet } from '../src/picture/sheet.ts';
import { linkAt } from '../src/preview.ts';
import { Client, guest, openTable } from './client.ts';
import { inHouse, send } from './context.ts';
import { EveningClient, openEvening } from './evening-client.ts';
import { inFolder } from './folder.ts';
import { GENEROUS, STILL, withServer, type Place, type Setting } from './running.ts';

const STILLS = 'still picture';
const SCOPA = join(import.meta.dirname, '../../../examples/scopa/src/scopa.ts');
const SCHNAPSEN = join(import.meta.dirname, '../../../examples/schnapsen/src/schnapsen.ts');

const EVENING = { game: 'ulti', rules: 'deals=2', rounds: 2, title: 'Club' };

/** A game of Mulle after some moves, for the puzzle file. */
async function recordAfter(moves: number): Promise<string> {
  const { game } = await GAMES.find(({ id }) => id === 'mulle')!.load();
  const random = new Sfc32(moves);
  const match = Match.start(game, { random, starter: 0 });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(random);
  for (let n = 0; n < moves; n++) {
    const legal = listMoves(game, match.table.state);
    match.table.play(legal[random.below(legal.length)] ?? 0);
    match.advance(random);
  }
  const link = formatLink(match);
  if (isRefusal(link)) throw new Error(link.refused);
  return link;
}

/** A server with a built page, as far as pictures need it. */
function withPage(work: (place: Place) => Promise<void>, setting: Setting = {}): Promise<void> {
  return inFolder(async (page) => {
    mkdirSync(join(page, 'preview'));
    for (const name of ['home', ...GAMES.map(({ id }) => id)]) {
      writeFileSync(join(page, `preview/${name}.jpg`), STILLS);
    }
    const mulle = [
      [0, await recordAfter(4)],
      [0, await recordAfter(6)],
    ];
    writeFileSync(join(page, 'preview/puzzles.json'), JSON.stringify({ mulle }));
    const settings = { ...setting.settings, page };
    await withServer(work, { ...setting, settings });
  });
}

/** What a chat app shows; undefined for the default picture of the game. */
async function pictureAt(base: string, link: string): Promise<Buffer | undefined> {
  const answer = await fetch(base + pictureAddress(link));
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.toString() === STILLS) return undefined;
  expect(answer.status, link).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  // Chat apps want less than 300 kB.
  expect(body.length).toBeLessThan(150_000);
  return body;
}

const linkOf = (path: string, locale = 'en', game = 'mulle', score?: number[]): string =>
  formatShareLink({ base: '/', locale, game, path, ...(score === undefined ? {} : { score }) });

test('each kind of link has a picture of its own in every language', () =>
  withPage(async ({ base }) => {
    const anna = await guest(base, 'Anna Őrségi');
    const table = await openTable(anna, 'mulle');
    const { evening } = await openEvening(anna, EVENING);
    const links: readonly ((locale: string) => string)[] = [
      (locale) => linkOf(`/t/${table}`, locale),
      (locale) => linkOf(`/evening/${evening}`, locale, 'ulti'),
      (locale) => linkOf('/day', locale),
      (locale) => linkOf('/day', locale, 'mulle', [12]),
      (locale) => linkOf('/learn/mulle/puzzle/1', locale),
      (locale) => linkOf('/learn/mulle/puzzle/2', locale),
      (locale) => linkOf('/2.mulle.2.x3Gk/57/1', locale, 'mulle', [31, -4]),
      (locale) => linkOf('/c/3Gk_x-', locale),
    ];
    const seen = new Set<string>();
    for (const link of links) {
      for (const locale of LOCALES) {
        const picture = await pictureAt(base, link(locale));
        expect(picture, link(locale)).toBeDefined();
        seen.add(picture?.toString('base64') ?? '');
      }
    }
    expect(seen.size).toBe(links.length * LOCALES.length);
    // The puzzle of the day is one of the others.
    expect(await pictureAt(base, linkOf('/learn/mulle/puzzle/2026-11-18'))).toBeDefined();
  }));

test('a table is drawn as somebody without a name sees it', () =>
  withPage(async ({ base, running }) => {
    const anna = await guest(base, 'Anna');
    const bo = await guest(base, 'Bo');
    const table = await openTable(anna, 'mulle');
    const drawn = async (): Promise<string | undefined> =>
      (await pictureAt(base, linkOf(`/t/${table}`)))?.toString('base64');
    const gathering = await drawn();
    const [one, other] = [new Client(anna, table), new Client(bo, table)];
    await one.sit(0);
    const sat = await drawn();
    expect(sat).not.toBe(gathering);
    await other.sit(1);
    await one.do({ kind: 'start' });
    await one.until('it has begun', () => one.company?.phase === 'playing');
    const begun = await drawn();
    expect(new Set([gathering, sat, begun]).size).toBe(3);
    // Drawn once for all requests.
    const count = (): string =>
      /pakli_pictures_total (\d+)/.exec(running.metrics.format())?.[1] ?? '';
    expect(count()).toBe('3');
    expect(await drawn()).toBe(begun);
    expect(count()).toBe('3');
    // Nobody may look in any more, not this way either.
    await one.do({ kind: 'watching', watching: false });
    await one.until('nobody may watch', () => one.company?.watching === false);
    expect(await drawn()).toBeUndefined();
    one.close();
    other.close();
  }));

test('what there is nothing to draw of has the still picture of its game', () =>
  withPage(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    const stills = [
      linkOf('/t/zzzzzzzzzz'),
      linkOf('/evening/zzzzzzzzzzzz'),
      // A table of another game.
      linkOf(`/t/${table}`, 'en', 'ulti'),
      linkOf('/2.mulle.2.x3Gk/57/1'),
      linkOf('/learn/mulle/puzzle/3'),
      linkOf('/learn/mulle/puzzle/0'),
      linkOf('/learn/ulti/puzzle/1', 'en', 'ulti'),
    ];
    for (const link of stills) expect(await pictureAt(base, link), link).toBeUndefined();
    expect(await pictureAt(base, '/link/en/mulle/replay?score=1,2,x')).toBeUndefined();
    for (const path of [
      '/picture/',
      '/picture/en/whist/day',
      '/picture/xx/mulle/day',
      '/picture/x',
    ]) {
      expect((await fetch(base + path)).status, path).toBe(404);
    }
  }));

test('an evening shows who plays and how far it is', () =>
  withPage(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const { evening } = await openEvening(anna, EVENING);
    const link = linkOf(`/evening/${evening}`, 'hu', 'ulti');
    const before = await pictureAt(base, link);
    const client = new EveningClient(anna, evening);
    await client.do({ kind: 'join', nonce: '1'.padStart(32, '0') });
    expect(before).toBeDefined();
    expect((await pictureAt(base, link))?.equals(before!)).toBe(false);
    client.close();
  }));

test('people are called as the page calls them, and nobody by a name that cannot be set', () =>
  inHouse(async ({ context, tables, evenings, welcome, open }) => {
    const ports = { tables, evenings, puzzles: new Puzzles(undefined) };
    const words = await loadServerWords('en');
    const drawn = async (table: string): Promise<PictureSheet | undefined> => {
      const link = linkAt(`/link/en/buddy-bluff/t/${table}`);
      return link && sheetOf(link, words, ports);
    };
    const names = ['Anna', '山田', '⚙ Bot'];
    const people = await Promise.all(names.map(welcome));
    const table = await open(people[0]!, { game: 'buddy-bluff' });
    for (const [seat, who] of people.entries()) {
      await send(table, who, { kind: 'do', id: `sit${seat}`, command: { kind: 'sit', seat } });
    }
    const gathering = await drawn(table.id);
    expect(gathering?.people.map(({ name }) => name)).toEqual([
      'Anna',
      'Seat 2',
      'Bot (Computer)',
      'Free seat',
    ]);
    expect(gathering?.about).toEqual([words.preview.table.about]);
    expect(gathering?.rows).toEqual([]);
    await send(table, people[0]!, { kind: 'do', id: 'start', command: { kind: 'start' } });
    const playing = await drawn(table.id);
    expect(playing?.people.map(({ name }) => name).toSorted()).toEqual([
      'Anna',
      'Bot (Computer)',
      'Computer',
      'Seat 2',
    ]);
    const atTurn = playing?.people.filter(({ mark }) => mark) ?? [];
    expect(atTurn).toHaveLength(1);
    // Neither a seat nor a computer is the subject of a sentence.
    const named = ['Anna', 'Bot (Computer)'].filter((name) => name === atTurn[0]?.name);
    expect(playing?.about).toEqual(named.map((name) => words.picture.turn(name)));
    expect(playing?.people.some(({ free }) => free)).toBe(false);
    // Four places in the middle are open, and no hand is.
    expect(playing?.rows.flatMap(({ piles }) => piles.flat())).toHaveLength(4);
    context.names.forget(people[0]!.id);
    expect((await drawn(table.id))?.people.map(({ name }) => name)).not.toContain('Anna');
  }));

test('guests have pictures, too', async () => {
  await bringGuests([SCOPA, SCHNAPSEN]);
  await withPage(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'scopa');
    expect(await pictureAt(base, linkOf(`/t/${table}`, 'de', 'scopa'))).toBeDefined();
    const puzzle = linkOf('/learn/schnapsen/puzzle/1', 'hu', 'schnapsen');
    const picture = await pictureAt(base, puzzle);
    // Its felt as a browser renders that of the page, oklch(0.36 0.06 145).
    expect([...rowsOf(picture!).subarray(1, 4)]).toEqual([40, 69, 41]);
  });
});

/** The pixels of a PNG, each row after its filter byte. */
function rowsOf(png: Buffer): Buffer {
  const at = png.indexOf('IDAT');
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
}

describe('limits', () => {
  const link = linkOf('/day');

  test('of one address', () =>
    withPage(
      async ({ base, running }) => {
        expect(await pictureAt(base, link)).toBeDefined();
        expect(await pictureAt(base, link)).toBeDefined();
        expect(await pictureAt(base, link)).toBeUndefined();
        expect(running.metrics.format()).toContain('pakli_limited_total{kind="pictures"} 1');
      },
      { machine: STILL, settings: { limits: { ...GENEROUS, picturesPerMinute: 2 } } },
    ));

  test('of all together', () =>
    withPage(
      async ({ base }) => {
        expect(await pictureAt(base, link)).toBeDefined();
        expect(await pictureAt(base, link)).toBeDefined();
        expect(await pictureAt(base, link)).toBeUndefined();
      },
      { machine: STILL, settings: { limits: { ...GENEROUS, picturesPerSecond: 1 } } },
    ));

  test('many at once are drawn one after another, and the others are not drawn', () =>
    withPage(async ({ base }) => {
      const links = Array.from({ length: 40 }, (_, n) => linkOf('/day', 'en', 'mulle', [n]));
      const pictures = await Promise.all(links.map((one) => pictureAt(base, one)));
      const drawn = pictures.filter((picture) => picture !== undefined);
      expect(drawn.length).toBeGreaterThan(0);
      expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(drawn.length);
      expect(await pictureAt(base, links[0]!)).toBeDefined();
    }));
});

/** How much of a picture is white on black, in pixels. */
const areaIn = ({ rows, width }: Canvas): number => {
  let sum = 0;
  rows.forEach((byte, i) => (sum += i % (3 * width + 1) === 0 ? 0 : byte));
  return sum / 3 / 255;
};
const filled = (contours: Parameters<Canvas['paint']>[0]): number => {
  const canvas = new Canvas(100, 80);
  canvas.clear([0, 0, 0]);
  canvas.paint(contours, [255, 255, 255]);
  return areaIn(canvas);
};

/** The area inside a contour, given by its corners. */
const enclosed = (contour: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < contour.length; i += 2) {
    const [x, y] = contour.slice(i, i + 2);
    const [toX, toY] = i + 2 < contour.length ? contour.slice(i + 2, i + 4) : contour;
    sum += x! * toY! - toX! * y!;
  }
  return Math.abs(sum) / 2;
};
const disc = (radius: number): number[] => [
  ...roundedBox(40.3 - radius, 30.7 - radius, 2 * radius, 2 * radius, radius)[0]!,
];

describe('drawing', () => {
  test('covers as much as an outline encloses, wherever it lies', () => {
    expect(enclosed(disc(20)) / (Math.PI * 400)).toBeCloseTo(1, 1);
    expect(filled([disc(20)])).toBeCloseTo(enclosed(disc(20)), 0);
    expect(filled([[10.25, 10.5, 50.75, 10.5, 50.75, 30.25, 10.25, 30.25]])).toBeCloseTo(
      40.5 * 19.75,
      0,
    );
    // A long flat triangle, in either orientation.
    expect(filled([[1, 1, 99, 20.5, 1, 40]])).toBeCloseTo((98 * 39) / 2, 0);
    expect(filled([[1, 40, 99, 20.5, 1, 1]])).toBeCloseTo((98 * 39) / 2, 0);
    // Half of it outside.
    expect(filled([[-50, -50, 50, -50, 50, 50, -50, 50]])).toBeCloseTo(2500, 0);
    expect(filled([[60, 60, 200, 60, 200, 300, 60, 300]])).toBeCloseTo(800, 0);
    expect(filled([[200, 200, 300, 200, 300, 300]])).toBe(0);
    // A ring: the inner outline runs the opposite way.
    const hole = disc(10)
      .map((_, i, all) => [all[i - 1], all[i]])
      .filter((_, i) => i % 2 === 1)
      .toReversed()
      .flatMap(([x = 0, y = 0]) => [x, y]);
    expect(filled([disc(20), hole])).toBeCloseTo(enclosed(disc(20)) - enclosed(hole), 0);
  });

  test('fills once where outlines overlap, and a line as wide as its pen', () => {
    const box = roundedBox(10, 10, 20, 20, 0);
    expect(filled([...box, ...box])).toBeCloseTo(400, 0);
    const line = filled(stroked([[10, 40, 90, 40]], 6));
    expect(line / (80 * 6 + Math.PI * 9)).toBeCloseTo(1, 1);
  });

  test('curves of every kind end where they should', () => {
    const place = { x: 10, y: 20, scale: 2 };
    expect(contoursOf('m1 1l2 0l0 2z', place)).toEqual([[12, 22, 16, 22, 16, 26]]);
    expect(contoursOf('M1 1L3 1Q5 1 5 3C5 4 4 5 3 5Z', place)[0]?.slice(-2)).toEqual([16, 30]);
    // After an outline closes, the next is relative to its starting point.
    expect(contoursOf('m1 1l2 0zm1 0l1 1', place)[1]).toEqual([14, 22, 16, 24]);
  });

  test('a PNG holds its pixels', async () => {
    const canvas = new Canvas(3, 2);
    canvas.clear([10, 20, 30]);
    const png = Buffer.from(await pngOf(canvas));
    const row = [0, 10, 20, 30, 10, 20, 30, 10, 20, 30];
    expect([...rowsOf(png)]).toEqual([...row, ...row]);
  });

  test('every letter of what is said can be set, and of names what can be', async () => {
    for (const locale of LOCALES) {
      const { preview, picture } = await loadServerWords(locale);
      const said = JSON.stringify([preview, picture, picture.turn('Ágnes'), picture.round(2, 5)]);
      for (const { name } of GAMES) expect(settable(name)).toBe(name);
      expect(settable(said)).toBe(said);
    }
    expect(settable('Юрий')).toBe('Юрий');
    expect(settable('Γιώργος')).toBe('Γιώργος');
    expect(settable('Nguyễn')).toBe('Nguyễn');
    expect(settable('山田 🎴')).toBe('');
    expect(settable(' A\u202E\u0000🎴  B')).toBe('A B');
    const type = { face: 'sans', size: 20 } as const;
    expect(widthOf('', type)).toBe(0);
    const lines = wrapped('one two threeeeeeeeeeeeeeeeeeeeeeeeeeeee four', 120, 3, type);
    for (const line of lines) expect(widthOf(line, type)).toBeLessThanOrEqual(120);
    expect(lines).toHaveLength(3);
  });
});
