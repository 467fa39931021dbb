/** Loaded into every thread of a server: the writer thread dies once the file named by PAKLI_TEST_DEATH exists. */
import { existsSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const when = process.env['PAKLI_TEST_DEATH'] ?? '';
if (!isMainThread && String(workerData).endsWith('pakli.db')) {
  setInterval(() => {
    if (existsSync(when)) throw new RangeError('Anna holds HA');
  }, 20);
}
