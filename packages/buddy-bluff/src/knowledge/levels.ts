/** What a search may know of Buddy Bluff, the four strengths, and a fixed opponent as their yardstick. */
import { answerAtOnce, type Player, type Seat } from '@pakli/core';
import {
  calibration,
  withAttention,
  type Knowledge,
  type Level,
  type Levels,
  type Search,
} from '@pakli/core/search';
import { buddyBluff, type BuddyBluff } from '../game.ts';
import { PLAYER, type State } from '../state.ts';
import { ROUNDS, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { attention } from './attention.ts';
import { carefulMove } from './careful.ts';
import { assured, certainShares } from './certain.ts';
import { greedyMove } from './greedy.ts';
import { lastRound } from './last-round.ts';
import { likelyMove } from './likely.ts';
import { evaluate, outcome, prospects, stage } from './match-equity.ts';
import { PassedOver } from './past.ts';
import { GREEDY, PlayerTypes, seemGreedy } from './player-types.ts';
import { reason } from './reason.ts';
import { nets, scoringPlayer, withPrior } from './scorer.ts';
import { amongStyles, type Insight } from './styles.ts';

/** Penalty in this deal. */
function points(state: State, seat: Seat): number {
  return state.penalty[seat]!;
}

/** The searching seat plays on carefully to the end of the round, the others like people who think. */
export const knowledge: Knowledge<BuddyBluff> = {
  policy: (state, random, self) =>
    state.now[PLAYER] === self ? carefulMove(state, random) : likelyMove(state, random),
  stage,
  evaluate,
  outcome,
  points,
  reason,
};

/** The same among greedy players, whose plays tell about their hands. */
export const amongGreedy: Knowledge<BuddyBluff> = {
  ...knowledge,
  likelihood: (view) => new PlayerTypes([GREEDY], stateOf(view), view.seat ?? view.player),
  policy: (state, random, self) =>
    state.now[PLAYER] === self ? carefulMove(state, random) : greedyMove(state, random),
};

/** The first expert, and the second one without a net: takes the others for greedy until one of them seems not to be. */
function firstExpert(search: Search): Player<View> {
  const among = {
    people: search.flat(buddyBluff, knowledge, { worlds: 20_000 }),
    greedy: search.flat(buddyBluff, amongGreedy, { worlds: 20_000 }),
  };
  return {
    think: (view, random) =>
      (seemGreedy(stateOf(view), view.player) ? among.greedy : among.people).think(view, random),
  };
}

/** Takes the others for greedy until one of them seems not to be, then finds out how they play. */
function expert(search: Search): Player<View> {
  const greedy = search.flat(buddyBluff, amongGreedy, { worlds: 1000 });
  const insight: Insight = {
    worlds: 300,
    hands: 150,
    readsHands: true,
    learned: true,
    foresees: 200,
    sure: true,
  };
  const others = amongStyles(search, insight, { points, reason });
  return {
    think: (view, random) =>
      seemGreedy(stateOf(view), view.player)
        ? assured(greedy.think(view, random), certainShares(view))
        : others.think(view, random),
  };
}

/** The net's answer counts as this many worlds of the last round. */
const NET_WORLDS = 30;

/**
 * The second expert. Among people who think the net judges better than playouts do, until the last
 * round: then only the hands of the others are unknown, and it is played out. Certain results are
 * not estimated.
 */
function secondExpert(search: Search): Player<View> {
  const first = firstExpert(search);
  return {
    think(view, random) {
      const { win, people } = nets();
      const shares = certainShares(view);
      if (win === undefined || seemGreedy(stateOf(view), view.player)) {
        return assured(first.think(view, random), shares);
      }
      const prior = scoringPlayer(win, reason).think(view, random);
      if (view.round < ROUNDS || people === undefined) return prior;
      const known = { ...lastRound(win, people, view), outcome: prospects, points, reason };
      const played = search.flat(buddyBluff, known, { worlds: 20_000 }).think(view, random);
      const { move: choice, estimates = [] } = prior.answer();
      const uncertain = estimates.filter(({ move }) => !shares.has(move));
      return assured(withPrior(played, { move: choice, estimates: uncertain }, NET_WORLDS), shares);
    },
  };
}

/** Everybody plays greedily: the knowledge of the first strong. */
const plain: Knowledge<BuddyBluff> = {
  policy: (state, random) => greedyMove(state, random),
  outcome,
  points,
  reason,
};

/**
 * How much of the expert's expectation comes true, in log odds: whoever is ahead wins less often
 * than it thinks. Up to one in four, where all begin, it is right. `bench/reliability.ts` measures
 * it.
 */
const SLOPE = 0.83;
const ahead = calibration(Math.log(1 / 3) * (1 - SLOPE), SLOPE);

/**
 * Weakest first; the host's clock or the steps end the thinking. All of them play worlds out in the
 * style the others seem to have: the lower two judge it only by finished rounds, and misjudge.
 */
export function levels(search: Search): Levels<BuddyBluff> {
  const keen = { worlds: 40, hands: 40, readsHands: true, learned: true };
  return {
    beginner: weak(search, 8, 0.1),
    casual: weak(search, 20, 0.02),
    strong: {
      player: amongStyles(search, keen, { points, reason }),
      steps: 40,
      milliseconds: 50,
      learned: true,
    },
    expert: {
      player: expert(search),
      steps: 1000,
      milliseconds: 1000,
      exact: 200,
      learned: true,
      calibration: (chance) => Math.min(chance, ahead(chance)),
    },
  };
}

function weak(search: Search, worlds: number, temperature: number): Level<BuddyBluff> {
  const blunt = { worlds, temperature, hands: 0, readsHands: false, learned: false };
  const player = amongStyles(search, blunt, { points, reason });
  return { player: withAttention(player, attention), steps: worlds, milliseconds: 50 };
}

/** The second strong: the net alone; without it the first strong. */
function secondStrong(search: Search): Player<View> {
  const first = firstStrong(search);
  return {
    think(view, random) {
      const { win } = nets();
      return (win === undefined ? first : scoringPlayer(win, reason)).think(view, random);
    },
  };
}

/** Draws by the people net; without it, what a player who thinks is likely to play. */
const people: Player<View> = {
  think(view, random) {
    const state = stateOf(view);
    const { people: scorer } = nets();
    if (scorer === undefined) return answerAtOnce({ move: likelyMove(state, random) });
    const count = scorer.weigh(state, PassedOver.before(state));
    return answerAtOnce({ move: scorer.draw(count, 1, random.below(0x100000) / 0x100000) });
  },
};

function firstStrong(search: Search): Player<View> {
  return search.flat(buddyBluff, plain, { worlds: 60 });
}

/**
 * `flat-400`: 400 uniform worlds, each tried with every play, greedy playouts. `strong-1` and
 * `expert-1`: from before they had a net, fixed. `beginner-2` to `expert-2`: of 2026-11-18, the
 * upper two with nets, fixed. `people`: plays as the people net expects of people.
 */
export function yardsticks(search: Search): Readonly<Record<string, Level<BuddyBluff>>> {
  const player = search.flat(buddyBluff, plain, { worlds: 400, prune: false });
  return {
    'flat-400': { player, steps: 400, milliseconds: Infinity },
    'strong-1': { player: firstStrong(search), steps: 60, milliseconds: 50 },
    'expert-1': { player: firstExpert(search), steps: 20_000, milliseconds: 1000 },
    'beginner-2': weak(search, 8, 0.1),
    'casual-2': weak(search, 20, 0.02),
    'strong-2': { player: secondStrong(search), steps: 60, milliseconds: 50, learned: true },
    'expert-2': {
      player: secondExpert(search),
      steps: 20_000,
      milliseconds: 1000,
      exact: 1000,
      learned: true,
    },
    people: { player: people, steps: 1, milliseconds: Infinity, learned: true },
  };
}
