/**
 * Whole matches by link as a release wrote them, for checking every later one. `node --conditions=@pakli/source
 * apps/server/test/releases.ts 0.2.0` writes those of that version. Run it once per release: the file of a released
 * version never changes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import type { DealProof } from '@pakli/host';
import { foldRows } from '../src/store/folded-log.ts';
import { ask, begun } from './client.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';

/** A table as stored in a database, and what its people received at the end. */
export interface Kept {
  readonly game: string;
  /** In hexadecimal digits. */
  readonly secret: string;
  /** All rows in one piece, as base64. */
  readonly folded: string;
  readonly record: string;
  readonly deal: DealProof;
}

export const RELEASES: string = join(import.meta.dirname, 'releases');

async function play(game: string): Promise<Kept> {
  return withServer(async ({ base, store }) => {
    const { table, host, friend } = await begun(base, game);
    await Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
    const answer = await ask({ base }, 'GET', `/tables/${table}/record`);
    const { record, deal } = (await answer.json()) as Pick<Kept, 'record' | 'deal'>;
    const log = await store.read(table, 0);
    if (log === undefined) throw new Error('no log');
    host.close();
    friend.close();
    const folded = Buffer.from(foldRows(log.rows)).toString('base64');
    return { game, secret: Buffer.from(log.secret).toString('hex'), folded, record, deal };
  });
}

if (import.meta.main) {
  const [version = 'next'] = process.argv.slice(2);
  const all: Kept[] = [];
  for (const { id } of GAMES) all.push(await play(id));
  const path = join(RELEASES, `${version}.json`);
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${all.length} matches of ${version} are kept in ${path}`);
}
