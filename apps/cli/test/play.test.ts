import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atVersion, isRefusal, Match, Sfc32, type Game } from '@pakli/core';
import { expect, test } from 'vitest';
import { formatSave } from '../src/commands/play/saves.ts';
import { folder, pakli, pakliProcess, ROOT } from './command.ts';
import { program } from './program.ts';

const DEAL = ['play', 'buddy-bluff', '--against', 'greedy', '--seed', '3'];
const PROMPT = /^Your move > /gm;

test('a whole deal by numbers ends with scores and places', async () => {
  const ended = await pakli(DEAL, { input: '1\n'.repeat(12) });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout.match(PROMPT)).toHaveLength(12);
  expect(ended.stdout).toMatch(/The deal is over\. Penalties: you \d+, Bo \d+, Cem \d+\s+and/);
  const places = ended.stdout.slice(ended.stdout.indexOf('The game is over'));
  expect(places).toMatch(/^ 1\. /m);
  expect(places.match(/^ \d\. (You|Bo|Cem|Dóra) +\d+$/gm)).toHaveLength(4);
  expect(places).toMatch(/^ {2}pakli analyse "\/.*\.txt"$/m);
});

test('a move may be typed; what cannot be played is explained and asked for again', async () => {
  const input = 'foo\n99\n0\nAS\n\n?\ntc>2\nq\n';
  const ended = await pakli(DEAL, { input });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('“foo” cannot be read. (rule 8)');
  expect(ended.stdout.split('There are moves 1 to 7.')).toHaveLength(3);
  expect(ended.stdout).toContain('This card is not in your hand. (rule 4.1)');
  expect(ended.stdout).toMatch(/You play the ten of clubs, .* on Cem’s slot\./s);
  expect(ended.stdout).toContain('You leave the table.');
  // Unchanged parts are not printed again unless asked for.
  expect(ended.stdout.match(/^── Buddy Bluff/gm)).toHaveLength(4);
});

test('a card shows what it can do, and its number plays it', async () => {
  const ended = await pakli(DEAL, { input: '10c\n3\nq\n' });
  expect(ended.stdout).toContain('── What the ten of clubs can do ─');
  expect(ended.stdout).toMatch(/ 3 {2}Play the ten of clubs, take the ten of diamonds from the/);
  expect(ended.stdout).toContain('Choose one by its number.');
  expect(ended.stdout).toMatch(/You play the ten of clubs, .* on Cem’s slot\./s);
});

test('the cards of the others are never shown before they are played', async () => {
  const ended = await pakli([...DEAL, '--ascii'], { input: '1\n'.repeat(12) });
  const [save = ''] = saves('buddy-bluff').slice(-1);
  const record = readFileSync(save, 'utf8');
  const [, deal = '', ...steps] = record.slice(record.indexOf('[deal 1]')).split('\n');
  const others = Array.from(deal.matchAll(/hand [123]: ([^;\n]*)/g), ([, cards]) => cards!.trim());
  expect(others).toHaveLength(3);
  const starter = Number(/^starter: (\d)/m.exec(record)![1]);
  let hidden = 0;
  ended.stdout
    .split(PROMPT)
    .slice(0, 4)
    .forEach((shown, question) => {
      const played = steps.slice(0, 4 * question + ((4 - starter) % 4)).join(' ');
      for (const card of others.flatMap((hand) => hand.split(' '))) {
        if (played.includes(card)) continue;
        hidden++;
        expect(shown).not.toMatch(new RegExp(`\\b${card}\\b`));
      }
    });
  expect(hidden).toBeGreaterThan(15);
});

test('the end of the input leaves the table, and the game continues from there', async () => {
  const data = { XDG_DATA_HOME: join(folder, 'continue') };
  const none = await pakli(['play', '--continue'], { env: data });
  expect(none).toMatchObject({ status: 1, stdout: '' });
  expect(none.stderr).toBe('pakli: There is no unfinished game to resume.\n');
  const left = await pakli(DEAL, { input: '2\n', env: data });
  expect(left).toMatchObject({ status: 0, stderr: '' });
  expect(left.stdout).toContain('Your game is saved. Resume it with:\n  pakli play --continue\n');
  const other = await pakli(['play', 'mulle', '--continue'], { env: data });
  expect(other.status).toBe(1);
  const on = await pakli(['play', '--continue'], { input: '1\n'.repeat(11), env: data });
  const whole = await pakli(DEAL, { input: `2\n${'1\n'.repeat(11)}` });
  expect(on).toMatchObject({ status: 0, stderr: '' });
  // The cards and the other players' random choices are those of a game without a pause.
  const end = /The game is over\n.*?(?=\nSee what)/s;
  expect(end.exec(on.stdout)?.[0]).toBe(end.exec(whole.stdout)?.[0]);
  const over = await pakli(['play', '--continue'], { env: data });
  expect(over.status).toBe(1);
});

/** Games as a release saves them, and what is written when they are resumed and left. */
const SAVED = `${ROOT}/apps/cli/test/saved`;
const SEATING = /^# seating: (.*)$/m;
test.for(
  readdirSync(SAVED)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4)),
)('a saved game continues with the cards and thoughts it would have had: %s', async (name) => {
  const data = join(folder, `saved-${name}`);
  const games = join(data, 'pakli', 'games');
  mkdirSync(games, { recursive: true });
  copyFileSync(join(SAVED, `${name}.txt`), join(games, 'game.txt'));
  const on = await pakli(['play', '--continue'], { input: 'q\n', env: { XDG_DATA_HOME: data } });
  expect(on).toMatchObject({ status: 0, stderr: '' });
  expect(on.stdout).toContain('Your move > q');
  const then = readKept(join(SAVED, `${name}.after`));
  const now = readKept(join(games, 'game.txt'));
  expect(now).toEqual(then);
});

/** A saved game without its date and its checksum, which covers the date. */
function readKept(file: string): {
  readonly record: string;
  readonly seating: Readonly<Record<string, unknown>>;
} {
  const text = readFileSync(file, 'utf8');
  const record = text.replace(SEATING, '').replaceAll(/^(date|checksum): .*$/gm, '');
  return { record, seating: JSON.parse(SEATING.exec(text)?.[1] ?? '') };
}

test('undo takes the last move back, and the same cards come again', async () => {
  const ended = await pakli([...DEAL, '--names', 'Ann'], { input: 'u\n1\nu\n1\nq\n' });
  expect(ended.stdout).toContain('You have not decided anything yet.');
  expect(ended.stdout).toContain('Your last move has been taken back.');
  const told = ended.stdout.match(/^You play the ten of clubs/gm);
  expect(told).toHaveLength(2);
});

test('undo over the end of a deal, then a pause: the next deal has the same cards', async () => {
  const data = { XDG_DATA_HOME: join(folder, 'over-the-end') };
  const deals = [...DEAL, '--options', 'deals=4'];
  const left = await pakli(deals, { input: `${'1\n'.repeat(12)}u\nq\n`, env: data });
  const on = await pakli(['play', '--continue'], { input: '1\nq\n', env: data });
  const second = /^── Buddy Bluff .*Deal 2 of 4[^]*?(?=^Your move)/m;
  expect(second.exec(left.stdout)?.[0]).toContain('What you can do');
  expect(second.exec(on.stdout)?.[0]).toBe(second.exec(left.stdout)?.[0]);
});

test('a copy is saved where one asks for it, and can be replayed', async () => {
  const copy = join(folder, 'copy.txt');
  const ended = await pakli(DEAL, { input: `1\ns\ns ${copy}\ns /nowhere/x\nq\n` });
  expect(ended.stdout).toContain('The game is saved after every move. It is in');
  expect(ended.stdout).toContain('Saved as');
  expect(ended.stdout).toMatch(/\/nowhere\/x cannot be written: no such folder/);
  const replay = await pakli(['replay', copy]);
  expect(replay.status).toBe(0);
});

test('rules are shown: the one that was broken, one by number, or why not', async () => {
  const ended = await pakli(DEAL, { input: 'AS\nr\nr 5\nr 77\nq\n' });
  expect(ended.stdout).toContain('Play any card of your hand.');
  expect(ended.stdout).toMatch(/^5\. /m);
  expect(ended.stdout).toContain('There is no rule 77. The sections are: 1, 2, 3');
});

test('a hint names moves by number', async () => {
  const ended = await pakli(DEAL, { input: 'h\nq\n' });
  expect(ended.stdout).toMatch(/^ \d Best: Play the /m);
  // Lines are wrapped, and a slow machine searches few deals.
  expect(ended.stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /\d+% to win, (?:about \d+ penalty points, )?if everybody goes on playing as they have, (?:on average over [\d,]+ simulated deals?|a rough guess)/,
  );
});

test('a match of four deals continues to the next one', async () => {
  const ended = await pakli([...DEAL, '--options', 'deals=4'], { input: '1\n'.repeat(48) });
  expect(ended.status).toBe(0);
  for (const deal of [1, 2, 3, 4]) expect(ended.stdout).toContain(`Deal ${deal} of 4`);
  expect(ended.stdout.match(/^The deal is over\. /gm)).toHaveLength(4);
  expect(ended.stdout).toMatch(/Standing: (?:\S+ \d+ · ){3}\S+ \d+/);
  expect(ended.stdout).toContain('The game is over');
});

test('no colour where nobody would see it, no Unicode where it was not wanted', async () => {
  const piped = await pakli(DEAL, { input: 'q\n', env: { CI: '1' } });
  expect(piped.stdout).not.toContain('\u001b');
  const forced = await pakli(DEAL, { input: 'q\n', env: { FORCE_COLOR: '1' } });
  expect(forced.stdout).toContain('\u001b[31m10♦');
  const plain = await pakli([...DEAL, '--ascii'], { input: 'q\n' });
  expect(plain.stdout).toMatch(/^\p{ASCII}*$/u);
  const old = await pakli(DEAL, { input: 'q\n', env: { LANG: 'C' } });
  expect(old.stdout).toBe(plain.stdout);
});

test('Hungarians read which rules of Ulti these are, unless they ask for some', async () => {
  const game = ['play', 'ulti', '--lang', 'hu', '--seed', '3', '--delay', '0'];
  const [usual, asked] = await Promise.all([
    pakli(game, { input: 'q\n' }),
    pakli([...game, '--options', 'tournament'], { input: 'q\n' }),
  ]);
  expect(usual.stdout).toMatch(/ez a\sVerseny\.\s\(--options\stournament\)/);
  expect(asked.stdout).not.toContain('Verseny.');
});

test('the language is that of LANG, or the one that is asked for', async () => {
  const swedish = await pakli(DEAL, { input: 'foo\nq\n', env: { LANG: 'sv_SE.UTF-8' } });
  expect(swedish.stdout).toContain('── Vad du kan göra ─');
  expect(swedish.stdout).toContain('”foo” går inte att läsa. (regel 8)');
  expect(swedish.stdout).toContain('Du lämnar bordet.');
  const turkish = await pakli([...DEAL, '--lang', 'tr'], { input: 'q\n' });
  expect(turkish.stdout).toContain('Yapabileceklerin');
});

test('a seat, names and a position are taken as they are given', async () => {
  const named = await pakli([...DEAL, '--seat', '2', '--names', 'Ann,Bob'], { input: 'q\n' });
  expect(named.stdout).toMatch(/Ann .*Bob .*/);
  const deal = await pakli(['deal', 'mulle', '--options', 'short', '--moves', '10', '--seed', '1']);
  const from = ['play', 'mulle', '--options', 'short', '--position', deal.stdout];
  const played = await pakli([...from, '--seed', '1'], { input: 'q\n' });
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('3 cards');
});

/** Three cards each, the person to lead. */
function ultiWith(own: string): string {
  return [
    'contract: U ; trump: A ; soloist: 0',
    `hand 0: ${own} ; hand 1: LA LK B9 ; hand 2: LX BA BK ; talon: H7 H8 ; leader: 0`,
    'points: 50 40 ; tricks: 4 3 ; aces: 1 ; marriages: - - -',
  ].join(' ; ');
}

test('the rest of an Ulti is claimed where it is sure, and refused with the reason where not', async () => {
  const play = ['play', 'ulti', '--against', 'rules', '--seed', '1', '--position'];
  const sure = await pakli([...play, ultiWith('AA AK A7')], { input: 'c\n\n' });
  expect(sure.stdout).toContain('c  The rest is mine. All 3 tricks left are yours');
  expect(sure.stdout.match(/^Your move > /gm)).toHaveLength(1);
  expect(sure.stdout).toContain('The game is over');
  const unsure = await pakli([...play, ultiWith('AA BX A7')], { input: 'c\nq\n' });
  expect(unsure.stdout).toContain('Not sure yet: the ace of bells may still take a trick.');
});

test.for<[string, string]>([
  ['Anna,Bo,Cleo', '3 players, and mulle has 2 seats'],
  ['casual,strong', 'none of them is a person'],
  ['Anna,Anna', 'a name of their own'],
  ['#,casual', 'a name of their own'],
  ['Anna,cmd:no-such-program', 'not-started'],
])(
  'seats that cannot be taken like this are refused with a reason: %s',
  async ([players, message]) => {
    const ended = await pakli(['play', 'mulle', '--players', players]);
    expect(ended.stderr).toContain(message);
    expect(ended.stdout).toBe('');
    expect(ended.status).toBeGreaterThan(0);
  },
);

test('one person may play against players each of their own', async () => {
  const mixed = ['--players', 'Ann,greedy,random', '--against', 'greedy', '--seed', '3'];
  const ended = await pakli(['play', 'buddy-bluff', ...mixed], { input: '1\n'.repeat(12) });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('Bo: greedy, Cem: random, Dóra: greedy');
  expect(ended.stdout).toMatch(/^ \d\. Ann +\d+$/m);
  const both = await pakli(['play', 'buddy-bluff', ...mixed, '--seat', '1']);
  expect(both).toMatchObject({ status: 2, stdout: '' });
  expect(both.stderr).toContain('leave out --seat');
});

test('the example bot in Python plays a deal against you', async () => {
  const bot = ['play', 'buddy-bluff', '--seed', '3', '--against', 'cmd:python3 examples/bot.py'];
  const ended = await pakli(bot, { input: '1\n'.repeat(12) });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('bot.py');
  expect(ended.stdout).toContain('The game is over');
});

test('a bot that cannot be started or breaks is named', async () => {
  const play = ['play', 'buddy-bluff', '--seed', '3'];
  const none = await pakli([...play, '--against', 'cmd:no-such-program'], { input: '1\n' });
  expect(none).toMatchObject({ status: 1, stdout: '' });
  expect(none.stderr).toMatch(/^pakli: outside player "no-such-program": not-started: .*\n$/);
  const broken = await pakli([...play, '--against', 'cmd:cat'], { input: '1\n' });
  expect(broken).toMatchObject({ status: 1, stdout: '' });
  expect(broken.stderr).toMatch(/^pakli: outside player "cat": bad-reply: .*\n$/);
});

/** The saved games, oldest first. */
function saves(game: string): string[] {
  const games = join(folder, 'data', 'pakli', 'games');
  return readdirSync(games)
    .filter((name) => name.includes(`-${game}-`))
    .sort()
    .map((name) => join(games, name));
}

test('a program is asked by the rules that a kept game began under', async () => {
  const { default: high20 } = (await import(`${ROOT}/test/guests/high20.ts`)) as {
    default: { game: Game };
  };
  const random = new Sfc32(1);
  const match = Match.start(atVersion(high20.game, 1)!, { random, names: ['You', 'Bo'] });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(random);
  const words = random.save();
  const seating = { players: [null, 'random'], random: words, thoughts: words, again: [] };
  const data = join(folder, 'earlier');
  mkdirSync(join(data, 'pakli', 'games'), { recursive: true });
  writeFileSync(join(data, 'pakli', 'games', 'high20.txt'), formatSave(match, seating));
  const asked = program(
    'rules',
    '(r, ok) => { if (r.do === "go") console.error("by rules", r.version); return { ...ok, move: r.moves?.[0] }; }',
  );
  const guest = ['--with', `${ROOT}/test/guests/high20.ts`];
  const args = [...guest, 'play', '--continue', '--against', `cmd:${asked}`, '--delay', '0'];
  const ended = await pakliProcess(args, { input: '1\n1\nq\n', env: { XDG_DATA_HOME: data } });
  expect(ended).toMatchObject({ status: 0 });
  expect(new Set(ended.stderr.match(/by rules \d+/g))).toEqual(new Set(['by rules 1']));
});
