/** The rules of Compile, and its cards as they write them: `Fire-1`, where it is named and not part of a move. */
import text from '@pakli/compile/RULES.md?raw';
import type { GameRules } from '../../table/shelf-game.ts';

export const rules: GameRules = {
  text,
  cards: { pattern: /^[A-Z][a-z]+-\d$/, face: (text) => text },
};
