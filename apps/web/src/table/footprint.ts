/** Where a card lies or flies, measured on the page: places and cards are found by `data-place` and `data-card`. */

/** A card in the air: its centre and its width, in pixels of the layer. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A card laid on others leaves their corners visible. */
const ASKEW = { x: 0.14, y: 0.22 };
/** A card's ratio of height to width. */
export const RATIO = 7 / 5;

/** The drawing of a card, which may be wider than the room it takes. */
export function drawnOf(card: Element): DOMRect {
  return (card.firstElementChild ?? card).getBoundingClientRect();
}

export function find(root: ParentNode, attribute: string, value: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(value)}"]`);
}

/** A card's position at a place, or where it would lie. */
export function footprintAt(place: HTMLElement, card: string, origin: DOMRect): Footprint {
  const own = cardIn(place, card);
  if (own !== null) return footprint(drawnOf(own), origin);
  const element = place.querySelector<HTMLElement>('[data-anchor]') ?? place;
  return footprint(element.getBoundingClientRect(), origin);
}

/** A card's position when it leaves: of indistinguishable cards the last. */
export function departure(place: HTMLElement, card: string, origin: DOMRect): Footprint {
  const last = [...place.querySelectorAll<HTMLElement>('[data-card]')].at(-1);
  const known = cardIn(place, card) ?? place.querySelector('[data-anchor]');
  return known === null && last !== undefined
    ? footprint(drawnOf(last), origin)
    : footprintAt(place, card, origin);
}

export function cardIn(place: HTMLElement, card: string): HTMLElement | null {
  return place.dataset['card'] === card ? place : find(place, 'card', card);
}

function footprint(box: DOMRect, origin: DOMRect): Footprint {
  // A place without a size still has a position.
  const width = Math.max(1, Math.min(box.width, box.height / RATIO));
  const x = box.left + box.width / 2 - origin.left;
  const y = box.top + box.height / 2 - origin.top;
  return { x, y, width };
}

export function askew({ x, y, width }: Footprint): Footprint {
  return { x: x + width * ASKEW.x, y: y + width * ASKEW.y, width };
}

export function at({ x, y, width }: Footprint, base: number): string {
  const left = x - base / 2;
  const top = y - (base * RATIO) / 2;
  return `translate(${left}px, ${top}px) scale(${width / base})`;
}
