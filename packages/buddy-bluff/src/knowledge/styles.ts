/**
 * Players that find out who sits there. Every other seat plays in one of a few styles; its plays
 * tell which, and worlds are played out to the end of the round in these styles. Where the others
 * choose by their chances, or randomly, the net judges better than such playouts do, and counts for
 * more worlds; a player with more time plays worlds out by the nets themselves.
 */
import type { Move, Player, Random, Thinking } from '@pakli/core';
import type { Knowledge, Search } from '@pakli/core/search';
import { buddyBluff, type BuddyBluff } from '../game.ts';
import { moves as listMoves, MAX_CHOICES } from '../moves.ts';
import { PLAYER, type State } from '../state.ts';
import { ROUNDS, SEATS, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { carefulMove } from './careful.ts';
import { assured, certainShares } from './certain.ts';
import { greedyMove } from './greedy.ts';
import { likelyMove, likelyScorer } from './likely.ts';
import { dealsLeft, evaluate, narrowing, outcome, prospects, stage } from './match-equity.ts';
import { PassedOver, PassedSince } from './past.ts';
import {
  CAREFUL,
  GREEDY,
  netType,
  peopleType,
  PlayerTypes,
  RANDOM,
  type PlayerType,
} from './player-types.ts';
import { reason } from './reason.ts';
import { nets, scoringPlayer, withPrior, type NetScorer } from './scorer.ts';

/** How much a player examines. */
export interface Insight {
  readonly worlds: number;
  /** The number of hands sampled to tell styles by this round's plays; with none, only finished rounds tell. */
  readonly hands: number;
  /** Weights hands by how well they explain the plays. */
  readonly readsHands: boolean;
  /** Uses the nets, where available. */
  readonly learned: boolean;
  /** Where the net alone would decide before the last round, this many worlds are played out by the nets instead. */
  readonly foresees?: number;
  /** Searches endings whose result is certain. */
  readonly sure?: boolean;
  readonly temperature?: number;
}

/** Shares of random, greedy and careful players, of those who choose by their chances, and of those who play by the net. */
const BEFORE = { random: 0.05, greedy: 0.3, careful: 0.3, people: 0.2, net: 0.15 };
const LIKELY = { scorer: likelyScorer, scale: 1, blind: 0.1 };
/**
 * Net players search in the last round as well, as strong and expert do: by chances about this far
 * from those of the net. Fitted to 652 plays of strong.
 */
const LOOKS = { scale: 0.03, blind: 0.1 };
/** Before it, they make the net's best move. */
const FOLLOWS = 0.002;
/** A style is ignored below 3 % and keeps at least half a percent in case the player changes. */
const READING = { least: 0.005, ignored: 0.03 };

/**
 * Until the last round the net counts for this many times the worlds of the search if it judges all
 * seats better than playouts do; if it judges some better, with the fourth power of their share.
 * From five times on it decides alone.
 */
const NET_WEIGHT = 250;
const ALONE = 5;
/** In the last round only hands are unknown, and playouts know more: the net counts for this many worlds. */
const NET_WORLDS_LAST = 30;

/** Probability 1, in random numbers. */
const ONE = 0x100000;

const listed = new Int32Array(MAX_CHOICES);

function randomMove(state: State, random: Random): Move {
  const count = listMoves(state, listed);
  return listed[count === 1 ? 0 : random.below(count)]!;
}

interface Nets {
  readonly win: NetScorer;
  readonly people: NetScorer;
}

/** The styles in the order of a table's shares. */
export function stylesOf(learned: Nets | undefined): readonly PlayerType[] {
  const { random, greedy, careful, people, net } = BEFORE;
  const plain = [
    { ...RANDOM, share: random },
    { ...GREEDY, share: greedy },
    { ...CAREFUL, share: careful },
  ];
  if (learned === undefined) return [...plain, { ...LIKELY, share: people + net }];
  return [
    ...plain,
    { ...peopleType(learned.people), share: people, glance: LIKELY },
    {
      ...netType(learned.win),
      share: net,
      glance: LIKELY,
      last: { scorer: learned.win, ...LOOKS },
    },
  ];
}

/** A seat's model of the others at a decision. */
class Company {
  readonly types: PlayerTypes;
  private readonly root: State;
  private readonly self: number;
  private readonly learned: Nets | undefined;
  private readonly isLastRound: boolean;
  private readonly styles: number;
  /** By seat and style: the probability that the seat plays in it. */
  private readonly shares: Float64Array;

  constructor(view: View, { hands }: Insight, learned: Nets | undefined) {
    this.root = stateOf(view);
    this.self = this.root.now[PLAYER]!;
    this.learned = learned;
    this.isLastRound = view.round >= ROUNDS;
    const styles = stylesOf(learned);
    this.styles = styles.length;
    this.types = new PlayerTypes(styles, this.root, this.self, { ...READING, hands });
    this.shares = new Float64Array(SEATS * this.styles);
    for (const [seat, shares] of this.types.sharesBySeat()) {
      this.shares.set(shares, seat * this.styles);
    }
  }

  /** The mean share of some styles among the others. */
  share(isMeant: (style: number) => boolean): number {
    let sum = 0;
    for (let i = 0; i < this.shares.length; i++)
      if (isMeant(i % this.styles)) sum += this.shares[i]!;
    return sum / (SEATS - 1);
  }

  /** Reads the hands of a world with the nets, too, where few enough plays are left. */
  closely(): PlayerTypes {
    const types = stylesOf(this.learned).map(({ scorer, share, scale, blind }): PlayerType => {
      return { scorer, share, scale, blind };
    });
    return new PlayerTypes(types, this.root, this.self, { ...READING, hands: 0 });
  }

  /** How each seat plays on in a playout: with the nets, if need be, or faster. Nothing is allocated there. */
  policy(withNets: boolean = this.isLastRound): (state: State, random: Random) => Move {
    const { self, styles, shares } = this;
    const byNets = withNets ? this.learned : undefined;
    const scale = this.isLastRound ? LOOKS.scale : FOLLOWS;
    const passed = new PassedSince(this.root);
    return (state, random) => {
      const seat = state.now[PLAYER]!;
      if (seat === self) {
        if (byNets === undefined) return carefulMove(state, random);
        return byNets.win.best(byNets.win.weigh(state, passed.of(state)));
      }
      let lot = random.below(ONE) / ONE;
      let style = 0;
      for (let i = seat * styles; style < styles - 1 && (lot -= shares[i]!) >= 0; i++) style++;
      if (style === 0) return randomMove(state, random);
      if (style === 1) return greedyMove(state, random);
      if (style === 2) return carefulMove(state, random);
      if (byNets === undefined) return likelyMove(state, random);
      const { win, people } = byNets;
      if (style === 3) {
        return people.draw(people.weigh(state, passed.of(state)), 1, random.below(ONE) / ONE);
      }
      return win.draw(win.weigh(state, passed.of(state)), scale, random.below(ONE) / ONE);
    };
  }
}

/** The styles that playouts predict: greedy and careful players. */
function isForeseen(style: number): boolean {
  return style === 1 || style === 2;
}

/** The styles that hit the leader. */
function thinks(style: number): boolean {
  return style > 2;
}

const NOTHING_PASSED = new PassedOver();

/** Everybody plays on by the nets to the end of the round, where the net judges. */
function foresight(company: Company, win: NetScorer, view: View): Knowledge<BuddyBluff> {
  const self = stateOf(view).now[PLAYER]!;
  const types = company.closely();
  return {
    policy: company.policy(true),
    likelihood: () => types,
    stage,
    evaluate(state, into) {
      into.fill(0);
      into[self] = win.of(state, self, NOTHING_PASSED);
    },
  };
}

/** A player that plays worlds out in the styles the others seem to have. */
export function amongStyles(
  search: Search,
  insight: Insight,
  told: Pick<Knowledge<BuddyBluff>, 'points' | 'reason'>,
): Player<View> {
  return {
    think(view, random): Thinking {
      const { win, people } = nets();
      const isLearned = insight.learned && win !== undefined && people !== undefined;
      const company = new Company(view, insight, isLearned ? { win, people } : undefined);
      const shares = insight.sure === true ? certainShares(view) : new Map<Move, number>();
      const most = view.round < ROUNDS ? NET_WEIGHT * insight.worlds : NET_WORLDS_LAST;
      const netWorlds = isLearned ? most * (1 - company.share(isForeseen)) ** 4 : 0;
      const judged = isLearned ? scoringPlayer(win, reason).think(view, random) : undefined;
      if (isLearned && judged !== undefined && netWorlds > ALONE * insight.worlds) {
        const { foresees } = insight;
        if (foresees === undefined || view.round >= ROUNDS) return assured(judged, shares);
        const known = { ...told, ...foresight(company, win, view) };
        return search.flat(buddyBluff, known, { worlds: foresees }).think(view, random);
      }
      const known: Knowledge<BuddyBluff> = {
        ...told,
        policy: company.policy(),
        stage,
        evaluate,
        outcome: company.share(thinks) > 0.5 ? prospects : outcome,
        ...(insight.readsHands ? { likelihood: () => company.types } : {}),
      };
      const { worlds, temperature = 0 } = insight;
      // The more deals are to come, the less a play changes the chances: scaled so that a level is
      // as careless in all of them.
      const careless = temperature * narrowing(dealsLeft(view.options, view.deal));
      const played = search
        .flat(buddyBluff, known, { worlds, temperature: careless })
        .think(view, random);
      if (judged === undefined) return assured(played, shares);
      const { move: choice, estimates = [] } = judged.answer();
      const uncertain = estimates.filter(({ move }) => !shares.has(move));
      return assured(withPrior(played, { move: choice, estimates: uncertain }, netWorlds), shares);
    },
  };
}
