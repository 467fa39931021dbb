/** The rules by number, each as a position, a play and the result: `node test/rules.ts`. */
import { deepEqual } from 'node:assert/strict';
import { isRefusal } from '@pakli/core';
import { cardText, DECK } from '../src/cards.ts';
import { game } from '../src/game.ts';
import type { Event } from '../src/play.ts';
import { countHand } from '../src/scoring.ts';
import { isDecided, State, TAKEN } from '../src/state.ts';

const ALL = Array.from({ length: DECK }, (_, card) => cardText(card));

/** Seat 0 plays; unnamed cards are in its pile, except for the last ones, which are the stock. */
function lay(table: string, hands: readonly [string, string], stock = 6, points = '0 0'): State {
  const named = [table, ...hands].join(' ').split(' ');
  const rest = ALL.filter((card) => !named.includes(card));
  const taken = rest.slice(0, rest.length - stock).join(' ');
  const eldest =
    hands[0].split(' ').length === hands[1].split(' ').filter((card) => card !== '-').length
      ? 0
      : 1;
  const text = `hand 1 ; phase play ; eldest ${eldest} ; turn 0 ; last 0 ; points ${points} ; scope 0 0 ; table ${table} ; hands ${hands.join(' / ')} ; taken ${taken} / -`;
  const state = new State({ to: 11 });
  deepEqual(game.readPosition(state, text), undefined, text);
  return state;
}

function legal(state: State): string[] {
  const into = new Int32Array(game.maxChoices);
  return Array.from(into.subarray(0, game.moves(state, into)), (move) =>
    game.formatTruth(state, move),
  );
}

function refused(state: State, text: string): unknown {
  const answer = game.read(state, 0, text);
  return isRefusal(answer) ? [answer.refused, answer.rule] : answer;
}

function played(state: State, text: string): Event[] {
  const move = game.read(state, 0, text);
  if (isRefusal(move)) throw new Error(`${text}: ${move.refused}`);
  const events: Event[] = [];
  game.play(state, move, (event) => void events.push(event));
  return events;
}

function over(one: number, other: number, hands = 5): boolean {
  return isDecided({ to: 11 }, [one, other], hands);
}

const RULES: Readonly<Record<string, () => void>> = {
  '1.4': () => {
    const state = new State({ to: 11 });
    game.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    const into = new Uint8Array(10);
    const deal = (table: string): unknown =>
      game.readDeal(state, `deal 1D 2D 3D | 4D 5D 6D | ${table}`, into);
    deepEqual(deal('RD RC 7S 7B'), 10);
    deepEqual(deal('RD RC RS 7B'), { refused: 'kings', rule: '1.4' });
  },
  '3.2': () => {
    const state = lay('1C 2C 4B FS', ['7D 5S', '2S 3S']);
    deepEqual(legal(state), ['5S x 1C 4B', '7D x 1C 2C 4B']);
    deepEqual(refused(state, '7D'), ['must-take', '3.2']);
    deepEqual(refused(state, '7D x 1C 2C'), ['wrong-sum', '3.2']);
    deepEqual(refused(state, '7D x 3C 4B'), ['not-on-table', '3.2']);
    deepEqual(refused(state, '7C'), ['not-held', '3.1']);
  },
  '3.3': () => {
    const state = lay('3C 4B 7S 7B', ['7D 1S', '2S 3S']);
    deepEqual(legal(state), ['1S', '7D x 7S', '7D x 7B']);
    deepEqual(refused(state, '7D x 3C 4B'), ['equal-first', '3.3']);
  },
  '4.1': () => {
    const state = lay('3C 4B', ['7D 1S', '2S 3S']);
    deepEqual(played(state, '7D x 3C 4B'), [
      { kind: 'play', seat: 0, card: '7D', takes: ['3C', '4B'], scopa: true },
    ]);
    deepEqual([...state.scope], [1, 0]);
  },
  '4.2': () => {
    const [play, count] = played(lay('3C 4B', ['7D', '-'], 0), '7D x 3C 4B');
    deepEqual(play, { kind: 'play', seat: 0, card: '7D', takes: ['3C', '4B'], scopa: false });
    deepEqual(count?.kind, 'counted');
  },
  '4.3': () => {
    const [, rest] = played(lay('3C 4B RD', ['1S', '-'], 0), '1S');
    deepEqual(rest, { kind: 'rest', seat: 0, cards: ['1S', '3C', '4B', 'RD'] });
  },
  '5': () => {
    const state = new State({ to: 11 });
    // Coins against the rest: without all suits nobody has a primiera.
    for (const [card, name] of ALL.entries())
      state.place[card] = TAKEN + (name.endsWith('D') ? 0 : 1);
    deepEqual(countHand(state).points, [2, 1]);
    // Three sevens and an ace (79) beat a seven, two sixes and a king (67).
    state.place.fill(0);
    for (const name of ['7D', '7C', '7S', '1B']) state.place[ALL.indexOf(name)] = TAKEN;
    for (const name of ['6D', '6C', 'RS', '7B']) state.place[ALL.indexOf(name)] = TAKEN + 1;
    state.scope.set([0, 3]);
    const { primiera, points } = countHand(state);
    deepEqual(primiera, [79, 67]);
    deepEqual(points, [2, 3]);
  },
  '6': () => {
    deepEqual([over(10, 9), over(11, 9), over(12, 12), over(12, 13)], [false, true, false, true]);
    deepEqual([over(12, 12, 30), isDecided({ to: 0 }, [2, 2], 1)], [true, true]);
  },
};

for (const [rule, holds] of Object.entries(RULES)) {
  holds();
  console.log(`rule ${rule} holds`);
}
