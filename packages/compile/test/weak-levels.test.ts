/** The weak levels err as people do: they overlook cards in their hand and misjudge, but do not harm their own side unasked. */
import { search } from '@pakli/ai';
import { askPlayer, CHANCE, OVER, Sfc32, type Move } from '@pakli/core';
import { expect, test } from 'vitest';
import { kindOf, M_PLAY } from '../src/engine/offers.ts';
import { valueOf } from '../src/engine/values.ts';
import { compile as game, levels, type State } from '../src/index.ts';
import { attention } from '../src/knowledge/attention.ts';
import { cardOf, operation } from '../src/knowledge/seed.ts';
import { HAND, isStack, sideOf, zoneOf } from '../src/state.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

const GAMES = 2;
/** With this many cards in hand nobody gives up a turn for one more. */
const ENOUGH = 4;

/** Why no person would make this move; undefined if one would. */
function absurdity(
  state: State,
  seat: number,
  moves: readonly Move[],
  move: Move,
): string | undefined {
  const { pending } = game.view(state, seat);
  if (pending?.kind === 'action') {
    const plays = moves.some((one) => kindOf(one) === M_PLAY);
    const held = state.size[zoneOf(seat, HAND)]!;
    return kindOf(move) !== M_PLAY && plays && held >= ENOUGH ? `refresh with ${held}` : undefined;
  }
  if (pending?.kind !== 'card' || operation(state) !== 'delete') return undefined;
  const onField = moves
    .map((one) => cardOf(state, one))
    .filter((card) => isStack(state.place[card]!));
  const theirs = onField.filter(
    (card) => sideOf(state.place[card]!) !== seat && valueOf(state, card) > 0,
  );
  const card = cardOf(state, move);
  if (!onField.includes(card) || theirs.length === 0) return undefined;
  return sideOf(state.place[card]!) === seat && valueOf(state, card) > 0
    ? 'an own card deleted'
    : undefined;
}

test.each(['beginner', 'casual'] as const)('%s harms nothing of its own unasked', (id) => {
  const { player, steps } = levels(search)[id];
  const outcome = new Uint8Array(game.maxOutcome);
  const absurd: string[] = [];
  let offers = 0;
  for (let number = 0; number < GAMES; number++) {
    const random = new Sfc32(number + 1);
    const state = game.create(optionsOf('quick'), 2);
    game.setup(state, { number: 0, starter: number % 2, carry: [0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      const { moves } = game.view(state, turn);
      const { move } = askPlayer(player, game.view(state, turn), random, steps);
      const why = absurdity(state, turn, moves, move);
      if (why !== undefined) {
        absurd.push(`game ${number + 1}: ${game.formatTruth(state, move)}: ${why}`);
      }
      if (moves.some((one) => absurdity(state, turn, moves, one) !== undefined)) offers++;
      game.play(state, move);
    }
  }
  expect(absurd).toEqual([]);
  // Otherwise the games would prove nothing.
  expect(offers).toBeGreaterThan(15);
});

const PLATES = 'plates: Fire Life Water | Death Metal Light ; turn: P0 5';
const REST = 'P1 hand: Death-1 Death-4 ; P0 deck: Speed-1 Speed-2 Speed-3 Speed-4 Speed-5';

/** How often in two hundred looks a player who overlooks half of the cards notices each move. */
function noticed(position: string, ...moves: string[]): Map<string, number> {
  const { state, turn } = new Played(position).play(...moves);
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 200; seed++) {
    const look = attention({ percent: 50, plain: 10 });
    for (const move of look(game.view(state, turn), new Sfc32(seed))) {
      const name = game.formatTruth(state, move);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

test('a card is overlooked with all its places, and one that compiles never', () => {
  const seen = noticed(
    `plates: Fire* Life Water | Death Metal Light ; turn: P0 5 ; P0 L1: Life-4 ~Water-3 ; P0 hand: Fire-1 Life-5 ; ${REST}`,
  );
  expect(seen.get('Life-5@L1:up')).toBe(200);
  expect(seen.get('Fire-1@L0:up')).toBeLessThan(130);
});

test('four cards in hand are enough, and with one card it may refresh', () => {
  const four = noticed(`${PLATES} ; P0 hand: Fire-4 Fire-2 Life-5 Water-5 ; ${REST}`);
  expect(four.has('refresh')).toBe(false);
  const one = noticed(`${PLATES} ; P0 hand: Spirit-2 ; ${REST}`);
  expect(one.get('refresh')).toBeGreaterThan(50);
});

test('a card of the other is deleted where there is one, otherwise an own one', () => {
  const own = `${PLATES} ; P0 L1: Spirit-1 ~Life-5 ; P0 hand: Hate-0 Fire-4`;
  const both = noticed(`${own} ; P1 L1: Metal-5 ; ${REST}`, 'Hate-0@L2:up');
  expect([...both.keys()]).toEqual(['Metal-5']);
  const none = noticed(`${own} ; ${REST}`, 'Hate-0@L2:up');
  expect(none.size).toBeGreaterThan(1);
});

test('of two lines the one with a new plate is compiled', () => {
  const lines = noticed(
    `plates: Fire* Life Water | Death Metal Light ; turn: P0 5 ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 L1: Life-5 Life-4 ~Life-3 ; P1 L0: Death-5 ; P0 hand: Fire-1 ; ${REST}`,
  );
  expect([...lines.keys()]).toEqual(['L1']);
});
