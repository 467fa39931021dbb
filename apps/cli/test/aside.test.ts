/** The stderr of an outside program, where its author sees what it thinks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, file, folder, pakli } from './command.ts';
import { program } from './program.ts';
import { Pty } from './pty.ts';

/** Writes its thoughts in half lines, the last of them unterminated. */
const ALOUD = `(r, ok) => {
  if (r.do === 'hello') process.stderr.write('awake\\nhalf ');
  else process.stderr.write('a thought of ' + r.view.seat + '\\nthen ');
  return { ...ok, name: 'aloud', move: r.moves?.[0] };
}`;
const SIZE = { columns: 80, rows: 24 };

test('the arena tells line by line what a program says aside, with who said it', async () => {
  const players = `cmd:${program('aloud', ALOUD)},random`;
  const arena = ['arena', 'buddy-bluff', '--players', players, '--deals', '1', '--workers', '1'];
  const { status, stdout, stderr } = await pakli([...arena, '--json']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ complete: true });
  const lines = stderr.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^….*\/aloud\.mjs": /);
  const said = lines.map((line) => line.replace(/^.*": /, ''));
  expect(said.slice(0, 2)).toEqual(['awake', 'half a thought of 0']);
  expect(said.slice(2, -1).every((line) => /^then a thought of [0-3]$/.test(line))).toBe(true);
  expect(said.at(-1)).toBe('then');
  // Nobody is asked for a forced move.
  expect(said.length).toBeGreaterThan(4 * 9);
});

test('so does watch, beside what it prints, and what ends a program is shown whole', async () => {
  const fails = `(r, ok) => { if (r.do === 'go') throw new TypeError('ouch'); return ok; }`;
  const [watched, broken] = await Promise.all([
    pakli(['watch', 'mulle', '--players', `cmd:${program('aloud', ALOUD)}`, '--json']),
    pakli(['watch', 'mulle', '--players', `cmd:${program('fails', fails)}`]),
  ]);
  expect(watched.status).toBe(0);
  for (const line of watched.stdout.trimEnd().split('\n')) JSON.parse(line);
  expect(watched.stderr).toMatch(/^….*": then a thought of 1$/m);
  expect(broken.status).toBe(1);
  expect(broken.stderr).toMatch(/^….*fails\.mjs": +at answer /m);
  expect(broken.stderr).toMatch(/^pakli: outside player .* TypeError: ouch at .*\n$/m);
});

const PLAY = `${process.execPath} --conditions=@pakli/source ${BIN} play buddy-bluff --seed 1 --delay 0`;

function asked(page: string): boolean {
  return /Your turn[^]*Your move ▸ $/m.test(page);
}

/** A move on a page, against a program that prints this many extra lines per question. */
async function playAMove(name: string, lines: number, redirect = ''): Promise<Pty> {
  const against = program(
    name,
    ALOUD.replace("'a thought", `'chatter\\n'.repeat(${lines}) + 'a thought`),
  );
  const call = file(`${name}.sh`, `exec ${PLAY} --against 'cmd:${against}' ${redirect}\n`);
  const env = { XDG_DATA_HOME: join(folder, name), NO_COLOR: '1' };
  const pty = new Pty(`sh ${call}`, SIZE, env);
  const first = await pty.until(0, asked);
  pty.send('1\r');
  await pty.until(first, (page) => asked(page) && page !== pty.pages[first]);
  return pty;
}

test('nothing is printed into an open pager: messages appear once it is closed', async () => {
  const pty = await playAMove('many', 1500);
  pty.send('q\r');
  await pty.ended;
  for (const page of pty.pages) expect(page).not.toMatch(/thought|chatter|awake/);
  expect(pty.remains).toMatch(/\(\d{3,} lines before these were not kept\)\r?\n/);
  expect(pty.remains.match(/many\.mjs": /g)).toHaveLength(1000);
  expect(pty.remains).toMatch(/many\.mjs": a thought of [1-3]\r?\n/);
});

test('where stderr goes to a file it is there at once', async () => {
  const log = join(folder, 'thoughts.txt');
  const pty = await playAMove('few', 0, `2>${log}`);
  expect(readFileSync(log, 'utf8')).toMatch(/few\.mjs": (half|then) a thought of [1-3]\n/);
  pty.send('q\r');
  await pty.ended;
  for (const page of [...pty.pages, pty.remains]) expect(page).not.toContain('thought');
});
