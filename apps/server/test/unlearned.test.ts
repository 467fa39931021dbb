/** Players without what they have learned: the people at the table see it, and the operator is told once per game. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { Client, guest, openTable } from './client.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';
import { withUnlearned } from './unlearned.ts';

test('people see where it is so, the log says it once, and the game is played', async () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  await withUnlearned(() =>
    withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const play = async (level: string): Promise<Client> => {
          const client = new Client(anna, await openTable(anna, 'scopa', { rules: 'one' }));
          await client.sit(0);
          await client.do({ kind: 'computer', seat: 1, level });
          expect(client.company?.unlearned).toBeUndefined();
          await client.do({ kind: 'start' });
          await playOn(client, new Sfc32(1));
          client.close();
          return client;
        };
        const told = await play('casual');
        expect(told.company?.unlearned).toBe(true);
        // Once on its own; every step after that comes without the company.
        const said = told.heard.filter((frame) => frame.includes('"unlearned":true'));
        expect(said.some((frame) => frame.includes('"kind":"company"'))).toBe(true);
        expect((await play('beginner')).company?.unlearned).toBeUndefined();
      },
      { log: (what, told) => lines.push({ what, ...told }) },
    ),
  );
  expect(lines.filter(({ why }) => why !== undefined)).toEqual([
    {
      what: 'players play without what they have learned',
      game: 'scopa',
      why: 'a planted fault',
    },
  ]);
});
