/**
 * Push notifications to somebody whose page is elsewhere, in a real browser with a real server. A push service of this
 * test replaces the browser's own, which cannot be reached: the browser's subscription points there, and the service
 * decrypts what it gets with the browser's keys. Headless Chromium shows no notifications: test/service-worker.test.ts
 * tests what the service worker makes of a message.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Client, guest, openTable } from '../../server/test/client.ts';
import { browserKeys, decryptPush } from '../../server/test/push/push-service.ts';
import { called } from './people.ts';
import { withServer } from './server.ts';
import { expect, moveByPointer, myTurn, test } from './table.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

interface PushService {
  readonly endpoint: string;
  /** What it received for the browser, in order. */
  readonly messages: string[];
  /** It no longer has such a browser. */
  dead: boolean;
  readonly refused: () => number;
  close(): void;
}

async function pushService(): Promise<PushService> {
  const messages: string[] = [];
  let refused = 0;
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (service.dead) refused++;
      else messages.push(decryptPush(Buffer.concat(parts)));
      answer.writeHead(service.dead ? 410 : 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    endpoint: `http://127.0.0.1:${port}/browser`,
    messages,
    dead: false,
    refused: () => refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

/** The boundary to the browser's own push service: everything else is the browser's. */
async function subscribesTo(page: Page, endpoint: string): Promise<void> {
  const { p256dh, auth } = browserKeys();
  const keys = {
    p256dh: Buffer.from(p256dh).toString('base64url'),
    auth: Buffer.from(auth).toString('base64url'),
  };
  await page.addInitScript(
    ([address, given]) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      let known: object | null = null;
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(known),
        subscribe: (options: object) => {
          known = {
            endpoint: address,
            options,
            toJSON: () => ({ endpoint: address, keys: given }),
            unsubscribe: () => {
              known = null;
              return Promise.resolve(true);
            },
          };
          return Promise.resolve(known);
        },
      });
    },
    [endpoint, keys] as const,
  );
}

test('somebody whose page is elsewhere is called to their turn, once, without a card, and not for what they have seen', async ({
  page,
  context,
}) => {
  const service = await pushService();
  await withServer(async (address) => {
    const base = address.replace(/\/$/, '');
    await context.grantPermissions(['notifications'], { origin: base });
    await subscribesTo(page, service.endpoint);
    await called(page, address, 'Bo');
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    await page.getByRole('button', { name: 'Settings' }).click();
    const asked = page.waitForResponse(
      (response) => response.url().endsWith('/api/push') && response.request().method() === 'POST',
    );
    await page
      .getByRole('group', { name: 'Notify me when I am needed' })
      .getByRole('radio', { name: 'On' })
      .click();
    expect((await asked).status()).toBe(204);
    await expect(page.getByRole('group', { name: 'Quiet hours' })).toBeVisible();

    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    const host = new Client(anna, table);
    await host.sit(0);
    // By the link to send: the browser's stored copy of the page does not stand between it and the server.
    await page.goto(`${address}link/en/mulle/t/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await host.until('Bo sits there', () => host.company?.seats[1]?.kind === 'person');
    await host.do({ kind: 'start' });
    const isBosTurn = (): boolean => host.scene?.view.turn === 1;
    /** Anna plays until it is Bo's turn. */
    const annaPlays = async (): Promise<void> => {
      await host.until('it is somebody’s turn', () => (host.scene?.view.turn ?? -1) >= 0);
      while (!isBosTurn()) {
        const [text = ''] = await host.choices();
        await host.do({ kind: 'play', step: host.scene?.step ?? 0, text });
      }
    };
    /** Bo plays at the page, until it is Anna's turn. */
    const boPlays = async (): Promise<void> => {
      await page.goto(`${address}#/t/${table}`);
      for (let n = 0; isBosTurn(); n++) {
        const { seq } = host;
        await myTurn(page);
        await moveByPointer(page, n);
        await host.until('Bo has played', () => host.seq > seq);
      }
    };
    /** Goes to another site: every page of this one reports tables. */
    const boLeaves = async (): Promise<void> => {
      await page.goto('about:blank');
      await host.until('Bo has gone', () => {
        const seat = host.company?.seats[1];
        return seat?.kind === 'person' && !seat.here;
      });
    };

    // Bo is looking: nothing to announce.
    await annaPlays();
    await boPlays();
    expect(service.messages).toEqual([]);

    await boLeaves();
    await annaPlays();
    await expect.poll(() => service.messages.length).toBe(1);
    const [call = ''] = service.messages;
    // All of it is known to everybody at the table, and to people who were never there.
    expect(JSON.parse(call)).toEqual({
      tag: `pakli ${table}`,
      path: `/t/${table}`,
      title: 'Your turn',
      body: 'Mulle · Anna',
    });

    // Playing closes the notification, wherever it was done.
    await boPlays();
    await expect.poll(() => service.messages.length).toBe(2);
    const [, close = ''] = service.messages;
    expect(JSON.parse(close)).toEqual({ close: `pakli ${table}` });

    // A browser that its push service no longer knows is not called again.
    service.dead = true;
    await boLeaves();
    await annaPlays();
    await expect.poll(() => service.refused()).toBe(1);
    service.dead = false;
    // Until the page returns to its list, and reports where it is.
    const again = page.waitForResponse(
      (response) => response.url().endsWith('/api/push') && response.request().method() === 'POST',
    );
    await page.goto(address);
    await page.reload();
    expect((await again).status()).toBe(204);
    await expect(page).toHaveTitle('(1) Pakli');
    await boPlays();
    await boLeaves();
    await annaPlays();
    await expect.poll(() => service.messages.length).toBe(3);
    expect(service.refused()).toBe(1);
    host.close();
  });
  service.close();
});
