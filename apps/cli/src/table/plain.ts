/** A table for a game that has none of its own: what its view says in notation. */
import type { BaseView, Game } from '@pakli/core';
import type { Ink } from '../terminal/ink.ts';
import { flow, padTo, widthOf, wrap } from '../terminal/lines.ts';
import type { TableArt } from './art.ts';

type Field = readonly [key: string, value: string];

/** `key: value ; key: value`; without a colon the first word is the key. */
function fieldsOf(text: string): Field[] {
  return text.split(' ; ').map((field) => {
    const [, key = '', word = '', value = ''] = /^(?:([^:]*):|(\S+) )?(.*)$/s.exec(field) ?? [];
    return [(key || word).trim(), value.trim() || '-'];
  });
}

/** One field a row, its words under each other where there are many. */
function inRows(fields: readonly Field[], ink: Ink, width: number): string[] {
  const longest = Math.min(20, Math.max(...fields.map(([key]) => widthOf(key))));
  return fields.flatMap(([key, value]) => {
    const [first = '', ...rest] = value.split(' ').map((word) => ink.card(word));
    return flow([` ${ink.dim(padTo(key, longest))}  ${first}`, ...rest], width, ' ', longest + 3);
  });
}

/** As many fields on a line as fit; what is empty is left out. */
function closeTogether(fields: readonly Field[], ink: Ink, width: number): string[] {
  const told = fields
    .filter(([, value]) => value !== '-')
    .map(([key, value]) => {
      const words = value.split(' ').map((word) => ink.card(word));
      return `${ink.dim(`${key}:`)} ${words.join(' ')}`;
    });
  const lines = flow(told, width - 1, ` ${ink.signs.dot} `);
  return lines.flatMap((line) => wrap(` ${line}`, width, 3));
}

export function plainArt(game: Game): TableArt {
  return {
    status: () => [],
    draw(view: BaseView, { ink, width, roomy }) {
      const fields = fieldsOf(game.formatView(view));
      return roomy ? inRows(fields, ink, width) : closeTogether(fields, ink, width);
    },
    score: () => [],
  };
}
