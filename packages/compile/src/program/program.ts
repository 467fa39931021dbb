/**
 * Cards as programs. Every text becomes a chain of nodes: a node does one thing and knows its
 * successor, so that the position in a half-resolved text is one number. link.ts writes them.
 *
 * S is the state of a game: a node carries its own implementation instead of a table holding it, so
 * that steps inside a step need not know all others.
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

/** What a node does, carried out by `actor`. */
export interface Behaviour<S> {
  /** RULES 8.4: whether it could do something in the present position. Nothing is simulated. */
  can(state: S, node: Node<S>, actor: number): boolean;
  /** Whether it could as far as others can see, whatever the actor's hand holds. */
  seems?(state: S, node: Node<S>, actor: number): boolean;
  /** Begins it in the text of frame `f`; returns how many cards it affected, or WAITING. */
  begin(state: S, f: number, node: Node<S>, actor: number): number;
  /** Offers the answers to the text's current question, and changes nothing else. */
  ask?(state: S, f: number, node: Node<S>, actor: number): void;
  /** Resumes with the answer of a player or of chance; returns the same as `begin`. */
  answer?(state: S, f: number, node: Node<S>, actor: number): number;
  /** By STEP: the frame's word that holds a card while it waits, besides those that all texts have. */
  readonly holds?: Readonly<Record<number, number>>;
}

/** All nodes have the same shape, whatever their step's. */
export interface Node<S> {
  readonly id: number;
  readonly op: NodeOp;
  readonly does: Behaviour<S>;
  /** Its source: its step, or for the joints between steps that of their chain or loop. */
  readonly step: CardStep | null;
  /** Its target, amount, condition and filter, if any. */
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
  /** The next node, and the first one inside. */
  next: number;
  body: number;
  /** `either`: the start of each option; `if`: the start of the else. */
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

/** The terms common to all steps of a kind. */
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

/** Writes nodes, last first, since a node knows the next. */
export interface Linker<S> {
  add(
    op: NodeOp,
    step: CardStep | null,
    next: number,
    inside?: readonly (readonly Node<S>[])[],
  ): Node<S>;
  /** Steps in a row; the first node is the entry. */
  list(steps: readonly CardStep[], next: number): readonly Node<S>[];
  /** The joint of a loop around its steps, which lead back to it. */
  loop(op: Joint, step: CardStep & { readonly do: readonly CardStep[] }, next: number): Node<S>;
  /** Refuses the card. */
  refuse(problem: string): never;
}

/** The first of a list of nodes. */
export function entryOf(nodes: readonly { readonly id: number }[], next: number): number {
  return nodes[0]?.id ?? next;
}

/** A rule that waits for an event. */
export interface Trigger {
  readonly event: number;
  /** The actor and whose turn it is, relative to the card's side. */
  readonly who: 'any' | 'own' | 'opp';
  readonly during: On['during'];
  /** Only in the line of the card. */
  readonly here: boolean;
  readonly program: number;
  /** Index of the protocol of a covering card, or -1. */
  readonly byProtocol: number;
}

/** The three boxes of a card, sorted by the engine's questions. */
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

/** What a box has, so that one test skips most cards. Bits 0 to 10 are the events. */
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
  /** A hand card's permissions for itself: bit 0 any line, bit 1 either side. */
  readonly selfPlay: Uint8Array;
  readonly bottomHas: Int32Array;
  /** Names by number. */
  readonly protocols: readonly string[];
  /** Goes to the reactions of the sentence and then to the end. */
  readonly drop: number;
  /** A checksum of the programs: a half-resolved position refers to their nodes by number. */
  readonly sum: string;
}
