import type { RulingWords } from '../en/rulings.ts';
import words from './rulings.json' with { type: 'json' };

export const rulings: RulingWords = {
  ...words,
  found: (n) => (n === 0 ? 'Keine Karte gefunden' : n === 1 ? '1 Karte' : `${n} Karten`),
};
