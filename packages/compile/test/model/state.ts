/**
 * A plain model of Compile, written from RULES.md and the texts of the cards
 * by an author who has not read the engine. Cards are objects, zones are arrays,
 * and a game is one generator that stops at every decision and chance outcome.
 * It is slow, and that is fine: it exists to disagree.
 */
import type { Options } from '../../src/index.ts';

export type Player = 0 | 1;
export const PLAYERS: readonly Player[] = [0, 1];
export type Line = 0 | 1 | 2;
export const LINES: readonly Line[] = [0, 1, 2];
export type Box = 'top' | 'middle' | 'bottom';

/** One card of the game: its print, and which way up it is. */
export interface Card {
  readonly name: string;
  readonly protocol: string;
  readonly value: number;
  /** Its index in the catalogue: hands are in this order. */
  readonly order: number;
  readonly texts: Texts;
  up: boolean;
}

/** The three boxes. */
export interface Texts {
  readonly top: readonly Rule[];
  readonly middle: readonly Step[];
  readonly bottom: readonly Rule[];
}

export type Happening =
  | 'start'
  | 'end'
  | 'covering'
  | 'drew'
  | 'discarded'
  | 'deleted'
  | 'played'
  | 'cleared'
  | 'shuffled'
  | 'refreshed'
  | 'compiled';

/** A text that reacts to an event. */
export interface Trigger {
  readonly kind: 'trigger';
  readonly on: Happening;
  /** Who must have done it, relative to the card; default: anybody. */
  readonly who?: 'own' | 'opp';
  readonly here?: true;
  readonly during?: 'oppTurn';
  /** For `covering`: the covering card is face-up and of this protocol. */
  readonly by?: string;
  readonly steps: readonly Step[];
}

/** The content of a box of a lasting kind. */
export type Rule =
  | Trigger
  | { readonly kind: 'total'; readonly whose: 'own' | 'opp'; add(text: Text): number }
  | { readonly kind: 'downValue'; readonly value: number }
  | {
      readonly kind: 'forbid';
      readonly what: 'play' | 'playDown' | 'playUp' | 'draw' | 'middle' | 'cache';
      readonly who: 'own' | 'opp' | 'any';
      readonly here?: true;
      readonly during?: 'ownTurn';
      when?(text: Text): boolean;
    }
  | { readonly kind: 'unflippable' }
  | { readonly kind: 'permit'; readonly what: 'anyLine' | 'selfAnyLine' | 'selfEitherSide' }
  | { readonly kind: 'permit'; readonly what: 'here'; readonly protocol: string }
  | { readonly kind: 'instead'; readonly of: 'flip'; readonly steps: readonly Step[] }
  | { readonly kind: 'instead'; readonly of: 'compile' | 'return' };

/** One instruction of a text; returns how many were done. */
export interface Step {
  /** Its label where there is an alternative. */
  readonly word: string;
  can(text: Text): boolean;
  /** Whether it can be done as far as the other player sees, who does not know which cards of the hand fit. */
  seems?(text: Text): boolean;
  run(text: Text): Flow<number> | number;
}

/** A text being resolved, as one of its steps sees it. */
export interface Text {
  readonly model: Model;
  readonly card: Card;
  readonly box: Box;
  readonly owner: Player;
  /** The player who carries the step out. */
  readonly actor: Player;
  /** The line of the enclosing "in each line", "choose a line". */
  readonly current?: Line;
  readonly bound: Bound;
}

/** The memory of a text's earlier steps. */
export interface Bound {
  that?: Card;
  drawn?: readonly Card[];
  number?: number;
  protocol?: string;
  plateLine?: Line;
}

export interface Plate {
  readonly protocol: string;
  compiled: boolean;
}

export interface Side {
  /** The last card is on top. */
  deck: Card[];
  hand: Card[];
  trash: Card[];
  plates: Plate[];
  /** By line, bottom first. */
  readonly stacks: readonly [Card[], Card[], Card[]];
}

/** A card on its way (8.5). */
export interface Way {
  readonly card: Card;
  readonly from: string;
  /** The players who could read it where it was, and still can. */
  readonly readers: readonly Player[];
  readonly to: { readonly player: Player; readonly zone: 'hand' | 'trash' | 'deck' | Line };
  /** The line it left, if any. */
  readonly left?: Line;
  /** It lay under another card. */
  readonly covered?: boolean;
  /** The player who plays it. */
  readonly by?: Player;
  waits: boolean;
}

export interface Note {
  readonly card: Card;
  readonly box: Box;
  readonly trigger: Trigger;
}

export type Phase = 'setup' | 'start' | 'control' | 'compile' | 'action' | 'cache' | 'end';

export interface Model {
  readonly options: Options;
  readonly starter: Player;
  readonly sides: readonly [Side, Side];
  control: Player | null;
  /** The player whose turn it is, and its number. */
  player: Player;
  number: number;
  phase: Phase;
  /** The turn in which each player may not compile, and the cards that forbid it. */
  readonly ban: [Ban | null, Ban | null];
  readonly ways: Way[];
  readonly texts: Text[];
  /** Resolved texts: `Fire-1:middle`. */
  readonly resolved: Set<string>;
  /** Reactions by open sentence, the innermost last (8.6). */
  readonly notes: Note[][];
  readonly drafted: string[];
  over: 'win' | 'turnLimit' | 'resigned' | null;
  winner: Player | null;
  /** Whether this turn had a question; the number of consecutive turns without one. */
  asked: boolean;
  silent: number;
  /** The cards whose place each player knows. */
  readonly knows: readonly [Set<Card>, Set<Card>];
  /** Sights and mixings, in order. */
  readonly trace: Trace[];
}

/** A card is seen by players, or cards may change places as far as players can tell. */
export type Trace =
  | { readonly kind: 'seen'; readonly card: Card; readonly by: readonly Player[] }
  | { readonly kind: 'mixed'; readonly cards: readonly Card[]; readonly for: readonly Player[] };

export interface Ban {
  readonly turn: number;
  readonly cards: readonly Card[];
}

export type Kind =
  | 'draft'
  | 'ban'
  | 'action'
  | 'card'
  | 'hand'
  | 'line'
  | 'play'
  | 'may'
  | 'either'
  | 'order'
  | 'rearrange'
  | 'controlTarget'
  | 'pair'
  | 'number'
  | 'protocol'
  | 'player';

/** A decision; the answer is the name of an option. */
export interface Question {
  readonly asks: Player;
  readonly kind: Kind;
  readonly options: readonly string[];
  readonly several?: { readonly min: number; readonly max: number; readonly picked: string[] };
}

/** Chance decides; the answer is names, separated by blanks. */
export type Chance =
  | { readonly chance: 'protocols'; readonly from: readonly string[] }
  | { readonly chance: 'decks'; readonly decks: readonly [string[], string[]] }
  | { readonly chance: 'shuffle'; readonly player: Player; readonly cards: readonly string[] }
  | { readonly chance: 'pick'; readonly player: Player; readonly cards: readonly string[] };

export type Flow<T> = Generator<Question | Chance, T, string>;

/** Thrown when the game is over: nothing further resolves (6). */
export class Over extends Error {}

export function other(player: Player): Player {
  return player === 0 ? 1 : 0;
}

export type Where =
  | { readonly zone: 'stack'; readonly player: Player; readonly line: Line; readonly index: number }
  | { readonly zone: 'hand' | 'deck' | 'trash'; readonly player: Player; readonly index: number }
  | { readonly zone: 'way'; readonly way: Way };

export function find(model: Model, card: Card): Where {
  for (const player of PLAYERS) {
    const side = model.sides[player];
    for (const line of LINES) {
      const index = side.stacks[line].indexOf(card);
      if (index >= 0) return { zone: 'stack', player, line, index };
    }
    for (const zone of ['hand', 'deck', 'trash'] as const) {
      const index = side[zone].indexOf(card);
      if (index >= 0) return { zone, player, index };
    }
  }
  const way = model.ways.find((one) => one.card === card);
  if (way === undefined) throw new Error(`${card.name} is nowhere`);
  return { zone: 'way', way };
}

export function inField(model: Model, card: Card): boolean {
  return find(model, card).zone === 'stack';
}

/** `P1.L0.2`, `P0.hand`; `way.0` of the cards on their way. */
export function placeName(model: Model, card: Card): string {
  const where = find(model, card);
  if (where.zone === 'way') return `way.${model.ways.indexOf(where.way)}`;
  if (where.zone === 'stack') return `P${where.player}.L${where.line}.${where.index}`;
  return `P${where.player}.${where.zone}`;
}

export function isUncovered(model: Model, card: Card): boolean {
  const where = find(model, card);
  return where.zone === 'stack' && model.sides[where.player].stacks[where.line].at(-1) === card;
}

/** All cards in the field, P0's side first, bottom to top. */
export function field(model: Model): Card[] {
  return PLAYERS.flatMap((player) => model.sides[player].stacks.flat());
}

/** 3: the players who may look at a card now. */
export function canRead(model: Model, player: Player, card: Card): boolean {
  const where = find(model, card);
  if (where.zone === 'stack') return card.up || where.player === player;
  if (where.zone === 'way') return card.up || where.way.readers.includes(player);
  return where.zone === 'trash' || (where.zone === 'hand' && where.player === player);
}
