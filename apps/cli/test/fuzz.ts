/**
 * Sends the engine process lines that no well-meaning program would: valid requests with something changed, and
 * garbage. It must answer each one and still be able to play a game. The lines derive from a seed, so that a run can
 * be repeated.
 */
import { findGame } from '@pakli/catalogue';
import { formatRecord, isRefusal, listMoves, Match, Sfc32 } from '@pakli/core';
import { expect } from 'vitest';
import { Engine, type EngineReply } from './engine.ts';

const SEED = 20_260_101;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Good = { do: string; [key: string]: Json };

/** Valid requests by name, many of them from a real game. */
async function goodRequests(): Promise<Good[][]> {
  const { game } = await findGame('buddy-bluff')!.load();
  const random = new Sfc32(SEED);
  const requests: Good[] = [
    { do: 'games' },
    { do: 'hello', protocol: 1 },
    { do: 'stop', id: 'x' },
    { do: 'state' },
    { do: 'moves', id: 5 },
    { do: 'record' },
    { do: 'undo' },
    { do: 'undo', seat: 2 },
    { do: 'deal' },
    { do: 'view' },
    { do: 'view', seat: 3 },
    { do: 'view', seat: null },
    { do: 'new', game: 'buddy-bluff' },
    { do: 'new', game: 'buddy-bluff', seed: 4, options: { lift: 'run', deals: 4 }, starter: 1 },
    { do: 'new', game: 'buddy-bluff', options: 'match lift=run', chance: 'ask', seats: 4 },
    { do: 'new', game: 'buddy-bluff', names: ['a', 'b', 'c', 'd'], id: 'new' },
  ];
  const match = Match.start(game, { random });
  if (isRefusal(match)) throw new Error(match.refused);
  for (match.advance(random); !match.over; match.advance(random)) {
    const { table } = match;
    const { turn, state } = table;
    const moves = listMoves(game, state);
    const view = game.view(state, turn) as unknown as Json;
    const texts = moves.map((move) => game.formatTruth(state, move));
    requests.push(
      ...texts.map((move): Good => ({ do: 'play', move })),
      { do: 'play', move: texts[0]!, seat: turn },
      { do: 'position', game: 'buddy-bluff', position: game.formatPosition(state), seed: 1 },
      { do: 'go', game: 'buddy-bluff', version: 1, view, moves: texts, budget: { steps: 10 } },
      { do: 'go', game: 'buddy-bluff', version: 1, view, moves: texts, budget: { ms: 0 }, seed: 3 },
    );
    table.play(moves[random.below(moves.length)]!);
  }
  requests.push({ do: 'load', record: formatRecord(match) });
  for (const step of match.table.steps) {
    if (step.kind === 'chance') requests.push({ do: 'deal', outcome: step.text });
  }
  return Object.values(Object.groupBy(requests, (request) => request.do)).map((list) => list ?? []);
}

const ODD: readonly Json[] = [
  null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, '', 'buddy-bluff', '__proto__', '\u0000',
  '\ud800', 'x'.repeat(3000), [], {}, [[]], { toString: 1 }, { length: 1e9 }, { constructor: {} },
]; // prettier-ignore
const KEYS = ['__proto__', 'constructor', 'toString', 'id', 'do', 'seat', 'view', '', 'ok'];

const LETTERS = 'A23456789TJQKSHDC>[]:;- \n0';

/** Changes one place in a JSON value; in a string usually one letter. */
function bend(value: Json, random: Sfc32): Json {
  const odd = ODD[random.below(ODD.length)]!;
  if (typeof value === 'string' && random.below(4) > 0) {
    const at = random.below(value.length + 1);
    const letter = LETTERS.charAt(random.below(LETTERS.length));
    return value.slice(0, at) + letter + value.slice(at + random.below(2));
  }
  if (random.below(8) === 0 || value === null || typeof value !== 'object') return odd;
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    return [...value.slice(0, at), bend(value[at] ?? odd, random), ...value.slice(at + 1)];
  }
  const keys = Object.keys(value);
  const key = keys[random.below(keys.length)] ?? '';
  switch (random.below(4)) {
    case 0:
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    case 1:
      return Object.fromEntries([
        ...Object.entries(value),
        [KEYS[random.below(KEYS.length)]!, odd],
      ]);
    default:
      return { ...value, [key]: bend(value[key] ?? null, random) };
  }
}

function garbage(random: Sfc32): Buffer {
  const bytes = Buffer.alloc(1 + random.below(60));
  for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256);
  return bytes;
}

function fuzzed(good: readonly Good[][], random: Sfc32): Buffer {
  const named = good[random.below(good.length)]!;
  const request = named[random.below(named.length)]!;
  const kind = random.below(1000);
  if (kind === 0 && random.below(4) === 0)
    return Buffer.from(`{"do":"new","game":"${'x'.repeat(1_100_000)}"}`);
  if (kind < 5) return Buffer.from('[{"a":'.repeat(1 + random.below(20_000)));
  if (kind < 10) {
    const depth = 1 + random.below(20_000);
    return Buffer.from(`{"do":"go","view":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  }
  if (kind < 60) return garbage(random);
  const text = Buffer.from(JSON.stringify(kind < 550 ? bend(request, random) : request));
  if (kind < 450 || kind >= 650) return text;
  // Bytes of the text itself: one replaced, or the end cut off.
  if (random.below(2) === 0) return text.subarray(0, random.below(text.length));
  const changed = Buffer.from(text);
  changed[random.below(changed.length)] = random.below(256);
  return changed;
}

/** Sends this many lines: each is answered, and a game can be played afterwards. */
export async function fuzz(lines: number): Promise<void> {
  const random = new Sfc32(SEED);
  const good = await goodRequests();
  const engine = new Engine();
  let expected = 0;
  let sent = 0;
  const errors = new Map<string, number>();
  let accepted = 0;

  const reading = (async (): Promise<void> => {
    for (;;) {
      const line = await engine.next();
      if (line.includes('"the end of the fuzz"')) return;
      const reply = JSON.parse(line) as EngineReply;
      expected--;
      if (reply.ok) accepted++;
      else {
        expect(reply.ok, line).toBe(false);
        expect(reply.error?.at, line).toEqual(expect.any(String));
        expect(reply.error?.message, line).toEqual(expect.any(String));
        expect(reply.error?.id, line).not.toBe('internal');
        errors.set(reply.error!.id, (errors.get(reply.error!.id) ?? 0) + 1);
      }
    }
  })();

  while (sent < lines) {
    const line = fuzzed(good, random);
    for (const part of line.toString('latin1').split('\n')) {
      sent++;
      if (Buffer.from(part, 'latin1').toString('utf8').trim() !== '') expected++;
    }
    const more = engine.child.stdin.write(Buffer.concat([line, Buffer.from('\n')]));
    if (!more) await new Promise((resolve) => engine.child.stdin.once('drain', resolve));
  }
  engine.write('{"do":"stop","id":"the end of the fuzz"}');
  await reading;
  expect(expected).toBe(0);
  // The mix is useful only if many lines are accepted and many refused in different ways.
  expect(accepted).toBeGreaterThan(lines / 10);
  expect(accepted).toBeLessThan((lines * 9) / 10);
  expect(errors.size).toBeGreaterThan(15);

  let state = await engine.say({ do: 'new', game: 'buddy-bluff', seed: 1 });
  while (!state['over']) {
    const { moves } = await engine.say({ do: 'moves' });
    state = await engine.say({ do: 'play', move: (moves as string[])[0] });
    expect(state.ok).toBe(true);
  }
  expect(state['places']).toHaveLength(4);
  expect(await engine.close()).toBe(0);
}
