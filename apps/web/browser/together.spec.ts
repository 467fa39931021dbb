/** Several people at one device: behind the curtain the page holds no card, and each finds only their own. */
import type { BaseView } from '@pakli/core';
import type { Page } from '@playwright/test';
import { PEOPLE, type Person } from './people.ts';
import { accessible, expect, test } from './table.ts';

const RULES: Readonly<Record<string, string>> = {
  'buddy-bluff': 'classic',
  mulle: 'short',
  ulti: 'seed',
  compile: 'quick',
};
const NAMES = ['Anna', 'Bo'];

/** Keeps whose cards every message to the page holds, the curtains between them, and what the page has said itself. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: (number | string)[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent) => {
          const { update } = data as {
            readonly update?: {
              readonly kind: string;
              readonly scene?: { readonly view: BaseView };
            };
          };
          if (update?.kind === 'curtain') heard.push('curtain');
          if (update?.scene !== undefined) heard.push(update.scene.view.seat ?? 'everybody');
        });
      }
      override postMessage(message: unknown): void {
        const { name, args } = message as { readonly name: string; readonly args: unknown[] };
        if (name === 'look') heard.push(`look ${String(args[0])}`);
        super.postMessage(message);
      }
    };
  });
}

/** From the tile's choices to the curtain of a game of Anna, Bo and computers. */
async function begin(page: Page, game: string): Promise<void> {
  const stored = {
    'pakli.settings': JSON.stringify({ speed: 'off' }),
    [`pakli.choices.${game}`]: JSON.stringify({ level: 'casual', rules: RULES[game], seat: 0 }),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto('./');
  await page.locator(`.home-tile[data-game="${game}"] button.home-tile-learn`).click();
  const sheet = page.getByRole('dialog');
  for (const [seat, name] of NAMES.entries()) {
    await sheet.getByLabel(`Name in seat ${seat + 1}`).fill(name);
  }
  for (const other of await sheet.getByLabel(/^Who plays in seat [34]$/).all()) {
    await other.selectOption('beginner');
  }
  await sheet.getByRole('button', { name: /^Play/ }).click();
}

const curtain = (page: Page) => page.locator('.play-curtain');

/** Waits until somebody has to come or to decide. */
async function comes(page: Page, person: Person): Promise<'curtain' | 'turn'> {
  const covered = curtain(page)
    .waitFor()
    .then(() => 'curtain' as const);
  const ready = person.ready(page).then(() => 'turn' as const);
  // Who comes second is not waited for.
  covered.catch(() => undefined);
  ready.catch(() => undefined);
  return Promise.race([covered, ready]);
}

/** The own cards as the page names them. */
function handOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-place^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place') ?? ''));
}

/** With PAKLI_LONG whole games are played; else until the curtain has risen three times. */
const LONG = process.env['PAKLI_LONG'] === '1';

for (const [game, person] of Object.entries(PEOPLE)) {
  test(`${game}: a curtain falls between two people`, async ({ page }) => {
    if (LONG) test.setTimeout(1_800_000);
    await listen(page);
    await begin(page, game);
    let rises = 0;
    let moves = 0;
    let hand: string[] = [];
    const most = LONG ? Infinity : 3;
    for (let n = 0; rises < most; n++) {
      if ((await comes(page, person)) === 'turn') {
        if (await page.locator('.play-result-next').isVisible()) break;
        moves++;
        hand = await handOf(page);
        await person.move(page, n);
        continue;
      }
      // Nothing of a hand is in the page: neither its places nor their names.
      await expect(page.locator('[data-place], [data-card], .table-area')).toHaveCount(0);
      const html = await page.content();
      for (const card of hand) expect(html).not.toContain(card);
      await expect(curtain(page).getByRole('region', { name: 'Score' })).toBeVisible();
      if (rises === 1) await accessible(page, `${game} behind the curtain`);
      const name = await curtain(page).getByRole('heading').innerText();
      // When all is over anybody may look.
      const next = NAMES.find((one) => name.startsWith(one)) ?? NAMES[0]!;
      await curtain(page)
        .getByRole('button', { name: `I am ${next}` })
        .click();
      await page.locator('.table-area').waitFor();
      rises++;
    }
    const heard = await page.evaluate(
      () => Reflect.get(globalThis, 'heard') as (number | string)[],
    );
    if (LONG) {
      const scenes = heard.filter((word) => typeof word === 'number').length;
      console.log(`${game}: ${moves} moves, ${rises} curtains, ${scenes} scenes`);
    }
    let looker: number | undefined;
    for (const word of heard) {
      if (word === 'curtain') looker = undefined;
      else if (typeof word === 'string') looker = Number(word.replace('look ', ''));
      else expect(word, heard.join(' ')).toBe(looker);
    }
    expect(new Set(heard.filter((word) => typeof word === 'number'))).toEqual(new Set([0, 1]));
  });
}

test('to take back is a question to the other, and a reload leaves the curtain down', async ({
  page,
}) => {
  await begin(page, 'mulle');
  const person = PEOPLE['mulle']!;
  await curtain(page).getByRole('button', { name: /^I am/ }).click();
  const first = await page.evaluate(() => document.title);
  expect(first).toContain('Mulle');
  await person.ready(page);
  await person.move(page, 0);
  await curtain(page).waitFor();
  const asker = curtain(page).getByRole('button', { name: /takes the last move back$/ });
  const [who = ''] = (await asker.innerText()).split(' ');
  const other = NAMES.find((name) => name !== who)!;
  await asker.click();
  await expect(curtain(page).getByRole('heading')).toHaveText(
    `${who} would like to take the last move back.`,
  );
  const question = curtain(page).getByRole('group', { name: `${other}, is that all right?` });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(curtain(page).getByRole('heading')).toHaveText(`${who}'s turn`);
  await page.reload();
  await expect(curtain(page).getByRole('heading')).toHaveText(`${who}'s turn`);
  await page.goto('./#/');
  await expect(page.locator('.home-continue')).toContainText('Continue Mulle with Anna and Bo');
  await page.locator('.home-continue').click();
  await curtain(page)
    .getByRole('button', { name: `I am ${who}` })
    .click();
  await person.ready(page);
});
