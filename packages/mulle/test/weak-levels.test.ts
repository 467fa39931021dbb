/** The weak levels err as people do: they overlook sums and misjudge, but leave no obvious mulle. */
import { search } from '@pakli/ai';
import { askPlayer, CHANCE, OVER, Sfc32, type Move } from '@pakli/core';
import { expect, test } from 'vitest';
import { levels, mulle as game, type State } from '../src/index.ts';
import { attention } from '../src/knowledge/attention.ts';
import { optionsOf } from './subject.ts';

/** A person notices at a glance when a move leaves this many points. */
const PLAIN_POINTS = 5;
const DEALS = 4;

/** Points for mulles and tabbar that a move makes at once. */
function gain(state: State, move: Move): number {
  const seat = game.turn(state);
  const after = game.create(state.options, state.seats);
  game.copy(state, after);
  const made = [0];
  game.play(after, move, (event) => {
    if ((event.kind === 'mulle' || event.kind === 'tabbe') && event.seat === seat)
      made.push(event.points);
  });
  return made.reduce((sum, points) => sum + points);
}

/** The most that a card whose twin lies alone on the table can bring. */
function plainMulle(state: State): number {
  const view = game.view(state, game.turn(state));
  const singles = new Set(view.table.flatMap(({ cards }) => (cards.length === 1 ? cards : [])));
  const twins = view.hand!.filter((card) => singles.has(card));
  const takes = view.moves.filter((move) =>
    twins.some((card) => game.formatTruth(state, move).startsWith(`capture ${card} x`)),
  );
  return Math.max(0, ...takes.map((move) => gain(state, move)));
}

test.each(['beginner', 'casual'] as const)('%s leaves no mulle lying', (id) => {
  const { player, steps } = levels(search)[id];
  const outcome = new Uint8Array(game.maxOutcome);
  const left: string[] = [];
  let offers = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const random = new Sfc32(deal + 1);
    const state = game.create(optionsOf('synced'), 2);
    game.setup(state, { number: 0, starter: deal % 2, carry: [0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      const { move } = askPlayer(player, game.view(state, turn), random, steps);
      const offer = plainMulle(state);
      if (offer >= PLAIN_POINTS) offers++;
      if (offer - gain(state, move) >= PLAIN_POINTS)
        left.push(`deal ${deal + 1}: ${game.formatTruth(state, move)}, not ${offer} points`);
      game.play(state, move);
    }
  }
  expect(left).toEqual([]);
  // Otherwise the deals would prove nothing.
  expect(offers).toBeGreaterThan(10);
});

/** The moves noticed by a player who overlooks this percentage of long sums. */
function noticed(position: string, percent: number): string[] {
  const state = game.create(optionsOf('synced'), 2);
  expect(game.readPosition(state, position)).toBeUndefined();
  const moves = attention(percent)(game.view(state, 0), new Sfc32(1));
  return moves.map((move) => game.formatTruth(state, move));
}

test('a sum of three is overlooked, one of two is not', () => {
  const three = 'table: SP 2 | HJ 3 | RU 4 ; Anna: KL 9, RU Q';
  expect(noticed(three, 0)).toContain('capture KL 9 x 1,2,3');
  expect(noticed(three, 100)).not.toContain('capture KL 9 x 1,2,3');
  const two = 'table: SP 2 | HJ 7 | RU 4 ; Anna: KL 9, RU Q';
  expect(noticed(two, 100)).toContain('capture KL 9 x 1,2');
});

test('a large mulle is taken, a small one may wait', () => {
  const large = 'table: KL 9 | SP 4 ; Anna: KL 9, HJ 4';
  expect(noticed(large, 100)).toEqual(['capture KL 9 x 1']);
  const small = 'table: KL 3 | SP 4 ; Anna: KL 3, HJ 4';
  expect(noticed(small, 100).length).toBeGreaterThan(1);
});
