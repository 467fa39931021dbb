/** This release can read, show and verify matches written by any earlier release. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { verifyDeals } from '@pakli/host';
import { describe, expect, test } from 'vitest';
import { unfoldRows } from '../src/store/folded-log.ts';
import { ask, Client } from './client.ts';
import { RELEASES, type Kept } from './releases.ts';
import { withServer } from './running.ts';

const SITS = /"kind":"sit".*"person":"([^"]+)"/;
const TABLE = /"table":"([0-9a-z]{10})"/;

describe.each(readdirSync(RELEASES))('%s', (file) => {
  const kept = JSON.parse(readFileSync(join(RELEASES, file), 'utf8')) as Kept[];

  test.each(kept)('$game', ({ game, secret, folded, record, deal }) =>
    withServer(async ({ base, store }) => {
      const rows = unfoldRows(Buffer.from(folded, 'base64'));
      const id = TABLE.exec(rows[0]?.event ?? '')?.[1] ?? '';
      const at = Date.now();
      await store.create({
        id,
        game,
        host: '',
        secret: Buffer.from(secret, 'hex'),
        rows,
        at,
        due: null,
      });
      const sitting = rows.flatMap(({ event }) => SITS.exec(event)?.[1] ?? []);
      for (const [i, person] of sitting.entries()) {
        await store.addPerson({ id: person, name: ['Anna', 'Bo'][i] ?? '' }, Buffer.from([i]), at);
      }
      const watcher = new Client({ base }, id);
      await watcher.until('it is shown', () => watcher.company?.phase === 'over');
      expect(watcher.seq).toBe(rows.length);
      const answer = await ask({ base }, 'GET', `/tables/${id}/record`);
      expect(await answer.json()).toEqual({ record, deal });
      const match = await readRecord(record);
      if (isRefusal(match)) throw new Error(match.refused);
      expect(verifyDeals(match, deal)).toMatchObject({ honest: true });
      watcher.close();
    }),
  );
});
