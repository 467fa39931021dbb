/** The worker that keeps the truth, in the hands of a test. */
import { expect, type Page, type Worker } from '@playwright/test';

/** Its file in the build, to be held back or changed on its way. */
export const HOST_FILE = '**/assets/worker-*.js';

export async function hostOf(page: Page): Promise<Worker> {
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const workers = page.workers();
  const names = await Promise.all(workers.map((worker) => worker.evaluate(() => self.name)));
  const host = workers[names.indexOf('host')];
  if (host === undefined) throw new Error(`no host among ${names.join(', ')}`);
  return host;
}

/** From now on it answers everything with a failure. */
export async function failing(page: Page): Promise<void> {
  const host = await hostOf(page);
  await host.evaluate(() => {
    const post = self.postMessage.bind(self);
    const failed = { refused: 'failed', rule: 'table', detail: { text: 'a planted fault' } };
    self.postMessage = (message: { readonly id?: number }) =>
      post('answer' in message ? { id: message.id, failed } : message);
  });
}
