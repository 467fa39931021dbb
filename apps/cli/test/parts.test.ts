/** Small parts of the command: stream lines, reasons, files, text on a screen, random numbers, seats. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { OVER, Sfc32 } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { findGame } from '@pakli/catalogue';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  contentOf,
  contentWithin,
  LARGEST_LIST,
  LARGEST_RECORD,
  shortened,
  tooLong,
} from '../src/input/content.ts';
import { Failure, reasonOf, Refused, writingReasonOf } from '../src/input/failure.ts';
import { checkWritable, makeFolder, writeFor, writeWhole } from '../src/input/files.ts';
import { LineSplitter, TOO_LONG } from '../src/input/line-splitter.ts';
import { claim, holderOf, Lock } from '../src/input/lock.ts';
import { gameIn } from '../src/input/records.ts';
import { localeFor } from '../src/input/voice.ts';
import { think } from '../src/players/arena-player.ts';
import { playDeal, Stopped } from '../src/players/deal-loop.ts';
import { findOpponent, usualPlayer } from '../src/players/opponent.ts';
import { seedFor, USES } from '../src/players/seeds.ts';
import { commandOf, partsOf, readSpelling, splitPlayers } from '../src/players/spelling.ts';
import {
  complete,
  edit,
  EMPTY,
  lineOf,
  type KeyPress,
  type EditorLine,
} from '../src/terminal/editor.ts';
import { beside, cutTo, flow, padTo, ruled, widthOf, wrap } from '../src/terminal/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'pakli-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const split = (limit: number, ...chunks: readonly string[]): unknown[] => {
  const lines: unknown[] = [];
  const splitter = new LineSplitter(limit, (line) => lines.push(line));
  for (const chunk of chunks) splitter.push(Buffer.from(chunk));
  splitter.flush();
  return lines;
};

describe('lines of a stream', () => {
  test('come whole, however they are cut', () => {
    expect(split(99, 'a\nb', 'c\n\nd', '\n')).toEqual(['a', 'bc', '', 'd']);
    expect(split(99, 'a\nb')).toEqual(['a', 'b']);
    expect(split(99, '')).toEqual([]);
    const bytes = Buffer.from('åß\n');
    const lines: unknown[] = [];
    const splitter = new LineSplitter(99, (line) => lines.push(line));
    for (const byte of bytes) splitter.push(Uint8Array.of(byte));
    expect(lines).toEqual(['åß']);
  });

  test('that are too long are not kept, and the next is', () => {
    expect(split(3, 'abc\nabcd\nab', 'cd', 'ef\nx')).toEqual(['abc', TOO_LONG, TOO_LONG, 'x']);
    expect(split(3, 'abcd')).toEqual([TOO_LONG]);
  });
});

const coded = (code: string): Error => Object.assign(new Error('a\n  b'), { code });

describe('reasons', () => {
  test.each([
    ['ENOENT', 'no such file', 'no such folder'],
    ['ENOTDIR', 'a b', 'no such folder'],
    ['EEXIST', 'a b', 'no such folder'],
    ['EACCES', 'may not be read', 'no permission'],
    ['EPERM', 'a b', 'no permission'],
    ['EROFS', 'a b', 'no permission'],
    ['ENOSPC', 'a b', 'no space is left'],
    ['EDQUOT', 'a b', 'no space is left'],
    ['EFBIG', 'a b', 'no space is left'],
    ['EISDIR', 'is a directory', 'is a directory'],
    ['EOTHER', 'a b', 'a b'],
    [
      'ENAMETOOLONG',
      'is too long for the name of a file, and it is not a link',
      'is too long for the name of a file, and it is not a link',
    ],
  ])('%s: %s, %s', (code, reading, writing) => {
    expect([reasonOf(coded(code)), writingReasonOf(coded(code))]).toEqual([reading, writing]);
  });

  test('a value that is not an error is printed as it is', () => {
    expect([reasonOf('gone'), writingReasonOf('gone')]).toEqual(['gone', 'gone']);
  });

  test('a failure ends with its status, a refusal names where it was', () => {
    expect([new Failure('x').status, new Failure('x', 2).status]).toEqual([1, 2]);
    const refusal = { refused: 'bad-suit', rule: '4' };
    expect(new Refused(refusal).message).toBe('bad-suit (rule 4)');
    const refused = new Refused(refusal, { where: 'a.txt:7', game: 'mulle', status: 2 });
    expect(refused).toMatchObject({
      message: 'a.txt:7: bad-suit (rule 4)',
      where: 'a.txt:7',
      game: 'mulle',
      status: 2,
    });
  });
});

describe('what is read', () => {
  test('is measured before it is kept', async () => {
    const file = join(folder, 'read.txt');
    writeFileSync(file, 'åbc');
    expect(await contentWithin(file, 4)).toBe('åbc');
    await expect(contentWithin(file, 3)).rejects.toThrow('it has 1 MB or more');
    await expect(contentOf(join(folder, 'none'), 4)).rejects.toThrow(/none: no such file$/);
    expect([LARGEST_RECORD, LARGEST_LIST]).toEqual([16_000_000, 400_000_000]);
    expect(tooLong(2_000_001, 16_000_000).message).toBe(
      'it has 3 MB or more, and at most 16 MB are read',
    );
  });

  test('is named in 120 letters at most', () => {
    expect(shortened('x'.repeat(120))).toBe('x'.repeat(120));
    expect(shortened('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
  });

  test('says of which game it is', () => {
    expect(gameIn('pakli record 2\ngame: mulle 1\n')).toEqual({ game: 'mulle' });
    expect(gameIn('nothing')).toEqual({});
  });
});

const thrown = (work: () => void): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return [(error as Failure).message, (error as Failure).status];
  }
};

describe('what is written', () => {
  test('takes the place of what was there, keeps links and modes, and leaves nothing behind', () => {
    const home = join(folder, 'a/b/c');
    makeFolder(home);
    makeFolder(home);
    const file = join(home, 'file');
    writeFileSync(file, 'old', { mode: 0o600 });
    symlinkSync(file, join(home, 'link'));
    writeWhole(join(home, 'link'), 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeWhole(join(home, 'fresh'), 'x');
    checkWritable('--out', join(home, 'none'));
    checkWritable('--out', file);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(home).toSorted()).toEqual(['file', 'fresh', 'link']);
    writeWhole('/dev/null', 'x');
    checkWritable('--out', '/dev/null');
  });

  test('fails with the option, the file and the reason', () => {
    const path = join(folder, 'nowhere/file');
    const message = `--out: ${path} cannot be written: no such folder`;
    expect(thrown(() => writeFor('--out', path, 'x'))).toEqual([message, 1]);
    expect(thrown(() => checkWritable('--out', path))).toEqual([message, 2]);
    writeFileSync(join(folder, 'plain'), '');
    expect(() => makeFolder(join(folder, 'plain/below'))).toThrow();
  });
});

describe('a lock', () => {
  const game = join(folder, 'locked/game.txt');
  const path = `${game}.lock`;

  test('is one process at a time, and lets go', () => {
    const lock = claim(game);
    if (!(lock instanceof Lock)) throw new Error('not locked');
    expect(lock.ours).toBe(true);
    expect(holderOf(game)).toMatchObject({ pid: process.pid, host: hostname() });
    expect(Lock.claim(game)).toEqual(holderOf(game));
    const taken = Lock.seize(game);
    expect([lock.ours, taken.ours]).toEqual([false, true]);
    lock.release();
    expect(taken.ours).toBe(true);
    taken.release();
    expect([taken.ours, holderOf(game)]).toEqual([false, undefined]);
  });

  test.each<[string, object | string, boolean]>([
    ['another machine', { pid: 1, host: 'elsewhere', begun: '' }, true],
    ['a process that lives', { pid: process.pid, host: hostname(), begun: '' }, true],
    ['a number that came again', { pid: process.pid, host: hostname(), begun: '1' }, false],
    ['a process that has died', { pid: 2 ** 30, host: hostname(), begun: '' }, false],
    ['nothing that can be read', '{', false],
    ['half of it', { pid: process.pid, host: hostname() }, false],
    ['no number', { pid: 1.5, host: 'elsewhere', begun: '' }, false],
  ])('of %s', (_, holder, held) => {
    mkdirSync(join(folder, 'locked'), { recursive: true });
    writeFileSync(path, typeof holder === 'string' ? holder : JSON.stringify(holder));
    expect(holderOf(game) !== undefined).toBe(held);
    expect(claim(game) instanceof Lock).toBe(!held);
    rmSync(path);
  });

  test('that cannot be written is none', () => {
    expect(claim(join(folder, 'plain/below/game.txt'))).toBeUndefined();
  });
});

describe('lines on a screen', () => {
  const red = '\u001b[31mrot\u001b[39m';

  test('are as wide as what is seen of them', () => {
    expect([widthOf(red), widthOf('🎴'), widthOf('')]).toEqual([3, 1, 0]);
    expect([padTo(red, 5), padTo('abc', 2)]).toEqual([`${red}  `, 'abc']);
    expect([cutTo('abc', 3), cutTo('abc', 2), cutTo(red, 2)]).toEqual([
      'abc',
      'ab',
      '\u001b[31mro\u001b[0m',
    ]);
  });

  test('wrap between words, later ones indented', () => {
    expect(wrap('aa bb cc', 5)).toEqual(['aa bb', 'cc']);
    expect(wrap('aa bb cc', 4, 1)).toEqual(['aa', ' bb', ' cc']);
    expect(wrap('  aa bb', 4)).toEqual(['  aa', 'bb']);
    expect(wrap('abcdef', 3)).toEqual(['abcdef']);
  });

  test('flow and stand side by side', () => {
    expect(flow(['aa', 'bb', 'cc'], 6, ', ')).toEqual(['aa, bb', 'cc']);
    expect(flow(['aa', 'bb'], 5, ', ', 2)).toEqual(['aa', '  bb']);
    expect(flow([], 5, ', ')).toEqual([]);
    const blocks = [['a', 'aaa'], ['b'], ['c', 'c', 'c']];
    expect(beside(blocks, 7)).toEqual(['a   b c', 'aaa   c', '      c']);
    expect(beside(blocks, 6)).toEqual(['a   b', 'aaa', 'c', 'c', 'c']);
    expect(beside(blocks, 20, 2)).toEqual(['a    b  c', 'aaa     c', '        c']);
    expect(beside([], 5)).toEqual([]);
  });

  test('have titles between rules', () => {
    expect([ruled('Ab', 9, '-'), ruled('', 4, '-'), ruled('Abc', 4, '-')]).toEqual([
      '-- Ab ---',
      '----',
      '-- A',
    ]);
  });
});

const key = (name: string, ctrl = false): KeyPress => ({ name, text: '', ctrl });

const at = (text: string, cursor: number): EditorLine => ({ text, cursor });

describe('a line that is typed', () => {
  test.each<[string, KeyPress, [string, number]]>([
    ['backspace', key('backspace'), ['ac de', 1]],
    ['delete', key('delete'), ['ab de', 2]],
    ['left', key('left'), ['abc de', 1]],
    ['right', key('right'), ['abc de', 3]],
    ['home', key('home'), ['abc de', 0]],
    ['end', key('end'), ['abc de', 6]],
    ['escape', key('escape'), ['', 0]],
    ['ctrl a', key('a', true), ['abc de', 0]],
    ['ctrl e', key('e', true), ['abc de', 6]],
    ['ctrl u', key('u', true), ['c de', 0]],
    ['ctrl k', key('k', true), ['ab', 2]],
    ['ctrl w', key('w', true), ['c de', 0]],
    ['ctrl x', key('x', true), ['abc de', 2]],
    ['a letter', { name: 'x', text: 'X', ctrl: false }, ['abXc de', 3]],
    ['a control', { name: 'x', text: '\u0007', ctrl: false }, ['abc de', 2]],
    ['nothing', key('f1'), ['abc de', 2]],
  ])('%s', (_, pressed, [text, cursor]) => {
    expect(edit(at('abc de', 2), pressed)).toEqual({ text, cursor });
  });

  test('ends at both ends, and at 200 letters', () => {
    expect(edit(EMPTY, key('left'))).toEqual(EMPTY);
    expect(edit(lineOf('a'), key('right'))).toEqual(lineOf('a'));
    expect(edit(EMPTY, key('backspace'))).toEqual(EMPTY);
    expect(edit(lineOf('a🎴'), key('backspace'))).toEqual(lineOf('a'));
    const letter: KeyPress = { name: 'x', text: 'x', ctrl: false };
    expect(edit(lineOf('x'.repeat(199)), letter).text).toHaveLength(200);
    expect(edit(lineOf('x'.repeat(200)), letter).text).toHaveLength(200);
    expect(edit(lineOf('one two  '), key('w', true))).toEqual(lineOf('one '));
  });

  test('is completed as far as all candidates agree', () => {
    const words = ['play HA', 'play H7', 'pass'];
    expect(['pl', 'play h7', 'p', 'x', ' pa'].map((text) => complete(text, words))).toEqual([
      'play H',
      'play h7',
      'p',
      'x',
      'pass',
    ]);
    expect([complete('x', ['only']), complete('x', [])]).toEqual(['only', 'x']);
  });
});

describe('players as they are spelled', () => {
  test.each([
    ['expert', 'expert', undefined],
    ['expert@100ms', 'expert', { ms: 100 }],
    ['expert@2s', 'expert', { ms: 2000 }],
    ['expert@0.5s', 'expert', { ms: 500 }],
    ['expert@3600s', 'expert', { ms: 3_600_000 }],
    ['expert@50steps', 'expert', { steps: 50 }],
    ['cheat@200steps', 'cheat', { steps: 200 }],
    ['cmd:bot a@b', 'cmd:bot a@b', undefined],
    ['cmd:bot@1s', 'cmd:bot', { ms: 1000 }],
  ])('%s', (text, name, budget) => {
    expect(readSpelling(text)).toEqual({ text, name, budget });
  });

  test.each(['a@', 'a@1', 'a@0ms', 'a@3601s', 'a@3600001ms', 'a@0steps', 'a@1.5steps', 'cheat@1s'])(
    '%s is refused, with its option and status 2',
    (text) => {
      expect(() => readSpelling(text, '--by')).toThrow(`--by: ${text}: `);
      expect(() => readSpelling(text)).toThrow(expect.objectContaining({ status: 2 }) as Error);
    },
  );

  test('programs, parts and lists', () => {
    expect(commandOf(readSpelling('cmd:python3 bot.py'))).toBe('python3 bot.py');
    expect(commandOf(readSpelling('expert'))).toBeUndefined();
    expect(partsOf(readSpelling('rules+bidding:expert'))).toEqual({
      rest: 'rules',
      part: 'bidding',
      other: 'expert',
    });
    expect(['a', 'a+b', 'a:b', 'a+b:c+d:e'].map((text) => partsOf(readSpelling(text)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(splitPlayers(' a, cmd:x "1,2" \'3,4\' ,,b ')).toEqual(['a', 'cmd:x "1,2" \'3,4\'', 'b']);
  });

  test('are found by name, and whoever is not said is casual', async () => {
    const mulle = await findGame('mulle')!.load();
    expect(usualPlayer(mulle)).toBe('casual');
    expect(usualPlayer({ ...mulle, levels: [] })).toBe(Object.keys(mulle.players).at(-1));
    expect((await findOpponent(mulle, 'random')).name).toBe('random');
    await expect(findOpponent(mulle, 'nobody', '--player')).rejects.toMatchObject({
      message: expect.stringMatching(/^--player: no player "nobody": there is /) as unknown,
      status: 2,
    });
  });
});

describe('random numbers', () => {
  test('of a place are the same for ever, and of no other', () => {
    expect(USES).toEqual({ starter: 0, chance: 1, player: 2, interval: 3, luck: 4 });
    expect([seedFor(1), seedFor(1, 0), seedFor(1, 1, 2), seedFor(2, 1, 2)]).toEqual([
      4_212_385_537_148_716, 915_006_138_156_469, 2_069_470_192_448_106, 4_615_759_393_437_623,
    ]);
    expect(seedFor(1, 2, 1)).not.toBe(seedFor(1, 1, 2));
  });
});

const thinking = (done: number): { step(n: number): boolean; taken: number; answer: never } => ({
  taken: 0,
  step(n: number) {
    this.taken += n;
    return this.taken >= done;
  },
  answer: undefined as never,
});

describe('a player that thinks', () => {
  test('stops at its steps, its time, its end, or on request', () => {
    const run = (
      limits: { steps: number; milliseconds: number },
      watch = 0,
      stop = false,
    ): number => {
      const one = thinking(1e6);
      think(
        one,
        limits,
        () => watch,
        () => stop,
      );
      return one.taken;
    };
    expect(run({ steps: 37, milliseconds: Infinity })).toBe(37);
    expect(run({ steps: 0, milliseconds: Infinity })).toBe(0);
    expect(run({ steps: 1e9, milliseconds: 10 }, 10)).toBe(1);
    expect(run({ steps: 1e9, milliseconds: Infinity }, 0, true)).toBe(1);
    const short = thinking(1);
    think(
      short,
      { steps: 99, milliseconds: Infinity },
      () => 0,
      () => false,
    );
    expect(short.taken).toBe(1);
  });
});

describe('a deal', () => {
  test('is played to its end, its chances counted and forced moves not asked', async () => {
    const { game } = await findGame('mulle')!.load();
    const state = game.create(game.rules.defaults, 2);
    game.setup(state, { number: 0, starter: 0, carry: [] });
    const chances: number[] = [];
    const asked: number[] = [];
    await playDeal(game, state, new Buffers(game), {
      chance: (dealt) => {
        chances.push(dealt);
        return new Sfc32(dealt);
      },
      decide: (seat, count, decisions) => {
        expect(count).toBeGreaterThan(1);
        expect([0, 1]).toContain(seat);
        asked.push(decisions);
        return Promise.resolve(0);
      },
      stopped: () => false,
    });
    expect(game.turn(state)).toBe(OVER);
    expect(chances).toEqual(chances.map((_, n) => n));
    expect(asked).toEqual(asked.toSorted((one, other) => one - other));
    const again = game.create(game.rules.defaults, 2);
    game.setup(again, { number: 0, starter: 0, carry: [] });
    const stopped = playDeal(game, again, new Buffers(game), {
      chance: () => new Sfc32(1),
      decide: () => 0,
      stopped: () => true,
    });
    await expect(stopped).rejects.toBeInstanceOf(Stopped);
  });
});

describe('the language', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each<[string, Record<string, string>, string]>([
    ['LC_ALL before all', { LC_ALL: 'sv_SE.UTF-8', LC_MESSAGES: 'de_DE', LANG: 'hu_HU' }, 'sv'],
    ['LC_MESSAGES before LANG', { LC_ALL: '', LC_MESSAGES: 'de-AT', LANG: 'hu_HU' }, 'de'],
    ['LANG alone', { LANG: 'TR_tr@euro' }, 'tr'],
    ['English for one that is not known', { LANG: 'it_IT' }, 'en'],
    ['English for none', { LANG: 'C' }, 'en'],
  ])('of the environment is %s', (_, env, locale) => {
    for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) vi.stubEnv(name, env[name]);
    expect(localeFor(undefined)).toBe(locale);
    expect(localeFor('hu')).toBe('hu');
    expect(() => localeFor('xx')).toThrow(
      expect.objectContaining({
        message: '--lang: there is en, sv, hu, de, tr, not "xx"',
        status: 2,
      }) as Error,
    );
  });
});

test.each([
  [50, 'slow', 50],
  [5000, 'slow', 1000],
  [5000, 'slow@2s', 2000],
  [50, 'slow@200ms', 200],
])('a player of %i ms, called %s, has %i ms for a move at home', async (own, name, given) => {
  const mulle = await findGame('mulle')!.load();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  onTestFinished(() => clock.mockRestore());
  const view = { moves: [4, 5] };
  const contender = {
    milliseconds: own,
    player: { think: () => ({ step: () => false, answer: () => ({ move: 5 }) }) },
  };
  const contenders = new Map([['slow', contender]]) as unknown as typeof mulle.contenders;
  const opponent = await findOpponent({ ...mulle, contenders }, name);
  const move = await opponent.choose(mulle.game, view as never, new Sfc32(1), () => false);
  expect(move).toBe(5);
  expect(now).toBeGreaterThanOrEqual(given);
  expect(now).toBeLessThan(2 * given);
});
