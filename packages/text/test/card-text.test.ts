/** The text of all 180 cards of Compile. docs/compile-cards.md is made of it: `PAKLI_UPDATE=1 vitest run card-text`. */
import { PROTOCOLS } from '@pakli/compile';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describe as textOf, loadCatalogue, LOCALES } from '../src/index.ts';

const { cardWords } = await loadCatalogue('en');
const FILE = new URL('../../../docs/compile-cards.md', import.meta.url);

const cell = (sentences: readonly string[]): string => sentences.join(' ');

function table(): string {
  const sections = PROTOCOLS.map(({ name, set, cards }) => {
    const rows = cards.map((card) => {
      const { top, middle, bottom } = textOf(card, cardWords);
      return `| ${card.value} | ${cell(top)} | ${cell(middle)} | ${cell(bottom)} |`;
    });
    return [`## ${name} (${set})`, '', '| | top | middle | bottom |', '|---|---|---|---|', ...rows]
      .join('\n')
      .replaceAll(/\|  (?=\|)/g, '| ');
  });
  return `${[
    "# The cards of Compile\n\nWhat each card does, made from its data (packages/compile/src/cards) and not from anything printed. Names of\nprotocols and cards belong to the game's publisher.",
    ...sections,
  ].join('\n\n')}\n`;
}

test.each(['en', 'de'] as const)(
  'in %s every box says something exactly where it should',
  async (locale) => {
    const { cardWords } = await loadCatalogue(locale);
    let sentences = 0;
    for (const { cards } of PROTOCOLS) {
      for (const card of cards) {
        const text = describe(card, cardWords);
        for (const box of ['top', 'middle', 'bottom'] as const) {
          expect(text[box]).toHaveLength(card[box].length);
          sentences += text[box].length;
          for (const sentence of text[box]) {
            expect(sentence).toMatch(/^\p{Lu}[^{}]*[\p{Ll}0-9)]\.$/u);
            expect(sentence).not.toMatch(/undefined|object|NaN| {2}|\.\.| ,/);
          }
        }
      }
    }
    expect(sentences).toBeGreaterThan(250);
  },
);

test.each(['en', 'de'] as const)('in %s different boxes have different texts', async (locale) => {
  const { cardWords } = await loadCatalogue(locale);
  const data = new Map<string, string>();
  for (const { cards } of PROTOCOLS) {
    for (const card of cards) {
      const text = JSON.stringify(describe(card, cardWords));
      const { value: _, ...boxes } = card;
      // What binds a name differently may read the same; what does something else may not.
      const does = JSON.stringify(boxes).replaceAll(
        /,"as":"\w+"|"side":"any",?|,"side":"any"/g,
        '',
      );
      expect(data.get(text) ?? does, text).toBe(does);
      data.set(text, does);
    }
  }
});

test('docs/compile-cards.md is up to date', () => {
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, table());
  expect(readFileSync(FILE, 'utf8')).toBe(table());
});
