import { describe, expect, test } from 'vitest';
import {
  isRefusal,
  Sfc32,
  Table,
  type Anytime,
  type Game,
  type Move,
  type Random,
} from '../src/index.ts';
import { Toy, toyRules, type ToyKinds, type ToyState } from './toy.ts';

const DEAL = { number: 0, starter: 0, carry: [0, 0] };
const toy: Game<ToyKinds> = new Toy();

function open(position?: string): Table<ToyKinds> {
  const table = Table.open(toy, toyRules.defaults, 2, DEAL, position);
  if (isRefusal(table)) throw new Error(table.refused);
  return table;
}

function opened(deal: string, ...moves: string[]): Table<ToyKinds> {
  const table = open();
  expect(table.submitDeal(deal)).toBeUndefined();
  for (const move of moves) expect(table.submit(table.turn, move)).toEqual(expect.any(Number));
  return table;
}

/** A source of chance that must not be asked. */
const NEVER: Random = {
  below() {
    throw new Error('nothing was to be drawn');
  },
};

const HANDS = 'deal a1 b1 a2 | a3 b2 b3';

/** The toy with giving up at any time: the move says who did it. */
class Yielding extends Toy {
  readonly anytime: Anytime = {
    read(text, seat) {
      const [, named] = /^(?:(\d) )?yield$/.exec(text) ?? [];
      if (!text.endsWith('yield')) return undefined;
      const who = named === undefined ? seat : Number(named);
      return who === undefined || who !== (seat ?? who) ? undefined : YIELD + who;
    },
    seatOf: (move) => (move >= YIELD ? move - YIELD : undefined),
  };

  override play(state: ToyState, move: Move): void {
    if (move < YIELD) super.play(state, move);
    else {
      state.gaveUp = move - YIELD;
      state.phase = 3;
    }
  }

  override formatTruth(state: ToyState, move: Move): string {
    return move < YIELD ? super.formatTruth(state, move) : `${move - YIELD} yield`;
  }
}
const YIELD = 200;

test('what may be done at any time passes the door out of turn, and keeps its seat', () => {
  const table = Table.open(new Yielding(), toyRules.defaults, 2, DEAL);
  if (isRefusal(table)) throw new Error(table.refused);
  for (const deal of ['', HANDS]) {
    if (deal !== '') expect(table.submitDeal(deal)).toBeUndefined();
    for (const seat of [0, 1]) {
      const given = table.cut(table.steps.length);
      expect(given.readMove(1 - seat, `${seat} yield`)).toMatchObject({
        refused: deal === '' ? 'cards-are-dealt' : expect.any(String),
      });
      expect(given.submit(seat, 'yield')).toBe(YIELD + seat);
      expect(given.steps.at(-1)).toMatchObject({ seat, text: `${seat} yield` });
      expect(given.submitLine('0 yield')).toMatchObject({ refused: 'game-over' });
      const read = table.cut(table.steps.length);
      expect(read.submitLine(`${seat} yield`)).toBeUndefined();
      expect(read.steps.at(-1)).toMatchObject({ seat });
      expect(given.cut(given.steps.length).steps.at(-1)).toMatchObject({ seat });
    }
  }
});

describe('the one door', () => {
  test.each<[string, () => Table<ToyKinds>, number, string, object]>([
    ['a seat below', () => opened(HANDS), -1, 'a1', { refused: 'no-such-seat', rule: '2.1' }],
    ['a seat above', () => opened(HANDS), 2, 'a1', { refused: 'no-such-seat', rule: '2.1' }],
    ['half a seat', () => opened(HANDS), 0.5, 'a1', { refused: 'no-such-seat', rule: '2.1' }],
    ['no number', () => opened(HANDS), Number.NaN, 'a1', { refused: 'no-such-seat', rule: '2.1' }],
    [
      'the other seat',
      () => opened(HANDS),
      1,
      'a3',
      { refused: 'not-your-turn', rule: '2.1', detail: { seat: 1, turn: 0 } },
    ],
    ['cards to be dealt', () => open(), 0, 'a1', { refused: 'cards-are-dealt', rule: '2.1' }],
    ['the end', () => opened(HANDS, 'resign'), 0, 'a1', { refused: 'game-over', rule: '2.2' }],
    [
      'a text too long',
      () => opened(HANDS),
      0,
      'a'.repeat(1001),
      { refused: 'unreadable', rule: '2.3' },
    ],
    [
      'no text at all',
      () => opened(HANDS),
      0,
      JSON.parse('7'),
      { refused: 'unreadable', rule: '2.3' },
    ],
    ['an unreadable move', () => opened(HANDS), 0, 'x', { refused: 'unreadable', rule: '2.3' }],
    ['a card not held', () => opened(HANDS), 0, 'b4', { refused: 'not-held', rule: '3.1' }],
    [
      'a suit not followed',
      () => opened(HANDS, 'a1'),
      1,
      'b2',
      { refused: 'follow-suit', rule: '3.2' },
    ],
  ])('refuses %s and nothing changes', (_, make, seat, text, refusal) => {
    const table = make();
    const before = toy.formatPosition(table.state);
    const steps = table.steps.length;
    expect(table.readMove(seat, text)).toMatchObject(refusal);
    expect(table.submit(seat, text)).toMatchObject(refusal);
    expect(toy.formatPosition(table.state)).toBe(before);
    expect(table.steps).toHaveLength(steps);
  });

  test('asking why plays nothing', () => {
    const table = opened(HANDS);
    expect(table.readMove(0, 'a1')).toBe(0);
    expect(table.turn).toBe(0);
    expect(table.submit(0, 'a1')).toBe(0);
    expect(table.turn).toBe(1);
  });
});

describe('dealing', () => {
  test('is refused when nothing is to be dealt', () => {
    const table = opened(HANDS);
    const before = toy.formatPosition(table.state);
    expect(table.submitDeal('up b4')).toMatchObject({ refused: 'nothing-to-deal', rule: '2.1' });
    expect(toy.formatPosition(table.state)).toBe(before);
  });

  test.each(['', 'deal', 'deal a1 b1 a2 | a3 b2 b2', 'deal a1 b1 a2 | a3 b2', 'up b4'])(
    'of %j is refused and nothing changes',
    (text) => {
      const table = open();
      const before = toy.formatPosition(table.state);
      expect(table.submitDeal(text)).toMatchObject({ refused: 'bad-deal', rule: '1.5' });
      expect(toy.formatPosition(table.state)).toBe(before);
      expect(table.steps).toEqual([]);
    },
  );

  test('keeps steps and events', () => {
    const table = opened(HANDS, 'look', 'a1', 'a3');
    table.chance(new Sfc32(1));
    expect(table.steps.map((step) => [step.kind, step.text.split(' ')[0]])).toEqual([
      ['chance', 'deal'],
      ['move', 'look'],
      ['move', 'a1'],
      ['move', 'a3'],
      ['chance', 'up'],
    ]);
    expect(table.log.map(({ kind }) => kind)).toEqual(['deal', 'look', 'play', 'play', 'up']);
  });

  test('a position that cannot be read opens no table', () => {
    const answer = Table.open(toy, toyRules.defaults, 2, DEAL, 'nonsense');
    expect(answer).toMatchObject({ refused: 'bad-position' });
  });
});

describe('cut', () => {
  test('goes back to any step and deals the same cards again', () => {
    const whole = opened(HANDS, 'a1', 'a3');
    whole.chance(new Sfc32(8));
    const end = toy.formatPosition(whole.state);
    for (let count = 0; count <= whole.steps.length; count++) {
      const cut = whole.cut(count);
      expect(cut.steps.map(({ text }) => text)).toEqual(
        whole.steps.slice(0, count).map(({ text }) => text),
      );
      for (const step of whole.steps.slice(count)) {
        if (step.kind === 'move') cut.play(step.move);
        else cut.chance(NEVER);
      }
      expect(toy.formatPosition(cut.state)).toBe(end);
    }
  });

  test('twice still deals the same cards again', () => {
    const table = opened(HANDS, 'a1', 'a3');
    table.chance(new Sfc32(8));
    const { up } = table.state;
    const cut = table.cut(3).cut(1);
    for (const move of ['a1', 'a3']) cut.submit(cut.turn, move);
    cut.chance(NEVER);
    expect(cut.state.up).toBe(up);
  });

  test('what no longer fits is drawn again', () => {
    const table = opened(HANDS, 'a1', 'a3');
    table.submitDeal('up b4');
    const cut = table.cut(0);
    expect(cut.submitDeal('deal a1 b1 a2 | a3 b2 b4')).toBeUndefined();
    cut.kept.shift();
    for (const move of ['a1', 'a3']) cut.submit(cut.turn, move);
    cut.chance(new Sfc32(2));
    expect(cut.steps.at(-1)?.text).toMatch(/^up (a4|b3)$/);
  });
});
