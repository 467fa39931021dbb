/**
 * Cards in terms of words that several cards share: for `training/train.py train --words`, which
 * then learns the value of words instead of cards, so that a net can judge cards it was never
 * trained on. A word is a part of a card's data with its step, such as `middle flip face=up`; a
 * protocol has the words of its cards.
 *
 *     node --conditions=@pakli/source packages/compile/scripts/card-words.ts words.json
 */
import { writeFileSync } from 'node:fs';
import { PROTOCOLS } from '../src/cards/index.ts';
import { firstRow, ROWS, TABLE } from '../src/knowledge/net-input.ts';

/** Kinds of rows that stand for a card, by group: open and covered, or one. */
const OF_CARDS: Readonly<Record<string, number>> = {
  'my open card': 2,
  'their open card': 2,
  'my face-down card': 2,
  'their face-down card': 1,
  fits: 1,
  'my hand': 1,
  'their hand': 1,
  'my trash': 1,
  'their trash': 1,
};
const OF_PROTOCOLS = ['my plate', 'their plate'];

type Say = (word: string) => void;

/** The words of a part of a card, under its step or rule. */
function read(part: unknown, step: string, say: Say): void {
  if (Array.isArray(part)) for (const one of part) read(one, step, say);
  else if (typeof part === 'object' && part !== null) {
    const named = part as Readonly<Record<string, unknown>>;
    const name = ['op', 'rule', 'cond', 'event']
      .map((key) => named[key])
      .find((one) => typeof one === 'string');
    const inner = name === undefined ? step : name;
    if (name !== undefined) {
      say(inner);
      say(`${step} > ${inner}`);
    }
    for (const [key, value] of Object.entries(named)) {
      if (typeof value === 'object') read(value, inner, say);
      else say(`${inner} ${key}=${JSON.stringify(value)}`);
    }
  } else say(`${step} ${JSON.stringify(part)}`);
}

/** By card: its words and their counts. */
const cards = PROTOCOLS.flatMap(({ cards: own }) =>
  own.map(({ value, ...boxes }) => {
    const words = new Map<string, number>();
    const say: Say = (word) => words.set(word, (words.get(word) ?? 0) + 1);
    say('card');
    say(`value ${value}`);
    for (const [box, steps] of Object.entries(boxes)) {
      if (steps.length > 0) say(box);
      read(steps, box, say);
    }
    return words;
  }),
);
const numbers = new Map<string, number>();
const number = (word: string): number => {
  const known = numbers.get(word) ?? numbers.size;
  numbers.set(word, known);
  return known;
};
const rows: number[] = [];
const words: number[] = [];
const weights: number[] = [];
const add = (
  row: number,
  prefix: string,
  said: ReadonlyMap<string, number>,
  weight: number,
): void => {
  for (const [word, times] of said) {
    rows.push(row);
    words.push(number(`${prefix}: ${word}`));
    weights.push(times * weight);
  }
};
for (const [group, kinds] of Object.entries(OF_CARDS)) {
  for (let kind = 0; kind < kinds; kind++) {
    cards.forEach((said, card) =>
      add(firstRow(group) + kind * cards.length + card, `${group} ${kind}`, said, 1),
    );
  }
}
for (const group of OF_PROTOCOLS) {
  cards.forEach((said, card) => {
    const row = firstRow(group) + 2 * Math.floor(card / 6);
    for (const compiled of [0, 1]) add(row + compiled, `${group} ${compiled}`, said, 1 / 6);
  });
}
const [, , path = 'words.json'] = process.argv;
writeFileSync(path, JSON.stringify({ table: TABLE, count: numbers.size, rows, words, weights }));
console.log(`${numbers.size} words of ${ROWS} rows`);
