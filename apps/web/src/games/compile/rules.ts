/** The rules of Compile, and the card notation they use: `Fire-1`, where it names a card and is not part of a move. */
import text from '@pakli/compile/RULES.md?raw';
import type { GameRules } from '../../table/shelf-game.ts';

export const rules: GameRules = {
  text,
  cards: { pattern: /^[A-Z][a-z]+-\d$/, face: (text) => text },
};
