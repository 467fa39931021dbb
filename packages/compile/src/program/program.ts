/**
 * Cards as programs. Every text becomes a chain of nodes: a node does one
 * thing and knows which comes next, so that "where we are" in a half-resolved
 * text is one number. link.ts writes them.
 *
 * S is the state of a game: what a node does is looked up in no table but
 * stands in the node, so that steps inside a step need not know all others.
 */
import type {
  Amount,
  Condition,
  Expr,
  On,
  Op,
  Rule,
  Selector,
  CardStep,
  StepOf,
} from '../cards/steps.ts';
import type { Predicate, Quantity, CardQuery } from './terms.ts';

/** What a node does; `actor` carries it out. */
export interface Behaviour<S> {
  /** RULES 8.4: could it do something in the present position? Nothing is simulated. */
  can(state: S, node: Node<S>, actor: number): boolean;
  /** As far as others can see it could, whatever the cards of the actor's hand. */
  seems?(state: S, node: Node<S>, actor: number): boolean;
  /** Begins it in the text of frame `f`; returns how many cards it did, or WAITING. */
  begin(state: S, f: number, node: Node<S>, actor: number): number;
  /** Offers the answers to the question at which the text stands, and changes nothing else. */
  ask?(state: S, f: number, node: Node<S>, actor: number): void;
  /** Resumes with the answer of a player or of chance; returns the same as `begin`. */
  answer?(state: S, f: number, node: Node<S>, actor: number): number;
  /** By STEP: the word of the frame that holds a card while it waits, beside those that all texts have. */
  readonly holds?: Readonly<Record<number, number>>;
}

/** All nodes have one shape, whatever that of their step. */
export interface Node<S> {
  readonly id: number;
  readonly op: NodeOp;
  readonly does: Behaviour<S>;
  /** What it was made of: its step, or for the joints between steps that of their chain or loop. */
  readonly step: CardStep | null;
  /** Its target, amount, condition and filter, where it has one. */
  readonly sel: CardQuery | null;
  readonly num: Quantity | null;
  readonly cond: Predicate | null;
  readonly filter: CardQuery | null;
  /** The opponent of the text's owner carries it out. */
  readonly opposed: boolean;
  /** Its result gets a name. */
  readonly binds: boolean;
  /** The steps inside, for asking what they could do. */
  inside: readonly (readonly Node<S>[])[];
  /** What comes next, and where the inside begins. */
  next: number;
  body: number;
  /** `either`: where each option begins; `if`: where the else begins. */
  bodies: readonly number[];
}

/** The steps of the joints. */
interface Joints {
  open: null;
  close: null;
  end: null;
  gate: StepOf<'chain'>;
  nextLine: StepOf<'forEachLine'>;
  nextTime: StepOf<'repeat'>;
}
export type Joint = keyof Joints;

/** What a node does: a step, or one of the joints. */
export type NodeOp = Op | Joint;
export type StepAt<O extends NodeOp> = O extends Op
  ? StepOf<O>
  : O extends Joint
    ? Joints[O]
    : never;

/** The terms that every step of a kind has. */
type TermsOf<T> = ([T] extends [{ readonly target: Selector }]
  ? { readonly sel: CardQuery }
  : unknown) &
  ([T] extends [{ readonly count: Amount } | { readonly times: Expr }]
    ? { readonly num: Quantity }
    : unknown) &
  ([T] extends [{ readonly cond: Condition }] ? { readonly cond: Predicate } : unknown);

/** The node of one kind of step. */
export type NodeOf<S, O extends NodeOp> = Node<S> & {
  readonly step: StepAt<O>;
} & TermsOf<StepAt<O>>;

/** Writes nodes, the last first, since a node knows the next. */
export interface Linker<S> {
  add(
    op: NodeOp,
    step: CardStep | null,
    next: number,
    inside?: readonly (readonly Node<S>[])[],
  ): Node<S>;
  /** Steps in a row; the first node is the entry. */
  list(steps: readonly CardStep[], next: number): readonly Node<S>[];
  /** The joint of a loop with the steps inside, which lead back to it. */
  loop(op: Joint, step: CardStep & { readonly do: readonly CardStep[] }, next: number): Node<S>;
  /** Refuses the card. */
  refuse(problem: string): never;
}

/** Where a list of nodes begins. */
export function entryOf(nodes: readonly { readonly id: number }[], next: number): number {
  return nodes[0]?.id ?? next;
}

/** A rule that waits for an event. */
export interface Trigger {
  readonly event: number;
  /** Who has done it and whose turn it is, seen from the card's side. */
  readonly who: 'any' | 'own' | 'opp';
  readonly during: On['during'];
  /** Only in the line of the card. */
  readonly here: boolean;
  readonly program: number;
  /** Index of the protocol of a covering card, or -1. */
  readonly byProtocol: number;
}

/** What the three boxes of a card say, sorted by what the engine asks for. */
export interface Text<S> {
  readonly protocol: number;
  readonly value: number;
  /** The program of the middle box, or -1; its steps. */
  readonly middle: number;
  readonly steps: readonly Node<S>[];
  readonly top: BoxText;
  readonly bottom: BoxText;
  /** Permits that work from the hand. */
  readonly anyLine: boolean;
  readonly eitherSide: boolean;
}

/** A lasting rule with its terms. */
export interface Lasting {
  readonly rule: Rule;
  readonly add: Quantity | null;
  readonly when: Predicate | null;
  readonly protocol: number;
}

export interface BoxText {
  readonly rules: readonly Lasting[];
  readonly triggers: readonly Trigger[];
  /** Bits: see HAS. */
  readonly has: number;
  readonly flipSelf: number;
}

/** What a box has, so that most cards are passed over with one look. Bits 0 to 10 are the events. */
export const HAS = {
  lineTotal: 2048,
  cardValue: 4096,
  restrictPlay: 8192,
  restrictMiddle: 16384,
  restrictDraw: 32768,
  restrictCache: 65536,
  restrictFlip: 131072,
  permit: 262144,
  flipSelf: 524288,
  compileDeleteSelf: 1048576,
  returnToHand: 2097152,
} as const;

export interface Program<S> {
  readonly nodes: readonly Node<S>[];
  readonly texts: readonly Text<S>[];
  /** The same by card, for loops over the field: printed value, protocol, middle, what the boxes have. */
  readonly value: Uint8Array;
  readonly protocol: Uint8Array;
  readonly middle: Int16Array;
  readonly topHas: Int32Array;
  /** What a card in the hand permits for itself: bit 0 any line, bit 1 either side. */
  readonly selfPlay: Uint8Array;
  readonly bottomHas: Int32Array;
  /** Names by number. */
  readonly protocols: readonly string[];
  /** Goes to the reactions of the sentence and then to the end. */
  readonly drop: number;
  /** A checksum of the programs: a half-resolved position speaks of their nodes by number. */
  readonly sum: string;
}
