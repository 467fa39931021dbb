/** Leaflets in all languages: the same paragraphs, pictures and numbers, and a paragraph for every rule that a refusal cites. */
import { buddyBluff, REFUSALS as BUDDY_BLUFF } from '@pakli/buddy-bluff';
import { compile, REFUSALS as COMPILE } from '@pakli/compile';
import type { Game } from '@pakli/core';
import { mulle, REFUSALS as MULLE } from '@pakli/mulle';
import { REFUSALS as ULTI, ulti } from '@pakli/ulti';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRule, frenchLetter, germanLetter, LOCALES, packOf } from '../../src/index.ts';
import {
  glossaryOf,
  minutesOf,
  paragraphFor,
  readLeaflet,
  saidIn,
  spansOf,
  termed,
  type Block,
} from '../../src/markdown/index.ts';
import { leafletOf, numbersIn, picturesOf } from './read.ts';
import { textOf } from '../markdown.ts';

const GAMES: readonly (readonly [string, Pick<Game, 'rules'>, readonly string[]])[] = [
  ['buddy-bluff', buddyBluff, Object.values(BUDDY_BLUFF).map(({ rule }) => rule)],
  ['mulle', mulle, Object.values(MULLE).flatMap((ids) => Object.values<string>(ids))],
  ['ulti', ulti, Object.values<string>(ULTI)],
  ['compile', compile, Object.values<string>(COMPILE)],
];
/** The sections of every leaflet, in order. */
const ALWAYS = ['minute', 'round', 'wrong', 'words', 'variants'];

/** The structure of a block, whatever the language. */
function shape(block: Block): unknown {
  if (block.kind === 'list') return [block.kind, block.items.length];
  if (block.kind === 'grid') return [block.kind, block.head.length, block.rows.length];
  if (block.kind === 'text') {
    return [block.kind, spansOf(block.text).flatMap(({ face }) => face ?? [])];
  }
  return [
    block.id,
    block.rows.map(({ parts }) =>
      parts.map((part) => (part.kind === 'stack' ? part.faces.join() : '')),
    ),
  ];
}

const byValue = (a: number, b: number): number => a - b;

/** The first three words of sentences that share them: mostly one was added that repeats the other. */
function twiceBegun(text: string): string[] {
  const begun = text
    .split(/[.!?;:]\P{L}*\s/u)
    .map((sentence) => sentence.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((words) => words.length >= 3)
    .map((words) => words.slice(0, 3).join(' '));
  return begun.filter((words, n) => begun.indexOf(words) < n);
}

describe.each(GAMES)('%s', (game, { rules }, refusals) => {
  const english = leafletOf(game);

  test('has what every leaflet has', () => {
    const ids = english.paragraphs.map(({ id }) => id);
    expect(ids.filter((id) => ALWAYS.includes(id))).toEqual(ALWAYS);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('minute');
    expect(picturesOf(english).length).toBeGreaterThanOrEqual(5);
  });

  test('whatever a refusal cites has a paragraph', () => {
    const { turn, over, notation } = rules.cites;
    const cited = [...refusals, turn, over, notation, ...rules.options.map(({ rule }) => rule)];
    expect(cited.length).toBeGreaterThan(8);
    for (const rule of cited) expect(paragraphFor(english, rule)?.id, rule).toBeDefined();
  });

  test('what it says to tell of stands in RULES.md', () => {
    const file = new URL(`../../../${game}/RULES.md`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    const told = english.paragraphs.flatMap((paragraph) => paragraph.rules);
    expect(told.length).toBeGreaterThan(8);
    for (const rule of told) expect(findRule(text, rule), rule).toBeDefined();
  });

  test('every card in it can be drawn', () => {
    for (const code of textOf(game, 'en', 'leaflet').match(/(?<!`)`[^`\n]+`(?!`)/g) ?? []) {
      for (const span of spansOf(code)) expect(span.kind, code).toBe('card');
    }
    for (const { rows, id } of picturesOf(english)) {
      const faces = rows.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'stack'));
      expect(faces.length, id).toBeGreaterThan(0);
    }
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const leaflet = leafletOf(game, locale);

    test('has the paragraphs, pictures and numbers of the English one', () => {
      expect(leaflet.paragraphs.map(({ id, rules: told }) => [id, told])).toEqual(
        english.paragraphs.map(({ id, rules: told }) => [id, told]),
      );
      for (const [i, { id, title, blocks }] of leaflet.paragraphs.entries()) {
        const other = english.paragraphs[i]!;
        expect(title, id).not.toBe('');
        // A game may have more terms in one language, or other forms of them.
        if (id === 'words') continue;
        expect(blocks.map(shape), id).toEqual(other.blocks.map(shape));
        for (const [at, block] of blocks.entries()) {
          expect(numbersIn(saidIn(block)).sort(byValue), `${id}: ${saidIn(block)}`).toEqual(
            numbersIn(saidIn(other.blocks[at]!)).sort(byValue),
          );
        }
      }
    });

    test('shows no signs of how it is written', () => {
      for (const { id, blocks } of leaflet.paragraphs) {
        for (const block of blocks) expect(saidIn(block), id).not.toMatch(/[`*]/);
      }
    });

    test('says nothing twice: no two sentences of a text begin alike', () => {
      const texts = leaflet.paragraphs
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'text' || block.kind === 'list' ? saidIn(block) : []))
        .flatMap((text) => text.split('\n'));
      expect(texts.length).toBeGreaterThan(20);
      for (const text of texts) expect(twiceBegun(text), text).toEqual([]);
    });

    test('is read in three to five minutes', () => {
      expect(minutesOf(leaflet)).toBeGreaterThanOrEqual(3);
      expect(minutesOf(leaflet)).toBeLessThanOrEqual(5);
    });

    test('has words that stand in it', () => {
      const glossary = glossaryOf(leaflet, locale);
      expect(glossary.length).toBeGreaterThanOrEqual(7);
      const text = leaflet.paragraphs
        .filter(({ id }) => id !== 'words')
        .flatMap(({ blocks }) => blocks.map(saidIn))
        .join('\n');
      const found = termed(text, glossary, locale).flatMap(({ term }) => term?.name ?? []);
      for (const { name } of glossary) expect(found, name).toContain(name);
    });

    test('speaks of cards by their names, not by letters that its readers see on none', () => {
      const pack = packOf(locale);
      const shown = (rank: string): string =>
        game === 'ulti' ? germanLetter(pack, rank) : frenchLetter(pack, rank);
      const unseen = ['J', 'Q', 'U', 'O'].filter((rank) => shown(rank) !== rank);
      const text = leaflet.paragraphs.flatMap(({ blocks }) => blocks.map(saidIn)).join('\n');
      const alone: readonly string[] = text.match(/(?<!\p{L})\p{Lu}(?!\p{L})/gu) ?? [];
      expect(unseen.filter((rank) => alone.includes(rank))).toEqual([]);
    });

    test.skipIf(locale === 'en')('is not English', () => {
      for (const [i, { id, blocks }] of leaflet.paragraphs.entries()) {
        for (const [at, block] of blocks.entries()) {
          const text = saidIn(block);
          if (/\p{L}{3}/u.test(text)) {
            expect(text, id).not.toBe(saidIn(english.paragraphs[i]!.blocks[at] ?? block));
          }
        }
      }
    });
  });
});

test('rules lead to their paragraph: a part to its own or its whole, a section to its first rule', () => {
  const leaflet = readLeaflet(
    '# T\n\n<!-- a: 5.1 7.2-beat -->\n## A\n\n<!-- b: 5.2 -->\n## B\n\n<!-- words -->\n## W\n',
  );
  const id = (rule: string): string | undefined => paragraphFor(leaflet, rule)?.id;
  expect(['5.1', '5.1c', '7.2-beat', '5.2', '5', 'b', '9', '5.21', 'x'].map(id)).toEqual([
    'a',
    'a',
    'a',
    'b',
    'a',
    'b',
    undefined,
    undefined,
    undefined,
  ]);
});

test('pictures are rows of cards and stacks; a row without cards is a sentence', () => {
  const { opening } = readLeaflet(
    '# T\n\n```cards p\nYour hand: 10♦ ♥U [5♥ 4♠] = 9 → Fire-3 ▒\nNine: no card.\n```\n',
  );
  expect(opening).toEqual([
    {
      kind: 'picture',
      id: 'p',
      rows: [
        {
          label: 'Your hand',
          parts: [
            { kind: 'stack', faces: ['TD'] },
            { kind: 'stack', faces: ['HU'] },
            { kind: 'stack', faces: ['5H', '4S'] },
            { kind: 'words', text: '= 9 →' },
            { kind: 'stack', faces: ['Fire-3'] },
            { kind: 'stack', faces: ['back'] },
          ],
        },
        { label: '', parts: [{ kind: 'words', text: 'Nine: no card.' }] },
      ],
    },
  ]);
});

test('terms are found with their endings, once, and not inside other words', () => {
  const leaflet = readLeaflet(
    '# T\n\n<!-- words -->\n## W\n\n- **Mulle, mullar**: twins.\n- **İhale**: bids.\n',
  );
  const terms = (text: string, locale: string): string[] =>
    termed(text, glossaryOf(leaflet, locale), locale).flatMap((piece) =>
      piece.term === undefined ? [] : [piece.text],
    );
  expect(terms('Two mullar, one Mulle; a mullberry', 'en')).toEqual(['mullar']);
  expect(terms('ihaleyi kazanır', 'tr')).toEqual(['ihaleyi']);
  expect(terms('a tumulle, mullerstown', 'en')).toEqual([]);
  expect(
    termed('x mulle y', glossaryOf(leaflet, 'en'), 'en')
      .map(({ text }) => text)
      .join(''),
  ).toBe('x mulle y');
});
