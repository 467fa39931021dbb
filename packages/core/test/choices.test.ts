import { expect, test } from 'vitest';
import { adviceOf, choicesOf } from '../src/choices.ts';
import { fork, type Game, EVERYBODY } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { Sfc32 } from '../src/random.ts';
import { isRefusal } from '../src/refusal.ts';
import { LOOK, Toy, type ToyKinds } from './toy.ts';

const game: Game<ToyKinds> = new Toy();

test('every legal move with its text and all that it surely causes; never a card that is hidden', () => {
  const random = new Sfc32(1);
  let looks = 0;
  for (let i = 0; i < 50; i++) {
    const match = Match.start(game, { random });
    if (isRefusal(match)) throw new Error(match.refused);
    for (match.advance(random); !match.over; match.advance(random)) {
      const { state, turn } = match.table;
      const view = game.view(state, turn);
      const found = choicesOf(game, view);
      expect(found.map(({ move }) => move)).toEqual(view.moves);
      for (const { move, text, seen } of found) {
        expect(game.read(state, turn, text)).toBe(move);
        const events: unknown[] = [];
        game.play(fork(game, state), move, (event) => void events.push(game.seen(event, turn)));
        const hidden = move === LOOK && view.hands[1 - turn]?.[0] === null;
        if (hidden && view.hands[1 - turn]?.filter((card) => card === null).length === 3) {
          looks++;
          expect(seen).toEqual([]);
        } else if (move !== LOOK) expect(seen).toEqual(events);
      }
      match.table.play(view.moves[random.below(view.moves.length)] ?? 0);
    }
  }
  expect(looks).toBeGreaterThan(20);
});

test('who is not at turn has no choice, and a spectator never', () => {
  const random = new Sfc32(2);
  const match = Match.start(game, { random });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(random);
  const { state, turn } = match.table;
  expect(choicesOf(game, game.view(state, 1 - turn))).toEqual([]);
  expect(choicesOf(game, game.view(state, EVERYBODY))).toEqual([]);
});

test('advice names the answer first, then the others by what they are worth', () => {
  const offered = [1, 2, 3].map((move) => ({ move, text: `move ${move}`, seen: [] }));
  const estimates = [
    { move: 1, value: 5, weight: 9 },
    { move: 2, value: 7, weight: 9 },
    { move: 3, value: 6, weight: 9 },
    { move: 4, value: 9, weight: 9 },
  ];
  const texts = adviceOf({ move: 3, estimates }, offered).map(({ text }) => text);
  expect(texts).toEqual(['move 3', 'move 2', 'move 1']);
  expect(adviceOf({ move: 2 }, offered)).toEqual([
    { text: 'move 2', estimate: { move: 2, value: 0, weight: 0 } },
  ]);
});

test('a value that is only a bound or a guess does not stand before one that is sure', () => {
  const offered = [1, 2, 3, 4].map((move) => ({ move, text: `move ${move}`, seen: [] }));
  const estimates = [
    { move: 1, value: 4, weight: 0, atMost: true as const },
    { move: 2, value: 5, weight: 0 },
    { move: 3, value: 3, weight: 0 },
    { move: 4, value: 8, weight: 1 },
  ];
  const texts = adviceOf({ move: 2, estimates }, offered).map(({ text }) => text);
  expect(texts).toEqual(['move 2', 'move 3', 'move 4', 'move 1']);
});
