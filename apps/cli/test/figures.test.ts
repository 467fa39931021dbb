/** What is measured and written for programs: seatings, arena figures and files, hypotheses, arrays, requests. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ResultFile, seedOf } from '../src/commands/arena/file.ts';
import { readSprt } from '../src/commands/arena/arena.ts';
import { seatings, type ArenaBlock, type ArenaPlan } from '../src/commands/arena/plan.ts';
import { formatSummary } from '../src/commands/arena/report.ts';
import { meanOf, summarise } from '../src/commands/arena/summary.ts';
import { MAX_LINE, parseRequest } from '../src/commands/engine/request.ts';
import { MOST_TABLES } from '../src/commands/engine/session.ts';
import { formatNpy } from '../src/commands/selfplay/npy.ts';

const folder = mkdtempSync(join(tmpdir(), 'pakli-figures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PLAN: ArenaPlan = {
  game: 'rounds',
  version: 1,
  options: '',
  seats: 3,
  players: ['a', 'b'],
  seed: 7,
  unit: 'deal',
};
const effort = (moves: number, ms: number, max: number): ArenaBlock['efforts'][0] => ({
  moves,
  ms,
  max,
});
/** In the first game player a is alone in seat 0, then in 1, then in 2. */
const BLOCKS: readonly ArenaBlock[] = [
  {
    block: 1,
    scores: [
      [6, 0, 3],
      [5, 5, 2],
      [1, 2, 0],
    ],
    efforts: [effort(4, 100, 50), effort(8, 200, 90)],
  },
  {
    block: 0,
    scores: [
      [9, 0, 0],
      [0, 9, 0],
      [0, 0, 9],
    ],
    efforts: [effort(6, 300, 70), effort(2, 3_599_400, 10)],
  },
];

test('who sits where in the games of a block', () => {
  expect(seatings(PLAN)).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(seatings({ players: ['a', 'b', 'c'], seats: 3 })).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
  expect(seatings({ players: ['a', 'b'], seats: 2 })).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('shares split ties, and leads are against the mean of the others', () => {
  const [first, second] = BLOCKS as [ArenaBlock, ArenaBlock];
  // Alone first, level with another, last.
  expect(meanOf('wins', PLAN, 'high', first, 0)).toBeCloseTo((1 + 0.5 + 0) / 3, 12);
  expect(meanOf('wins', PLAN, 'high', first, 1)).toBeCloseTo((0 + 0.5 + 1) / 6, 12);
  expect(meanOf('wins', PLAN, 'low', first, 0)).toBeCloseTo(1 / 3, 12);
  expect(meanOf('lead', PLAN, 'high', first, 0)).toBeCloseTo((4.5 + 1.5 - 1.5) / 3, 12);
  expect(meanOf('lead', PLAN, 'low', first, 0)).toBeCloseTo(-1.5, 12);
  expect([
    meanOf('wins', PLAN, 'high', second, 0),
    meanOf('lead', PLAN, 'high', second, 0),
  ]).toEqual([1, 9]);
  expect(meanOf('wins', PLAN, 'high', first, 2)).toBeNaN();
});

test('where nothing was played before somebody stopped it, there are dashes for figures', () => {
  const text = formatSummary(summarise(PLAN, 'high', []));
  expect(text).toMatch(/^a +0 +- +0 +- +- +- +- +0 +- +0\.0$/m);
  expect(text).not.toMatch(/NaN|Infinity|inf/);
});

test('a summary adds up blocks, whatever order they come in', () => {
  const summary = summarise(PLAN, 'high', BLOCKS);
  expect(summary).toMatchObject({ blocks: 2, games: 6, fair: 1 / 3, hours: 1 });
  const [a, b] = summary.results;
  expect(a).toMatchObject({ player: 'a', games: 6, moves: 10, time: { mean: 40, max: 70 } });
  expect(b).toMatchObject({ player: 'b', games: 12, moves: 10, time: { max: 90 } });
  expect(a?.share.value).toBeCloseTo(4.5 / 6, 12);
  expect(b?.share.value).toBeCloseTo(1.5 / 12, 12);
  // Of six games, one seat alone won five, four of them by a.
  expect([a?.decided.games, b?.decided.games]).toEqual([5, 10]);
  expect(a?.decided.share.value).toBeCloseTo(4 / 5, 12);
  expect(a?.lead.value).toBeCloseTo((4.5 + 27) / 6, 12);
  expect(a?.score).toBeCloseTo((6 + 5 + 0 + 27) / 6, 12);
  expect([b?.elo.value, b?.elo.low, b?.elo.high]).toEqual([
    0 - (a?.elo.value ?? 0),
    0 - (a?.elo.high ?? 0),
    0 - (a?.elo.low ?? 0),
  ]);
  expect(summarise(PLAN, 'high', BLOCKS.toReversed())).toEqual(summary);
});

describe('the file of an arena', () => {
  const path = join(folder, 'out.jsonl');
  const [first, second] = BLOCKS as [ArenaBlock, ArenaBlock];

  test('continues where it ended, without a last line that was torn', () => {
    expect(seedOf(path)).toBeUndefined();
    const file = ResultFile.open(path, PLAN);
    file.add(first);
    expect(() => ResultFile.open(path, PLAN)).toThrow(/another arena writes .*process \d+/);
    file.close();
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"block":0,"sco`);
    expect(seedOf(path)).toBe(7);
    const again = ResultFile.open(path, PLAN);
    expect(again.blocks).toEqual([first]);
    again.add(second);
    again.add(first);
    again.close();
    const last = ResultFile.open(path, PLAN);
    expect(last.blocks).toEqual([first, second]);
    last.close();
    expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(
      JSON.stringify({ format: 'pakli-arena/1', ...PLAN }),
    );
  });

  test.each(['game', 'version', 'options', 'seats', 'players', 'seed', 'unit'] as const)(
    'belongs to no command with another %s',
    (key) => {
      const other = { seats: 4, version: 2, seed: 8, players: ['a', 'c'], unit: 'match' };
      const plan = { ...PLAN, [key]: { game: 'x', options: 'y', ...other }[key] } as ArenaPlan;
      expect(() => ResultFile.open(path, plan)).toThrow(
        `belongs to another command: its ${key} is`,
      );
    },
  );

  test.each([
    ['x', 'is not a result file of an arena'],
    ['{"format":"pakli-arena/2"}\n', 'is not a result file of an arena'],
    [`${JSON.stringify({ format: 'pakli-arena/1', ...PLAN })}\nx\n`, 'line 2 is not a block'],
  ])('is not %j', (text, message) => {
    writeFileSync(path, text);
    expect(() => ResultFile.open(path, PLAN)).toThrow(message);
    expect(() => ResultFile.open(path, PLAN)).toThrow(
      expect.objectContaining({ status: 2 }) as Error,
    );
  });
});

describe('hypotheses', () => {
  test.each([
    ['50%,55%', { low: 0.5, high: 0.55, alpha: 0.05, beta: 0.05 }],
    ['0.25, 0.5', { low: 0.25, high: 0.5, alpha: 0.05, beta: 0.05 }],
    ['50%,55%,0.01', { low: 0.5, high: 0.55, alpha: 0.01, beta: 0.01 }],
    ['50%,55%,1%,0.2', { low: 0.5, high: 0.55, alpha: 0.01, beta: 0.2 }],
    ['0elo,50%', undefined],
    ['50%', undefined],
    ['55%,50%', undefined],
    ['50%,50%', undefined],
    ['0%,50%', undefined],
    ['50%,100%', undefined],
    ['50%,55%,0.5', undefined],
    ['50%,55%,0', undefined],
    ['50%,55%,0.1,0.5', undefined],
    ['50%,55%,0.1,0.1,0.1', undefined],
    ['a,b', undefined],
  ])('%s', (text, read) => {
    if (read === undefined) expect(() => readSprt(text, 2)).toThrow(`--sprt: ${text}: H0,H1`);
    else expect(readSprt(text, 2)).toEqual(read);
  });

  test('in Elo depend on how many play', () => {
    const two = readSprt('0elo,30elo', 2);
    const four = readSprt('0elo,30elo', 4);
    expect([two.low, four.low]).toEqual([0.5, 0.25]);
    expect(two.high).toBeGreaterThan(0.5);
    expect(four.high).toBeGreaterThan(0.25);
    expect(four.high).toBeLessThan(two.high);
  });
});

test.each([
  [Uint8Array.of(1, 2, 3, 4), undefined, '|u1', '(4,)', [1, 2, 3, 4]],
  [Int32Array.of(-1, 2, 3, 4), 2, '<i4', '(2, 2)', [255, 255, 255, 255, 2, 0, 0, 0]],
  [Float32Array.of(1, 0, 0), 3, '<f4', '(1, 3)', [0, 0, 128, 63]],
  [Float16Array.of(1, 0), 1, '<f2', '(2, 1)', [0, 60]],
])('an array of NumPy begins at 64: %o', (column, width, type, shape, bytes) => {
  const file = Buffer.from(formatNpy(column, width));
  expect([...file.subarray(0, 8)]).toEqual([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]);
  const length = file.readUInt16LE(8);
  expect((10 + length) % 64).toBe(0);
  const header = file.toString('latin1', 10, 10 + length);
  expect(header.trimEnd()).toBe(
    `{'descr': '${type}', 'fortran_order': False, 'shape': ${shape}, }`,
  );
  expect(header.endsWith(' \n')).toBe(true);
  expect([...file.subarray(10 + length, 10 + length + bytes.length)]).toEqual(bytes);
  expect(file.length - 10 - length).toBe(column.byteLength);
});

describe('requests of the engine', () => {
  const GO = {
    do: 'go',
    game: 'mulle',
    version: 1,
    view: {},
    moves: ['a'],
    budget: { ms: 3_600_000 },
  };

  test.each<[string, object]>([
    ['the longest id', { do: 'games', id: 'x'.repeat(200) }],
    ['a number as id', { do: 'games', id: 1.5 }],
    ['the longest name of a table', { do: 'state', table: 'x'.repeat(100) }],
    ['the last seat', { do: 'view', seat: 98 }],
    ['nobody', { do: 'view', seat: null }],
    ['an hour', GO],
    ['no time', { ...GO, budget: { ms: 0 } }],
    ['one step', { ...GO, budget: { steps: 1 } }],
    ['99 names', { do: 'new', game: 'x', chance: 'ask', names: Array(99).fill('y'.repeat(100)) }],
    ['the first protocol', { do: 'hello', protocol: 1 }],
    ['the first action', { do: 'play', action: 0, seat: 0, observe: true }],
  ])('%s is read', (_, given) => {
    expect(parseRequest(JSON.stringify(given)).request).toEqual(given);
  });

  test.each<[string, object | string, string, string]>([
    ['a long id', { do: 'games', id: 'x'.repeat(201) }, 'bad-request', 'id'],
    ['a table without a name', { do: 'state', table: '' }, 'bad-request', 'table'],
    ['a long name', { do: 'state', table: 'x'.repeat(101) }, 'bad-request', 'table'],
    ['a seat too far', { do: 'view', seat: 99 }, 'bad-request', 'seat'],
    ['a seat before the first', { do: 'undo', seat: -1 }, 'bad-request', 'seat'],
    ['more than an hour', { ...GO, budget: { ms: 3_600_001 } }, 'bad-request', 'budget.ms'],
    ['no step', { ...GO, budget: { steps: 0 } }, 'bad-request', 'budget.steps'],
    ['no moves', { ...GO, moves: [] }, 'bad-request', 'moves'],
    ['a list as view', { ...GO, view: [] }, 'bad-request', 'view'],
    ['100 names', { do: 'new', game: 'x', names: Array(100).fill('y') }, 'bad-request', 'names'],
    [
      'a long name of somebody',
      { do: 'new', game: 'x', names: ['y'.repeat(101)] },
      'bad-request',
      'names.0',
    ],
    ['another chance', { do: 'new', game: 'x', chance: 'never' }, 'bad-request', 'chance'],
    ['another protocol', { do: 'hello', protocol: 2 }, 'bad-request', 'protocol'],
    ['a seed below zero', { do: 'load', record: '', seed: -1 }, 'bad-request', 'seed'],
    ['an unknown key', { do: 'games', more: 1 }, 'unknown-key', 'more'],
    ['nothing to do', { id: 1 }, 'bad-request', 'do'],
    ['something else to do', { do: 'dance' }, 'unknown-request', 'do'],
    ['a list', '[]', 'bad-request', 'line'],
    ['no JSON', '{', 'bad-json', 'line'],
    ['65 lists', '['.repeat(65), 'too-deep', 'line'],
  ])('%s is refused', (_, given, id, at) => {
    const line = typeof given === 'string' ? given : JSON.stringify(given);
    expect(parseRequest(line).request).toMatchObject({ ok: false, error: { id, at } });
  });

  test('64 lists are looked into, and brackets in a text are none', () => {
    expect(parseRequest(`${'['.repeat(64)}${']'.repeat(64)}`).request).toMatchObject({
      error: { id: 'bad-request' },
    });
    const text = JSON.stringify({ do: 'games', id: `"${'['.repeat(90)}\\"` });
    expect(parseRequest(text)).toMatchObject({ id: `"${'['.repeat(90)}\\"` });
    expect(parseRequest('{"do":"dance","id":7}')).toMatchObject({ id: 7 });
    expect([MAX_LINE, MOST_TABLES]).toEqual([1_048_576, 4096]);
  });
});
