/** Games loaded with --with: the command plays, measures and serves them like its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@pakli/core';
import { expect, test } from 'vitest';
import { learningFaults } from '../src/commands/laws/learning.ts';
import { Failure } from '../src/input/failure.ts';
import { bring } from '../src/input/guests.ts';
import { file, pakli, pakliProcess, ROOT, type Ended } from './command.ts';

const SCOPA = join(ROOT, 'examples/scopa/src/scopa.ts');

/** A module made from Scopa, with parts changed. */
function guest(name: string, parts: string): string {
  return file(
    name,
    `import scopa from ${JSON.stringify(SCOPA)};\nconst { game } = scopa;\n${parts}\n`,
  );
}

/** A game with its rules, and an id that starts like another's. */
const PLAIN = guest(
  'plain.js',
  `export default { game: { ...game, id: 'scopa-40' }, rules: scopa.rules };`,
);

test('a guest is played to its end, with its own table and sentences', async () => {
  const args = [
    'play',
    'scopa',
    '--with',
    SCOPA,
    '--options',
    'one',
    '--seed',
    '3',
    '--delay',
    '0',
    // No player that thinks by the clock: the same game every time.
    '--against',
    'greedy',
  ];
  const ended = await pakli(args, { input: '1\n'.repeat(18) });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('── Scopa · One hand · greedy ──');
  expect(ended.stdout).toMatch(/^ │\S+ +│( │\S+ +│)*$/m);
  expect(ended.stdout).toMatch(/^ {2}Bo · holds ▒( ▒)* · taken \d+ cards$/m);
  expect(ended.stdout).toMatch(/^You take the .* with the .*\.$/m);
  expect(ended.stdout).toMatch(/^(You score|Bo scores) \d points? \(\d+ cards, /m);
  expect(ended.stdout).toContain(`.txt" --with "${SCOPA}"`);
  // In a row of moves too: what is taken looks as it lies there.
  expect(ended.stdout).toMatch(/^ \S+ +\d+\) Take \S[◉♥†♣]/m);
  // The module's faces, not those of the French deck.
  expect(ended.stdout).toContain('◉');
  expect(ended.stdout).not.toContain('♦');
});

test('it speaks a language that the house does not, and English where it has no words', async () => {
  const [italian, plain, none] = await Promise.all([
    pakli(['--with', SCOPA, 'play', 'scopa', '--lang', 'it', '--seed', '3', '--delay', '0'], {
      input: '7X\n',
    }),
    pakli(
      ['--with', SCOPA, 'watch', 'scopa', '--options', 'one', '--seed', '1', '--players', 'greedy'],
      {
        env: { LANG: 'it_IT.UTF-8' },
      },
    ),
    // A process without guests: in this one they stay loaded.
    pakliProcess(['play', 'mulle', '--lang', 'it']),
  ]);
  expect(italian.stdout).toContain('Smazzata 1. In tavola: ');
  expect(italian.stdout).toContain('Una giocata si scrive 7D');
  expect(italian.stdout).toContain('What you can do');
  expect(plain.stdout).toMatch(/^(Anna|Bo) prende .+ con .+\.$/m);
  expect(none).toMatchObject({ status: 2, stdout: '' });
  expect(none.stderr).toContain('--lang: there is en, sv, hu, de, tr, not "it"');
});

test('threads of the arena and programs in other languages know it too', async () => {
  const bot = `cmd:${process.execPath} --conditions=@pakli/source ${ROOT}/apps/cli/bin/pakli.js engine`;
  const [arena, outside, engine] = await Promise.all([
    pakli([
      '--with',
      SCOPA,
      'arena',
      'scopa',
      '--players',
      'greedy,random',
      '--deals',
      '3',
      '--seed',
      '1',
      '--workers',
      '2',
      '--json',
    ]),
    pakli([
      '--with',
      SCOPA,
      'watch',
      'scopa',
      '--players',
      `${bot},greedy`,
      '--options',
      'one',
      '--seed',
      '1',
      '--json',
    ]),
    pakliProcess(['engine'], {
      input: '{"do":"new","game":"scopa"}\n',
      env: { PAKLI_WITH: SCOPA },
    }),
  ]);
  expect(arena).toMatchObject({ status: 0 });
  expect(JSON.parse(arena.stdout)).toMatchObject({ game: 'scopa', deals: 3 });
  expect(outside).toMatchObject({ status: 0, stderr: '' });
  expect(outside.stdout.trimEnd().split('\n').at(-1)).toContain('"over":true');
  expect(JSON.parse(engine.stdout)).toMatchObject({ ok: true });
});

test('a game and its rules are enough: it is drawn from its notation and has players', async () => {
  const both = ['--with', PLAIN, '--with', SCOPA];
  const [games, played, rules, record] = await Promise.all([
    pakli([...both, 'games', 'scopa-40']),
    pakli([...both, 'play', 'scopa-40', '--options', 'one', '--seed', '3', '--delay', '0'], {
      input: '1\n'.repeat(18),
    }),
    pakli([...both, 'rules', 'scopa-40', '3.3']),
    pakli([...both, 'deal', 'scopa-40', '--moves', '5', '--record', '--seed', '1']),
  ]);
  expect(games.stdout).toContain('random, beginner, casual, strong, expert');
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toMatch(/^ table +\S\S/m);
  expect(played.stdout).toMatch(/^Bo: \S\S( x( \S\S)+)?$/m);
  expect(rules.stdout).toMatch(/^3\.3 Where a card of the same value/);
  const replayed = await pakli([...both, 'replay', '-'], { input: record.stdout });
  expect(replayed).toMatchObject({ status: 0, stderr: '' });
});

/** For two, three or eleven players; one id is a prefix of the other. */
const HIGH = ['high2', 'high20'].flatMap((id) => ['--with', join(ROOT, `test/guests/${id}.ts`)]);

test('eleven play a guest: names, table, record and numbers have two digits', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'pakli-guest-')), 'shards');
  const play = ['play', 'high20', '--seats', '11', '--seed', '3', '--delay', '0'];
  const [games, played, record, shards, part, four] = await Promise.all([
    pakli([...HIGH, 'games']),
    pakli([...HIGH, ...play, '--against', 'random'], { input: '1\n1\n' }),
    pakli([...HIGH, 'deal', 'high2', '--seats', '11', '--moves', '22', '--record', '--seed', '1']),
    pakli(
      `${HIGH.join(' ')} selfplay high2 --players random --games 4 --seats 11 --seed 1 --out ${out}`.split(
        ' ',
      ),
    ),
    pakli([...HIGH, 'random', 'high']),
    pakli([...HIGH, 'random', 'high2', '--seats', '4']),
  ]);
  expect(games.stdout).toMatch(/^ *high20 +High Card, 2, 3, 11 players$/m);
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toMatch(/^ +Player 11 · hand 0 cards$/m);
  expect(played.stdout).toMatch(/^ ?\d+\. Player 11 +\d$/m);
  const replayed = await pakli([...HIGH, 'replay', '-'], { input: record.stdout });
  expect(replayed).toMatchObject({ status: 0, stderr: '' });
  expect(replayed.stdout).toMatch(/^\d+\. Seat 10 +\d$/m);
  expect(shards).toMatchObject({ status: 0 });
  expect(shards.stdout + shards.stderr).toContain('4 deals of high2');
  rmSync(join(out, '..'), { recursive: true });
  expect(part).toMatchObject({ status: 2, stderr: expect.stringContaining('no game "high"') });
  expect(four).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('by 2 or 3 or 11, not 4'),
  });
});

/** Two against two: seats 0 and 2, 1 and 3. */
const PAIRS = ['--with', join(ROOT, 'test/guests/pairs.ts')];

test('partners count as one: in an arena, in random matches, and at a table', async () => {
  const arena = ['arena', 'pairs', '--players', 'random,random', '--deals', '6', '--seed', '1'];
  const [measured, three, tallied, played] = await Promise.all([
    pakli([...PAIRS, ...arena, '--workers', '1', '--json']),
    pakli([...PAIRS, 'arena', 'pairs', '--players', 'random,random,random']),
    pakli([...PAIRS, 'random', 'pairs', '--games', '20', '--seed', '1']),
    pakli([...PAIRS, 'play', 'pairs', '--seed', '3', '--delay', '0', '--against', 'random'], {
      input: '1\n1\n',
    }),
  ]);
  // A side at a time: every deal is played twice, and each player has one result of each game.
  const report = JSON.parse(measured.stdout) as { results: { games: number }[] };
  expect(report).toMatchObject({ games: 12, fair: 0.5, sides: [0, 1, 0, 1] });
  expect(report.results.map(({ games }) => games)).toEqual([12, 12]);
  expect(three).toMatchObject({ status: 2, stderr: expect.stringContaining('pairs needs 4') });
  const shares = Array.from(tallied.stdout.matchAll(/([\d.]+) %/g), ([, share]) => Number(share));
  expect(shares).toHaveLength(4);
  expect(shares.slice(2)).toEqual(shares.slice(0, 2));
  expect(shares[0]! + shares[1]!).toBeCloseTo(100, 1);
  expect(played.stdout).toMatch(/^ Bo and Dóra win\.\n 1\. Bo +2\n 1\. Dóra +2\n 2\. You +0$/m);
});

/** Four at a table of three: the dealer sits out. */
const RESTS = join(ROOT, 'test/guests/rests.ts');

test('a seat may rest for a deal', async () => {
  const play = ['play', 'rests', '--seed', '3', '--delay', '0', '--against', 'random'];
  const [laws, played] = await Promise.all([
    pakli(['laws', RESTS, '--games', '3']),
    pakli(['--with', RESTS, ...play], { input: '1\n'.repeat(6) }),
  ]);
  expect(laws.stdout).toMatch(/^rests: 16 laws hold in 3 matches from seed 1\.$/m);
  expect(played).toMatchObject({ status: 0, stderr: '' });
  // Everybody plays three deals of four: the reader is asked for two cards in each of them.
  expect(played.stdout.match(/^Your move > /gm)).toHaveLength(6);
  expect(played.stdout).toMatch(/^ {2}Dóra · rests · hand 0 cards$/m);
});

const SCHNAPSEN = join(ROOT, 'examples/schnapsen/src/schnapsen.ts');

test('a guest has rules for people, exact ones by their numbers', async () => {
  const rules = ['--with', SCHNAPSEN, 'rules', 'schnapsen'];
  const [short, part, exact] = await Promise.all([
    pakli([...rules, '--lang', 'hu']),
    pakli([...rules, 'talon']),
    pakli([...rules, '3.5']),
  ]);
  expect(short.stdout).toMatch(/^Snapszer\n\n.*\n.*\n\nEgy perc alatt$/m);
  expect(part.stdout).toMatch(/^The jack and closing$/m);
  expect(part.stdout).not.toContain('In a minute');
  expect(exact.stdout).toMatch(/^3\.5 A player on lead who holds the jack of trumps/);
});

test('lessons and puzzles that cannot be played as they say are named by the laws', async () => {
  const faulty = (await import(SCHNAPSEN)) as { readonly default: GameModule };
  const { game, lessons = [], puzzles = [], texts } = faulty.default;
  const [lesson, puzzle] = [lessons[0]!, puzzles[0]!];
  expect(learningFaults(faulty.default)).toEqual([]);
  const wrong: readonly (readonly [Partial<GameModule>, RegExp])[] = [
    [{ lessons: [{ ...lesson, answers: [['AH']] }] }, /^lesson take: AH: not-held/],
    [{ lessons: [{ ...lesson, answers: [['AD'], ['AD']] }] }, /^lesson take: AD: not-held/],
    [{ lessons: [{ ...lesson, position: 'here' }] }, /^lesson take: bad-position/],
    [{ lessons: [{ ...lesson, options: 'to=99' }] }, /^lesson take: .*option/],
    [{ lessons: [{ ...lesson, seat: 1 }] }, /^lesson take: it is not the turn of seat 1/],
    [{ lessons: [lesson, lesson] }, /two lessons or puzzles take$/],
    [{ lessons: [{ ...lesson, id: 'new' }], texts: texts! }, /^texts\.en\.lessons: .* new$/],
    [{ lessons, texts: { en: { lessons: '<!-- take -->\n## Only a title' } } }, /^texts\.en/],
    [{ puzzles: [{ ...puzzle, values: puzzle.values.map(() => 1) }] }, /exactly one move is best$/],
    [{ puzzles: [{ ...puzzle, lines: puzzle.lines.slice(1) }] }, /lines begin with \w\w; /],
    [{ puzzles: [{ ...puzzle, values: [1] }] }, /: 1 values for \d moves$/],
  ];
  for (const [parts, fault] of wrong) {
    const found = learningFaults({ game, rules: '# R', ...parts });
    expect(found[0]).toMatch(fault);
  }
});

const BAD: readonly (readonly [string, () => string, RegExp])[] = [
  ['no such file', () => 'nowhere.js', /nowhere\.js: no such file$/],
  ['a folder', () => `${ROOT}/examples`, /is no file: name the file/],
  [
    'no program',
    () => file('broken.js', 'export default {'),
    /broken\.js: cannot be loaded: .*--check/,
  ],
  [
    'a program that fails',
    () => file('fails.js', '\n\nexport default null.game;'),
    /cannot be loaded: .*\bnull\b.* \(fails\.js, line 3\)$/,
  ],
  [
    'a missing package',
    () => file('lost.js', "import 'nothing-like-it'"),
    /cannot be loaded: .*nothing-like-it/,
  ],
  ['no game', () => file('empty.js', 'export const a = 1'), /exports no game: its default export/],
  [
    'a game without parts',
    () => guest('half.js', 'export default { game: { ...game, copy: undefined }, rules: "# R" }'),
    /half\.js: lacks game\.copy \(a function\)$/,
  ],
  [
    'a name that is taken',
    () => guest('mulle.js', `export default { ...scopa, game: { ...game, id: 'mulle' } }`),
    /there is a game mulle already$/,
  ],
];

test.for(BAD)('%s is refused, and the author reads why', async ([, make, says]) => {
  const refused = await bring([make()]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Failure);
  expect((refused as Failure).message).toMatch(says);
  expect((refused as Failure).message).toMatch(/^--with [^\n]+$/);
});

test('a package that is installed where the command is called comes by its name', () => {
  const scopa = join(mkdtempSync(join(tmpdir(), 'pakli-guest-')), 'node_modules/pakli-scopa');
  mkdirSync(scopa, { recursive: true });
  const manifest = { name: 'pakli-scopa', type: 'module', exports: { import: './scopa.js' } };
  writeFileSync(join(scopa, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(scopa, 'scopa.js'), `export { default } from ${JSON.stringify(SCOPA)};`);
  const bin = join(ROOT, 'apps/cli/bin/pakli.js');
  const args = ['--conditions=@pakli/source', bin, 'games', '--with', 'pakli-scopa'];
  const cwd = join(scopa, '../..');
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })).toMatch(/^ *scopa\b/m);
  rmSync(cwd, { recursive: true });
});

test('what is wrong with a guest is one line of the command', async () => {
  const typed = file('broken.ts', 'const a: number = 1;\nconst b: = a;\nexport default {}');
  const [ended, broken] = await Promise.all([
    pakli(['random', 'scopa', '--with', 'nowhere.js']),
    pakli(['random', 'scopa', '--with', typed]),
  ]);
  expect(broken.stderr).toMatch(
    /^pakli: --with [^\n]+ cannot be loaded: [^\n]+ \(broken\.ts, line 2\)\n$/,
  );
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toMatch(/^pakli: --with [^\n]+nowhere\.js: no such file\n$/);
});

test('laws of a game that keeps them, and of one that says little about itself', async () => {
  const [held, small, plain, house] = await Promise.all([
    pakli(['laws', SCOPA, '--games', '8', '--seed', '5', '--options', 'one']),
    pakli(['laws', join(ROOT, 'examples/duel.ts'), '--games', '8']),
    pakli(['laws', PLAIN, '--games', '8', '--options', 'one']),
    pakli(['laws', 'mulle']),
  ]);
  expect(held).toMatchObject({ status: 0, stderr: '' });
  // The report also states how large a bias would have been noticed.
  expect(held.stdout.replaceAll(/\s+/g, ' ')).toBe(
    'distribution: 128 redealt worlds were compared with true deals. A bias that moves a card by less than about 44 % of its spread stays unseen; --games 250 compares 4000. scopa: 16 laws hold in 8 matches from seed 5. ',
  );
  expect(small.stdout).toMatch(/^duel: 16 laws hold in 8 matches from seed 1\.$/m);
  expect(plain).toMatchObject({ status: 0, stderr: '' });
  expect(plain.stdout).toContain('not tried: cards (the module says no laws.cards)');
  expect(plain.stdout).toContain('scopa-40: 11 laws hold in 8 matches');
  expect(house).toMatchObject({ status: 2 });
});

test('a broken law is explained, with a line that shows it again', async () => {
  const shared = guest(
    'shared.js',
    `export default { ...scopa, game: { ...game, copy(from, into) { game.copy(from, into); into.place = from.place; } } };`,
  );
  // Has the name of another guest, which stays loaded in this process.
  const ended = await pakliProcess([
    'laws',
    shared,
    '--games',
    '4',
    '--seed',
    '9',
    '--options',
    'one',
  ]);
  expect(ended).toMatchObject({ status: 1, stderr: '' });
  expect(ended.stdout).toContain('BROKEN copies: play on a copy leaves the original untouched.');
  expect(ended.stdout).toContain('copied into the array that is there');
  expect(ended.stdout).toMatch(/^Also broken, perhaps for the same reason: /m);
  const [, again = ''] = /again: pakli (.*)$/m.exec(ended.stdout) ?? [];
  expect(again).toMatch(/--games 1 --seed \d+ --positions 3 --options "one"$/);
  const seen: Ended = await pakliProcess([...again.replaceAll('"', '').split(' '), '--json']);
  expect(seen.status).toBe(1);
  expect(seen.stdout).toContain('"law":"copies"');
});
