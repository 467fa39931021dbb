/** That another browser than Chromium can do it too: a few moves of each game, and on after a reload. */
import { PEOPLE, playSome } from './people.ts';
import { withServer } from './server.ts';
import { expect, tableText, test } from './table.ts';

/** What a worker of a page that was left was still loading, nobody is there to miss: an idle network does not wait for it. */
function missed(complaints: readonly string[]): string[] {
  return complaints.filter((said) => !said.includes('loading dynamically imported module'));
}

// All in one Firefox: to start one takes as long as two of these tests.
test.describe.configure({ mode: 'default' });

for (const [game, person] of Object.entries(PEOPLE)) {
  test(`${game} is played, and goes on after a reload`, async ({ page, complaints }) => {
    // What is still on its way when a page is left, Firefox complains of.
    await page.goto('./', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await playSome(page, person);
    const before = await tableText(page);
    expect(missed(complaints)).toEqual([]);
    await page.reload();
    expect(missed(complaints)).toEqual([]);
    complaints.length = 0;
    await person.ready(page);
    expect(await tableText(page)).toEqual(before);
    await person.move(page, 1);
    await person.ready(page);
  });
}

test('a table by link is opened: the policy lets the page ask its own server', async ({ page }) => {
  await withServer(async (address) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Play with friends: Mulle' }).click();
    await page.getByLabel('Your name').pressSequentially('Anna');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('button', { name: 'Stand up: seat 1' })).toBeVisible();
    // Firefox complains of a server that goes while somebody is listening.
    await page.goto('about:blank');
  });
});
