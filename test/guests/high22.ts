/** The guest of high2.ts for 22: more than any game of the house, and every card is dealt. */
import type { GameModule } from '@pakli/core';
import high2, { game, type High } from './high2.ts';

const high22: GameModule<High> = { ...high2, game: { ...game, id: 'high22', seats: [22] } };
export default high22;
