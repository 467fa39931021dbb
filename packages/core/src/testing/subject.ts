/**
 * The input and output of the laws. Every game runs the same laws; a law that a
 * game cannot obey is skipped with a reason.
 */
import {
  EVERYBODY,
  type Game,
  type GameTypes,
  type Seat,
  type StateOf,
  type Turn,
  type ViewOf,
  type Reader,
} from '../game.ts';
import type { Encoding } from '../encoding.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Match } from '../match.ts';
import type { Player } from '../player.ts';
import type { Sfc32 } from '../random.ts';
import type { Table } from '../table.ts';
import { difference } from './compare.ts';

/** The laws by name, each with the number of its group. */
export const LAWS = {
  moves: { number: 1, says: 'listed moves are accepted, everything else is refused with a rule' },
  copies: { number: 1, says: 'play on a copy leaves the original untouched' },
  listeners: { number: 1, says: 'a listener hears of a whole step and can spoil nothing' },
  notation: { number: 2, says: 'format and read are inverse, distinct moves read differently' },
  records: { number: 2, says: 'a record replays to a deep-equal state' },
  cards: { number: 3, says: 'cards are conserved at every step' },
  bounds: { number: 3, says: 'deals end, buffers suffice, payoffs add up, views are JSON' },
  worlds: { number: 4, says: 'a sampled world gives the same view, turn and choices' },
  rewind: { number: 4, says: 'wound back and replayed, a sampled world accepts every past move' },
  memory: { number: 4, says: 'in a sampled world a seat would have seen all that it saw' },
  variety: { number: 4, says: 'sampled worlds vary' },
  distribution: {
    number: 4,
    says: 'worlds that a seat cannot exclude are dealt equally often',
  },
  leak: { number: 5, says: 'worlds that a seat cannot tell apart stay so by the same next step' },
  encoding: {
    number: 5,
    says: 'the numbers and actions of a seat are the same in all its worlds, from 0 to 1, each action its own',
  },
  knowledge: { number: 5, says: 'policies and likelihoods answer the same in any order' },
  players: { number: 5, says: 'players given the same view and random numbers answer the same' },
} as const;
/** The name of a law. */
export type LawName = keyof typeof LAWS;

/** A game under test, and what the laws cannot know about it. */
export interface LawSubject<K extends GameTypes> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seats?: number;
  /**
   * All cards of the deal by place, always the same number: the i-th card of a
   * hidden hand has the same index in two worlds that differ only in hidden
   * cards. Cards not yet dealt come last, in ascending order. The numbers are
   * those of chance outcomes, different for each card.
   */
  cards(state: StateOf<K>): ArrayLike<number>;
  /** What `cards` must always contain, in any order. */
  readonly deck: ArrayLike<number>;
  /**
   * The indices in `cards` that the rules hide from the seat. Laws 4 and 5
   * compare the view with `redeal`; if the view shows too much and `redeal`
   * leaves it in place, only this exposes the fault.
   */
  hidden(state: StateOf<K>, seat: Seat, table: Table<K>): readonly number[];
  /** Players by name; each is asked at every visited decision. */
  readonly players?: Readonly<Record<string, Player<ViewOf<K>>>>;
  /** The knowledge of a search for the seat of a view. */
  knowledge?(view: ViewOf<K>): Pick<Knowledge<K>, 'policy' | 'likelihood'>;
  /** The encoding as numbers, if there is one. */
  readonly encoding?: Encoding<K>;
  /** Whether an event reveals a hidden card, so that worlds may differ from then on. */
  reveals?(seen: K['seen']): boolean;
  /** Whether the rules distinguish two worlds without naming a card: by an announcement, or a text that finds no card. */
  tellsApart?(one: ReaderStep<K>, other: ReaderStep<K>): boolean;
  /** Whether the rules look at hidden cards right now, so that the continuation depends on them. */
  looks?(view: ViewOf<K>): boolean;
  /** A move that is accepted although it is not listed, such as giving up. */
  givesUp?(state: StateOf<K>, move: number): boolean;
  /**
   * The chance outcomes that would have led to `world`, in the order of the
   * table's chance steps. Needed if outcomes are not plain lists of cards; by
   * default each card is replaced by the one at its place.
   */
  outcomes?(table: Table<K>, world: StateOf<K>, seat: Seat): readonly Uint8Array[];
  /**
   * The moves that would have led to `world`, in the order of the table's
   * moves. Needed if a seat chooses cards that others do not see: a card laid
   * face down is another card in another world.
   */
  moves?(table: Table<K>, world: StateOf<K>, seat: Seat): readonly number[];
  /** Whether no past with the same steps leads to this world, which then is not rewound; the subject gives the reason. */
  hasNoPast?(table: Table<K>, world: StateOf<K>, seat: Seat): boolean;
  /** How to compare a state read from a position, instead of by all fields, and why. */
  readonly compare?: { readonly reason: string; by(state: StateOf<K>): unknown };
  /** Skipped laws, each with its reason. */
  readonly skip?: Readonly<Partial<Record<LawName, string>>>;
}

/** What a reader is shown of a step. */
export interface ReaderStep<K extends GameTypes> {
  readonly text: string;
  readonly seen: readonly K['seen'][];
  readonly view: ViewOf<K>;
}

/** A law that does not hold. `runLaws` with one game of this seed finds it again. */
export interface Broken {
  readonly law: LawName;
  readonly seed: number;
  /** The deal of the match, from 0, and the number of steps in that deal so far. */
  readonly deal: number;
  readonly ply: number;
  readonly message: string;
  /** The position as text, if the game can write it. */
  readonly position: string;
}

/** One line for test output. */
export function formatBroken({ law, seed, deal, ply, message, position }: Broken): string {
  const place = `seed ${seed} deal ${deal} ply ${ply}`;
  return `law ${LAWS[law].number} (${law}) broken at ${place}: ${message} [${position}]`;
}

/** A state that the seat cannot distinguish from the true one, and how it was made. */
export interface PossibleWorld<K extends GameTypes> {
  readonly seat: Seat;
  readonly how: 'world' | 'sample' | 'redeal';
  readonly state: StateOf<K>;
}

/** A position of a random match at which laws are checked. */
export interface Spot<K extends GameTypes> {
  readonly subject: LawSubject<K>;
  readonly game: Game<K>;
  readonly match: Match<K>;
  readonly table: Table<K>;
  readonly state: StateOf<K>;
  readonly turn: Turn;
  /** The listed moves; empty if no seat is at turn. */
  readonly moves: readonly number[];
  readonly worlds: readonly PossibleWorld<K>[];
  /** A used state to copy into: nothing of it may survive. */
  readonly used: StateOf<K>;
  /** Texts of moves from other positions of the match. */
  readonly texts: readonly string[];
  readonly random: Sfc32;
  /** Steps of each player. */
  readonly steps: number;
  broken(law: LawName, message: string): void;
}

/** Where a state read from a position differs from the one that wrote it. */
export function positionDifference<K extends GameTypes>(
  { compare }: LawSubject<K>,
  got: StateOf<K>,
  expected: StateOf<K>,
): string | undefined {
  if (compare === undefined) return difference(got, expected);
  return difference(compare.by(got), compare.by(expected));
}

function sorted(cards: ArrayLike<number>): Int32Array {
  return Int32Array.from(cards).sort();
}

/** What is wrong with the cards of a state; undefined if they are complete. */
export function cardsDifference<K extends GameTypes>(
  subject: LawSubject<K>,
  state: StateOf<K>,
): string | undefined {
  return difference(sorted(subject.cards(state)), sorted(subject.deck), 'sorted cards');
}

/** All seats and the spectator. */
export function onlookers(seats: number): Reader[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), EVERYBODY];
}

/** A reader in words. */
export function nameOf(seat: Reader): string {
  return seat === EVERYBODY ? 'the spectator' : `seat ${seat}`;
}
