/** The rules documents as page and terminal read them: blocks, numbers, and one rule by its number. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, findRule, beginsRule, ruleOf, sectionsOf } from '../src/index.ts';

test('numbers of rules', () => {
  expect(ruleOf('## 5. Seals')).toBe('5');
  expect(ruleOf('**4.1** Play any card')).toBe('4.1');
  expect(ruleOf('**5.1 Capture.** You take')).toBe('5.1');
  expect(ruleOf('3.4 There is never')).toBe('3.4');
  expect(ruleOf('52 = 4 + 48')).toBeUndefined();
  expect(ruleOf('# Mulle')).toBeUndefined();
  expect(beginsRule('**7.2** Follow suit.', '7.2-beat')).toBe(true);
  expect(beginsRule('**7.2** Follow suit.', '7.2a')).toBe(true);
  expect(beginsRule('**7.2** Follow suit.', '7')).toBe(false);
});

test('short rules are blocks of their own', () => {
  expect(blocksOf('**7.2 One**\nmore\n**7.3 Two**')).toEqual(['**7.2 One**\nmore', '**7.3 Two**']);
});

test('a fence is one block, whatever is in it', () => {
  expect(blocksOf('one\n\n```\na\n\nb\n```\n\ntwo\nthree')).toEqual([
    'one',
    '```\na\n\nb\n```',
    'two\nthree',
  ]);
});

test('a rule is found by its number, and its parts in the whole', () => {
  const blocks = blocksOf(
    '# Title\n\n## 5. Seals\n\n**4.1** Play.\n\n4.10 Other.\n\n4.2 More\n- a. part\n',
  );
  const find = (rule: string): number => blocks.findIndex((block) => beginsRule(block, rule));
  expect(['5', '4.1', '4.10', '4.2a', '9'].map(find)).toEqual([1, 2, 3, 4, -1]);
});

const TEXT = [
  '# Game',
  '',
  '## 1. Cards',
  'Fifty-two.',
  '',
  '**1.1 Rank.** Aces',
  'are high.',
  '',
  '**1.2 Suit.** Four.',
  '## 2. Play',
  '2.1 Follow.',
  '',
].join('\n');

test('a rule ends where the next one begins', () => {
  expect(findRule(TEXT, '1.1')).toBe('**1.1 Rank.** Aces\nare high.');
  expect(findRule(TEXT, '1.2b')).toBe('**1.2 Suit.** Four.');
  expect(findRule(TEXT, '2.1-beat')).toBe('2.1 Follow.');
});

test('a section is found with its rules', () => {
  expect(findRule(TEXT, '1')).toBe(TEXT.slice(TEXT.indexOf('## 1'), TEXT.indexOf('\n## 2')));
  expect(findRule(TEXT, '2.')).toBe('## 2. Play\n2.1 Follow.');
  expect(findRule(TEXT, '3')).toBeUndefined();
  expect(findRule(TEXT, 'cards')).toBeUndefined();
  expect(sectionsOf(TEXT)).toEqual(['1', '2']);
});

test.each(['buddy-bluff', 'compile', 'mulle', 'ulti'])(
  'every numbered block of %s is found by its number',
  (game) => {
    const text = readFileSync(new URL(`../../${game}/RULES.md`, import.meta.url), 'utf8');
    const blocks = blocksOf(text).filter((block) => ruleOf(block) !== undefined);
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) {
      expect(findRule(text, ruleOf(block) ?? '')?.startsWith(block), block).toBe(true);
    }
  },
);
