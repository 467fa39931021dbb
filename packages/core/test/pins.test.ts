/** Pins record how players decide, and detect when they decide differently. */
import { expect, test } from 'vitest';
import { answerAtOnce, type Estimate, type Move, type Player } from '../src/index.ts';
import { repin, type Pinned } from '../src/testing/index.ts';
import { LOOK, Toy, type ToyKinds, type ToyView } from './toy.ts';

/** Prefers the move with the highest `worth`. */
function weighing(
  worth: (move: Move, at: number) => number,
  reason?: string,
): Pinned<ToyKinds>['players'][string] {
  const player: Player<ToyView> = {
    think({ moves }) {
      const told = reason === undefined ? {} : { reason };
      const estimates = moves.map((move, at): Estimate => ({
        move,
        value: worth(move, at),
        weight: 1,
        ...told,
      }));
      const best = estimates.toSorted((a, b) => b.value - a.value)[0];
      return answerAtOnce({ move: best?.move ?? 0, estimates });
    },
  };
  return { player, steps: 1 };
}

const pinned: Pinned<ToyKinds> = {
  game: new Toy(),
  players: {
    first: weighing((_, at) => -at),
    last: weighing((_, at) => at / 3, 'late'),
    even: weighing(() => 0.123456),
    mute: { player: { think: () => answerAtOnce({ move: LOOK }) }, steps: 1 },
  },
  kind: () => '',
};

const RECORD = `pakli record 2
game: duel 1
seats: 2
starter: 0
# A remark.
checksum: none
[deal 1]
deal a1 b1 a2 | a3 b2 b3
# first: a1 | 0 a1 | -1 b1 | -2 a2 | 1 more -3
# last: look (late) | 1 look | 0.6667 a2 | 0.3333 b1 | 1 more 0

a2
a3
up b4
# even: b2 | 0.1235 b2 | 0.1235 b3 | 0.1235 look
# mute: look
b3
`;

test('decisions that stand stay as they are', () => {
  expect(repin(pinned, RECORD)).toBe(RECORD);
});

test.each([
  ['another move', 'first: a1 |', 'first: b1 |'],
  ['another reason', '(late)', '(early)'],
  ['another estimate', '0.6667', '0.6666'],
  ['another rest', 'more -3', 'more -2'],
  ['a decision that was never made', '# mute: look', '# mute:'],
])('%s is noticed', (_, now, before) => {
  expect(repin(pinned, RECORD.replace(now, before))).toBe(RECORD);
});

test('players that are not asked keep what they said', () => {
  const before = RECORD.replace('first: a1', 'first: b1').replace('last: look', 'last:');
  expect(repin(pinned, before, ['last'])).toBe(RECORD.replace('first: a1', 'first: b1'));
});

test('a record that cannot be played is not passed over', () => {
  expect(() => repin(pinned, RECORD.replace('\na3\n', '\nb2\n'))).toThrow('line 13');
});
