/** Firefox works too: a move of each game, and resuming after a reload where Chromium is not tested on that. */
import { Client, guest, openTable } from '../../server/test/client.ts';
import { called, comes, PEOPLE } from './people.ts';
import { withServer } from './server.ts';
import { dealt, expect, tableText, test } from './table.ts';

/** Nobody is left to miss what the worker of a closed page was still loading: network idle does not wait for it. */
function missed(complaints: readonly string[]): string[] {
  return complaints.filter((said) => !said.includes('loading dynamically imported module'));
}

// All in one Firefox: starting one takes as long as two games.
test.describe.configure({ mode: 'default' });

const GAMES = { 'buddy-bluff': 'classic', mulle: 'short', ulti: 'seed', compile: 'quick' } as const;
/** A host keeps records of any game alike: the others are resumed after a reload in Chromium and in WebKit. */
const RELOADED = new Set(['buddy-bluff', 'ulti']);

test('every game is played, and continues after a reload', async ({ page, complaints }) => {
  await page.goto('./');
  await page.evaluate((games) => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    for (const [game, rules] of Object.entries(games)) {
      const choices = JSON.stringify({ level: 'beginner', rules, seat: 0 });
      localStorage.setItem(`pakli.choices.${game}`, choices);
    }
  }, GAMES);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Firefox complains about requests still in flight when the page was left.
  complaints.length = 0;
  for (const [game, rules] of Object.entries(GAMES)) {
    const person = PEOPLE[game]!;
    await page.goto(`./#/play/${game}/1/${rules}/0`);
    await dealt(page);
    await person.ready(page);
    await person.move(page, 0);
    await person.ready(page);
    expect(missed(complaints), game).toEqual([]);
    if (!RELOADED.has(game)) continue;
    const before = await tableText(page);
    await page.reload();
    // As above.
    complaints.length = 0;
    await person.ready(page);
    expect(await tableText(page), game).toEqual(before);
    await person.move(page, 1);
    await person.ready(page);
  }
});

test('a table by link is opened: the policy lets the page ask its own server', async ({
  page,
  complaints,
}) => {
  await withServer(async (address) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Play with friends: Mulle' }).click();
    await page.getByLabel('Your name').pressSequentially('Anna');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('button', { name: 'Stand up: seat 1' })).toBeVisible();
    // The first page's list may still have been connecting when that page was left: Firefox says so.
    const left = /\/t\/mine(\.$| was interrupted)/;
    expect(complaints.filter((text) => !left.test(text))).toEqual([]);
    // Firefox complains about a server that goes away while somebody listens, and about requests in flight.
    await page.goto('about:blank');
    complaints.length = 0;
  });
});

/** Plays once it is their turn, until it is the other's. */
async function plays(who: Client, seat: number): Promise<void> {
  await who.until('it is their turn', () => who.scene?.view.turn === seat);
  while (who.scene?.view.turn === seat) {
    const [text = ''] = await who.choices();
    await who.do({ kind: 'play', step: who.scene.step, text });
  }
}

// Headless Chromium shows none.
test('a table that begins to wait is shown by the browser itself, until it is played', async ({
  browser,
}) => {
  const page = await comes(browser, { serviceWorkers: 'allow' });
  await withServer(async (address) => {
    const base = address.replace(/\/$/, '');
    await called(page, address, 'Bo');
    await page.goto(address);
    await page.evaluate(() => {
      const settings = { speed: 'off', notify: 'on' };
      localStorage.setItem('pakli.settings', JSON.stringify(settings));
    });
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle', { rules: 'short' });
    const [cookie] = await page.context().cookies(base);
    const host = new Client(anna, table);
    const bo = new Client({ base, cookie: `${cookie?.name}=${cookie?.value}` }, table);
    await host.sit(0);
    await bo.sit(1);
    await host.do({ kind: 'start' });
    await host.until('somebody is at turn', () => (host.scene?.view.turn ?? -1) >= 0);
    if (host.scene?.view.turn === 1) await plays(bo, 1);
    await page.reload();
    await page.getByRole('navigation', { name: 'Your tables' }).waitFor();
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        const notes = await worker.getNotifications();
        return notes.map(({ title, body, tag }) => [title, body, tag].join(' | '));
      });
    expect(await shown()).toEqual([]);
    await plays(host, 0);
    await expect.poll(shown).toEqual([`Your turn | Mulle | pakli ${table}`]);
    await plays(bo, 1);
    await page.goto(`${address}#/t/${table}`);
    await expect.poll(shown).toEqual([]);
    host.close();
    bo.close();
    await page.context().close();
  });
});
