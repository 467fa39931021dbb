/**
 * Players that find out who sits there. Every other seat plays in one of a few styles; its plays
 * tell which, and worlds are played out to the end of the round in these styles. Where the others
 * choose by their chances, or randomly, the net judges better than such playouts do, and counts for
 * more worlds; a player with more time plays worlds out by the nets, and a net that is told who
 * sits there judges where a round ends.
 */
import type { Move, Player, Random, Thinking } from '@pakli/core';
import type { Net } from '@pakli/core/net';
import type { Knowledge, Search } from '@pakli/core/search';
import { buddyBluff, type BuddyBluff } from '../game.ts';
import { moves as listMoves, MAX_CHOICES } from '../moves.ts';
import { PLAYER, type State } from '../state.ts';
import { ROUNDS, SEATS, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { beliefRows, likenShares } from './beliefs.ts';
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
  /**
   * Before the last round worlds are played out to a point judged by a net that is told of the
   * company; this many, where the others play by the nets.
   */
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
/** A close look assumes that people hardly ever play at random: a few plays tell them from those who always do. */
const FIRM = 0.02;
/** A close look's prior chance that all others are of one style: people at one table are often alike. */
const ALIKE = 0.5;
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
/**
 * Where worlds are played out to its judgement, the net that is told of the company counts for this
 * many of them, with the square of the share that playouts do not predict; and the more, the more
 * play randomly, since little of that can be predicted.
 */
const NET_WORLDS = 70;
const NET_WORLDS_BY_LOT = 500;
/** From this share on, players who think play by the nets in playouts before the last round, too. */
const BY_NETS = 0.3;
/** Random playouts are fast, and luck needs more of them: in the last round this many times the worlds. */
const MORE_BY_LOT = 3;

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

/** The styles in the order of a table's shares; `slips` sets how many plays of people are random. */
export function stylesOf(
  learned: Nets | undefined,
  slips: Partial<Pick<PlayerType, 'blind'>> = {},
): readonly PlayerType[] {
  const { random, greedy, careful, people, net } = BEFORE;
  const plain = [
    { ...RANDOM, share: random },
    { ...GREEDY, share: greedy },
    { ...CAREFUL, share: careful },
  ];
  if (learned === undefined) return [...plain, { ...LIKELY, share: people + net }];
  return [
    ...plain,
    { ...peopleType(learned.people), ...slips, share: people, glance: LIKELY },
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
  private readonly listed: readonly PlayerType[];
  private readonly styles: number;
  /** By seat and style: the probability that the seat plays in it. */
  private readonly shares: Float64Array;

  constructor(view: View, { hands, foresees }: Insight, learned: Nets | undefined) {
    this.root = stateOf(view);
    this.self = this.root.now[PLAYER]!;
    this.learned = learned;
    this.isLastRound = view.round >= ROUNDS;
    this.listed = stylesOf(learned, foresees === undefined ? {} : { blind: FIRM });
    this.styles = this.listed.length;
    this.types = new PlayerTypes(this.listed, this.root, this.self, { ...READING, hands });
    this.shares = new Float64Array(SEATS * this.styles);
    for (const [seat, shares] of this.types.sharesBySeat()) {
      this.shares.set(shares, seat * this.styles);
    }
    if (foresees === undefined) return;
    likenShares(
      this.self,
      this.shares,
      this.listed.map(({ share }) => share),
      ALIKE,
    );
  }

  /** The net's judgement, given who seems to sit there. */
  judge(win: NetScorer, net: Net): NetScorer {
    return win.among(net, beliefRows(this.self, this.shares));
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
    const types = this.listed.map(({ scorer, share, scale, blind }): PlayerType => {
      return { scorer, share, scale, blind };
    });
    return new PlayerTypes(types, this.root, this.self, { ...READING, hands: 0 });
  }

  /** How each seat plays on in a playout: with the nets, if need be, or faster; the own seat by a net, if it has one. Nothing is allocated there. */
  policy(
    withNets: boolean = this.isLastRound,
    own: NetScorer | undefined = withNets ? this.learned?.win : undefined,
  ): (state: State, random: Random) => Move {
    const { self, styles, shares } = this;
    const byNets = withNets ? this.learned : undefined;
    const scale = this.isLastRound ? LOOKS.scale : FOLLOWS;
    const passed = new PassedSince(this.root);
    return (state, random) => {
      const seat = state.now[PLAYER]!;
      if (seat === self) {
        if (own === undefined) return carefulMove(state, random);
        return own.best(own.weigh(state, passed.of(state)));
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

/** The style that plays randomly. */
function isRandom(style: number): boolean {
  return style === 0;
}

/** The style that plays by the net, which playouts by the nets predict. */
function isByNet(style: number): boolean {
  return style > 3;
}

const NOTHING_PASSED = new PassedOver();

/** Everybody plays on to the end of the round, the own seat by a net, and there the net judges. */
function foresight(company: Company, own: NetScorer, view: View): Knowledge<BuddyBluff> {
  const self = stateOf(view).now[PLAYER]!;
  const byNets = company.share(thinks) > BY_NETS;
  const types = byNets ? company.closely() : company.types;
  return {
    policy: company.policy(byNets, own),
    likelihood: () => types,
    stage,
    evaluate(state, into) {
      into.fill(0);
      into[self] = own.of(state, self, NOTHING_PASSED);
    },
  };
}

/** How many worlds the net counts for. */
function netWorldsOf(company: Company, { worlds }: Insight, round: number, told: boolean): number {
  const unforeseen = 1 - company.share(isForeseen);
  if (round >= ROUNDS) return NET_WORLDS_LAST * unforeseen ** 4;
  if (!told) return NET_WEIGHT * worlds * unforeseen ** 4;
  if (company.share(isByNet) > 0.5) return 0;
  return NET_WORLDS * unforeseen ** 2 + NET_WORLDS_BY_LOT * company.share(isRandom) ** 2;
}

/** How many worlds are played out. */
function worldsOf(company: Company, { worlds, foresees }: Insight, round: number): number {
  if (foresees === undefined) return worlds;
  if (round < ROUNDS) return company.share(thinks) > BY_NETS ? foresees : worlds;
  return company.share(isRandom) > 0.5 ? MORE_BY_LOT * worlds : worlds;
}

/** A player that plays worlds out in the styles the others seem to have. */
export function amongStyles(
  search: Search,
  insight: Insight,
  told: Pick<Knowledge<BuddyBluff>, 'points' | 'reason'>,
): Player<View> {
  return {
    think(view, random): Thinking {
      const { win, people, company: net } = nets();
      const isLearned = insight.learned && win !== undefined && people !== undefined;
      const company = new Company(view, insight, isLearned ? { win, people } : undefined);
      const shares = insight.sure === true ? certainShares(view) : new Map<Move, number>();
      const own =
        isLearned && insight.foresees !== undefined && net !== undefined
          ? company.judge(win, net)
          : undefined;
      const judged = isLearned ? scoringPlayer(own ?? win, reason).think(view, random) : undefined;
      const netWorlds = isLearned
        ? netWorldsOf(company, insight, view.round, own !== undefined)
        : 0;
      if (judged !== undefined && own === undefined && netWorlds > ALONE * insight.worlds)
        return assured(judged, shares);
      const known: Knowledge<BuddyBluff> =
        own !== undefined && view.round < ROUNDS
          ? { ...told, ...foresight(company, own, view) }
          : {
              ...told,
              policy: company.policy(),
              stage,
              evaluate,
              outcome: company.share(thinks) > 0.5 ? prospects : outcome,
              ...(insight.readsHands ? { likelihood: () => company.types } : {}),
            };
      const { temperature = 0 } = insight;
      // The more deals are to come, the less a play changes the chances: scaled so that a level is
      // as careless in all of them.
      const careless = temperature * narrowing(dealsLeft(view.options, view.deal));
      const worlds = worldsOf(company, insight, view.round);
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
