/**
 * Names: one check whenever a name is chosen, used to sit down or changed, so that people at a table can be told
 * apart.
 */
import { describe, expect, test } from 'vitest';
import { lookOf } from '../src/look-alikes.ts';
import { readName } from '../src/people.ts';
import { ask, Client, guest, openTable, socketTo, type Guest } from './client.ts';
import { withTwo } from './nodes.ts';
import { GENEROUS, STILL, withServer } from './running.ts';

describe('what is a name', () => {
  test.each(['Anna', 'Åsa', 'Nguyễn', 'नमस्ते', 'ภาษาไทย', '王小明', '❤️ Bo', '👨‍👩‍👧', 'Bo 2', '???'])(
    '%s is one',
    (name) => expect(readName(name)).toBe(name),
  );

  test.each([
    ['nothing', ''],
    ['blanks', ' \u00A0\u2003'],
    ['a filler', '\u3164'],
    ['an empty braille cell', '\u2800'],
    ['a selector after a letter', 'Anna\uFE0F'],
    ['a joiner that is not seen', 'An\u034Fna'],
    ['a mark on nothing', '\u0301'],
    ['a tower of marks', `A${'\u0301'.repeat(60)}`],
    ['a sign of direction', 'Anna\u202E'],
    ['a private sign', '\uE000'],
    ['half a sign', 'A\uD800'],
    ['a soft hyphen', 'An\u00ADna'],
    ['a joiner after a letter', 'a\u200Db'],
    ['21 letters', 'x'.repeat(21)],
    ['21 letters of two parts', 'e\u0301'.repeat(21)],
    ['five marks', `A${'\u0324'.repeat(5)}`],
    ['81 parts of 20 letters', `${'👨‍👩‍👧'.repeat(10)}A`],
    ['very much that is trimmed', `${' '.repeat(200)}x`],
    ['a number', 7],
    ['a list', ['Anna']],
  ])('%s is none', (_, name) => expect(readName(name)).toBeUndefined());

  test.each([
    ['20 letters', 'x'.repeat(20), 'x'.repeat(20)],
    ['20 letters of two parts', 'e\u0301'.repeat(20), 'é'.repeat(20)],
    ['four marks', `A${'\u0324'.repeat(4)}`, `A${'\u0324'.repeat(4)}`],
    ['80 parts', '👨‍👩‍👧'.repeat(10), '👨‍👩‍👧'.repeat(10)],
    ['200 with what is trimmed', `${' '.repeat(199)}x`, 'x'],
    ['several blanks', ' Anna \t\n B ', 'Anna B'],
    ['a key', '1\uFE0F\u20E3', '1\uFE0F\u20E3'],
    ['a hand of some colour', '👍🏽', '👍🏽'],
  ])('%s is one', (_, given, name) => expect(readName(given)).toBe(name));
});

describe('what looks alike', () => {
  test.each([
    ['case', 'ANNA', 'anna'],
    ['accents', 'Ánna', 'Anna'],
    ['spaces and stops', 'A nna.', 'Anna'],
    ['wide letters', 'Ａnna', 'Anna'],
    ['Cyrillic', '\u0410nn\u0430', 'Anna'],
    ['Greek', '\u0391nna', 'Anna'],
    ['a capital i for an l', 'AIice', 'Alice'],
    ['digits for letters', 'B0', 'Bo'],
    ['r and n for m', 'Torn', 'Tom'],
    ['a sharp s', 'Strauß', 'STRAUSS'],
    ['the Turkish i', 'ıda', 'İda'],
    ['two v for w', 'Avva', 'Awa'],
    ['a bar and a one', 'A|1', 'All'],
    ['a letter with a stroke', 'Łøđ', 'Lod'],
    ['Armenian, Cherokee and Lisu', '\u0585\u13AA\uA4EE', 'oAA'],
    ['small capitals', 'ɑɴɴɑ', 'Anna'],
    ['what is not seen', 'An\u200Bna', 'Anna'],
  ])('%s: %s and %s', (_, one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  test.each([
    ['Anna', 'Anna B'],
    ['Bo', 'Bob'],
    ['Bo 1', 'Bo 2'],
    ['???', '!!!'],
    ['王', '玉'],
    ['-', '–'],
    ['Ann', 'Anna'],
  ])('%s and %s do not', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));
});

async function called(who: Guest, name: string): Promise<unknown> {
  const answer = await ask(who, 'POST', '/me', { name });
  const { refusal } = (await answer.json()) as { refusal?: { refused: string } };
  return refusal?.refused ?? answer.status;
}

interface Gathered {
  readonly anna: Guest;
  readonly bo: Guest;
  readonly table: string;
  readonly host: Client;
  readonly friend: Client;
}

/** Anna sits at her table of Ulti on one node, and Bo watches it on the other. */
async function gathered(one: string, two = one): Promise<Gathered> {
  const anna = await guest(one, 'Anna');
  const bo = { ...(await guest(one, 'Bo')), base: two };
  const table = await openTable(anna, 'ulti');
  const host = new Client(anna, table);
  const friend = new Client(bo, table);
  await host.sit(0);
  await friend.until('it is open', () => friend.seq > 0);
  return { anna, bo, table, host, friend };
}

function namesAt({ company }: Client): string[] {
  return company?.seats.map((one) => (one.kind === 'person' ? one.name : '')) ?? [];
}

test('whoever becomes a double after they have connected does not sit down, and does under another name', () =>
  withTwo({}, async ({ one, two }) => {
    const { bo, host, friend } = await gathered(one);
    // On a different node from the socket's.
    const elsewhere = { ...bo, base: two };
    expect(await called(elsewhere, '\u0410nna')).toBe(200);
    expect(await friend.sit(1)).toMatchObject({ refused: 'name-taken' });
    expect(await called(elsewhere, 'Boris')).toBe(200);
    // On the same socket.
    expect(await friend.sit(1)).toHaveProperty('seq');
    expect(friend.connects).toBe(1);
    await host.until('all see it', () => namesAt(host)[1] === 'Boris');
    for (const client of [host, friend]) client.close();
  }));

test('nobody becomes the double of somebody at their table', () =>
  withServer(async ({ base }) => {
    const { bo, host, friend } = await gathered(base);
    await friend.sit(1);
    for (const name of ['Anna', 'anna', 'Аnna', 'Ánna.']) {
      expect(await called(bo, name)).toBe('name-taken');
    }
    expect(await called(bo, 'Boris')).toBe(200);
    await host.until('all see it', () => namesAt(host)[1] === 'Boris');
    expect(namesAt(host)).toEqual(['Anna', 'Boris', '']);
    for (const one of [host, friend]) one.close();
  }));

async function nameOf(who: Guest): Promise<string> {
  return ((await (await ask(who, 'GET', '/me')).json()) as { name: string }).name;
}

test('of two who take names alike at two nodes at once one at most gets it', () =>
  withTwo({}, async ({ one, two }) => {
    const { anna, bo, host, friend } = await gathered(one, two);
    await friend.sit(1);
    await host.until('both sit', () => namesAt(host)[1] === 'Bo');
    let names = ['Anna', 'Bo'];
    for (const [name, other] of [
      ['Carl', 'CarI'],
      ['Dora', 'D0ra'],
      ['Emil', 'EmiI'],
    ] as const) {
      const answers = await Promise.all([called(anna, name), called(bo, other)]);
      expect(answers.filter((answer) => answer === 200).length).toBeLessThanOrEqual(1);
      // A refused person keeps their former name.
      const wanted = [name, other];
      names = names.map((before, i) => (answers[i] === 200 ? (wanted[i] ?? '') : before));
      expect(await Promise.all([anna, bo].map((who) => nameOf(who)))).toEqual(names);
    }
    for (const client of [host, friend]) client.close();
  }));

test('where a node does not have the table in memory both have the number of their seat', () =>
  withTwo({}, async ({ one, two }) => {
    const { bo, host, friend } = await gathered(one);
    await friend.sit(1);
    expect(await called({ ...bo, base: two }, 'Anna')).toBe(200);
    await host.until('they can be told apart', () => namesAt(host)[1] === 'Anna (2)');
    expect(namesAt(host)).toEqual(['Anna (1)', 'Anna (2)', '']);
    for (const client of [host, friend]) client.close();
  }));

test('a name is changed so often and no oftener, and the same name is no change', () =>
  withServer(
    async ({ base, running }) => {
      const anna = await guest(base, 'Anna');
      for (const name of ['Anna', 'B', 'B', 'C', 'C']) expect(await called(anna, name)).toBe(200);
      expect(await called(anna, 'D')).toBe('too-often');
      expect(await called(await guest(base, 'Bo'), 'D')).toBe(200);
      expect(running.metrics.format()).toContain('pakli_renames_total 3\n');
    },
    { settings: { limits: { ...GENEROUS, renamesPerTenMinutes: 2 } }, machine: STILL },
  ));

test('of two cookies the one that is known counts, whichever comes first', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const old = `pakli=${'A'.repeat(22)}`;
    for (const cookie of [`${old}; ${anna.cookie}`, `${anna.cookie}; ${old}`]) {
      expect((await ask({ base, cookie }, 'GET', '/me')).status).toBe(200);
    }
  }));

test('whoever was removed does not look on by a screen of the same browser', () =>
  withServer(async ({ base }) => {
    const { bo, table, host, friend } = await gathered(base);
    await friend.sit(1);
    const before = new Client(bo, `${table}?screen`);
    await before.until('it is open', () => before.seq > 0);
    await host.do({ kind: 'clear', seat: 1 });
    await before.until('it is sent away', () => before.bye !== undefined);
    const after = new Client(bo, `${table}?screen`);
    await after.until('it is sent away', () => after.bye !== undefined);
    expect([before.bye?.why, after.bye?.why, after.seq]).toEqual(['removed', 'removed', 0]);
    // Everybody else's screen shows the table.
    const screen = socketTo({ base }, `${table}?screen`);
    const opened = await new Promise((resolve) => screen.once('open', () => resolve(true)));
    expect(opened).toBe(true);
    screen.terminate();
    for (const one of [host, friend, before, after]) one.close();
  }));
