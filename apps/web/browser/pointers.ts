/** Flicks across a table: a press, a few events far apart, and the release. */
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something is at rest: two frames of the screen show it in the same place. */
export function boxOf(what: Locator): Promise<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>> {
  return what.evaluate(async (element) => {
    await document.fonts.ready;
    for (let before: DOMRect | undefined; ;) {
      const now = element.getBoundingClientRect();
      const { x, y, width, height } = now;
      if (x === before?.x && y === before.y && width === before.width && height === before.height) {
        return { x, y, width, height };
      }
      before = now;
      await new Promise(requestAnimationFrame);
    }
  });
}

export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(what);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses at `from`, moves to `to` in this many events, and releases there. */
export type Flick = (from: Point, to: Point, events: number) => Promise<void>;

/** The points of a flick after its press. */
function points(from: Point, to: Point, events: number): Point[] {
  return Array.from({ length: events }, (_, n) => ({
    x: from.x + ((to.x - from.x) * (n + 1)) / events,
    y: from.y + ((to.y - from.y) * (n + 1)) / events,
  }));
}

export function mouse(page: Page): Flick {
  return async (from, to, events) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of points(from, to, events)) await page.mouse.move(x, y);
    await page.mouse.up();
  };
}

/** A pen or a finger as Chromium gets it from the system. */
export function real(page: Page, kind: 'pen' | 'touch'): Flick {
  return async (from, to, events) => {
    const client = await page.context().newCDPSession(page);
    if (kind === 'pen') await moveByPen(client, from, to, events);
    else await moveByFinger(client, from, to, events);
    // Ends all emulation.
    await client.detach();
  };
}

async function moveByPen(
  client: CDPSession,
  from: Point,
  to: Point,
  events: number,
): Promise<void> {
  const pen = { button: 'left', pointerType: 'pen', clickCount: 1 } as const;
  await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, ...pen });
  for (const { x, y } of points(from, to, events)) {
    const moved = { type: 'mouseMoved', x, y, ...pen, buttons: 1 } as const;
    await client.send('Input.dispatchMouseEvent', moved);
  }
  await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...to, ...pen });
}

async function moveByFinger(
  client: CDPSession,
  from: Point,
  to: Point,
  events: number,
): Promise<void> {
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of points(from, to, events)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

/** A pointer event; events after a press go to what was pressed, as a finger's do. */
export interface Made extends Point {
  readonly type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'click';
  readonly kind: 'mouse' | 'pen' | 'touch';
  readonly id?: number;
  readonly buttons?: number;
}

/** Events made by the page itself, all in one task: where a browser cannot be made to send them. */
export function make(page: Page, events: readonly Made[]): Promise<void> {
  return page.evaluate((all) => {
    let pressed: Element | null = null;
    for (const { type, kind, x, y, id = 1, buttons = type === 'pointerup' ? 0 : 1 } of all) {
      const init = { pointerType: kind, pointerId: id, isPrimary: id === 1, buttons, button: 0 };
      const event = new PointerEvent(type, { ...init, clientX: x, clientY: y, bubbles: true });
      if (type === 'pointerdown') pressed = document.elementFromPoint(x, y);
      const under = kind === 'mouse' ? document.elementFromPoint(x, y) : pressed;
      (under ?? document.body).dispatchEvent(event);
    }
  }, events);
}

export function made(page: Page, kind: Made['kind']): Flick {
  return (from, to, events) => {
    const moves = points(from, to, events).map(({ x, y }): Made => ({
      type: 'pointermove',
      kind,
      x,
      y,
    }));
    const press: Made = { type: 'pointerdown', kind, ...from };
    return make(page, [press, ...moves, { type: 'pointerup', kind, ...to }]);
  };
}
