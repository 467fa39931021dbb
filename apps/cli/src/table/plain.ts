/** A table for a game that has none of its own: what its view says in notation, line by line. */
import type { BaseView, Game } from '@pakli/core';
import { flow, padTo } from '../terminal/lines.ts';
import type { TableArt } from './art.ts';

/** `key: value ; key: value` as rows; cards in colour where they are French. */
export function plainArt(game: Game): TableArt {
  return {
    status: () => [],
    draw(view: BaseView, { ink, width }) {
      const rows = game
        .formatView(view)
        .split(' ; ')
        .map((field) => {
          const colon = field.indexOf(':');
          return [field.slice(0, colon).trim(), field.slice(colon + 1).trim()] as const;
        });
      const longest = Math.min(20, Math.max(...rows.map(([key]) => key.length)));
      return rows.flatMap(([key, value]) => {
        const words = value === '' ? ['-'] : value.split(' ').map((word) => ink.card(word));
        const [first = '', ...rest] = words;
        return flow(
          [` ${ink.dim(padTo(key, longest))}  ${first}`, ...rest],
          width,
          ' ',
          longest + 3,
        );
      });
    },
    score: () => [],
    hand: () => [],
  };
}
