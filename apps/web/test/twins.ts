/**
 * The leak law at the host's edge: in two worlds that a seat cannot tell
 * apart, all that reaches its page is the same to the byte.
 */
import type { GamePackage } from '@pakli/catalogue';
import { fork, isRefusal, Match, Sfc32, type Kinds, type StateOf } from '@pakli/core';
import { expect } from 'vitest';
import { sceneIn, sitDown } from './seated.ts';

/**
 * Everything told from a position on, up to and after the person's next move.
 * A move that shows its seat a hidden card, such as picking up a talon, may
 * tell different things: it is left out.
 */
function told(loaded: GamePackage, state: StateOf<Kinds>, seat: number, pick: number): string {
  const { game } = loaded;
  const start = { options: state.options, seats: state.seats, starter: 0 };
  const match = Match.start(game, { ...start, position: game.formatPosition(state) });
  if (isRefusal(match)) throw new Error(match.refused);
  const { keeper, told } = sitDown(loaded, match, { seat });
  keeper.open('opened');
  const { choices } = sceneIn({ told });
  const choice = choices[pick % Math.max(choices.length, 1)];
  if (choice !== undefined) void keeper.submit(choice.text);
  const [opening, step] = told;
  const foreseen =
    step?.kind !== 'step' || JSON.stringify(step.step.seen) === JSON.stringify(choice?.seen);
  // Cards that are dealt after the move are drawn from the truth and may differ; the move itself may not.
  return JSON.stringify(foreseen ? [opening, step] : [opening]);
}

/** So many pairs of worlds tell a page the same. */
export function tellTheSame(loaded: GamePackage, wanted: number): void {
  const { game } = loaded;
  const random = new Sfc32(11);
  let pairs = 0;
  let differing = 0;
  while (pairs < wanted) {
    const match = Match.start(game, { random });
    if (isRefusal(match)) throw new Error(match.refused);
    for (match.advance(random); !match.over && pairs < wanted; match.advance(random)) {
      const { state, turn } = match.table;
      const seat = random.below(match.seats);
      if (random.below(4) === 0) {
        const twin = fork(game, state);
        game.redeal(twin, seat, random);
        const pick = random.below(1000);
        expect(told(loaded, twin, seat, pick)).toBe(told(loaded, state, seat, pick));
        if (game.formatPosition(twin) !== game.formatPosition(state)) differing++;
        pairs++;
      }
      const { moves } = game.view(state, turn);
      match.table.play(moves[random.below(moves.length)] ?? 0);
    }
  }
  // The worlds are not the same ones by chance.
  expect(differing).toBeGreaterThan(wanted / 2);
}
