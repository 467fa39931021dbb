/** What a search may know of Buddy Bluff, the four strengths, and a fixed opponent to measure them with. */
import {
  rankOf,
  type Knowledge,
  type Level,
  type Levels,
  type Move,
  type Player,
  type Search,
  type Seat,
} from '@pakli/core';
import { buddyBluff, type BuddyBluff } from '../game.ts';
import { cardOfMove, targetOf } from '../moves.ts';
import { PLAYER, POOL, type State } from '../state.ts';
import { DEALS, type View } from '../types.ts';
import { carefulMove } from './careful.ts';
import { greedyMove } from './greedy.ts';
import { evaluate, stage } from './horizon.ts';
import { unseen } from './lifting.ts';
import { likelyMove } from './likely.ts';
import { likelihoodOf, readPlays } from './reading.ts';
import { dealsLeft, narrowing, outcome } from './standing.ts';

/** Key of a short reason for a play, from what the player sees. */
function reason(state: State, move: Move): string {
  const seat = state.now[PLAYER]!;
  const target = targetOf(move);
  const rank = rankOf(cardOfMove(move));
  if (target === POOL) return unseen(state, seat, rank) === 0 ? 'discard-safe' : 'discard';
  const before = [...state.penalty];
  const trial = buddyBluff.create(state.options, state.seats);
  buddyBluff.copy(state, trial);
  buddyBluff.play(trial, move);
  if (trial.locked.some((locked, slot) => locked > state.locked[slot]!)) return 'package-seals';
  if (target === seat) return 'package-keeps';
  if (trial.penalty[seat]! < before[seat]!) return 'package-gives-away';
  const rivals = before.filter((_, other) => other !== seat);
  return before[target] === Math.min(...rivals) ? 'package-on-leader' : 'package-on-rival';
}

/** Penalty in this deal. */
function points(state: State, seat: Seat): number {
  return state.penalty[seat]!;
}

/** The seat that searches plays on with care to the end of the round, the others as people who think are likely to. */
export const knowledge: Knowledge<BuddyBluff> = {
  policy: (state, random, self) =>
    state.now[PLAYER] === self ? carefulMove(state, random) : likelyMove(state, random),
  stage,
  evaluate,
  outcome,
  points,
  reason,
};

/** The same among greedy players, whose plays tell of their hands. */
const amongGreedy: Knowledge<BuddyBluff> = {
  ...knowledge,
  likelihood: (view) => {
    const reading = readPlays(view);
    return { of: (world) => likelihoodOf(reading, world) };
  },
  policy: (state, random, self) =>
    state.now[PLAYER] === self ? carefulMove(state, random) : greedyMove(state, random),
};

/** Takes the others for greedy until one of them makes a play that greedy players hardly make. */
function expert(search: Search): Player<View> {
  const among = {
    people: search.flat(buddyBluff, knowledge, { worlds: 20_000 }),
    greedy: search.flat(buddyBluff, amongGreedy, { worlds: 20_000 }),
  };
  return {
    think(view, random) {
      const { strange } = readPlays(view);
      const greedy = strange.every((plays, seat) => seat === view.seat || plays === 0);
      return (greedy ? among.greedy : among.people).think(view, random);
    },
  };
}

/** What the weaker levels know: everybody plays greedily. */
const plain: Knowledge<BuddyBluff> = {
  policy: (state, random) => greedyMove(state, random),
  outcome,
  points,
  reason,
};

/** Weakest first; the host's clock or the steps end the thinking. */
export function levels(search: Search): Levels<BuddyBluff> {
  const simple = (worlds: number, temperature: number): Level<BuddyBluff> => {
    // The more deals are to come, the less a play changes the chances: a level is as careless in all of them.
    const players = Array.from({ length: DEALS }, (_, left) =>
      search.flat(buddyBluff, plain, { worlds, temperature: temperature * narrowing(left) }),
    );
    const [last] = players;
    const player: Player<View> = {
      think: (view, random) =>
        (players[dealsLeft(view.options, view.deal)] ?? last!).think(view, random),
    };
    return { player, steps: worlds, milliseconds: 50 };
  };
  return {
    beginner: simple(8, 0.3),
    casual: simple(12, 0.1),
    strong: simple(60, 0),
    expert: {
      player: expert(search),
      steps: 20_000,
      milliseconds: 1000,
      exact: 1000,
    },
  };
}

/**
 * `flat-400`: 400 uniform worlds, each tried with every play, greedy playouts.
 * `expert-1`: the first expert, which stays as it is when expert learns.
 */
export function yardsticks(search: Search): Readonly<Record<string, Level<BuddyBluff>>> {
  const player = search.flat(buddyBluff, plain, { worlds: 400, prune: false });
  return {
    'flat-400': { player, steps: 400, milliseconds: Infinity },
    'expert-1': { player: expert(search), steps: 20_000, milliseconds: 1000 },
  };
}
