/** Every option of the game. */
import { rules } from '@pakli/mulle';
import type { GameOptions } from '../../table/shelf-game.ts';

// The options sheet reads keys and values, not the option types.
export const options = rules as unknown as GameOptions;
