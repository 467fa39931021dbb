/** Ulti's levels: known answers in every role, honesty about their worlds, and the limits of each level. */
import { search } from '@pakli/ai';
import {
  askPlayer,
  isRefusal,
  OVER,
  randomPlayer,
  readOptions,
  Sfc32,
  type Answer,
} from '@pakli/core';
import { levels, ulti, type State } from '@pakli/ulti';
import { expect, test } from 'vitest';

const all = levels(search);
const { beginner, casual, strong, expert } = all;
const players = Object.values(all).map(({ player }) => player);

function at(text: string, rules = 'seed'): State {
  const options = readOptions(ulti.rules, rules);
  if (isRefusal(options)) throw new Error(options.refused);
  const state = ulti.create(options, 3);
  expect(ulti.readPosition(state, text)).toBeUndefined();
  return state;
}

function answer(state: State, steps: number, player = expert.player, seed = 1): Answer {
  return askPlayer(player, ulti.view(state, ulti.turn(state)), new Sfc32(seed), steps);
}

function choice(text: string, rules?: string, steps = 12): string {
  const state = at(text, rules);
  return ulti.formatTruth(state, answer(state, steps).move);
}

/** An ending: fields of a play position, the rest omitted. */
function ending(contract: string, trump: string, hands: readonly string[], more: string): string {
  const fields = hands.map((hand, seat) => `hand ${seat}: ${hand}`).join(' ; ');
  return `contract: ${contract} ; trump: ${trump} ; soloist: 0 ; ${fields} ; ${more}`;
}

test('as soloist: draws the last trump before the seven is led', () => {
  const text = ending(
    'U',
    'A',
    ['A7 AA L7', 'A8 L9 LO', 'LK B9 BO'],
    'talon: H7 H8 ; points: 50 40 ; tricks: 4 3 ; aces: 1 ; marriages: - - -',
  );
  expect(choice(text)).toBe('play AA');
});

test('as defender against an Ulti: keeps the trump that beats the seven', () => {
  const text = ending(
    'U',
    'A',
    ['A7 AK', 'A8 L9', 'B8 B9'],
    'talon: H7 H8 ; leader: 1 ; points: 50 40 ; tricks: 5 3 ; aces: 1 ; marriages: - - -',
  );
  expect(choice(text)).toBe('play L9');
});

test('as soloist of a Betli: throws the danger away when out of the suit', () => {
  const text = ending(
    'BE',
    '-',
    ['HA B7', 'L9 H7', 'LK H8'],
    'talon: H9 HX ; leader: 1 ; points: 0 0 ; tricks: 0 8 ; aces: 0 ; marriages: - - - ; play L9 ; play LK',
  );
  expect(choice(text)).toBe('play HA');
});

test('bids what the cards are good for, and passes with nothing', () => {
  const all = ['H', 'B', 'L', 'A'].flatMap((suit) =>
    '789UOKXA'.split('').map((rank) => suit + rank),
  );
  const dealt = (hand: string): string => {
    const own = hand.split(' ');
    const rest = all.filter((card) => !own.includes(card));
    return `deal: ${[own.splice(0, 5), rest.splice(0, 10), own, rest].flat().join(' ')}`;
  };
  expect(choice(dealt('H7 H8 H9 B7 B8 B9 L7 L8 L9 A7 A8 A9'), 'seed', 2)).toBe('bid H-OB');
  expect(choice(dealt('A7 A9 AO AK AX AA BA BX LA LX H7 H8'), 'seed', 8)).toMatch(/^bid (40|20|U)/);
  const middling =
    'H7 H9 B7 B9 L7 H8 HU HK B8 BU HO HX HA BK BX L8 A7 A8 BA LA AA AO L9 LU LK A9 AU BO LO LX AK AX';
  expect(choice(`deal: ${middling} ; bid PU ; discard H9 ; discard L7`, 'tournament')).toBe('pass');
});

test('doubles an Ulti that it can beat alone and answers no kontra without reason', () => {
  const hands = [
    'A7 A8 A9 L7 L8 L9 B8 B9 H8 H9',
    'AA AX AK AO AU LA LX BA BX HA',
    'LU LO LK BU BO BK HU HO HK HX',
  ];
  const start = ending('U', 'A', hands, 'talon: B7 H7 ; leader: 0 ; play L9');
  expect(choice(start)).toMatch(/^kontra .*ulti/);
  expect(choice(`${start} ; kontra ulti ; play LX ; play LK`)).toBe('done');
});

test('doubles no Durchmars, for which a hand must be better than any that it imagines', () => {
  const hands = [
    'HA HX HK HO HU LA LX LK AA AX',
    'H7 H8 L7 L8 L9 B8 B9 BA A7 A8',
    'H9 LU LO BU BO BK BX A9 AU AO',
  ];
  const start = ending('H-OD', '-', hands, 'talon: B7 AK ; leader: 0 ; play HA');
  for (const { player, steps } of [strong, expert]) {
    const state = at(start);
    expect(ulti.formatTruth(state, answer(state, Math.min(steps, 24), player).move)).toMatch(
      /^play/,
    );
  }
});

test('every level says what every legal move is worth, and why the best ones, in every phase', () => {
  const phases = new Set<string>();
  const random = new Sfc32(4);
  const state = ulti.create(ulti.rules.defaults, 3);
  const outcome = new Uint8Array(ulti.maxOutcome);
  for (let deal = 0; deal < 6; deal++) {
    ulti.setup(state, { number: 0, starter: deal % 3, carry: [0, 0, 0] });
    ulti.deal(state, outcome, ulti.draw(state, random, outcome));
    for (let turn = ulti.turn(state); turn !== OVER; turn = ulti.turn(state)) {
      const view = ulti.view(state, turn);
      phases.add(view.phase);
      if (view.moves.length > 1 && random.below(3) === 0) {
        const player = players[random.below(players.length)];
        const { move, estimates = [] } = answer(state, 2, player);
        expect(view.moves).toContain(move);
        expect(estimates.map((one) => one.move)).toEqual(view.moves);
        // The best moves have a reason.
        expect(estimates.some(({ reason }) => reason !== undefined)).toBe(true);
        for (const { value, reason } of estimates) {
          expect(Number.isFinite(value)).toBe(true);
          if (reason !== undefined) expect(reason).toMatch(/^[a-z-]+(:[\d,]+)?$/);
        }
      }
      // Everything random except kontra, so that raising occurs.
      const kontra = view.moves.find((one) => one > 144 && one < 152);
      ulti.play(state, kontra ?? askPlayer(randomPlayer, view, random, 1).move);
    }
  }
  expect([...phases].toSorted()).toEqual(
    ['BID', 'DISCARD', 'FINAL', 'HOLD', 'PLAY', 'REKONTRA', 'TRUMP', 'TURN'].filter((phase) =>
      phases.has(phase),
    ),
  );
  expect(phases.size).toBeGreaterThan(5);
});

test('the same steps and random numbers give the same answer, in slices or at once', () => {
  const state = at(
    ending(
      'U',
      'A',
      ['A7 AA AK L7 L8', 'A8 A9 L9 LO B7', 'LK B9 BO BK H9'],
      'talon: H7 H8 ; points: 40 30 ; tricks: 3 2 ; aces: 1 ; marriages: - - -',
    ),
  );
  const view = ulti.view(state, 0);
  const thinking = strong.player.think(view, new Sfc32(9));
  for (let i = 0; i < 6; i++) thinking.step(1);
  expect(thinking.answer()).toEqual(answer(state, 6, strong.player, 9));
});

test('the weakest level plays nothing that is worse than another card in every world', () => {
  // Only one card makes the Ulti, whatever cards the others hold.
  const text = ending(
    'U',
    'A',
    ['A7 AA', 'A8 L9', 'LK B9'],
    'talon: H7 H8 ; points: 60 40 ; tricks: 5 3 ; aces: 1 ; marriages: - - -',
  );
  for (let seed = 0; seed < 20; seed++) {
    const state = at(text);
    expect(ulti.formatTruth(state, answer(state, 2, beginner.player, seed).move)).toBe('play AA');
  }
});

test('the weaker levels play few auctions out, however many bids there are', () => {
  const random = new Sfc32(8);
  const state = ulti.create(ulti.rules.defaults, 3);
  const outcome = new Uint8Array(ulti.maxOutcome);
  const bids = new Set<number>();
  for (let deal = 0; deal < 3; deal++) {
    ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
    ulti.deal(state, outcome, ulti.draw(state, random, outcome));
    for (const { player, steps } of [beginner, casual]) {
      const { estimates = [] } = answer(state, steps, player);
      const playouts = estimates.reduce((sum, { weight }) => sum + weight, 0);
      bids.add(estimates.length);
      expect(playouts).toBeLessThanOrEqual(Math.max(12, estimates.length));
    }
  }
  expect(Math.max(...bids)).toBeGreaterThan(12);
});
