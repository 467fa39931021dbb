/** Loaded into every thread of a server: the one that writes dies once the file exists that PAKLI_TEST_DEATH names. */
import { existsSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const when = process.env['PAKLI_TEST_DEATH'] ?? '';
if (!isMainThread && String(workerData).endsWith('pakli.db')) {
  setInterval(() => {
    if (existsSync(when)) throw new RangeError('Anna holds HA');
  }, 20);
}
