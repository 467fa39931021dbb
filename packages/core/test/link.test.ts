import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatRecord,
  isRefusal,
  Match,
  randomMatch,
  refuse,
  Sfc32,
  type Game,
  type MatchStart,
  type Refusal,
} from '../src/index.ts';
import { formatLink, parseLink, replayLink } from '../src/link.ts';
import { DigitReader, Digits } from '../src/digits.ts';
import { Toy, toyRules, type ToyKinds, type ToyState } from './toy.ts';

const toy: Game<ToyKinds> = new Toy();

function sure<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

function whole(seed: number, from: MatchStart<ToyKinds> = {}): Match<ToyKinds> {
  return sure(randomMatch(toy, new Sfc32(seed), from));
}

function thereAndBack(match: Match<ToyKinds>): string {
  return formatRecord(sure(replayLink(toy, sure(formatLink(match)))));
}

describe('a match comes back from its link', () => {
  test('whole matches with every rule set', () => {
    for (let seed = 0; seed < 200; seed++) {
      const options = { hand: 2 + (seed % 2), look: seed % 3 > 0, deals: 1 + (seed % 2) };
      const match = whole(seed, { options, names: ['Ada', 'Ålöğ 🂡'] });
      expect(thereAndBack(match)).toBe(formatRecord(match));
    }
  });

  test('a match that is not over, after each of its steps', () => {
    const match = whole(7);
    for (const table of match.tables) {
      for (let count = 0; count <= table.steps.length; count++) {
        const part = sure(Match.start(toy, { starter: match.starter }));
        for (const before of match.tables) {
          if (before !== match.tables[0]) part.nextDeal();
          for (const step of before.steps.slice(0, before === table ? count : undefined)) {
            if (step.kind === 'chance') part.table.apply(step.outcome);
            else part.table.play(step.move);
          }
          if (before === table) break;
        }
        expect(thereAndBack(part)).toBe(formatRecord(part));
      }
    }
  });

  test('a match that ends by giving up, which no list of moves holds', () => {
    const match = sure(Match.start(toy, { starter: 1, random: new Sfc32(1) }));
    match.advance(new Sfc32(5));
    const first = match.table.turn;
    match.table.play(sure(match.table.readMove(first, 'look')));
    match.submit(first, 'resign');
    match.advance(new Sfc32(6));
    expect(match.tables).toHaveLength(2);
    expect(thereAndBack(match)).toBe(formatRecord(match));
  });

  test('a match that began from a position', () => {
    const { table } = whole(3);
    const position = toy.formatPosition(table.cut(3).state);
    const match = whole(4, { position, starter: 0 });
    expect(match.tables[0]?.position).toBeDefined();
    expect(thereAndBack(match)).toBe(formatRecord(match));
  });

  test('inside an address', () => {
    const match = whole(1);
    const link = sure(formatLink(match));
    const there = sure(replayLink(toy, ` https://example.org/pakli/#/${link}\n`));
    expect(formatRecord(there)).toBe(formatRecord(match));
  });
});

test('names lose what a terminal would obey, and their end if they are long', () => {
  const match = whole(1, { names: ['\u001b[31mred\u0007 | #', 'x'.repeat(100)] });
  expect(sure(replayLink(toy, sure(formatLink(match)))).names).toEqual(['[31mred', 'x'.repeat(20)]);
  // Truncation must not leave half a letter or a trailing blank.
  const cut = whole(1, { names: [`${'x'.repeat(19)}🂡`, `${'x'.repeat(19)} y`] });
  expect(sure(replayLink(toy, sure(formatLink(cut)))).names).toEqual([
    'x'.repeat(19),
    'x'.repeat(19),
  ]);
});

test('the format does not change', () => {
  const match = whole(5, { names: ['Ada', 'Bo'] });
  expect(sure(formatLink(match))).toBe('2.duel.1.C4EEZhJC9GMif9LbfD21B3xr2R');
});

test('a game may get more options and values at the end, and old links keep their meaning', () => {
  const match = whole(8, { options: { hand: 3, look: false, deals: 1 } });
  class More extends Toy {
    override readonly seats = [3, 2];
    override readonly rules = {
      ...toyRules,
      defaults: { ...toyRules.defaults, extra: 0 },
      options: [
        ...toyRules.options.filter(({ key }) => key !== 'deals'),
        { key: 'deals', values: { min: 1, max: 9 }, rule: '1.3' },
        { key: 'extra', values: { min: 0, max: 9 }, rule: '1.9' },
      ],
    };
  }
  const again = sure(replayLink(new More() as Game<ToyKinds>, sure(formatLink(match))));
  expect(formatRecord(again)).toBe(formatRecord(match));
});

test('a link says which game it is of', () => {
  expect(parseLink('2.duel.12.ab_-')).toEqual({
    game: 'duel',
    version: 12,
    payload: 'ab_-',
  });
});

describe('what is no link is refused', () => {
  const link = sure(formatLink(whole(1, { names: ['Ada', 'Bo'] })));
  test.for<[string, Refusal]>([
    ['', refuse('not-a-link', 'link')],
    ['pakli record 2', refuse('not-a-link', 'link')],
    ['2.duel.1.a b', refuse('not-a-link', 'link')],
    [link.replace('2.', '1.'), refuse('not-a-link', 'link')],
    [link.replace('2.', '3.'), refuse('not-a-link', 'link')],
    [link.replace('2.', '12.'), refuse('not-a-link', 'link')],
    [
      link.replace('duel', 'mulle'),
      refuse('other-game', 'link', { expected: 'duel', got: 'mulle' }),
    ],
    [link.replace('duel.1', 'duel.9'), refuse('other-version', 'link', { known: '1', got: 9 })],
    [link + 'AB', refuse('bad-link', 'link')],
    [link.slice(0, -3), refuse('bad-link', 'link')],
  ])('%s', ([text, refusal]) => {
    expect(replayLink(toy, text)).toEqual(refusal);
  });

  test('a text too long to be read', () => {
    expect(replayLink(toy, link + 'A'.repeat(10_000))).toEqual(refuse('link-too-long', 'link'));
  });

  test('every letter counts', () => {
    for (let at = link.lastIndexOf('.') + 1; at < link.length; at++) {
      const other = link.charAt(at) === 'k' ? 'l' : 'k';
      const altered = replayLink(toy, link.slice(0, at) + other + link.slice(at + 1));
      expect(isRefusal(altered)).toBe(true);
    }
  });

  test('any text gives a match or a refusal, never an error', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{0,120}$/), (payload) => {
        const answers = [1, 2].map((format) => replayLink(toy, `${format}.duel.1.${payload}`));
        return answers.every((answer) => isRefusal(answer) || answer instanceof Match);
      }),
      { numRuns: 3000 },
    );
  });
});

test('a match too long for a link is refused', () => {
  class Long extends Toy {
    override deals(): number {
      return 1000;
    }
  }
  const match = sure(randomMatch(new Long() as Game<ToyKinds>, new Sfc32(1)));
  expect(formatLink(match)).toEqual(refuse('link-too-long', 'link'));
});

/** Everything before the steps, which are all zeros: the first card, the first move. */
function forged(kinds: number): string {
  const digits = new Digits();
  digits.number(2);
  digits.put(0, 2);
  digits.number(0);
  digits.put(0, 2);
  digits.put(0, 2);
  digits.number(kinds);
  digits.number(1);
  digits.put(1, 2);
  digits.put(1, 2);
  digits.put(1, 2 ** 32);
  return `2.duel.1.${digits.text()}`;
}

describe('a link that somebody has made up', () => {
  test('is not played for ever', () => {
    let played = 0;
    class Endless extends Toy {
      override deals(): number {
        return 1e6;
      }
      override play(state: ToyState, move: number): void {
        played++;
        super.play(state, move);
      }
    }
    expect(replayLink(new Endless() as Game<ToyKinds>, forged(8))).toEqual(
      refuse('bad-link', 'link'),
    );
    expect(played).toBeGreaterThan(1000);
    expect(played).toBeLessThan(5000);
  });

  test('cannot ask for cards without end', () => {
    expect(replayLink(toy, forged(8))).toEqual(refuse('bad-link', 'link'));
    expect(replayLink(toy, forged(2 ** 29))).toEqual(refuse('bad-link', 'link'));
    expect(replayLink(toy, forged(0))).toEqual(refuse('bad-link', 'link'));
  });
});

test('digits of many sizes come back, and what is left over is seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1000).chain((radix) => fc.tuple(fc.nat(radix), fc.constant(radix + 1)))),
      fc.nat(2 ** 29),
      fc.uint8Array({ maxLength: 20 }),
      (row, number, bytes) => {
        const digits = new Digits();
        for (const [digit, radix] of row) digits.put(digit, radix);
        digits.number(number);
        digits.bytes(bytes);
        digits.put(1, 2);
        const reader = DigitReader.open(digits.text())!;
        for (const [digit, radix] of row) expect(reader.take(radix)).toBe(digit);
        expect(reader.number()).toBe(number);
        expect(reader.bytes(20)).toEqual(bytes);
        expect(reader.done).toBe(false);
        expect(reader.take(2)).toBe(1);
        expect(reader.done).toBe(true);
      },
    ),
  );
  expect(DigitReader.open('a.b')).toBeUndefined();
  expect(DigitReader.open('_'.repeat(20))!.number()).toBeUndefined();
});
