/** Where a worker thread of an arena begins: with what was compiled before, as the command itself does. */
import { enableCompileCache } from 'node:module';
import type { ArenaBlock, ArenaPlan } from './plan.ts';

enableCompileCache();
const [{ playHere }, { arenaTable }, { luckModel }] = await Promise.all([
  import('../../players/worker-host.ts'),
  import('./table.ts'),
  import('./luck.ts'),
]);
await playHere<ArenaPlan, ArenaBlock>((table) =>
  arenaTable(table, luckModel(table.loaded, table.plan)),
);
