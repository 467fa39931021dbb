/** Players that think without what they have learned: whoever runs the server is told, once a game. */
import { bringGuests } from '@pakli/catalogue/guests';
import { Sfc32 } from '@pakli/core';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Client, guest, openTable } from './client.ts';
import { inFolder } from './folder.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';

const SCOPA = new URL('../../../examples/scopa/src/scopa.ts', import.meta.url).href;

/** Scopa with players that would have learned something, and cannot have it. */
const GUEST = `import scopa from '${SCOPA}';
const levels = (search) => {
  const player = search.flat(scopa.game, {}, { worlds: 1 });
  const level = { player, steps: 1, milliseconds: 50, learned: true };
  return { beginner: level, casual: level, strong: level, expert: level };
};
export default { ...scopa, levels, learn: () => Promise.resolve('a planted fault') };
`;

test('the log says it once, and the game is played', async () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  await inFolder(async (folder) => {
    writeFileSync(`${folder}/guest.mjs`, GUEST);
    await bringGuests([`${folder}/guest.mjs`]);
    await withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const host = new Client(anna, await openTable(anna, 'scopa', { rules: 'one' }));
        await host.sit(0);
        await host.do({ kind: 'start' });
        await playOn(host, new Sfc32(1));
        host.close();
      },
      { log: (what, told) => lines.push({ what, ...told }) },
    );
  });
  expect(lines.filter(({ why }) => why !== undefined)).toEqual([
    {
      what: 'players think without what they have learned',
      game: 'scopa',
      why: 'a planted fault',
    },
  ]);
});
