import type { RulingWords } from '../en/rulings.ts';
import words from './rulings.json' with { type: 'json' };

export const hungarian: RulingWords = {
  ...words,
  found: (n) => (n === 0 ? 'Nincs ilyen lap' : `${n} lap`),
};
