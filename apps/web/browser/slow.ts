/**
 * Slows a page down, to find what only works on a fast machine: `PAKLI_SLOW=6` makes everything the page does itself
 * take six times as long, and `PAKLI_LATE_MS=400` delays each file, and each message to and from a worker or a server,
 * by up to that much, in order.
 */
import type { BrowserContext, Page } from '@playwright/test';

const RATE = Number(process.env['PAKLI_SLOW'] ?? 1);
const LATE_MS = Number(process.env['PAKLI_LATE_MS'] ?? 0);

export async function slowDown(page: Page): Promise<void> {
  if (LATE_MS > 0) await delay(page.context());
  if (RATE === 1) return;
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: RATE });
}

async function delay(context: BrowserContext): Promise<void> {
  await context.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LATE_MS));
    await route.fallback();
  });
  await context.addInitScript((ms) => {
    const late = new WeakSet<Event>();
    // Before a test replaces the clock.
    const { setTimeout } = globalThis;
    const now = performance.now.bind(performance);
    /** One after the other: nothing overtakes what was sent earlier. */
    const queue = (): ((act: () => void) => void) => {
      let last = Promise.resolve();
      return (act) => {
        const at = now() + Math.random() * ms;
        last = last
          .then(() => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, at - now()))))
          .then(act);
      };
    };
    const hear = (target: Worker | WebSocket): void => {
      const inOrder = queue();
      target.addEventListener('message', ((event: MessageEvent) => {
        if (late.has(event)) return;
        event.stopImmediatePropagation();
        const { data, ports } = event;
        const copy = new MessageEvent('message', { data, ports: [...ports] });
        late.add(copy);
        inOrder(() => target.dispatchEvent(copy));
      }) as EventListener);
    };
    globalThis.Worker = class extends Worker {
      private readonly inOrder = queue();
      constructor(url: string | URL, given?: WorkerOptions) {
        super(url, given);
        hear(this);
      }
      override postMessage(message: unknown): void {
        this.inOrder(() => super.postMessage(message));
      }
    };
    globalThis.WebSocket = class extends WebSocket {
      private readonly inOrder = queue();
      constructor(url: string | URL, given?: string | string[]) {
        super(url, given);
        hear(this);
      }
      override send(data: string): void {
        this.inOrder(() => {
          if (this.readyState === WebSocket.OPEN) super.send(data);
        });
      }
    };
  }, LATE_MS);
}
