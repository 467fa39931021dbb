/** What can go wrong around a game: reloads, closed tabs, workers that die or fall silent. */
import { accessible } from './looks.ts';
import { PEOPLE, playSome } from './people.ts';
import { expect, moveByPointer, myTurn, tableText, test, visit } from './table.ts';
import { hostOf } from './host.ts';
import type { Page } from '@playwright/test';

// Workers that die here leave nothing behind for later tests.
test.use({ reuseContext: false });

const BLUFF = PEOPLE['buddy-bluff']!;

// Hosts keep records of any game alike: all games reload in Firefox and WebKit, and load records in tests of their own.
test('a game continues after a reload, a closed tab, and a host that dies', async ({
  page,
  context,
}) => {
  const person = PEOPLE['mulle']!;
  await playSome(page, person);
  const before = await tableText(page);
  const goesOn = async (tab: Page, note: string): Promise<void> => {
    await expect(tab.getByRole('main').getByRole('status')).toContainText(note);
    await person.ready(tab);
    expect(await tableText(tab)).toEqual(before);
  };
  await page.reload();
  await goesOn(page, 'continues where you left off');
  await page.close();
  const tab = await context.newPage();
  await tab.goto('./');
  await tab.getByRole('link', { name: /Continue/ }).click();
  await goesOn(tab, 'continues where you left off');
  await test.step('it is not opened twice', async () => {
    const second = await context.newPage();
    await second.goto(tab.url());
    await expect(second.getByText('open in another tab')).toBeVisible();
    await second.close();
  });
  const host = await hostOf(tab);
  await host.evaluate(() => {
    setTimeout(() => {
      throw new Error('a planted fault');
    });
  });
  await goesOn(tab, 'The game was restored');
  await person.move(tab, 1);
  await person.ready(tab);
});

test('a host that falls silent is replaced', async ({ page }) => {
  await playSome(page, BLUFF, 1);
  const before = await tableText(page);
  const host = await hostOf(page);
  // Never answers: the worker waits for ever.
  void host
    .evaluate(() => {
      const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
      Atomics.wait(new Int32Array(buffer), 0, 0);
    })
    .catch(() => undefined);
  await expect(page.getByRole('main').getByRole('status')).toContainText('The game was restored');
  await myTurn(page);
  expect(await tableText(page)).toEqual(before);
});

test('a thinker that dies is replaced, and nobody notices', async ({ page }) => {
  await visit(page, 'buddy-bluff');
  const host = await hostOf(page);
  await host.evaluate(() => {
    const Real = Worker;
    let made = 0;
    // The first player used breaks at once.
    self.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(
          ++made === 1 ? 'data:text/javascript,throw new Error("a planted fault")' : url,
          options,
        );
        Object.assign(self, { made });
      }
    };
  });
  await page.goto('./#/play/buddy-bluff/1');
  await myTurn(page);
  await moveByPointer(page, 0);
  expect(await myTurn(page)).toBe('move');
  expect(await host.evaluate(() => Reflect.get(self, 'made') as number)).toBe(2);
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

test('a browser that keeps nothing says so, and plays', async ({ page }) => {
  // As in some private windows: opening the database is refused.
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const refused = "Object.defineProperty(self,'indexedDB',{get(){throw new Error('refused')}});";
    await route.fulfill({ response, body: refused + (await response.text()) });
  });
  await playSome(page, BLUFF, 1);
  const said = page.getByText('your games last until you close the page');
  for (const place of ['./#/', './#/replays', './#/history']) {
    await page.goto(place);
    await expect(said).toBeVisible();
  }
  await accessible(page, 'a browser that keeps nothing');
  await page.goto('./#/');
  await page.getByRole('link', { name: /Continue/ }).click();
  expect(await myTurn(page)).toBe('move');
});
