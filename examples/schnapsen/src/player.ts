/** The simple player, the levels, and the hooks of both for a search. */
import { answerAtOnce, randomPlayer, type Move, type Player, type Thinking } from '@pakli/core';
import type { Knowledge, Level, Levels, Search } from '@pakli/core/search';
import { bit, countOf, DECK, higherThan, NO_CARD, suitOf, valueOf } from './cards.ts';
import { game, type Schnapsen } from './game.ts';
import { CLAIM, CLOSE, EXCHANGE } from './moves.ts';
import { beats } from './play.ts';
import { solveOpen } from './solver.ts';
import * as S from './state.ts';
import { isStrict, State } from './state.ts';
import { thumbMove } from './thumb.ts';
import type { View } from './view.ts';

const simple: Player<View> = {
  think(view, random) {
    const state = new State(view.options);
    game.world(view, state);
    return answerAtOnce({ move: thumbMove(state, random) });
  },
};

export const players: Readonly<Record<string, Player<View>>> = { random: randomPlayer, simple };

/** How often a won hand brings 1, 2 and 3 game points. */
const WORTHS = [0.4, 0.4, 0.2] as const;
/** Room for nine missing points on each side. */
const SIDE = 10;

/** The chance to win the game by the points that each side still needs, between equal players. */
const CHANCES: Float64Array = new Float64Array(SIDE * SIDE);
for (let own = 1; own < SIDE; own++) {
  for (let other = 1; other < SIDE; other++) {
    const after = (mine: number, theirs: number): number =>
      mine <= 0 ? 1 : theirs <= 0 ? 0 : CHANCES[mine * SIDE + theirs]!;
    CHANCES[own * SIDE + other] = WORTHS.reduce(
      (sum, share, i) =>
        sum + (share * (after(own - i - 1, other) + after(own, other - i - 1))) / 2,
      0,
    );
  }
}

/** Seat 0's chance to win the game after winning this many more points; in a single hand, the size of the win. */
function chanceOf({ now, options }: State, more: number): number {
  const points = [
    now[S.POINTS]! + Math.max(0, more),
    now[S.POINTS + 1]! + Math.max(0, -more),
  ] as const;
  if (options.to === 0) return 0.5 + (points[0] - points[1]) / 6;
  const [own, other] = [options.to - points[0], options.to - points[1]];
  return own <= 0 ? 1 : other <= 0 ? 0 : CHANCES[own * SIDE + other]!;
}

function chances(state: State, into: Float64Array): void {
  const open = state.now[S.PHASE] === S.PLAY && isStrict(state);
  into[0] = chanceOf(state, open ? solveOpen(state) : 0);
  into[1] = 1 - into[0];
}

/** A hand without hidden cards: every move by the solver. */
function solve(view: View): Thinking | undefined {
  if (view.upcard !== null || view.phase !== 'play') return undefined;
  const state = new State(view.options);
  const after = new State(view.options);
  const values = new Float64Array(2);
  game.world(view, state);
  const seat = state.now[S.TURN]!;
  const estimates = view.moves.map((move) => {
    game.copy(state, after);
    game.play(after, move);
    chances(after, values);
    const reason = reasonOf(state, move);
    return { move, value: values[seat]!, weight: 0, error: 0, ...(reason && { reason }) };
  });
  const best = estimates.reduce((one, other) => (isBetter(other, one) ? other : one));
  return answerAtOnce({ move: best.move, estimates });
}

/** Among equal moves a claim, so that a won hand ends. */
function isBetter(
  one: { move: Move; value: number },
  other: { move: Move; value: number },
): boolean {
  return one.value > other.value || (one.value === other.value && one.move === CLAIM);
}

function reasonOf(state: State, move: Move): string | undefined {
  const { now } = state;
  if (move === CLAIM) return 'claims';
  if (move === EXCHANGE) return 'exchanges';
  if (move === CLOSE) return 'closes';
  if (move >= DECK) return 'marries';
  const seat = now[S.TURN]!;
  const led = now[S.LED]!;
  if (led !== NO_CARD) {
    if (!beats(move, led, now[S.TRUMP]!)) return 'gives';
    return suitOf(move) === suitOf(led) ? 'takes' : 'trumps';
  }
  const out = now[S.TAKEN]! | now[S.TAKEN + 1]! | now[S.HAND + seat]! | bit(now[S.UPCARD]!);
  if (isStrict(state) && (higherThan(move) & ~out) === 0) return 'highest';
  return valueOf(bit(move)) < 10 ? 'cheap' : undefined;
}

/** Playouts go to the end of the hand, which counts by the chance to win the game from there. */
const played: Knowledge<Schnapsen> = {
  policy: thumbMove,
  stage: ({ now }) => now[S.NUMBER]!,
  evaluate: (state, into) => chances(state, into),
  outcome: (state, into) => chances(state, into),
  points: ({ now }, seat) => now[S.POINTS + seat]! - now[S.POINTS + 1 - seat]!,
  reason: reasonOf,
};

/** No hidden cards are left. */
function isOpen({ now }: State): boolean {
  return now[S.PHASE] === S.PLAY && now[S.UPCARD] === NO_CARD;
}

/** Playouts end once the talon is used up: both then know all cards, and the solver takes over. */
export const knowledge: Knowledge<Schnapsen> = {
  ...played,
  stage: (state) => (state.now[S.NUMBER]! << 1) + (isOpen(state) ? 1 : 0),
  solve,
  open: (state, seat) => {
    if (state.now[S.PHASE] !== S.PLAY || !isStrict(state)) return undefined;
    const value = chanceOf(state, solveOpen(state));
    return seat === 0 ? value : 1 - value;
  },
};

/** Treats all cards as open once the talon is closed: quick, but too sure of where cards are. */
const opened: Knowledge<Schnapsen> = {
  ...knowledge,
  stage(state) {
    const { now } = state;
    if (now[S.PHASE] !== S.PLAY || !isStrict(state)) return now[S.NUMBER]! << 5;
    return (now[S.NUMBER]! << 5) + 1 + countOf(now[S.HAND]!) + countOf(now[S.HAND + 1]!);
  },
};

export function levels(search: Search): Levels<Schnapsen> {
  return {
    beginner: { player: search.flat(game, played, { worlds: 2 }), steps: 2, milliseconds: 50 },
    casual: { player: search.flat(game, played, { worlds: 10 }), steps: 10, milliseconds: 50 },
    strong: { player: search.flat(game, opened, { worlds: 40 }), steps: 40, milliseconds: 200 },
    expert: {
      player: search.tree(game, knowledge, { iterations: 20_000 }),
      steps: 20_000,
      milliseconds: 1000,
    },
  };
}

/** A fixed opponent as a yardstick. */
export function yardsticks(search: Search): Readonly<Record<string, Level<Schnapsen>>> {
  const player = search.flat(game, played, { worlds: 100, prune: false });
  return { 'flat-100': { player, steps: 100, milliseconds: Infinity } };
}
