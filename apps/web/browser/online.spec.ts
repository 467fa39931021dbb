/**
 * Two people play by link over plain http, one of them on a phone, while a third watches. The server is killed halfway:
 * they notice a pause and nothing else. Games know nothing of broken connections: one game is enough for that.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { accessible, resize } from './looks.ts';
import { Outage } from './outage.ts';
import { called, comes, LONG, PEOPLE, type Person } from './people.ts';
import { standStill } from './plates.ts';
import { expect, result, tableText, test } from './table.ts';

const RULES: Readonly<Record<string, string>> = { mulle: 'short', ulti: 'seed', compile: 'quick' };
const DESK = { width: 1280, height: 720 } as const;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;

// One server and the same three browsers for all: starting them takes as long as playing.
test.describe.configure({ mode: 'default' });
let outage: Outage;
let anna: Page;
let bo: Page;
let third: Page;

test.beforeAll(async ({ browser }) => {
  outage = new Outage();
  await outage.start();
  anna = await listens(browser);
  bo = await listens(browser, PHONE);
  third = await listens(browser);
  await called(anna, outage.address, 'Anna');
  await called(bo, outage.address, 'Bo');
});

test.afterAll(async () => {
  await outage.end();
  for (const page of [anna, bo, third]) await page.context().close();
});

/** Forgets what was heard of another match; Anna sits at a desk, and Bo has a phone. */
test.beforeEach(async () => {
  for (const page of [anna, bo, third]) await page.goto('about:blank');
  await anna.setViewportSize(DESK);
  await bo.setViewportSize(PHONE.viewport);
});

/** Records what workers say to a visitor's page. */
async function listens(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await comes(browser, options);
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, given?: WorkerOptions) {
        super(url, given);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
  return page;
}

async function cookieOf(page: Page): Promise<string> {
  const [cookie] = await page.context().cookies();
  return `${cookie?.name}=${cookie?.value}`;
}

/** Anna opens a table, Bo sits down, Anna starts; the third looks on. */
async function gather(game: string, pages: readonly Page[]): Promise<string> {
  const { address } = outage;
  const opened = await anna.context().request.post(`${address}api/tables`, {
    data: { game, rules: RULES[game] ?? '', clock: { kind: 'bank', ms: 1_200_000, increment: 0 } },
    headers: { origin: address.slice(0, -1) },
  });
  const { table } = (await opened.json()) as { table: string };
  for (const page of [anna, bo]) {
    await page.goto(`${address}#/t/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: /^Stand up/ }).waitFor();
  }
  if (pages.includes(third)) await third.goto(`${address}#/t/${table}`);
  // Until Anna's page knows of Bo it offers his seat to computers.
  await expect(anna.locator('.online-seat[data-kind="person"]')).toHaveCount(2);
  // Computers in the other seats need not think long.
  for (const seat of await anna.getByLabel(/^Who plays in seat/).all()) {
    await seat.selectOption('beginner');
    await expect(seat).toHaveValue('beginner');
  }
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.locator('.table-area').waitFor();
  return table;
}

/** Who has to decide now. */
async function atTurn(person: Person, pages: readonly Page[]): Promise<Page> {
  const ready = pages.map((page) => person.ready(page).then(() => page));
  for (const one of ready) one.catch(() => undefined);
  return Promise.race(ready);
}

const waiting = (page: Page) => page.getByText('Reconnecting…');

/** A spectator is told that they are one, and has no hand. */
async function watches(third: Page): Promise<void> {
  await expect(third.getByText('You are watching.')).toBeVisible();
  await expect(third.locator('[data-place^="hand:"]')).toHaveCount(0);
}

/** No message to a spectator's page named a hand. */
async function sawNoHand(third: Page): Promise<void> {
  const heard = await third.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  // Once the match is over the page keeps the record and may read it: that holds every card.
  const played = heard.filter((text) => !text.includes('"saved":'));
  expect(played.length).toBeGreaterThan(5);
  for (const text of played) expect(text).not.toMatch(/"hand":\["/);
}

async function reviews(page: Page, table: string): Promise<void> {
  await page.getByRole('button', { name: 'Review your game' }).click();
  await expect(page).toHaveURL(new RegExp(`#/replay/${table}`));
  await page.locator('.table-area').waitFor();
}

// In one match and the next: gathering takes as long as most of what follows.
test('a match by link: moves taken back, a server that dies in the middle, and a next match that is ended', async () => {
  const players = [anna, bo];
  const person = PEOPLE['mulle']!;
  const table = await gather('mulle', [anna, bo, third]);

  await test.step('to take back, and to leave and come back', async () => {
    const mover = await atTurn(person, players);
    const other = mover === anna ? bo : anna;
    const [name] = mover === anna ? ['Anna'] : ['Bo'];
    const before = await tableText(mover);
    await person.move(mover, 0);
    await mover.getByRole('button', { name: 'Take back' }).click();
    await expect(mover.getByText('You asked to take your move back.')).toBeVisible();
    await expect(other.getByText(`${name} would like to take their last move back.`)).toBeVisible();
    // It is shown for a while only: a later look may miss it.
    const noted = expect(other.getByText('A move was taken back.')).toBeVisible();
    await other.getByRole('button', { name: 'Yes' }).click();
    await noted;
    await person.ready(mover);
    expect(await tableText(mover)).toEqual(before);

    await person.move(mover, 0);
    await mover.getByRole('button', { name: 'Take back' }).click();
    await other.getByRole('button', { name: 'No', exact: true }).click();
    await expect(mover.getByText('Not taken back: your move stands.')).toBeVisible();

    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('button', { name: /^Let a computer play for me/ }).click();
    await expect(mover.locator('.table-plate[data-sits="covered"]')).toBeVisible();
    await other.getByRole('button', { name: 'Take your seat back' }).click();
    await expect(mover.locator('.table-plate[data-sits="here"]').first()).toBeVisible();
  });

  await test.step('a server that dies in the middle', async () => {
    // A card is played into the void: it is on the table once the server is back.
    const mover = await atTurn(person, players);
    const area = mover.locator('.table-area');
    for (const page of players) await outage.fetchBuild(page);
    const size = await area.boundingBox();
    await outage.kill();
    for (const page of players) await expect(waiting(page)).toBeVisible();
    expect(await area.boundingBox(), 'no card moves').toEqual(size);
    const moving = person.move(mover, 2);
    await outage.start();
    await moving;
    for (const page of players) await expect(waiting(page)).toHaveCount(0);

    // Returning players find the table as it was.
    const turn = await atTurn(person, players);
    const before = await tableText(turn);
    await turn.reload();
    await person.ready(turn);
    expect(await tableText(turn)).toEqual(before);
    await person.move(turn, 3);
  });

  await watches(third);
  await accessible(third, 'a table as a watcher sees it');
  await outage.playOn(table, await Promise.all(players.map(cookieOf)));
  for (const page of [...players, third]) await result(page).waitFor();
  await sawNoHand(third);
  await reviews(bo, table);

  await test.step('to play again', async () => {
    await anna.getByRole('button', { name: 'Play again' }).click();
    // Bo is away and everybody waits: the page of the match says who asks, and leads back.
    await expect(result(anna).getByText('Waiting for Bo.')).toBeVisible();
    const call = bo.locator('.online-call');
    await expect(call).toContainText('Anna would like to play again');
    await call.getByRole('link').click();
    await bo.getByRole('button', { name: 'Yes, play again' }).click();
    for (const page of players) {
      await expect(page).not.toHaveURL(new RegExp(`${table}$`));
      await page.locator('.table-area').waitFor();
    }
    await person.ready(await atTurn(person, players));
  });

  await test.step('one that is ended on the way lies open, and nobody is to play', async () => {
    // Both have a phone.
    await resize(anna, PHONE.viewport);
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: /^End the match/ }).click();
    await unclipped(bo, 'Anna would like to end the match here.');
    await bo.getByRole('button', { name: 'Yes' }).click();
    for (const page of players) {
      await expect(page.locator('.play-linked').getByText('The match was ended.')).toBeVisible();
      await expect(page.getByText('A computer plays for you.')).toHaveCount(0);
      await expect(page.locator('.table-plate[data-turn]')).toHaveCount(0);
      const [other] = players.filter((one) => one !== page) as [Page];
      // Twins are one thing to tap, with both names.
      const held = (): Promise<string[]> =>
        other.locator('[data-place^="hand:"]').evaluateAll((spots) =>
          spots.flatMap((spot) => {
            const named = spot.ariaLabel === null ? spot.querySelector('button') : spot;
            return named?.ariaLabel?.split(', ') ?? [];
          }),
        );
      await expect.poll(held).toHaveLength(8);
      const seen = page.locator('.mulle-other > [data-place^="backs:"]');
      for (const card of await held()) await expect(seen).toHaveAccessibleName(new RegExp(card));
    }
    await anna.getByRole('button', { name: 'Play again' }).click();
    await Promise.all([
      unclipped(anna, 'Waiting for Bo.'),
      unclipped(bo, 'Anna would like to play again.'),
    ]);
  });
});

// How a match by link ends does not depend on its game: see above. Buddy Bluff is played by link in hand.spec.ts, Ulti in
// company.spec.ts.
test('the other games by link', async () => {
  const players = [anna, bo];
  for (const game of LONG ? ['buddy-bluff', 'ulti', 'compile'] : ['compile']) {
    const person = PEOPLE[game]!;
    // Compile's players in these tests read the log beside the table.
    if (game !== 'compile') await resize(bo, PHONE.viewport);
    else await resize(bo, DESK);
    // Forgets what was heard of another game.
    await third.goto('about:blank');
    await gather(game, [anna, bo, third]);
    const mover = await atTurn(person, players);
    // Two plates have all the room there is.
    if (game !== 'compile') await standStill(mover, mover === anna ? bo : anna);
    await resize(anna, DESK);
    await resize(bo, game === 'compile' ? DESK : PHONE.viewport);
    for (let n = 0; n < 2; n++) await person.move(await atTurn(person, players), n);
    await watches(third);
    await sawNoHand(third);
  }
});

/** Says it in the bar, with room for every word: checked in one look, since it may show only briefly. */
async function unclipped(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (told) =>
      [...document.querySelectorAll('.play-linked-news p')].some(
        (p) => p.textContent.includes(told) && p.scrollHeight === p.clientHeight,
      ),
    text,
  );
}
