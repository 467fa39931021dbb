/** Several people at one device: behind the curtain the page holds no card, and each finds only their own. */
import type { BaseView } from '@pakli/core';
import { faceOf } from '@pakli/text';
import type { Page } from '@playwright/test';
import { accessible } from './looks.ts';
import { LONG, PEOPLE, type Person } from './people.ts';
import { expect, test } from './table.ts';

const RULES: Readonly<Record<string, string>> = {
  'buddy-bluff': 'classic',
  mulle: 'short',
  ulti: 'seed',
  compile: 'quick',
};
const NAMES = ['Anna', 'Bo'];

/** Records whose cards every message to the page holds, everything each seat received, the curtains in between, and what the page itself said. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: (number | string)[] = [];
    const told: string[] = ['', ''];
    const note = (seats: readonly number[], what: unknown): void => {
      // Counting the cards of a deck names every card in play.
      const text = JSON.stringify(what, (key, value: unknown) =>
        key === 'memory' ? undefined : value,
      );
      for (const seat of seats) told[seat] += text;
    };
    /** The pages shown, in order. */
    const pages: string[] = [];
    new MutationObserver(() => {
      const now = document.querySelector('.play-curtain, .table-area, .kit-notice')?.classList[0];
      if (now !== undefined && now !== pages.at(-1)) pages.push(now);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { heard, told, pages });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent) => {
          type Moment = { readonly view: BaseView };
          const { wire } = data as {
            readonly wire?: {
              readonly heard?: {
                readonly update?: {
                  readonly kind: string;
                  readonly scene?: Moment | null;
                  readonly steps?: readonly { readonly scene: Moment }[];
                  /** What anybody may see while nobody looks. */
                  readonly open?: Moment | null;
                };
              };
            };
          };
          const update = wire?.heard?.update;
          if (update?.kind === 'curtain') {
            heard.push('curtain');
            note([0, 1], update.open);
          }
          const scenes = [update?.scene, ...(update?.steps ?? []).map(({ scene }) => scene)];
          for (const scene of scenes) {
            if (scene === undefined || scene === null) continue;
            const { seat } = scene.view;
            heard.push(seat ?? 'everybody');
            if (seat !== null) note([seat], update);
          }
        });
      }
      override postMessage(message: unknown): void {
        const { wire } = message as {
          readonly wire?: {
            readonly send?: { readonly command?: { readonly kind: string; readonly seat: number } };
          };
        };
        const command = wire?.send?.command;
        if (command?.kind === 'look') heard.push(`look ${command.seat}`);
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
  await page.locator(`.home-tile[data-game="${game}"] .home-tile-people > button`).click();
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

/** Waits until somebody has to take over or to decide. */
async function comes(page: Page, person: Person): Promise<'curtain' | 'turn'> {
  const covered = curtain(page)
    .waitFor()
    .then(() => 'curtain' as const);
  const ready = person.ready(page).then(() => 'turn' as const);
  // Nobody waits for the second.
  covered.catch(() => undefined);
  ready.catch(() => undefined);
  return Promise.race([covered, ready]);
}

/** A card of one's own hand: as the page knows it, and as it is called. */
interface Held {
  readonly card: string;
  readonly name: string;
}

function handOf(page: Page): Promise<Held[]> {
  return page.locator('[data-place^="hand:"]').evaluateAll((spots) =>
    spots.map((spot) => {
      const place = spot.getAttribute('data-place')?.slice('hand:'.length) ?? '';
      // Twins lying on each other are named twice.
      const card = place.replace(/^(.+)\1$/, '$1');
      // One that can be lifted leaves its name to its button.
      const named = spot.hasAttribute('aria-label') ? spot : spot.querySelector('[aria-label]');
      return { card, name: (named?.getAttribute('aria-label') ?? '').toLowerCase() };
    }),
  );
}

/** Everything a page holds, for eyes, ears and scripts: every attribute and every word. */
function screenOf(page: Page): Promise<{ readonly marks: string[]; readonly words: string }> {
  return page.evaluate(() => {
    // Paths of a drawing are numbers and letters too, and reveal nothing.
    const drawn = new Set(['d', 'points', 'viewBox', 'transform']);
    const marks = [...document.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].filter(({ name }) => !drawn.has(name)).map(({ value }) => value),
    );
    const words = [document.title, document.body.textContent, ...marks].join('\n').toLowerCase();
    return { marks, words };
  });
}

/** Nothing on the screen names another's card that the seat was not shown; returns those cards. */
async function hidesFrom(page: Page, seat: number, hand: readonly Held[]): Promise<Held[]> {
  // The screen first: the page hears of a computer's card before it shows it.
  const { marks, words } = await screenOf(page);
  const told = await page.evaluate(
    (one) => (Reflect.get(globalThis, 'told') as string[])[one],
    seat,
  );
  // Mulle writes cards the Swedish way, and names its places by their faces.
  const faces = new Set(
    told?.match(/[A-Z]{2} [0-9A-Z]{1,2}/g)?.map((text) => faceOf(text) ?? text),
  );
  const secret = hand.filter(({ card }) => told?.includes(card) !== true && !faces.has(card));
  for (const { card, name } of secret) {
    const shown = marks.filter((mark) => mark.split(/[^\w-]/).includes(card));
    expect(shown, `${card} is shown to seat ${seat}`).toEqual([]);
    expect(words.includes(name), `${name} is named to seat ${seat}`).toBe(false);
  }
  return secret;
}

/** A page holding another's card in any form would be caught. */
async function findsLeaks(page: Page, seat: number, held: Held): Promise<void> {
  for (const [name, text] of [
    ['data-last', `held by:${held.card}`],
    ['class', `under ${held.card}`],
    ['title', `before: ${held.name}`],
  ] as const) {
    await page.evaluate(([key, value]) => document.body.setAttribute(key, value), [
      name,
      text,
    ] as const);
    await expect(hidesFrom(page, seat, [held])).rejects.toThrow(`to seat ${seat}`);
    await page.evaluate((key) => document.body.removeAttribute(key), name);
  }
}

// A page shows what its host tells it, which is the same for every game: one is enough to see the curtain.
for (const game of LONG ? Object.keys(PEOPLE) : ['ulti']) {
  const person = PEOPLE[game]!;
  test(`${game}: a curtain falls between two people`, async ({ page }) => {
    if (LONG) test.setTimeout(1_800_000);
    await listen(page);
    await begin(page, game);
    let rises = 0;
    let moves = 0;
    /** By seat: the hand last seen. */
    const hands: Held[][] = [[], []];
    let looker = 0;
    let secrets = 0;
    // With PAKLI_LONG whole games; otherwise until both have looked, and one had cards to hide from the other.
    const enough = LONG ? Infinity : 2;
    for (let n = 0; rises < enough || secrets === 0; n++) {
      if ((await comes(page, person)) === 'turn') {
        if (await page.locator('.play-result-next').isVisible()) break;
        moves++;
        const hand = await handOf(page);
        // A hand may be covered while something is asked.
        if (hand.length > 0) hands[looker] = hand;
        const kept = await hidesFrom(page, looker, hands[1 - looker] ?? []);
        if (kept[0] !== undefined && secrets === 0) await findsLeaks(page, looker, kept[0]);
        secrets += kept.length;
        await person.move(page, n);
        continue;
      }
      // Nothing of a hand is in the page: neither places nor names.
      await expect(page.locator('[data-place], [data-card], .table-area')).toHaveCount(0);
      // The curtain shows open cards: the last trick.
      for (const [seat, hand] of hands.entries()) await hidesFrom(page, 1 - seat, hand);
      await expect(curtain(page).getByRole('region', { name: 'Score' })).toBeVisible();
      if (rises === 1) await accessible(page, `${game} behind the curtain`);
      const name = await curtain(page).getByRole('heading').innerText();
      // Once all is over anybody may look.
      const next = NAMES.find((one) => name.startsWith(one)) ?? NAMES[0]!;
      await curtain(page)
        .getByRole('button', { name: `I am ${next}` })
        .click();
      await page.locator('.table-area').waitFor();
      looker = NAMES.indexOf(next);
      rises++;
    }
    expect(secrets, 'cards that somebody had to be kept from').toBeGreaterThan(0);
    const pages = await page.evaluate(() => Reflect.get(globalThis, 'pages') as string[]);
    // No other page flashes between curtain and table.
    expect(pages.slice(pages.indexOf('play-curtain'))).not.toContain('kit-notice');
    const heard = await page.evaluate(
      () => Reflect.get(globalThis, 'heard') as (number | string)[],
    );
    if (LONG) {
      const scenes = heard.filter((word) => typeof word === 'number').length;
      console.log(
        `${game}: ${moves} moves, ${rises} curtains, ${scenes} scenes, ${secrets} secrets`,
      );
    }
    let looks: number | undefined;
    for (const word of heard) {
      if (word === 'curtain') looks = undefined;
      else if (typeof word === 'string') looks = Number(word.replace('look ', ''));
      else expect(word, heard.join(' ')).toBe(looks);
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
  await expect(page).toHaveTitle(/Mulle/);
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
  await expect(curtain(page).getByRole('heading')).toHaveText(`${who}’s turn`);
  await page.reload();
  await expect(curtain(page).getByRole('heading')).toHaveText(`${who}’s turn`);
  await page.goto('./#/');
  await expect(page.locator('.home-continue')).toContainText('Continue Mulle with Anna and Bo');
  await page.locator('.home-continue').click();
  await curtain(page)
    .getByRole('button', { name: `I am ${who}` })
    .click();
  await person.ready(page);
});
