import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES, readRecord } from '@pakli/catalogue';
import { CHANCE, formatRecord, isRefusal, Match, OVER } from '@pakli/core';
import { chanceFrom, commitmentOf, formatProof } from '@pakli/host';
import { findRule, loadCatalogue, LOCALES } from '@pakli/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { factsOf } from '../src/input/facts.ts';
import { readRules } from '../src/input/rulebook.ts';
import { BIN, file, folder, pakli, ROOT, run } from './command.ts';
import { HAS_TMUX, Terminal } from './terminal.ts';

const RECORD = join(folder, 'watched.txt');

beforeAll(async () => {
  const watched = ['watch', 'mulle', '--options', 'short', '--players', 'casual', '--seed', '1'];
  const ended = await pakli([...watched, '--out', RECORD]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^The omgang is over: Anna \d+ and Bo \d+\.\n/m);
  expect(ended.stdout).toMatch(/ (Anna wins|Bo wins|A draw)\.\n 1\. /);
});

describe('watch', () => {
  test('tells programs every step, and a seat only what it may know', async () => {
    const ended = await pakli(
      ['watch', 'buddy-bluff', '--players', 'greedy', '--seed', '2', '--seat', '1', '--json'],
      {},
    );
    const lines = ended.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3 + 48 + 1);
    expect(lines[0].deal).toMatch(/hand 1: \w\w \w\w \w\w \w\w/);
    expect(lines[0].deal).not.toMatch(/hand [023]: \w\w \w\w/);
    expect(lines.at(-1)).toMatchObject({ over: true, names: ['Anna', 'Bo', 'Cem', 'Dóra'] });
  });

  test.for([
    [['--players', 'a,b,c'], '--players: one for all or 2, not 3'],
    [['--players', 'nobody'], 'no player "nobody"'],
    [['--seat', '2'], '--seat: there are seats 0 to 1'],
    [['--lang', 'xx'], '--lang: there is en, sv, hu, de, tr, not "xx"'],
  ] as const)('%j is refused', async ([args, message]) => {
    const ended = await pakli(['watch', 'mulle', ...args]);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toContain(message);
  });
});

/** A finished table by link, with its proof. */
async function dealt(): Promise<string> {
  const loaded = await findGame('mulle')?.load();
  const match = loaded && Match.start(loaded.game);
  if (loaded === undefined || match === undefined || isRefusal(match)) throw new Error('no game');
  const secret = new Uint8Array(32).fill(7);
  const nonce = '1f'.repeat(16);
  const chance = chanceFrom(secret, [nonce, undefined], { below: () => 0 });
  while (!match.over) {
    const { table } = match;
    const { turn, state, steps } = table;
    const count = steps.filter(({ kind }) => kind === 'chance').length;
    if (turn === OVER) match.nextDeal();
    else if (turn === CHANCE) table.chance(chance.outcome(match.tables.length - 1, count));
    else table.play(loaded.game.view(state, turn).moves[0] ?? 0);
  }
  const proof = {
    table: '0123456789',
    rules: '',
    commitment: commitmentOf(secret, '0123456789', ''),
    secret: '07'.repeat(32),
    nonces: [nonce, null],
  };
  return `${formatRecord(match)}${formatProof(proof)}`;
}

describe('verify', () => {
  test('deals again what was dealt, and names the line that is not as it was', async () => {
    const honest = await dealt();
    const good = await pakli(['verify', '-'], { input: honest });
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.stdout).toMatch(/^honest: \d+ times/);
    const lineOf = (part: string): number =>
      1 + honest.split('\n').findIndex((line) => line.startsWith(part));
    const secret = honest.replace(/(#! secret: )./, (found, key: string) =>
      found.endsWith('0') ? `${key}1` : `${key}0`,
    );
    const wrong = await pakli(['verify', '-'], { input: secret });
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain(`-:${lineOf('#! commitment')}: commitment`);
    const nonce = honest.replace(/(#! nonces: )./, (found, key: string) =>
      found.endsWith('0') ? `${key}1` : `${key}0`,
    );
    const other = await pakli(['verify', '-'], { input: nonce });
    expect(other.status).toBe(1);
    expect(other.stdout).toContain(`-:${lineOf('deal ')}: deal 1: secret and nonces`);
  });

  test.each([
    ['rules', /^#! rules:.*$/m, '#! rules: omgangar=3', 'played by other rules'],
    ['nonces', /^#! nonces: \S+/m, '#! nonces: 0a', '32 hexadecimal digits'],
    ['commitment', /^#! table: .*$/m, '#! table: 9876543210', 'do not lead to it'],
  ])('finds other %s, and ends with status 1', async (key, line, changed, why) => {
    const ended = await pakli(['verify', '-'], { input: (await dealt()).replace(line, changed) });
    expect(ended).toMatchObject({ status: 1, stderr: '' });
    expect(ended.stdout).toMatch(new RegExp(`^NOT as it was bound: -:\\d+: ${key}: .*${why}`));
  });

  test('says that a record has no proof', async () => {
    const ended = await pakli(['verify', RECORD]);
    expect(ended).toMatchObject({ status: 1, stdout: '' });
    expect(ended.stderr).toContain('has no proof');
  });
});

describe('convert', () => {
  test('a record becomes a link and the link the record', async () => {
    const link = await pakli(['convert', RECORD]);
    expect(link.stdout).toMatch(/^2\.mulle\.\d\.[\w-]{50,120}\n$/);
    const back = await pakli(['convert', link.stdout.trim()]);
    expect(back.stdout).toBe(readFileSync(RECORD, 'utf8'));
    const address = `https://example.org/#/${link.stdout.trim()}`;
    expect((await pakli(['convert', address])).stdout).toBe(back.stdout);
    const piped = await pakli(['convert', '-'], { input: back.stdout });
    expect(piped.stdout).toBe(link.stdout);
    const again = await pakli(['convert', '-', '--to', 'link'], { input: link.stdout });
    expect(again.stdout).toBe(link.stdout);
    const json = JSON.parse((await pakli(['convert', RECORD, '--to', 'json'])).stdout);
    expect(json).toMatchObject({ game: 'mulle', over: true, seats: 2 });
    expect(json.deals[0]).toHaveLength(17);
    const replayed = await pakli(['replay', link.stdout.trim(), '--json']);
    expect(replayed.stdout.trimEnd().split('\n')).toHaveLength(17);
  });

  // npx may pass on a non-blocking pipe: there is nothing to read before the writer has started.
  test('waits for what comes through a pipe', async () => {
    const start = 'import os, sys; os.set_blocking(0, False); os.execv(sys.argv[1], sys.argv[1:])';
    const command = `"${process.execPath}" --conditions=@pakli/source "${BIN}" convert -`;
    const slowly = `(sleep 2; cat "${RECORD}") | python3 -c "${start}" ${command}`;
    const ended = await run('sh', ['-c', slowly]);
    expect(ended).toMatchObject({ status: 0, stdout: expect.stringMatching(/^2\.mulle\.\d\./) });
  });

  test.for([
    [
      '2.mulle.2.AAAA',
      'This link is damaged: no game can be read from it. Copy the whole link, or ask for it again. (bad-link)',
    ],
    ['2.bridge.1.AAAA', 'There is no game "bridge"'],
    ['nowhere.txt', 'pakli: nowhere.txt: no such file'],
  ] as const)('%s is refused in one line', async ([given, message]) => {
    const ended = await pakli(['convert', given]);
    expect(ended).toMatchObject({ status: 1, stdout: '' });
    expect(ended.stderr).toContain(message);
    expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('deal', () => {
  test('the same seed gives the same positions', async () => {
    const args = ['deal', 'mulle', '--count', '3', '--moves', '5', '--seed', '9'];
    const first = await pakli(args);
    expect(first.stdout.trimEnd().split('\n')).toHaveLength(3);
    expect((await pakli(args)).stdout).toBe(first.stdout);
    const json = await pakli([...args, '--json']);
    const lines = json.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ position }) => position).join('\n')).toBe(first.stdout.trimEnd());
    expect(lines[1]).toMatchObject({ game: 'mulle', seed: 9, number: 1 });
  });

  test.each([0, 5])('after %i moves and no more', async (moves) => {
    const dealt = await pakli(['deal', 'mulle', '--moves', String(moves), '--record', '--json']);
    const match = await readRecord((JSON.parse(dealt.stdout) as { record: string }).record);
    if (isRefusal(match)) throw new Error(match.refused);
    expect(match.table.steps.filter(({ kind }) => kind === 'move')).toHaveLength(moves);
  });

  test('a record can be replayed', async () => {
    const dealt = await pakli(['deal', 'buddy-bluff', '--record', '--seed', '1']);
    const replayed = await pakli(['replay', file('dealt.txt', dealt.stdout)]);
    expect(replayed.stdout.trimEnd()).toMatch(/not finished$/);
  });
});

describe('analyse', () => {
  const by = ['analyse', RECORD, '--by', 'expert@20steps'];
  test('tells every decision, the curves and the mistakes', async () => {
    const ended = await pakli([...by, '--mistakes', '1']);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout).toContain('made from what the mover knew');
    expect(ended.stdout.match(/^Move \d+, (Anna|Bo), lost \d+\.\d\d:$/gm)).toHaveLength(1);
    expect(ended.stdout).toContain('How Anna stood before each own decision');
    expect(ended.stdout).toMatch(/^Bo: \d+\.\d\d lost in \d decisions$/m);
    expect(ended.stdout).toMatch(
      /^ {2}\d+% accuracy\. \d decisions that mattered: \d (best|good|slip|blunder)/m,
    );
  });

  test('gives programs numbers that add up, the same for the same seed', async () => {
    const ended = await pakli([...by, '--seat', '0', '--json']);
    const { moves } = JSON.parse(ended.stdout);
    expect(moves.length).toBeGreaterThan(4);
    for (const { seat, before, after, lost, played, best } of moves) {
      expect(seat).toBe(0);
      expect(before - after).toBeCloseTo(lost);
      expect(lost).toBeGreaterThanOrEqual(0);
      if (lost === 0) expect(best).toBe(played);
    }
    expect((await pakli([...by, '--seat', '0', '--json'])).stdout).toBe(ended.stdout);
  });

  test('looks back with all cards open where the match is over and the game can', async () => {
    const match = join(folder, 'ulti.txt');
    const players = ['--players', 'rules', '--options', 'deals=1', '--seed', '2'];
    await pakli(['watch', 'ulti', ...players, '--out', match]);
    const told = await pakli(['analyse', match, '--by', 'expert@4steps']);
    expect(told).toMatchObject({ status: 0, stderr: '' });
    expect(told.stdout).toMatch(/^Move +Who +Played +Best +Played +Lost +Open +Better$/m);
    const flowing = told.stdout.replaceAll(/\s+/g, ' ');
    expect(flowing).toContain('Open is what the mover would have got');
    expect(flowing).toMatch(/with all cards open, the cards were worth [-+]?\d/);
    expect(told.stdout).toMatch(/^ {2}with all cards open: (did no harm|lost \d+\.\d\d)$/m);
    const { moves } = JSON.parse(
      (await pakli(['analyse', match, '--by', 'expert@4steps', '--json'])).stdout,
    );
    const exact = moves.filter((move: { exact?: unknown }) => move.exact !== undefined);
    expect(exact.length).toBeGreaterThan(10);
    for (const {
      exact: [before, after],
      played,
    } of exact) {
      expect(played).toMatch(/^(play|kontra|pass|no)/);
      // Perfect play keeps its value; a move can only lose some.
      expect(after).toBeLessThanOrEqual(before);
    }
    // During a match nobody learns what the others hold.
    const dealt = await pakli([
      'deal',
      'ulti',
      '--options',
      'deals=2',
      '--moves',
      '25',
      '--seed',
      '2',
      '--record',
    ]);
    const cut = file('cut.txt', dealt.stdout);
    const open = await pakli(['analyse', cut, '--by', 'expert@4steps', '--json']);
    expect(open).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(open.stdout).moves.length).toBeGreaterThan(5);
    expect(open.stdout).not.toContain('exact');
  });

  test('a judge who weighs nothing is refused', async () => {
    const ended = await pakli(['analyse', RECORD, '--by', 'random']);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toContain('random plays but weighs no moves');
  });
});

describe('games', () => {
  test('lists what can be played, and all that may be set about one', async () => {
    const all = await pakli(['games']);
    for (const { id, name } of GAMES)
      expect(all.stdout).toMatch(new RegExp(`^  ${id} +${name}, `, 'm'));
    for (const entry of GAMES) {
      const { options, presets, players } = await factsOf(entry);
      const one = await pakli(['games', entry.id]);
      expect(one).toMatchObject({ status: 0, stderr: '' });
      for (const row of options)
        expect(one.stdout).toContain(`  ${row.key}=${String(row.default)}`);
      for (const preset of presets)
        expect(one.stdout).toMatch(new RegExp(`^  ${preset} +\\w`, 'm'));
      // A long list wraps onto the next line.
      expect(one.stdout.replaceAll(/\s+/g, ' ')).toContain(players.join(', '));
      expect(one.stdout).not.toContain('undefined');
    }
  });

  test('tells programs the same as the engine', async () => {
    const { stdout } = await pakli(['games', '--json']);
    const engine = await pakli(['engine'], { input: '{"do":"games"}\n' });
    const told = stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(told).toEqual(JSON.parse(engine.stdout).games);
    const none = await pakli(['games', 'bridge']);
    expect(none).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('rules', () => {
  test.for(GAMES.map(({ id, load }) => ({ id, load })))(
    'every rule that $id cites is there to be read',
    async ({ id, load }) => {
      const { game } = await load();
      const text = await readRules(id, await loadCatalogue('en'));
      const { turn, over, notation } = game.rules.cites;
      const cited = [turn, over, notation, ...game.rules.options.map(({ rule }) => rule)];
      for (const rule of cited) expect(findRule(text, rule), rule).toBeDefined();
    },
  );

  test('one rule ends where the next begins', async () => {
    const ended = await pakli(['rules', 'mulle', '5.2']);
    expect(ended.stdout).toMatch(/^5\.2 Build\. /);
    expect(ended.stdout).not.toContain('5.3');
    expect(ended.stdout).not.toContain('**');
    const whole = await pakli(['rules', 'mulle', '--exact', '--markdown']);
    expect(whole.stdout.trimEnd()).toBe(
      (await readRules('mulle', await loadCatalogue('en'))).trimEnd(),
    );
    const none = await pakli(['rules', 'mulle', '77']);
    expect(none).toMatchObject({ status: 1, stdout: '' });
    expect(none.stderr).toContain('has no rule "77": the sections are 1, 2');
  });

  test.for(GAMES.map(({ id }) => id))('the leaflet of %s fits a terminal', async (id) => {
    for (const locale of LOCALES) {
      const { stdout, status } = await pakli(['rules', id, '--lang', locale]);
      expect(status).toBe(0);
      // No Markdown is left in it.
      expect(stdout).not.toMatch(/\*\*|`|<!--|^#|undefined/m);
      for (const line of stdout.split('\n')) expect(Array.from(line).length, line).toBeLessThan(80);
    }
  });

  test('a paragraph of a leaflet, with its cards', async () => {
    const { stdout } = await pakli(['rules', 'ulti', 'tricks', '--ascii', '--lang', 'en']);
    expect(stdout).toMatch(/^Ulti\n\nTricks\n/);
    expect(stdout).toMatch(/Your hand: +\|H8 \| \|BK \| \|AX \|/);
    expect(stdout).not.toContain('Often got wrong');
    const none = await pakli(['rules', 'ulti', 'weather']);
    expect(none).toMatchObject({ status: 1, stdout: '' });
    expect(none.stderr).toContain('has no rules about "weather": there is minute, cards');
  });
});

function has(shell: string): boolean {
  return spawnSync(shell, ['-c', 'exit']).status === 0;
}

describe('completion', () => {
  const LINES = [
    ['pakli pl', 'play'],
    ['pakli play mu', 'mulle'],
    ['pakli play mulle --lev', '--level'],
    ['pakli play mulle --level ex', 'expert'],
    ['pakli watch mulle --lang s', 'sv'],
    ['pakli replay READ', 'README.md'],
    ['pakli yardstick ', 'ulti'],
    ['pakli tournament pl', 'plan'],
    ['pakli tournament simulate mu', 'mulle'],
    ['pakli tournament count x --cs', '--csv'],
    ['pakli play mulle --wit', '--with'],
    ['pakli --with README.md pl', 'play'],
    ['pakli play mulle --with READ', 'README.md'],
  ] as const;
  test.for(LINES)('bash completes %j with %j', async ([line, expected]) => {
    const script = await pakli(['completion', 'bash']);
    expect(script.status).toBe(0);
    const words = line.split(' ');
    const command = `${script.stdout}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _pakli; echo "\${COMPREPLY[@]}"`;
    const ended = await run('bash', ['-c', command]);
    expect(ended).toMatchObject({ status: 0, stderr: '', stdout: `${expected}\n` });
  });

  test.skipIf(!has('fish'))('fish completes the same', async () => {
    const script = file('pakli.fish', (await pakli(['completion', 'fish'])).stdout);
    for (const [line, expected] of LINES) {
      const ended = await run('fish', [
        '--no-config',
        '-c',
        `source ${script}; complete -C '${line}'`,
      ]);
      expect(ended).toMatchObject({ status: 0, stderr: '' });
      // Each with its description after a tab.
      expect(
        ended.stdout
          .trim()
          .split('\n')
          .map((one) => one.split('\t')[0]),
      ).toEqual([expected]);
    }
  });

  test.skipIf(!has('zsh') || !HAS_TMUX)('zsh completes the same', async () => {
    const script = file('pakli.zsh', (await pakli(['completion', 'zsh'])).stdout);
    const terminal = new Terminal(80, 24, { ZDOTDIR: folder });
    try {
      terminal.type(`cd ${ROOT}; exec zsh -f`);
      terminal.type(`PS1='> '; source ${script}; clear; print ready`);
      await terminal.until(/^ready$/m);
      for (const [line, expected] of LINES) {
        const words = line.split(' ');
        terminal.press('C-u');
        terminal.keys(line);
        terminal.press('Tab');
        await terminal.until(
          new RegExp(`^> ${[...words.slice(0, -1), expected].join(' ')} *$`, 'm'),
        );
      }
    } finally {
      terminal.close();
    }
  });

  test('any other shell is refused', async () => {
    expect(await pakli(['completion', 'cmd'])).toMatchObject({ status: 2 });
  });
});
