/**
 * Cards as programs. Every text becomes a chain of nodes: a node does one
 * thing and knows which comes next, so that "where we are" in a half-resolved
 * text is one number. binder.ts writes them.
 */
import type { Op, Rule, StepOf } from './steps.ts';
import type { Cond, Num, Sel } from './terms.ts';

/** What all nodes have. They have one shape, whatever that of their step: most is asked of the node. */
interface Joined {
  readonly id: number;
  /** Its target, amount, condition and filter, where it has one. */
  readonly sel: Sel | null;
  readonly num: Num | null;
  readonly cond: Cond | null;
  readonly filter: Sel | null;
  /** The opponent of the text's owner carries it out. */
  readonly opposed: boolean;
  /** Its result gets a name. */
  readonly binds: boolean;
  /** The steps inside, for asking what they could do. */
  readonly inside: readonly (readonly Node[])[];
  /** What comes next, and where the inside begins. */
  next: number;
  body: number;
  /** `either`: where each option begins; `if`: where the else begins. */
  bodies: readonly number[];
}

/** What a node was made of: its step, or for the joints between steps that of their chain or loop. */
type StepsByOp = { [O in Op]: StepOf<O> } & {
  open: null;
  close: null;
  end: null;
  gate: StepOf<'chain'>;
  nextLine: StepOf<'forEachLine'>;
  nextTime: StepOf<'repeat'>;
};

/** What a node does: a step, or one of the joints. */
export type NodeOp = keyof StepsByOp;

export type NodeOf<O extends NodeOp> = Joined & { readonly op: O; readonly step: StepsByOp[O] };
export type Node = { [O in NodeOp]: NodeOf<O> }[NodeOp];

/** A rule that waits for an event. */
export interface Trigger {
  readonly event: number;
  /** Who has done it and whose turn it is, seen from the card's side: ANY, OWN or OPP. */
  readonly who: number;
  readonly during: number;
  /** Only in the line of the card. */
  readonly here: boolean;
  readonly program: number;
  /** Index of the protocol of a covering card, or -1. */
  readonly byProtocol: number;
}

/** What the three boxes of a card say, sorted by what the engine asks for. */
export interface Text {
  readonly protocol: number;
  readonly value: number;
  /** The program of the middle box, or -1; its steps. */
  readonly middle: number;
  readonly steps: readonly Node[];
  readonly top: BoxText;
  readonly bottom: BoxText;
  /** Permits that work from the hand. */
  readonly anyLine: boolean;
  readonly eitherSide: boolean;
}

/** A lasting rule with its terms. */
export interface Lasting {
  readonly rule: Rule;
  readonly add: Num | null;
  readonly when: Cond | null;
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

export interface Book {
  readonly nodes: readonly Node[];
  readonly texts: readonly Text[];
  /** The same by card, for loops over the field: printed value, protocol, what the boxes have. */
  readonly value: Uint8Array;
  readonly protocol: Uint8Array;
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
