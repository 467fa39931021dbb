/** A card on its way from the hand, as drawn frame by frame. */
import type { CDPSession, Page } from '@playwright/test';
import { stepAnimations } from './animations.ts';
import { expect } from './table.ts';

/** One frame of the screen while a card is on its way. */
export interface Frame {
  /** Centres and widths of the sent card wherever it is drawn. */
  readonly sent: readonly Drawn[];
  /** It was released or confirmed, and has not left. */
  readonly waits: boolean;
  /** It is drawn in the air. */
  readonly flies: boolean;
  /** The other cards of the hand as drawn, in order, and which of them the sent one is. */
  readonly others: readonly Drawn[];
  readonly place: number;
  /** What darkens the sent card or lets others show through it. */
  readonly dim: readonly string[];
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Checks the hand with every frame, from the moment a card is lifted. */
export async function watchSent(page: Page): Promise<CDPSession> {
  const client = await stepAnimations(page);
  await page.evaluate(() => {
    const frames: Frame[] = [];
    let sent: string | undefined;
    const forget = (): void => {
      frames.length = 0;
      sent = undefined;
    };
    Object.assign(window, { looked: frames, forget });
    const HANDS = '.ulti-hand, .mulle-fan, .bluff-hand, .compile-hand, .table-own-cards';
    const CARDS = '.card, .compile-panel';
    // They go to the page with the rest.
    /* oxlint-disable unicorn/consistent-function-scoping */
    const face = (card: Element): string =>
      card.querySelector('use')?.getAttribute('href') ??
      `${card.querySelector('.compile-name')?.textContent} ${card.querySelector('.compile-value')?.textContent}`;
    const seen = (root: Element): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(CARDS)].filter(
        (card) =>
          card.checkVisibility({ visibilityProperty: true }) &&
          // A card flying face up has its back turned away.
          card.closest('.table-flights-back') === null,
      );
    const drawn = (card: Element): Drawn => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    };
    const dimmed = (card: Element): string[] => {
      const found: string[] = [];
      for (let one: Element | null = card; one !== null; one = one.parentElement) {
        const { opacity, filter } = getComputedStyle(one);
        if (opacity !== '1') found.push(`opacity ${opacity}`);
        if (filter !== 'none' && filter !== 'brightness(1)') found.push(filter);
      }
      return found;
    };
    /* oxlint-enable unicorn/consistent-function-scoping */
    const look = (): void => {
      requestAnimationFrame(look);
      const area = document.querySelector('.table-area');
      const lifted = area?.querySelector('[data-light="lifted"]');
      // The last of two twins is lifted.
      const top = lifted === null || lifted === undefined ? undefined : seen(lifted).at(-1);
      if (top !== undefined) sent = face(top);
      if (area === null || sent === undefined) return;
      const all = seen(area).filter((card) => face(card) === sent);
      const air = all.filter((card) => card.closest('.table-flights-card') !== null);
      const hand = [...document.querySelectorAll(HANDS)].flatMap(seen);
      frames.push({
        sent: all.map(drawn),
        waits: area.querySelector('[data-sent]') !== null,
        flies: air.length > 0,
        others: hand.filter((card) => face(card) !== sent).map(drawn),
        place: hand.findIndex((card) => face(card) === sent),
        dim: all.flatMap(dimmed),
      });
    };
    requestAnimationFrame(look);
  });
  return client;
}

/** Until the card has been in the air and has landed. */
export async function sentFrames(page: Page): Promise<readonly Frame[]> {
  const whole = await page.waitForFunction(() => {
    const frames = Reflect.get(window, 'looked') as Frame[];
    const left = frames.findIndex(({ flies }) => flies);
    const lies = frames.findIndex(({ flies }, n) => left >= 0 && n > left && !flies);
    return lies < 0 ? undefined : frames.slice(0, lies + 1);
  }, undefined);
  return (await whole.jsonValue())!;
}

const apart = (one: Drawn, other: Drawn): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Every frame makes sense: the sent card is in one place, and the others close up only after it has left. */
export function judge(frames: readonly Frame[]): void {
  const first = frames[0]!;
  const left = frames.findIndex(({ flies }) => flies);
  const end = frames.at(-1)!.others;
  expect(left, 'it is lifted before it leaves').toBeGreaterThan(0);
  expect(frames.length - left, 'it is seen to fly').toBeGreaterThan(2);
  for (const [n, { sent, others, place, dim }] of frames.entries()) {
    const when = `frame ${n}, ${n - left} after it left`;
    expect(sent.length, `${when}: drawn`).toBe(first.sent.length);
    // On the table it may be in the shade of what beats it.
    if (n < frames.length - 1) expect(dim, when).toEqual([]);
    expect(others.length, `${when}: other cards`).toBe(first.others.length);
    if (n < left) {
      expect(place, `${when}: among the others`).toBe(first.place);
      // They may sink back, since nothing can be played now, but keep their places.
      for (const [m, other] of others.entries()) {
        const before = first.others[m]!;
        expect(Math.abs(other.x - before.x), `${when}: card ${m}`).toBeLessThan(1.5);
        expect(Math.abs(other.y - before.y), `${when}: card ${m}`).toBeLessThan(before.width / 3);
      }
    }
    if (n === left) {
      const before = frames[n - 1]!.sent;
      const [near] = before
        .flatMap((one) => sent.map((other) => ({ one, other })))
        .toSorted((a, b) => apart(a.one, a.other) - apart(b.one, b.other));
      expect(near!.other.width / near!.one.width, `${when}: its size`).toBeGreaterThan(0.85);
      expect(near!.other.width / near!.one.width, `${when}: its size`).toBeLessThan(1.15);
      // The others set out with it, and are not there yet.
      for (const [m, other] of others.entries()) {
        const goes = apart(end[m]!, first.others[m]!);
        expect(apart(end[m]!, other), `${when}: card ${m}`).toBeGreaterThan(goes / 2 - 4);
      }
    }
    // A dropped card leaves from where it was released.
    if (frames[n - 1]?.waits === true && n <= left) {
      const was = frames[n - 1]!.sent;
      const way = Math.min(...sent.map((one) => Math.min(...was.map((from) => apart(from, one)))));
      expect(way, `${when}: its way`).toBeLessThan(60);
    }
  }
  expect(
    Math.max(...end.map((one, m) => apart(one, first.others[m]!))),
    'they close up',
  ).toBeGreaterThan(3);
}
