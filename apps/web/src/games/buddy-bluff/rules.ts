/** The rules of Buddy Bluff, and the card notation they use: `QH`. */
import text from '@pakli/buddy-bluff/RULES.md?raw';
import type { GameRules } from '../../table/shelf-game.ts';

export const rules: GameRules = {
  text,
  cards: { pattern: /\b[A2-9TJQK][SHDC]\b/, face: (text) => text },
};
