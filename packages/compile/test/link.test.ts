/** Linking refuses cards without a meaning, even if no compiler has checked them. */
import { describe, expect, test } from 'vitest';
import { PROTOCOLS } from '../src/cards/index.ts';
import type { CardData, On, Rule, CardStep } from '../src/cards/steps.ts';
import { linkCards } from '../src/ops/link.ts';

/** Links all cards, one of them with another middle text. */
function bindWith(name: string, value: number, middle: readonly CardStep[]): () => void {
  const change = (card: CardData): CardData => (card.value === value ? { ...card, middle } : card);
  const protocols = PROTOCOLS.map((protocol) => {
    const { set, cards } = protocol;
    return protocol.name === name ? { name, set, cards: cards.map(change) } : protocol;
  });
  return () => linkCards(protocols);
}

const others = { other: true, face: 'up' } as const;

describe('a card is refused', () => {
  test.each<[string, unknown]>([
    ['delete has no "each"', { op: 'delete', target: { ...others, pick: 'each' } }],
    ['shift has no "each"', { op: 'shift', target: { ...others, pick: 'each' }, to: 'other' }],
    ['seize has no "all"', { op: 'seize', target: { ...others, pick: 'all' } }],
    ['copyMiddle has no "all"', { op: 'copyMiddle', target: { ...others, pick: 'all' } }],
    [
      'no option begins with play',
      {
        op: 'either',
        options: [
          [{ op: 'draw', count: 1 }],
          [{ op: 'play', from: 'hand', face: 'up', line: 'any' }],
        ],
      },
    ],
    ['no option begins with nothing', { op: 'either', options: [[{ op: 'draw', count: 1 }], []] }],
    [
      'two options begin with one word',
      { op: 'either', options: [[{ op: 'draw', count: 1 }], [{ op: 'draw', count: 2 }]] },
    ],
  ])('%s', (problem, given) => {
    const step = given as CardStep;
    expect(bindWith('Plague', 3, [step])).toThrow(`Plague-3: ${problem}`);
    // Inside another step as well.
    expect(bindWith('Plague', 3, [{ op: 'may', do: [step] }])).toThrow(`Plague-3: ${problem}`);
  });

  test('that binds two names in one place', () => {
    const steps: CardStep[] = [
      { op: 'discard', count: { min: 1 }, as: 'n' },
      { op: 'declare', what: 'number', as: 'num' },
    ];
    expect(bindWith('Plague', 3, steps)).toThrow('Plague-3: binds');
  });
});

test('what the cards do is bound', () => {
  expect(
    bindWith('Plague', 3, [{ op: 'flip', target: { ...others, pick: 'each' } }]),
  ).not.toThrow();
  expect(
    bindWith('Plague', 3, [{ op: 'delete', target: { ...others, pick: 'all' } }]),
  ).not.toThrow();
});

test('a replacement of a return is refused as a step', () => {
  const step: CardStep = { op: 'putOnDeckTop', target: { ref: 'event' }, face: 'down' };
  expect(bindWith('Plague', 3, [step])).toThrow('Plague-3: putOnDeckTop is not a step of a text');
});

test('a trigger on an act that says not whose is refused', () => {
  const top = [{ rule: 'trigger', on: { event: 'afterDraw' }, do: [] }] as unknown as Rule[];
  const card: CardData = { value: 0, top, middle: [], bottom: [] };
  const link = (): unknown => linkCards([{ name: 'Plague', set: 'MN01', cards: [card] }]);
  expect(link).toThrow('Plague-0: afterDraw of whom');
});

test('a trigger on an act says whose act', () => {
  // @ts-expect-error Without it the engine would take anybody's and the text would say "you".
  const draws: On = { event: 'afterDraw' };
  const ends: On = { event: 'end' };
  expect([draws.event, ends.event]).toEqual(['afterDraw', 'end']);
});
