/** The threads in which computers think: started before they are needed, and replaced when one exits. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findGame } from '@pakli/catalogue';
import { bringGuests } from '@pakli/catalogue/guests';
import { isRefusal, Match, Sfc32, type GameTypes } from '@pakli/core';
import type { PlayerQuestion } from '@pakli/host';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { logTo } from '../src/log.ts';
import { MACHINE } from '../src/machine.ts';
import { ThinkPool } from '../src/think/pool.ts';
import { startThread } from '../src/think/thread.ts';
import { begun, Client, guest, openTable, PATIENCE_MS } from './client.ts';
import { playOn } from './playing.ts';
import { QUICK, withServer } from './running.ts';
import { CLOCK, metricOf } from './timing.ts';

const SCOPA = new URL('../../../examples/scopa/src/scopa.ts', import.meta.url).href;

const THREADS = { machine: MACHINE, start: startThread };

/** Files. */
interface Signals {
  readonly flag: string;
  readonly signal: string;
}

/** Every thread reads all guests, for as long as there are any. */
const folder = mkdtempSync(join(tmpdir(), 'pakli-guests-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Scopa as `id`, with a player that never answers. */
function silent(id: string): string {
  return `import scopa from '${SCOPA}';
const levels = (search) => {
  const flat = search.flat(scopa.game, {}, { worlds: 1 });
  const level = { player: { ...flat, think: () => { for (;;); } }, steps: 1, milliseconds: 50 };
  return { beginner: level, casual: level, strong: level, expert: level };
};
export default { ...scopa, game: { ...scopa.game, id: '${id}' }, levels };
`;
}

/**
 * Scopa as `id`, with a player whose first thread has answered when `flag` exists, and exits in some way when `signal`
 * does.
 */
function mortal(id: string, { flag, signal }: Signals, end: string): string {
  return `import scopa from '${SCOPA}';
import { existsSync, writeFileSync } from 'node:fs';
const levels = (search) => {
  const flat = search.flat(scopa.game, {}, { worlds: 1 });
  const think = (view, random) => {
    if (!existsSync('${flag}')) {
      writeFileSync('${flag}', '');
      const timer = setInterval(() => {
        if (!existsSync('${signal}')) return;
        clearInterval(timer);
        ${end}
      }, 5);
    }
    return flat.think(view, random);
  };
  const level = { player: { ...flat, think }, steps: 1, milliseconds: 50 };
  return { beginner: level, casual: level, strong: level, expert: level };
};
export default { ...scopa, game: { ...scopa.game, id: '${id}' }, levels };
`;
}

test.each([
  ['leaves', 'process.exit(0);'],
  ['fails', "throw new Error('a planted fault');"],
])('a thread that %s while nobody asks it anything keeps no table waiting', async (how, end) => {
  const file = join(folder, `${how}.mjs`);
  const signals = { flag: join(folder, `${how}-asked`), signal: join(folder, `${how}-ends`) };
  writeFileSync(file, mortal(`scopa-${how}`, signals, end));
  await bringGuests([file]);
  await withServer(async ({ base, running }) => {
    const anna = await guest(base, 'Anna');
    const host = new Client(anna, await openTable(anna, `scopa-${how}`, { rules: 'one' }));
    await host.sit(0);
    await host.do({ kind: 'start' });
    // Until it is Anna's turn and the computer has moved.
    const isMine = (): boolean => host.scene?.view.turn === 0;
    await host.until('somebody may move', () => host.scene !== null);
    if (isMine()) {
      const [text = ''] = await host.choices();
      await host.do({ kind: 'play', step: host.scene?.step ?? 0, text });
    }
    await host.until('it is my turn', () => isMine() && host.past.some(({ seat }) => seat === 1));
    expect(existsSync(signals.flag)).toBe(true);
    writeFileSync(signals.signal, '');
    await vi.waitFor(() => expect(metricOf({ running }, 'pakli_thinkers')).toBe(0), PATIENCE_MS);
    await playOn(host, new Sfc32(1));
    expect(host.company?.phase).toBe('over');
    host.close();
  });
});

test('where a clock runs a thread is there before time is out', () =>
  withServer(async ({ base, running }) => {
    const { host, friend } = await begun(base, 'mulle');
    expect(running.metrics.format()).toMatch(/^pakli_thinkers 0$/m);
    const timed = await begun(base, 'mulle', { clock: CLOCK });
    await vi.waitFor(
      () => expect(running.metrics.format()).toMatch(/^pakli_thinkers 1$/m),
      PATIENCE_MS,
    );
    for (const one of [host, friend, timed.host, timed.friend]) one.close();
  }));

test('of a player that fails the log says where, and nothing of what it thought about', async () => {
  const file = join(folder, 'clumsy.mjs');
  writeFileSync(
    file,
    `import scopa from '${SCOPA}';
const levels = (search) => {
  const flat = search.flat(scopa.game, {}, { worlds: 1 });
  const think = () => { throw new TypeError('Anna holds HA'); };
  const level = { player: { ...flat, think }, steps: 1, milliseconds: 50 };
  return { beginner: level, casual: level, strong: level, expert: level };
};
export default { ...scopa, game: { ...scopa.game, id: 'scopa-clumsy' }, levels };
`,
  );
  await bringGuests([file]);
  const lines: Record<string, unknown>[] = [];
  const log = logTo((line) => lines.push(JSON.parse(line) as Record<string, unknown>), Date.now);
  await withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const host = new Client(anna, await openTable(anna, 'scopa-clumsy', { rules: 'one' }));
      await host.until('it is open', () => host.seq > 0);
      await host.do({ kind: 'start' });
      const failed = (): unknown => lines.find(({ what }) => what === 'a table cannot continue');
      await vi.waitFor(() => expect(failed()).toBeDefined(), PATIENCE_MS);
      expect(failed()).toMatchObject({ error: 'TypeError', due: 'computer' });
      expect(failed()).toHaveProperty('stack.0', expect.stringContaining('clumsy.mjs'));
      expect(JSON.stringify(lines)).not.toMatch(/Anna|HA/);
      host.close();
    },
    { log },
  );
});

test('a player that never answers holds up nobody: its thread is replaced, and legal moves are played', async () => {
  const file = join(folder, 'silent.mjs');
  writeFileSync(file, silent('scopa-silent'));
  await bringGuests([file]);
  const lines: string[] = [];
  await withServer(
    async ({ base, running }) => {
      const anna = await guest(base, 'Anna');
      const host = new Client(anna, await openTable(anna, 'scopa-silent', { rules: 'one' }));
      await host.sit(0);
      await host.do({ kind: 'start' });
      await playOn(host, new Sfc32(1));
      expect(host.company?.phase).toBe('over');
      host.close();
      expect(running.metrics.format()).toMatch(/^pakli_thinkers_replaced_total [1-9]/m);
      expect(new Set(lines)).toEqual(new Set(['{"game":"scopa-silent","player":"casual"}']));
    },
    {
      settings: { pace: { ...QUICK, thinking: 200 } },
      log: (what, told) => {
        if (what.startsWith('a player did not answer')) lines.push(JSON.stringify(told));
      },
    },
  );
});

/** A question to a player of Mulle, with its legal moves. */
async function questionOf(player: string): Promise<PlayerQuestion> {
  const { game } = await findGame('mulle')!.load();
  const match = Match.start<GameTypes>(game, { random: new Sfc32(1), names: ['A', 'B'] });
  if (isRefusal(match)) throw new Error(match.refused);
  const view = { ...game.view(match.table.state, 0), moves: [7, 8, 9] };
  return { game: 'mulle', version: 1, player, view, seed: 4 };
}

test('a thread has 400 ms for a move, and 100 while others wait', async () => {
  const sent: number[] = [];
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation((task: unknown) => {
    sent.push((task as { budget: number }).budget);
  });
  onTestFinished(() => post.mockRestore());
  const pool = new ThinkPool(1, 600_000, THREADS);
  const question = await questionOf('casual');
  const asked = [1, 2, 3].map(() => pool.think(question).catch((error: Error) => error.message));
  expect([sent, pool.waiting, pool.hired]).toEqual([[400], 2, 1]);
  const [worker] = post.mock.contexts as Worker[];
  worker?.emit('message', { move: 7 });
  expect(await asked[0]).toBe(7);
  expect([sent, pool.waiting]).toEqual([[400, 100], 1]);
  worker?.emit('message', { failure: { error: 'TypeError', stack: [] } });
  expect(await asked[1]).toBe('TypeError');
  expect([sent, pool.waiting]).toEqual([[400, 100, 400], 0]);
  await pool.close();
  expect(await asked[2]).toMatch(/ended|stops/);
});

test('a player that did not answer is not asked for ten times the wait, and others are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
  onTestFinished(() => post.mockRestore());
  const hung: string[] = [];
  const pool = new ThinkPool(2, 1000, {
    ...THREADS,
    hung: (...who) => void hung.push(who.join(' ')),
  });
  const question = await questionOf('casual');
  const asked = pool.think(question);
  await vi.advanceTimersByTimeAsync(999);
  expect(hung).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  // The fifth of three legal moves, counted cyclically.
  expect([await asked, hung, pool.hired]).toEqual([8, ['mulle casual'], 0]);
  await vi.advanceTimersByTimeAsync(9999);
  expect([await pool.think(question), post.mock.calls.length]).toEqual([8, 1]);
  void pool.think(await questionOf('strong')).catch(() => {});
  expect(post.mock.calls.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  void pool.think(question).catch(() => {});
  expect(post.mock.calls.length).toBe(3);
  await pool.close();
});

test('what a player lacks is known until it thinks with it', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
  onTestFinished(() => post.mockRestore());
  const missed: string[] = [];
  const pool = new ThinkPool(1, 600_000, {
    ...THREADS,
    missed: (...what) => void missed.push(what.join(' ')),
  });
  const question = await questionOf('casual');
  const answered = async (thought: object): Promise<boolean> => {
    const asked = pool.think(question);
    (post.mock.contexts.at(-1) as Worker).emit('message', thought);
    await asked;
    return pool.isUnlearned('mulle', 'casual');
  };
  expect(await answered({ move: 7, missing: 'no file' })).toBe(true);
  expect(pool.isUnlearned('mulle', 'strong')).toBe(false);
  expect(await answered({ move: 7 })).toBe(false);
  expect(missed).toEqual(['mulle no file']);
  await pool.close();
});

test('an expected player is announced to every thread once', async () => {
  const told: unknown[] = [];
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation((task: unknown) => {
    told.push(task);
  });
  onTestFinished(() => post.mockRestore());
  const pool = new ThinkPool(2, 600_000, THREADS);
  for (let many = 0; many < 2; many++) pool.expect('mulle', 'casual');
  pool.expect('mulle', 'strong');
  expect([told, pool.hired]).toEqual([
    [
      { game: 'mulle', player: 'casual' },
      { game: 'mulle', player: 'strong' },
    ],
    1,
  ]);
  await pool.close();
  pool.expect('ulti', 'casual');
  expect(told).toHaveLength(2);
});
