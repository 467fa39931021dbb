/**
 * Old pictures over a new scene: nothing is seen before its cause. A place's old picture lies there until its card
 * leaves or lands. Cards that share their room, such as a hand, have one picture: `data-spread`. When one leaves, the
 * others close up, and when one arrives they make room. Until then their old picture lies in place of the new one, each
 * card between the same neighbours: a card about to leave has not left.
 */
import { drawnOf } from './footprint.ts';

/** The duration of closing up. */
const CLOSE = 200;
/** Attributes by which a picture must not be found. */
const NAMES = ['data-place', 'data-card', 'data-anchor', 'data-late', 'data-spread', 'id'];
/** Properties that may be animated while the picture is taken. */
const MOVING = ['transform', 'translate', 'scale', 'filter', 'opacity'] as const;

/** A copy that looks the same and nothing more. */
function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  const copies = [picture, ...picture.querySelectorAll<HTMLElement>('*')];
  const parts = [element, ...element.querySelectorAll<HTMLElement>('*')];
  for (const copy of copies) {
    for (const name of NAMES) copy.removeAttribute(name);
    Object.assign(copy.style, { transition: 'none', animation: 'none' });
  }
  for (const { effect } of element.getAnimations({ subtree: true })) {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) continue;
    const copy = copies[parts.findIndex((part) => part === effect.target)];
    if (copy === undefined || effect.target === null) continue;
    const now = getComputedStyle(effect.target);
    for (const name of MOVING) copy.style[name] = now[name];
  }
  return picture;
}

/** Lays a picture over the element it was taken of, in the same parent: its styles and sizes hold for both. */
function hangBeside(real: HTMLElement, picture: HTMLElement, box: DOMRect): void {
  const { style } = picture;
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(style, { position: 'absolute', inset: 'auto', margin: '0' });
  Object.assign(style, { width: `${box.width}px`, height: `${box.height}px` });
  Object.assign(style, { left: '0', top: '0' });
  real.after(picture);
  // Whatever its containing block is.
  const { left, top } = picture.getBoundingClientRect();
  Object.assign(style, { left: `${box.left - left}px`, top: `${box.top - top}px` });
}

/** The old picture of a place, over the new one. */
export class OldPicture {
  private readonly picture: HTMLElement;
  private readonly box: DOMRect;
  private readonly origin: DOMRect;
  private real: HTMLElement | null = null;

  constructor(place: HTMLElement, origin: DOMRect) {
    this.picture = pictureOf(place);
    this.box = place.getBoundingClientRect();
    this.origin = origin;
  }

  hang(layer: HTMLElement, real: HTMLElement | null): void {
    const { box, origin } = this;
    Object.assign(this.picture.style, {
      position: 'absolute',
      inset: 'auto',
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
    });
    this.cover(real);
    layer.prepend(this.picture);
  }

  /** For text, whose looks depend on its container. */
  hangBeside(real: HTMLElement): void {
    this.cover(real);
    hangBeside(real, this.picture, this.box);
  }

  private cover(real: HTMLElement | null): void {
    this.real = real;
    real?.setAttribute('data-veil', '');
  }

  lift(): void {
    this.real?.removeAttribute('data-veil');
    this.picture.remove();
  }
}

export class Spread {
  private readonly name: string;
  private readonly picture: HTMLElement;
  private readonly box: DOMRect;
  private readonly before = new Map<string, DOMRect>();
  private real: HTMLElement | undefined;

  constructor(spread: HTMLElement) {
    this.name = spread.dataset['spread'] ?? '';
    this.box = spread.getBoundingClientRect();
    this.picture = pictureOf(spread);
    for (const [key, card] of cardsOf(spread)) this.before.set(key, drawnOf(card));
  }

  /** Beside the new scene's, where everything that sizes it is the same. */
  hang(root: HTMLElement): void {
    const real = root.querySelector<HTMLElement>(`[data-spread="${CSS.escape(this.name)}"]`);
    if (real === null) return;
    this.real = real;
    real.setAttribute('data-veil', '');
    hangBeside(real, this.picture, this.box);
  }

  /** The others go to their new places. */
  lift(pace: number): void {
    const { real } = this;
    if (real === undefined) return;
    this.real = undefined;
    real.removeAttribute('data-veil');
    this.picture.remove();
    const moved = new Set<Element>();
    for (const [key, card] of cardsOf(real)) {
      const from = this.before.get(key);
      // For cards that share a place, the place moves.
      const place = card.closest<HTMLElement>('[data-place]');
      const mover = place !== null && place !== real && real.contains(place) ? place : card;
      if (from === undefined || moved.has(mover)) continue;
      moved.add(mover);
      glide(mover, from, drawnOf(card), CLOSE * pace);
    }
  }
}

function cardsOf(spread: HTMLElement): (readonly [string, HTMLElement])[] {
  return [...spread.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [
    card.dataset['card'] ?? '',
    card,
  ]);
}

function glide(mover: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width === 0 ? 1 : from.width / to.width;
  if (Math.hypot(x, y) < 0.5 && Math.abs(scale - 1) < 0.01) return;
  mover.animate([{ translate: `${x}px ${y}px`, scale: String(scale) }, {}], {
    duration,
    easing: 'ease-out',
  });
}
