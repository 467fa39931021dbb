/** The page for looking up Compile's cards, and rulings on single cards. English is the source. */
import words from './rulings.json' with { type: 'json' };

export type RulingWords = typeof words & { readonly found: (n: number) => string };
export type RulingId = keyof (typeof words)['about'];
export type Keyword = keyof (typeof words)['keywords'];

export const rulings: RulingWords = {
  ...words,
  found: (n) => (n === 0 ? 'No card found' : n === 1 ? '1 card' : `${n} cards`),
};
