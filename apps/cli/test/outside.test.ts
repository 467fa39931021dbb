import { readFileSync } from 'node:fs';
import { findGame, GAMES } from '@pakli/catalogue';
import {
  isRefusal,
  listMoves,
  Match,
  Sfc32,
  type BaseView,
  type Game,
  type GameTypes,
} from '@pakli/core';
import { Actions, observationSize } from '@pakli/core/encoding';
import { beforeAll, expect, test } from 'vitest';
import { formatFault, isFault, OutsidePlayer } from '../src/players/outside-player.ts';
import { ROOT } from './command.ts';
import { program } from './program.ts';

let game: Game;
let match: Match<GameTypes>;
const random = new Sfc32(5);

function begin(): Match<GameTypes> {
  const started = Match.start(game, { random });
  if (isRefusal(started)) throw new Error(started.refused);
  started.advance(random);
  return started;
}

function look(): [BaseView, string[]] {
  const { table } = match;
  const view = game.view(table.state, table.turn);
  return [view, view.moves.map((move) => game.formatTruth(table.state, move))];
}

beforeAll(async () => {
  ({ game } = await findGame('buddy-bluff')!.load());
});

/** A timeout long enough for any machine. */
const PATIENCE_MS = 250_000;

async function start(command: string, graceMs = PATIENCE_MS): Promise<OutsidePlayer> {
  const player = await OutsidePlayer.start(command, { helloMs: PATIENCE_MS, graceMs });
  if (isFault(player)) throw new Error(formatFault(player));
  return player;
}

/** Plays a deal with the outside player in seat 1 and random moves elsewhere. */
async function playDeal(player: OutsidePlayer): Promise<number> {
  let decisions = 0;
  for (match = begin(); !match.over; match.advance(random)) {
    const { table } = match;
    if (table.turn === 1) {
      const [view, moves] = look();
      const answer = await player.go(game, view, moves, { ms: 1000 });
      if (isFault(answer)) throw new Error(formatFault(answer));
      expect(isRefusal(match.submit(1, answer.move))).toBe(false);
      decisions++;
    } else {
      const moves = listMoves(game, table.state);
      table.play(moves[random.below(moves.length)]!);
    }
  }
  return decisions;
}

test('examples/bot.py is short, needs nothing but Python, and plays a deal', async () => {
  const source = readFileSync(`${ROOT}/examples/bot.py`, 'utf8');
  expect(source.split('\n').length).toBeLessThan(60);
  const imported = [...source.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
  expect(imported).toEqual(['__future__', 'json', 'sys', 'typing']);
  const player = await start(`python3 "${ROOT}/examples/bot.py"`);
  expect(player.name).toBe('bot.py');
  expect(await playDeal(player)).toBe(12);
  await player.close();
});

test('examples/player.ts plays a deal of Ulti', async () => {
  const before = game;
  ({ game } = await findGame('ulti')!.load());
  const player = await start(
    `"${process.execPath}" --conditions=@pakli/source "${ROOT}/examples/player.ts"`,
  );
  expect(player.name).toBe('dreamer');
  expect(await playDeal(player)).toBeGreaterThan(10);
  await player.close();
  game = before;
});

test('pakli engine itself can sit down as an outside player', async () => {
  const player = await start(
    `"${process.execPath}" --conditions=@pakli/source "${ROOT}/apps/cli/bin/pakli.js" engine`,
  );
  expect(player.name).toBe('pakli');
  expect(await playDeal(player)).toBe(12);
  await player.close();
});

test('an outside player is sent views and nothing else', async () => {
  const echo = program('echo', '(r, ok) => ({ ...ok, move: r.moves?.[0], evaluation: r })');
  const player = await start(echo);
  for (match = begin(); !match.over; match.advance(random)) {
    const [view, moves] = look();
    const answer = await player.go(game, view, moves, { steps: 9 });
    if (isFault(answer)) throw new Error(formatFault(answer));
    expect(answer.evaluation).toEqual({
      do: 'go',
      game: 'buddy-bluff',
      version: game.version,
      options: view.options,
      view,
      moves,
      budget: { steps: 9 },
      id: expect.any(Number),
    });
    match.submit(match.table.turn, answer.move);
  }
  await player.close();
});

test('a program that asks for numbers gets those of its seat, and the action of each move', async () => {
  const echo =
    '(r, ok) => ({ ...ok, observe: true, move: r.moves?.[0], evaluation: r.observation })';
  const command = program('numbers', echo);
  for (const { load } of GAMES) {
    const loaded = await load();
    const { game, encoding } = loaded;
    const player = await OutsidePlayer.start(command, { encoding, helloMs: PATIENCE_MS });
    if (isFault(player)) throw new Error(formatFault(player));
    const played = Match.start(game, { random });
    if (isRefusal(played)) throw new Error(played.refused);
    const actions = new Actions(game, encoding!);
    const numbers = new Float32Array(observationSize(encoding!, played.options, played.seats));
    played.advance(random);
    for (let decision = 0; decision < 12 && !played.over; decision++) {
      const { state, turn } = played.table;
      encoding!.observe(state, turn, numbers);
      actions.list(state);
      const view = game.view(state, turn);
      const moves = view.moves.map((move) => game.format(state, move, turn));
      const answer = await player.go(game, view, moves, { steps: 1 });
      expect(answer).toMatchObject({
        evaluation: {
          numbers: Buffer.from(numbers.buffer).toString('base64'),
          actions: [...actions.numbers.subarray(0, actions.count)],
        },
      });
      played.table.play(view.moves[random.below(view.moves.length)]!);
      played.advance(random);
    }
    await player.close();
  }
  const fault = await OutsidePlayer.start(command, { helloMs: PATIENCE_MS });
  expect(fault).toMatchObject({
    fault: 'not-started',
    message: expect.stringContaining('numbers'),
  });
});

test.for([
  ['no-such-program', 'not-started', 'no such file'],
  ['', 'not-started', 'no command'],
  [() => program('dies', '() => process.exit(3)'), 'ended', 'status 3'],
  [
    () => program('throws', '() => { throw new TypeError("ouch"); }'),
    'ended',
    'status 1: TypeError: ouch at ',
  ],
  [() => `"${process.execPath}" nowhere.js`, 'ended', "status 1: Error: Cannot find module '"],
  [() => program('says', '() => { console.error("no"); process.exit(4); }'), 'ended', '4: no'],
  [() => program('silent', '() => []'), 'too-late', 'no answer to hello in 1000 ms'],
  [() => program('prose', '() => "hello"'), 'bad-reply', 'not JSON: hello (stdout is for'],
  [() => program('list', '() => "[]"'), 'bad-reply', 'not an object'],
  [() => program('id', '() => ({ ok: true, id: 77 })'), 'bad-reply', 'echo the id 1'],
  [() => program('long', '() => "x".repeat(2e6)'), 'bad-reply', 'too long'],
  [() => program('vague', '(r) => ({ id: r.id })'), 'bad-reply', 'ok is neither'],
  [
    () => program('refuses', '(r) => ({ ok: false, id: r.id, error: { id: "busy" } })'),
    'refused',
    'busy',
  ],
] as const)(
  'a program that does not say hello is a fault: %s %s',
  async ([make, fault, message]) => {
    const command = typeof make === 'string' ? make : make();
    // Only the silent one times out.
    const helloMs = fault === 'too-late' ? 1000 : PATIENCE_MS;
    const player = await OutsidePlayer.start(command, { helloMs });
    expect(player).toMatchObject({ fault, command });
    expect(isFault(player) && player.message).toContain(message);
  },
);

test.for([
  ['(r, ok) => ({ ...ok, move: "XX" })', 'illegal-move', '"XX" is not one of "'],
  ['(r, ok) => ({ ...ok, move: 3 })', 'bad-reply', 'has no move'],
  ['(r, ok) => r.do === "go" ? [] : ok', 'too-late', 'no answer to go in 500 ms'],
  ['(r, ok) => r.do === "go" ? process.exit(0) : ok', 'ended', 'status 0'],
  ['(r, ok) => [ok, ok]', 'bad-reply', ''],
] as const)('a bad answer to go is a fault: %s', async ([answer, fault, message]) => {
  match = begin();
  const player = await start(program('bad', answer), fault === 'too-late' ? 500 : PATIENCE_MS);
  const [view, moves] = look();
  const first = await player.go(game, view, moves, { steps: 1 });
  expect(first).toMatchObject({ fault });
  expect(isFault(first) && first.message).toContain(message);
  await player.close();
  expect(isFault(await player.go(game, view, moves, { steps: 1 }))).toBe(true);
});

test('what a program says beside its move is its own affair', async () => {
  match = begin();
  const [view, moves] = look();
  const player = await start(
    program('own', '(r, ok) => ({ ...ok, fault: "none", move: r.moves?.[0] })'),
  );
  expect(await player.go(game, view, moves, { steps: 1 })).toEqual({ move: moves[0] });
  await player.close();
});

test('a program that another one has started is not waited for', async () => {
  // The shell, npx or uv exits; its child hangs and holds its pipes.
  const player = await OutsidePlayer.start('sh -c "sleep 60; true"', { helloMs: 300 });
  expect(player).toMatchObject({ fault: 'too-late' });
});
