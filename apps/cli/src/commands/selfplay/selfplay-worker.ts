/** Where a worker thread of self-play begins: with what was compiled before, as the command itself does. */
import { enableCompileCache } from 'node:module';
import type { Shard, SelfplayTask } from './plan.ts';

enableCompileCache();
const [{ playHere }, { shardTable }] = await Promise.all([
  import('../../players/worker-host.ts'),
  import('./shard.ts'),
]);
await playHere<SelfplayTask, Shard>((place) => {
  const { encoding } = place.loaded;
  if (encoding === undefined) throw new Error('a game without numbers');
  return shardTable(place, encoding);
});
