/** The rules of Mulle, and the card notation they use: `HJ 10`. */
import text from '@pakli/mulle/RULES.md?raw';
import { faceOf } from '@pakli/text';
import type { GameRules } from '../../table/shelf-game.ts';

export const rules: GameRules = {
  text,
  cards: { pattern: /\b(?:KL|SP|HJ|RU) (?:10|[2-9JQKA])\b/, face: faceOf },
};
