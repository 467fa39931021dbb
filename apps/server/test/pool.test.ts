/** The threads in which computers think: there before they are needed, and replaced when one has ended. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringGuests } from '@pakli/catalogue/guests';
import { Sfc32 } from '@pakli/core';
import { afterAll, expect, test, vi } from 'vitest';
import { begun, Client, guest, openTable } from './client.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';
import { CLOCK } from './timing.ts';

const SCOPA = new URL('../../../examples/scopa/src/scopa.ts', import.meta.url).href;

/** Every thread reads all guests, for as long as there are any. */
const folder = mkdtempSync(join(tmpdir(), 'pakli-guests-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Scopa as `id`, with a player whose first thread ends in some way once it has answered. */
function mortal(id: string, flag: string, end: string): string {
  return `import scopa from '${SCOPA}';
import { existsSync, writeFileSync } from 'node:fs';
const levels = (search) => {
  const flat = search.flat(scopa.game, {}, { worlds: 1 });
  const think = (view, random) => {
    if (!existsSync('${flag}')) {
      writeFileSync('${flag}', '');
      setTimeout(() => { ${end} }, 5);
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
  writeFileSync(file, mortal(`scopa-${how}`, join(folder, `${how}-ended`), end));
  await bringGuests([file]);
  await withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const host = new Client(anna, await openTable(anna, `scopa-${how}`, { rules: 'one' }));
    await host.sit(0);
    await host.do({ kind: 'start' });
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
    await vi.waitFor(() => expect(running.metrics.format()).toMatch(/^pakli_thinkers 1$/m), 30_000);
    for (const one of [host, friend, timed.host, timed.friend]) one.close();
  }));
