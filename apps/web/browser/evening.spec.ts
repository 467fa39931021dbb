/** An evening in real browsers: nine people at three tables play two rounds of two boards of Ulti. Two of them are seen, and the screen of the room. */
import { fits } from './looks.ts';
import { Entrant, playOut } from './other-tab.ts';
import { comes } from './people.ts';
import { withServer } from './server.ts';
import { expect, test } from './table.ts';

/** Beside Anna, who directs, and Béla. */
const OTHERS = ['Cili', 'Dani', 'Edit', 'Feri', 'Gabi', 'Hugó', 'Imre'];

test('nine people join by a link, play two rounds of the same boards and see who played them better', async ({
  browser,
}) =>
  withServer(async (address) => {
    const [director, player] = [await comes(browser), await comes(browser)];
    await director.setViewportSize({ width: 390, height: 844 });
    await director.goto(`${address}#/evening/new/ulti`);
    await director.getByLabel('Your name').fill('Anna');
    await director.getByLabel('Name of the evening').fill('Wednesday');
    await director.getByLabel('Rounds').selectOption('2');
    await director.getByLabel('Deals per round').selectOption('2');
    await director.getByRole('button', { name: 'Open the evening' }).click();
    await expect(director.getByRole('heading', { name: 'You run this evening' })).toBeVisible();
    const link = await director.getByLabel('Link for players').inputValue();
    const id = link.slice(-12);
    expect(link).toMatch(/\/link\/en\/ulti\/evening\/[0-9a-z]{12}$/);
    await director.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(director.getByText('You are in.')).toBeVisible();
    await player.goto(link);
    await player.getByLabel('Your name').fill('Béla');
    await player.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(player.getByText('You are in.')).toBeVisible();
    await expect(player.getByRole('heading', { name: 'You run this evening' })).toHaveCount(0);
    const others = await Promise.all(OTHERS.map((name) => Entrant.join(address, id, name)));
    // The last update on each of them may still be in flight.
    for (const name of OTHERS) await expect(director.getByText(name).first()).toBeVisible();
    await fits(director);
    const screen = await director.context().newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`${address}#/evening/${id}/screen`);
    await expect(screen.getByText('Imre')).toBeVisible();

    for (const round of [1, 2]) {
      await director.getByRole('button', { name: `Start round ${round}` }).click();
      await expect(screen.getByText(`Round ${round} of 2`)).toBeVisible();
      await expect(screen.getByText('Table 3')).toBeVisible();
      // The director stays on the evening's page and goes to the table themselves.
      await director.getByRole('link', { name: 'To your table' }).click();
      await Promise.all([
        ...[director, player].map(async (page) => {
          await expect(page).toHaveURL(/#\/t\/[0-9a-z]{10}$/);
          await playOut(page, address, page.url().slice(-10));
        }),
        ...others.map((one) => one.play(round)),
      ]);
      for (const page of [director, player]) {
        await page.getByRole('link', { name: 'Back to the evening' }).first().click();
        await expect(page.getByText(`Round ${round} is over`)).toBeVisible();
      }
    }
    const rows = director.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(10);
    // Every deal links to what the others did with the same cards.
    await director.getByRole('button', { name: /^Deal 1/ }).click();
    await expect(director.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    await fits(director);
    // And can be watched.
    await director.getByRole('dialog').getByRole('button', { name: 'Replay' }).first().click();
    await expect(director).toHaveURL(/#\/replay/);
    await expect(director.getByRole('slider')).toBeVisible();
    await director.goto(`${address}#/evening/${id}`);
    await director.getByRole('button', { name: 'End the evening' }).click();
    await director.getByRole('button', { name: 'End the evening' }).click();
    await expect(screen.getByText('The evening is over')).toBeVisible();
    // Every board of every table is dealt again.
    await director.getByRole('button', { name: 'Were the deals fair?' }).click();
    await expect(director.getByText(/^Deal \d: fair\. /)).toHaveCount(4);
    await fits(director);
    for (const one of others) one.close();
  }));
