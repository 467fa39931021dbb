/** The games that the page offers, in this order: those of the house, then guests. */
import { buddyBluff } from '../games/buddy-bluff/index.ts';
import { compile } from '../games/compile/index.ts';
import { mulle } from '../games/mulle/index.ts';
import { ulti } from '../games/ulti/index.ts';
import type { ShelfGame } from '../table/shelf-game.ts';

export const HOUSE: readonly ShelfGame[] = [buddyBluff, mulle, ulti, compile];

const shelf = [...HOUSE];
export const SHELF: readonly ShelfGame[] = shelf;

/** Before the page is drawn. */
export function putOnShelf(guest: ShelfGame): void {
  shelf.push(guest);
}

export function findOnShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}
