/** The threads in which computers think: there before they are needed, and replaced when one has ended. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringGuests } from '@pakli/catalogue/guests';
import { Sfc32 } from '@pakli/core';
import { afterAll, expect, test, vi } from 'vitest';
import { logTo } from '../src/log.ts';
import { begun, Client, guest, openTable, PATIENCE_MS } from './client.ts';
import { playOn } from './playing.ts';
import { QUICK, withServer } from './running.ts';
import { CLOCK, metricOf } from './timing.ts';

const SCOPA = new URL('../../../examples/scopa/src/scopa.ts', import.meta.url).href;

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

/** Scopa as `id`, with a player whose first thread has answered when there is `flag`, and ends in some way when there is `signal`. */
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
    // Until it is Anna's turn, and the computer has moved.
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
      const failed = (): unknown => lines.find(({ what }) => what === 'a table cannot go on');
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
