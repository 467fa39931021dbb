/** The worker that keeps the truth, driven by a test. */
import { expect, type Page, type Worker } from '@playwright/test';

/** Its file in the build, to be delayed or changed on its way. */
export const HOST_FILE = '**/assets/worker-*.js';

/** Workers come and go while they are being asked who they are. */
export async function hostOf(page: Page): Promise<Worker> {
  let host: Worker | undefined;
  const find = async (): Promise<boolean> => {
    const workers = page.workers();
    const names = await Promise.allSettled(
      workers.map((worker) => worker.evaluate(() => self.name)),
    );
    host = workers.find((_, n) => {
      const name = names[n];
      return name?.status === 'fulfilled' && name.value === 'host';
    });
    return host !== undefined;
  };
  await expect.poll(find).toBe(true);
  return host!;
}

/** From now on it answers everything with a failure. */
export async function failing(page: Page): Promise<void> {
  const host = await hostOf(page);
  await host.evaluate(() => {
    const post = self.postMessage.bind(self);
    const failed = { refused: 'failed', rule: 'table', detail: { text: 'a planted fault' } };
    type Frame = { readonly kind: string; readonly id?: string };
    type Answer = {
      readonly id?: number;
      readonly wire?: { readonly heard?: Frame; readonly failed?: object };
    };
    self.postMessage = (message: Answer) => {
      const { id, kind } = message.wire?.heard ?? {};
      if ('answer' in message) post({ id: message.id, failed });
      else if (message.wire?.failed !== undefined) post({ ...message, wire: { failed } });
      else if (kind !== 'done') post(message);
      else post({ ...message, wire: { heard: { kind: 'refused', id, refusal: failed } } });
    };
  });
}
