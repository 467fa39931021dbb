/** The games that the page offers, in this order. */
import { buddyBluff } from '../games/buddy-bluff/index.ts';
import { compile } from '../games/compile/index.ts';
import { mulle } from '../games/mulle/index.ts';
import { ulti } from '../games/ulti/index.ts';
import type { ShelfGame } from '../table/shelf-game.ts';

export const SHELF: readonly ShelfGame[] = [buddyBluff, mulle, ulti, compile];

export function findOnShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}
