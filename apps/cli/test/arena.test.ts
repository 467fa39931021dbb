import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Lock } from '../src/input/lock.ts';
import { BIN, file, pakli, ROOT } from './command.ts';
import { program } from './program.ts';

interface Interval {
  value: number;
  low: number;
  high: number;
}

interface Report {
  blocks: number;
  games: number;
  fair: number;
  hours: number;
  complete: boolean;
  seed: number;
  results: {
    player: string;
    games: number;
    share: Interval;
    decided: { games: number; share: Interval };
    lead: Interval;
    score: number;
    elo: Interval;
    moves: number;
    time: { mean: number; max: number };
  }[];
  sprt?: { blocks: number; verdict: string | null; ratio: number };
}

async function report(...args: string[]): Promise<Report> {
  // Starting a thread per worker takes longer than playing most matches.
  const workers = args.includes('--workers') ? [] : ['--workers', '1'];
  const ended = await pakli(['arena', 'buddy-bluff', '--json', ...workers, ...args]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  return JSON.parse(ended.stdout) as Report;
}

/** A report without its time-dependent parts. */
function timeless({ results, ...rest }: Report): object {
  return {
    ...rest,
    seconds: 0,
    hours: 0,
    results: results.map((result) => ({ ...result, time: 0 })),
  };
}

/** The lines of a result file by block, without their time-dependent parts. */
function blocksOf(path: string): { block: number; scores: number[][]; moves: number[] }[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(1);
  return lines
    .map(
      (line) =>
        JSON.parse(line) as { block: number; scores: number[][]; efforts: { moves: number }[] },
    )
    .map(({ block, scores, efforts }) => ({
      block,
      scores,
      moves: efforts.map(({ moves }) => moves),
    }))
    .sort((a, b) => a.block - b.block);
}

test('greedy is found to be better than random, one among three in every seat', async () => {
  const { results, ...rest } = await report(
    '--players',
    'greedy,random',
    '--deals',
    '12',
    '--seed',
    '1',
  );
  expect(rest).toMatchObject({ blocks: 12, games: 48, fair: 0.25, seed: 1, complete: true });
  const [greedy, random] = results;
  expect(greedy).toMatchObject({ player: 'greedy', games: 48 });
  expect(random).toMatchObject({ player: 'random', games: 144 });
  expect(greedy!.share.low).toBeGreaterThan(0.25);
  expect(greedy!.lead.low).toBeGreaterThan(0);
  expect(greedy!.elo.low).toBeGreaterThan(0);
  expect(random!.share.high).toBeLessThan(0.25);
  expect(greedy!.share.value + 3 * random!.share.value).toBeCloseTo(1, 9);
  expect(greedy!.elo.value).toBeCloseTo(-random!.elo.value, 9);
  expect(greedy!.decided.games * 3).toBe(random!.decided.games);
  expect(greedy!.score).toBeLessThan(random!.score);
});

test('the same player in every seat plays the same game in every seating: luck cancels out', async () => {
  const { results } = await report('--players', 'random,random', '--deals', '8', '--seed', '2');
  for (const { share, lead } of results) {
    expect(share).toEqual({ value: 0.25, low: 0.25, high: 0.25 });
    expect(lead.value).toBeCloseTo(0, 9);
  }
});

test('four players rotate through all seats', async () => {
  const out = file('four.jsonl', '');
  const players = 'greedy,random,random,greedy';
  const { results } = await report(
    '--players',
    players,
    '--deals',
    '12',
    '--seed',
    '3',
    '--out',
    out,
  );
  expect(results.map(({ player, games }) => [player, games])).toEqual(
    players.split(',').map((player) => [player, 48]),
  );
  expect(results.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(1, 9);
  expect(Math.min(results[0]!.share.value, results[3]!.share.value)).toBeGreaterThan(
    Math.max(results[1]!.share.value, results[2]!.share.value),
  );
  for (const { scores } of blocksOf(out)) expect(scores).toHaveLength(4);
});

test('the result does not depend on the number of workers, nor on where it was interrupted', async () => {
  const common = ['--players', 'cheat@2steps,greedy', '--seed', '5', '--sprt', '25%,60%'];
  const outs = ['one.jsonl', 'three.jsonl', 'parts.jsonl'].map((name) => file(name, ''));
  const [one, three] = await Promise.all([
    report(...common, '--deals', '6', '--workers', '1', '--out', outs[0]!),
    report(...common, '--deals', '6', '--workers', '3', '--out', outs[1]!),
    report(...common, '--deals', '4', '--out', outs[2]!),
  ]);
  expect(timeless(three)).toEqual(timeless(one));
  expect(blocksOf(outs[1]!)).toEqual(blocksOf(outs[0]!));
  expect(blocksOf(outs[0]!).map(({ block }) => block)).toEqual([...Array(6).keys()]);
  expect(new Set(blocksOf(outs[0]!).map(({ scores }) => scores.join(' '))).size).toBe(6);
  // A half-written line, as after a power cut: it is truncated and its block replayed.
  const before = readFileSync(outs[2]!, 'utf8');
  writeFileSync(outs[2]!, before.slice(0, -20));
  const resumed = await report(
    ...common.filter((word) => word !== '5' && word !== '--seed'),
    '--deals',
    '6',
    '--out',
    outs[2]!,
  );
  expect(timeless(resumed)).toEqual(timeless(one));
  expect(blocksOf(outs[2]!)).toEqual(blocksOf(outs[0]!));
  expect(readFileSync(outs[2]!, 'utf8').startsWith(before.split('\n').slice(0, 4).join('\n'))).toBe(
    true,
  );
  // The file is complete: nothing is played, and it stays unchanged.
  const whole = readFileSync(outs[2]!, 'utf8');
  expect(timeless(await report(...common, '--deals', '6', '--out', outs[2]!))).toEqual(
    timeless(one),
  );
  expect(readFileSync(outs[2]!, 'utf8')).toBe(whole);
});

test('the sequential test stops early, at the same block for any number of workers', async () => {
  const common = [
    '--players',
    'greedy,random',
    '--deals',
    '5000',
    '--seed',
    '9',
    '--sprt',
    '25%,60%',
  ];
  const [one, two] = await Promise.all([
    report(...common, '--workers', '1'),
    report(...common, '--workers', '2'),
  ]);
  expect(one.sprt?.verdict).toBe('H1');
  expect(one.blocks).toBe(one.sprt?.blocks);
  expect(one.blocks).toBeLessThan(200);
  expect(timeless(two)).toEqual(timeless(one));
  // Blocks played beyond the verdict do not count.
  const out = file('beyond.jsonl', '');
  const plain = common.slice(0, -2).map((word) => (word === '5000' ? '8' : word));
  expect((await report(...plain, '--out', out)).blocks).toBe(8);
  expect(timeless(await report(...common, '--out', out))).toEqual(timeless(one));
  const weak = await report(
    '--players',
    'random,greedy',
    '--deals',
    '5000',
    '--seed',
    '9',
    '--sprt',
    '0elo,200elo,0.01,0.01',
  );
  expect(weak.sprt).toMatchObject({ verdict: 'H0', alpha: 0.01, beta: 0.01 });
  expect(weak.blocks).toBeLessThan(200);
});

function decisions({ results }: Report): number {
  return results.reduce((sum, { moves }) => sum + moves, 0);
}

test('a match of four deals is one game', async () => {
  const common = [
    '--players',
    'greedy,random',
    '--deals',
    '6',
    '--seed',
    '1',
    '--options',
    'deals=4',
  ];
  const [deals, matches] = await Promise.all([report(...common), report(...common, '--match')]);
  expect(deals).toMatchObject({ games: 24, unit: 'deal' });
  expect(matches).toMatchObject({ games: 24, unit: 'match' });
  expect(decisions(matches)).toBeGreaterThan(3 * decisions(deals));
  // A deal has 48 plays, and the last card of a hand often has only one place to go.
  expect(decisions(deals)).toBeLessThan(24 * 48);
  expect(matches.results[0]!.score).toBeGreaterThan(2 * deals.results[0]!.score);
});

test('the summary for people has a row a player, and the page has plots and needs nothing else', async () => {
  const html = file('page.html', '');
  const args = [
    '--players',
    'greedy,random',
    '--deals',
    '16',
    '--seed',
    '1',
    '--sprt',
    '25%,90%',
    '--workers',
    '1',
    '--html',
    html,
  ];
  const ended = await pakli(['arena', 'buddy-bluff', ...args]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('buddy-bluff: one greedy among 3 random, ');
  expect(ended.stdout).toMatch(/^player +games +win share +decided/m);
  expect(ended.stdout).toMatch(/^greedy +\d+ +\d\d\.\d % \[\d\d\.\d, \d\d\.\d\] /m);
  expect(ended.stdout).toMatch(/^random +\d+ +\d\d\.\d % \[/m);
  expect(ended.stdout).toMatch(/^SPRT H0 25\.0 %, H1 90\.0 %, .* blocks, log ratio /m);
  const page = readFileSync(html, 'utf8');
  expect(page.startsWith('<!doctype html>')).toBe(true);
  expect(page.match(/viewBox="0 0 800 400"/g)).toHaveLength(3);
  expect(page.match(/<path /g)?.length).toBeGreaterThanOrEqual(2);
  expect(page).not.toMatch(/\b(?:src|href)=|@import|url\(/);
  expect(page).not.toContain('NaN');
  // The same before there is an interval to draw.
  await pakli([
    'arena',
    'buddy-bluff',
    '--players',
    'greedy,random',
    '--deals',
    '2',
    '--html',
    html,
  ]);
  const short = readFileSync(html, 'utf8');
  expect(short.match(/viewBox/g)).toHaveLength(3);
  expect(short).not.toMatch(/NaN|Infinity/);
});

test('an outside program plays in an arena', async () => {
  const bot = `cmd:python3 "${ROOT}examples/bot.py"@500ms`;
  const { results } = await report('--players', `${bot},random`, '--deals', '4', '--seed', '1');
  expect(results[0]).toMatchObject({ player: bot, games: 16 });
  expect(results[0]!.moves).toBeGreaterThan(100);
});

test('an outside program that breaks is named with the deal, the seat and what it said', async () => {
  const out = file('broken.jsonl', '');
  // Says hello, plays for a while, then sends something that is not a move.
  const bad = program(
    'bad',
    '(() => { let n = 0; return (r, ok) => ({ ...ok, move: n++ < 100 ? r.moves?.[0] : "banana" }); })()',
  );
  const args = [
    '--players',
    `cmd:${bad},random`,
    '--seed',
    '1',
    '--workers',
    '1',
    '--deals',
    '50',
    '--out',
    out,
  ];
  const ended = await pakli(['arena', 'buddy-bluff', ...args]);
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr).toMatch(
    /^pakli: cmd:.*bad\.mjs": deal \d+, seating \d, decision \d+, seat \d: illegal-move: "banana" is not one of ".*" \(what was played is kept in .*broken\.jsonl\)\n$/,
  );
  expect(blocksOf(out).length).toBeGreaterThan(1);
});

test.for([
  [
    'dead',
    '(r, ok) => r.do === "go" ? process.exit(3) : ok',
    'deal 1, seating 1, decision 1, seat 0: ended: it ended with status 3',
  ],
  ['mute', '(r, ok) => r.do === "go" ? [] : ok', 'too-late: no answer to go in 10100 ms'],
  ['rude', '() => "go away"', 'bad-reply: not JSON: go away'],
] as const)('an outside program that is %s ends the arena', async ([name, answer, message]) => {
  // A program that answers at all gets plenty of time.
  const player = `cmd:${program(name, answer)}@${name === 'mute' ? 100 : 100_000}ms`;
  const ended = await pakli([
    'arena',
    'buddy-bluff',
    '--players',
    `${player},random`,
    '--seed',
    '1',
    '--deals',
    '1',
  ]);
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr).toContain(`${name}.mjs`);
  expect(ended.stderr).toContain(message);
});

test('Ctrl-C keeps what was played, though a terminal sends it to outside programs as well', async () => {
  const out = file('stopped.jsonl', '');
  const first = program('first', '(r, ok) => ({ ...ok, move: r.moves?.[0] })');
  const args = [
    '--players',
    `greedy,cmd:${first}`,
    '--deals',
    '1000000',
    '--seed',
    '4',
    '--workers',
    '1',
    '--out',
    out,
  ];
  const child = spawn(
    process.execPath,
    ['--conditions=@pakli/source', BIN, 'arena', 'buddy-bluff', ...args],
    // A process group of its own, as a terminal makes one per command.
    { cwd: ROOT, detached: true },
  );
  let stderr = '';
  let stdout = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  while (linesIn(out) < 3) await new Promise((resolve) => setTimeout(resolve, 50));
  process.kill(-child.pid!, 'SIGINT');
  const [status] = (await once(child, 'close')) as [number | null];
  const played = blocksOf(out).length;
  expect(played).toBeGreaterThanOrEqual(3);
  expect(stderr).toBe(
    `pakli: stopped after ${played} of 1000000 deals: what was played is kept in ${out}\n`,
  );
  expect(status).toBe(130);
  expect(stdout).toContain(`${played} deals x 4 seatings, seed 4`);
});

function linesIn(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 2;
}

test.for([
  [['--players', 'bogus,greedy'], 'no player "bogus": there is random, greedy'],
  [['--players', 'greedy+part:random,greedy'], 'this game is not measured part by part'],
  [['--players', 'greedy'], 'needs 4 players, or 2 for one among the others, not 1'],
  [['--players', 'a,b,c'], 'not 3'],
  [['--players', 'greedy@5x,random'], 'greedy@5x: a budget is written @100ms'],
  [['--players', 'greedy@0steps,random'], 'a budget is written'],
  [['--players', 'greedy@1.5steps,random'], 'a budget is written'],
  [['--players', 'cheat@50ms,random'], 'cheat thinks in steps'],
  [
    ['--players', 'greedy,random', '--out', '/no/such/folder/x.jsonl'],
    '--out: /no/such/folder/x.jsonl cannot be written: no such folder',
  ],
  [
    ['--players', 'greedy,random', '--html', '/no/such/folder/x.html'],
    '--html: /no/such/folder/x.html cannot be written: no such folder',
  ],
  [['--players', 'greedy,random', '--out', '/'], '--out: /: is a directory'],
  [
    ['--players', 'greedy,random', '--sprt', '50%'],
    '--sprt: 50%: H0,H1 with H0 below H1 is expected',
  ],
  [['--players', 'greedy,random', '--sprt', '0.6,0.5'], 'H0 below H1'],
  [['--players', 'greedy,random', '--sprt', '0elo,10elo,0.7'], 'both below 0.5'],
  [['--players', 'greedy,random', '--deals', '0'], 'A whole number from 1'],
  [['--players', 'greedy,random', '--options', 'lift=up'], 'bad-option-value'],
  [[], "required option '--players <a,b,...>' not specified"],
] as const)('wrong use ends with status 2 and one clear line: %j', async ([args, message]) => {
  const ended = await pakli(['arena', 'buddy-bluff', ...args]);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain(message);
  expect(ended.stderr).not.toContain('    at ');
});

test('a part that the game does not name is refused: it would measure nothing', async () => {
  const ended = await pakli(['arena', 'compile', '--players', 'seed+drft:random,seed']);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain('no part "drft": there is draft, play');
});

test('a result file has one arena at a time', async () => {
  const out = file('shared.jsonl', '');
  const args = ['arena', 'buddy-bluff', '--players', 'greedy,random', '--deals', '1', '--out', out];
  const other = Lock.claim(out);
  if (!(other instanceof Lock)) throw new Error('it is locked');
  const ended = await pakli(args);
  expect(ended).toEqual({
    status: 1,
    stdout: '',
    stderr: `pakli: --out: another arena writes ${out} (process ${process.pid})\n`,
  });
  expect(readFileSync(out, 'utf8')).toBe('');
  other.release();
  expect(await pakli(args)).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(`${out}.lock`)).toBe(false);
});

test.skipIf(!existsSync('/dev/full'))('a device is no result file', async () => {
  const args = ['arena', 'buddy-bluff', '--players', 'greedy,random', '--out', '/dev/full'];
  const ended = await pakli(args);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toBe('pakli: --out: /dev/full: is not a file\n');
});

test('a file of another command, or of none, is refused and left alone', async () => {
  const out = file('other.jsonl', '');
  const common = ['--players', 'greedy,random', '--deals', '2', '--out', out];
  await report(...common, '--seed', '1');
  const text = readFileSync(out, 'utf8');
  const tries = [
    [['--seed', '2'], 'its seed is 1 and here it is 2'],
    [
      ['--players', 'random,greedy'],
      'its players is ["greedy","random"] and here it is ["random","greedy"]',
    ],
    [['--options', 'lift=run'], 'its options is "" and here it is "lift=run"'],
    [['--match'], 'its unit is "deal" and here it is "match"'],
  ] as const;
  await Promise.all(
    tries.map(async ([args, message]) => {
      const ended = await pakli(['arena', 'buddy-bluff', ...common, ...args]);
      expect(ended).toMatchObject({ status: 2, stdout: '' });
      expect(ended.stderr).toBe(`pakli: --out: ${out} belongs to another command: ${message}\n`);
    }),
  );
  expect(readFileSync(out, 'utf8')).toBe(text);
  for (const [content, message] of [
    ['my notes', 'is not a result file of an arena'],
    ['{"format":"pakli-arena/2"}\n', 'is not a result file of an arena'],
    [`${text.split('\n')[0]}\nbanana\n`, 'line 2 is not a block of this arena'],
    [
      text.replace('"scores":[[', '"scores":[['.replace('[[', '[[7,')),
      'line 2 is not a block of this arena: scores.0',
    ],
  ] as const) {
    const path = file('notes.txt', content);
    const ended = await pakli([
      'arena',
      'buddy-bluff',
      '--players',
      'greedy,random',
      '--seed',
      '1',
      '--out',
      path,
    ]);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toContain(message);
    expect(readFileSync(path, 'utf8')).toBe(content);
  }
});

test('--luck says what of the results was luck, stores it, and takes no matches and no clocks', async () => {
  const out = file('luck.jsonl', '');
  const args = ['--players', 'greedy,random', '--luck', 'greedy', '--seed', '1', '--out', out];
  const first = await pakli(['arena', 'buddy-bluff', '--json', '--deals', '2', ...args]);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  const { luck } = JSON.parse(first.stdout) as { luck: { games: number; bias: Interval } };
  const [head, ...blocks] = readFileSync(out, 'utf8').trimEnd().split('\n');
  expect(JSON.parse(head ?? '')).toMatchObject({ luck: 'greedy' });
  const pairs = blocks.flatMap((line) => (JSON.parse(line) as { luck: [number, number][] }).luck);
  expect(luck.games).toBe(pairs.length);
  expect(pairs).toHaveLength(8);
  expect(luck.bias.value).toBeCloseTo(pairs.reduce((sum, [, one]) => sum + one, 0) / 8);
  const again = await pakli(['arena', 'buddy-bluff', '--deals', '2', ...args]);
  expect(again.stdout).toContain(`luck of greedy: mean ${luck.bias.value.toFixed(3)} [`);
  for (const [more, message] of [
    [['--match'], '--luck: it is measured for single deals, not for matches'],
    [
      ['--luck', 'greedy@5ms'],
      '--luck: greedy@5ms: luck needs a player of the game, timed in steps',
    ],
  ] as const) {
    const ended = await pakli(['arena', 'buddy-bluff', ...args, ...more]);
    expect(ended).toMatchObject({ status: 2, stdout: '', stderr: `pakli: ${message}\n` });
  }
});
