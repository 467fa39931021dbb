/** Every option of the game. */
import { rules } from '@pakli/buddy-bluff';
import type { GameOptions } from '../../table/shelf-game.ts';

// The sheet knows options by their keys and what they take, not by their types.
export const options = rules as unknown as GameOptions;
