import { describe, expect, test } from 'vitest';
import {
  atVersion,
  formatRecord,
  isRefusal,
  parseRecord,
  randomMatch,
  readOptions,
  replayRecord,
  Sfc32,
  versionsOf,
  type Game,
  type Match,
  type Refusal,
} from '../src/index.ts';
import { formatLink, replayLink } from '../src/link.ts';
import { Toy, toyRules, type ToyKinds, type ToyState } from './toy.ts';

/** A later edition of Duel: points count twice, and there were two versions before. */
class Later extends Toy {
  override readonly version = 12;
  readonly older: NonNullable<Game<ToyKinds>['older']> = {
    1: { scores: (state) => new Toy().scores(state) },
    3: { rules: { ...toyRules, defaults: { ...toyRules.defaults, look: false } } },
  };

  override scores(state: ToyState): readonly number[] {
    return super.scores(state).map((score) => 2 * score);
  }
}

const before: Game<ToyKinds> = new Toy();
const later: Game<ToyKinds> = new Later();

function sure<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(answer.refused);
  if (isRefusal(answer)) throw new Error(`${answer.line} ${answer.refused}`);
  return answer;
}

function opened(game: Game<ToyKinds>, text: string): Match<ToyKinds> | Refusal {
  return replayRecord(game, sure(parseRecord(text)));
}

test('the versions of a game are known, oldest first', () => {
  expect(versionsOf(before)).toEqual([1]);
  expect(versionsOf(later)).toEqual([1, 3, 12]);
});

test('a game is found at each of its versions', () => {
  expect(atVersion(later, 12)).toBe(later);
  expect(versionsOf(later).map((version) => atVersion(later, version)?.version)).toEqual([
    1, 3, 12,
  ]);
  expect([0, 2, 13, 1.5, NaN].map((version) => atVersion(later, version))).toEqual(
    Array(5).fill(undefined),
  );
  expect(atVersion(before, 2)).toBeUndefined();
});

describe('a match of an earlier version', () => {
  const match = sure(randomMatch(before, new Sfc32(3)));

  test('is replayed by its own rules, and stays one of that version', () => {
    const text = formatRecord(match);
    const again = sure(opened(later, text));
    expect(again.totals).toEqual(match.totals);
    expect(formatRecord(again)).toBe(text);
    const today = sure(randomMatch(later, new Sfc32(3)));
    expect(today.totals).toEqual(match.totals.map((total) => 2 * total));
    expect(sure(opened(later, formatRecord(today))).totals).toEqual(today.totals);
  });

  test('comes back from its link', () => {
    const link = sure(formatLink(match));
    const again = sure(replayLink(later, link));
    expect(again.totals).toEqual(match.totals);
    expect(formatLink(again)).toBe(link);
  });

  test('has the options of that version', () => {
    const third = atVersion(later, 3)!;
    const played = sure(randomMatch(third, new Sfc32(4)));
    const again = sure(opened(later, formatRecord(played)));
    expect(again.options).toEqual({ ...toyRules.defaults, look: false });
    expect(sure(replayLink(later, sure(formatLink(played)))).options).toEqual(again.options);
    expect(readOptions(third.rules, 'look=true')).toEqual(toyRules.defaults);
  });
});

test('an unknown version is refused, and the known ones are named', () => {
  const match = sure(randomMatch(before, new Sfc32(3)));
  expect(opened(later, formatRecord(match).replace('duel 1\n', 'duel 2\n'))).toEqual({
    line: 2,
    refused: 'other-version',
    rule: 'record',
    detail: { known: '1, 3, 12', got: 2 },
  });
  expect(replayLink(later, sure(formatLink(match)).replace('duel.1', 'duel.2'))).toEqual({
    refused: 'other-version',
    rule: 'link',
    detail: { known: '1, 3, 12', got: 2 },
  });
});

test('ids may hold digits, and seats two of them', () => {
  class Crowd extends Toy {
    override readonly id = 'duel-2x';
    override readonly seats = [2, 12];
  }
  const game: Game<ToyKinds> = new Crowd();
  const match = sure(randomMatch(game, new Sfc32(1)));
  expect(formatRecord(sure(opened(game, formatRecord(match))))).toBe(formatRecord(match));
  expect(formatRecord(sure(replayLink(game, sure(formatLink(match)))))).toBe(formatRecord(match));
  const text = 'pakli record 2\ngame: duel-2x 1\nseats: 12\nstarter: 10\nchecksum: none\n';
  expect(parseRecord(text)).toMatchObject({ game: 'duel-2x', seats: 12, starter: 10 });
});
