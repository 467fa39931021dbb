/**
 * Two games whose best moves are known. Stones: take one to three from a pile;
 * the player who takes the last one wins, so leave the pile at a multiple of four.
 * Coin: a coin lies hidden; calling it right wins, and calling nothing wins half.
 */
import {
  OVER,
  refuse,
  type BaseView,
  type Game,
  type GameTypes,
  type Move,
  type Random,
  type Seat,
} from '@pakli/core';

type Options = { size: number };
export interface ToyState {
  readonly options: Options;
  readonly seats: number;
  turn: number;
  pile: number;
  /** Coin: 0 heads, 1 tails. */
  coin: number;
  won: number[];
}
export interface ToyView extends BaseView<Options> {
  readonly pile: number;
}
export interface Toy extends GameTypes {
  options: Options;
  state: ToyState;
  view: ToyView;
}

const HEADS = 0;
const NOTHING = 2;

function legal(state: ToyState, coin: boolean): Move[] {
  return coin ? [HEADS, 1, NOTHING] : [1, 2, 3].filter((stones) => stones <= state.pile);
}

function toy(id: string, coin: boolean): Game<Toy> {
  const moves = (state: ToyState): Move[] => (state.turn < 0 ? [] : legal(state, coin));
  return {
    id,
    version: 1,
    seats: [2],
    maxMoves: 40,
    maxChoices: 3,
    maxOutcome: 1,
    rules: {
      defaults: { size: 10 },
      options: [],
      presets: {},
      alternatives: [],
      check: () => undefined,
      cites: { turn: '1', over: '1', notation: '1', views: '1' },
    },
    firstStarter: 0,
    best: 'high',
    payoffSum: undefined,
    deals: () => 1,
    create: (options, seats) => ({ options, seats, turn: 0, pile: 0, coin: 0, won: [0, 0] }),
    setup(state, deal) {
      Object.assign(state, { turn: deal.starter, pile: state.options.size, coin: 0, won: [0, 0] });
    },
    turn: (state) => state.turn,
    moves(state, into) {
      const list = moves(state);
      into.set(list);
      return list.length;
    },
    play(state, move) {
      if (coin) {
        state.won[state.turn] = move === NOTHING ? 0.5 : move === state.coin ? 1 : 0;
        state.turn = OVER;
        return;
      }
      state.pile -= move;
      if (state.pile === 0) state.won[state.turn] = 1;
      state.turn = state.pile === 0 ? OVER : 1 - state.turn;
    },
    draw: () => 0,
    deal: () => undefined,
    copy(from, into) {
      Object.assign(into, from, { won: [...from.won] });
    },
    side: (_state, seat) => seat,
    payoff: (state, into) => into.set(state.won),
    scores: (state) => state.won,
    view: (state, seat) => ({
      seat: seat ?? null,
      seats: 2,
      options: state.options,
      turn: state.turn,
      moves: seat === state.turn ? moves(state) : [],
      pile: state.pile,
    }),
    hidden: () => ({}),
    seen: () => undefined,
    checkView: () => undefined,
    world(view, into) {
      Object.assign(into, { turn: view.turn, pile: view.pile, coin: 0, won: [0, 0] });
    },
    redeal(state: ToyState, _seat: Seat, random: Random) {
      if (coin) state.coin = random.below(2);
    },
    format: (_state, move) => String(move),
    formatTruth: (_state, move) => String(move),
    read: () => refuse('unreadable', '1'),
    formatDeal: () => '',
    formatDealTruth: () => '',
    readDeal: () => 0,
    formatPosition: (state) => String(state.pile),
    readPosition: () => undefined,
    formatView: (view) => String(view.pile),
  };
}

export const stones: Game<Toy> = toy('stones', false);
export const coin: Game<Toy> = toy('coin', true);

/** The view of seat 0, which is to move with so many stones. */
export function viewOf(game: Game<Toy>, size: number): ToyView {
  const state = game.create({ size }, 2);
  game.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  return game.view(state, 0);
}
