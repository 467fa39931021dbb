import type { RulingWords } from '../en/rulings.ts';
import words from './rulings.json' with { type: 'json' };

export const rulings: RulingWords = {
  ...words,
  found: (n) => (n === 0 ? 'Kart bulunamadı' : `${n} kart`),
};
