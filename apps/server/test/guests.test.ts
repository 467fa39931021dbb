/** A guest game at a table by link: the server deals it, and its threads play it. */
import { bringGuests } from '@pakli/catalogue/guests';
import { Sfc32 } from '@pakli/core';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ask, Client, guest, openTable } from './client.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';

const SCOPA = fileURLToPath(new URL('../../../examples/scopa/src/scopa.ts', import.meta.url));

test('somebody plays Scopa against a computer to its end', async () => {
  await bringGuests([SCOPA]);
  await withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'scopa', { rules: 'one' });
    const host = new Client(anna, table);
    await host.sit(0);
    await host.do({ kind: 'start' });
    await playOn(host, new Sfc32(1));
    const { sheet, view } = host.scene ?? {};
    expect(view).toMatchObject({ phase: 'over', hand: [], stock: 0 });
    expect(sheet?.[0]?.every((points) => points >= 0)).toBe(true);
    host.close();
  });
});

const high = (id: string): string =>
  fileURLToPath(new URL(`../../../test/guests/${id}.ts`, import.meta.url));

test('eleven sit at a table by link, and a table for four is refused with the numbers that can play', async () => {
  await bringGuests([high('high2')]);
  await withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const refused = await ask(anna, 'POST', '/tables', { game: 'high2', seats: 4 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      refusal: { refused: 'bad-seats', detail: { seats: 4, known: '2, 3, 11' } },
    });
    const host = new Client(anna, await openTable(anna, 'high2', { seats: 11 }));
    await host.sit(10);
    await host.do({ kind: 'start' });
    await playOn(host, new Sfc32(1));
    expect(host.company?.seats).toHaveLength(11);
    expect(host.scene?.sheet[0]?.reduce((sum, points) => sum + points, 0)).toBe(2);
    host.close();
  });
});

test('twenty-two sit at a table by link, and no table has a hundred seats', async () => {
  await bringGuests([high('high22')]);
  await withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const refused = await ask(anna, 'POST', '/tables', { game: 'high22', seats: 100 });
    expect(refused.status).toBe(400);
    const table = await openTable(anna, 'high22');
    const host = new Client(anna, table);
    await host.sit(21);
    await host.do({ kind: 'start' });
    await playOn(host, new Sfc32(1));
    expect(host.company?.seats).toHaveLength(22);
    expect(host.past.filter(({ seat }) => seat === 21)).toHaveLength(2);
    host.close();
  });
});
