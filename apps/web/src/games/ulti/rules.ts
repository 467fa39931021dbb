/** The rules of Ulti, and the card notation they use: `AX`. */
import text from '@pakli/ulti/RULES.md?raw';
import type { GameRules } from '../../table/shelf-game.ts';

export const rules: GameRules = {
  text,
  cards: { pattern: /\b[HBLA][789UOKXA]\b/, face: (text) => text },
};
