/**
 * The vocabulary in which every card is written (RULES 9). A middle box is a list of steps, a top
 * or bottom box a list of rules. Cards are data of these types; one interpreter gives them their
 * meaning.
 *
 * "own" and "opp" are relative to the side on which the card lies; zone words (`ownDeckTop`,
 * `hand`) to the player who carries a step out.
 */

/** A number, evaluated when the step begins. */
export type Expr =
  | number
  | { readonly count: Target }
  | { readonly handSize: 'own' | 'opp' }
  | { readonly trashSize: 'own' | 'opp' }
  /** Different protocols on face-up cards, both sides, covered ones too. */
  | { readonly distinctProtocols: 'field' | 'thisLine' }
  | { readonly valueOfCard: 'that' }
  | { readonly tally: 'n'; readonly plus?: number }
  /** A number divided by another, rounded down. */
  | { readonly floorDiv: readonly [Expr, Expr] };

/** How many cards: a number, "n or more" as the chooser likes, or a whole zone. */
export type Amount = Expr | { readonly min: number } | 'all' | 'hand' | 'deck';

export type ValueTest =
  | { readonly in: readonly number[] }
  | { readonly eq: Expr | 'num' }
  | { readonly lt: Expr }
  | { readonly gt: Expr };

/** Which cards: empty means one uncovered card of either side, either face, the source included. */
export interface Selector {
  readonly side?: 'any' | 'own' | 'opp';
  readonly cover?: 'uncovered' | 'covered' | 'any';
  readonly face?: 'up' | 'down';
  readonly line?: 'this' | 'other' | 'current' | 'lineOfThat' | 'lineOfPlate';
  readonly stack?: 'this';
  /** Not the source. */
  readonly other?: true;
  readonly value?: ValueTest;
  readonly extreme?: 'max' | 'min';
  /** Of face-up cards in the field; of the printed card elsewhere. */
  readonly protocol?: string;
  readonly protocolNot?: string;
  readonly pick?: PickKind;
  readonly ref?: 'self' | 'that' | 'event';
  readonly lineWhere?: Condition;
  /** Among the cards bound to a name. */
  readonly in?: 'drawn';
}

/** How many of the selector's cards: the whole set at once, or one after the other; else one. */
export type PickKind = 'all' | 'each';

/** The cards of a step or term that knows only these kinds. */
export type Target<Kind extends PickKind = never> = Selector & { readonly pick?: Kind };

export type Condition =
  | { readonly cond: 'selfCovered' }
  | { readonly cond: 'selfCovering' }
  | {
      readonly cond: 'compare';
      readonly left: Expr;
      readonly cmp: '>' | '>=' | '<' | '<=' | '==';
      readonly right: Expr;
    }
  | { readonly cond: 'oppTotalHigher'; readonly line: 'this' | 'candidate' }
  | { readonly cond: 'exists'; readonly target: Target }
  | { readonly cond: 'protocolIs'; readonly of: 'that'; readonly is: 'proto' };

/** A test of a card outside the field. */
export interface Filter {
  readonly value?: ValueTest;
  readonly protocol?: string;
  readonly protocolNot?: string;
}

type By = { readonly by?: 'opponent' };
/** The names a step can bind its result to. */
export type Name = 'that' | 'n' | 'num' | 'drawn' | 'proto' | 'plate';

export type CardStep =
  | (By & {
      readonly op: 'draw';
      readonly count: Amount;
      readonly from?: 'ownDeck' | 'oppDeck';
      readonly filter?: Filter;
      readonly as?: 'drawn';
    })
  | {
      readonly op: 'discard';
      readonly by?: 'opponent' | 'both';
      readonly count: Amount;
      readonly from?: 'ownDeck' | 'ownDeckTop' | 'oppDeckTop';
      readonly to?: 'oppTrash';
      readonly random?: true;
      readonly as?: 'n' | 'that';
    }
  | (By & { readonly op: 'delete'; readonly target: Target<'all'>; readonly as?: 'that' })
  | (By & {
      readonly op: 'flip';
      readonly target: Target<PickKind>;
      readonly as?: 'that';
      readonly ignoreMiddle?: true;
    })
  | (By & {
      readonly op: 'shift';
      readonly target: Target<'all'>;
      readonly to: 'other' | 'this' | 'current' | 'toOrFromThis' | 'oppBestLine';
      readonly as?: 'that';
    })
  | (By & { readonly op: 'return'; readonly target: Target<'all'>; readonly as?: 'that' })
  | (By & { readonly op: 'seize'; readonly target: Target; readonly as?: 'that' })
  | (By & {
      readonly op: 'play';
      readonly from: 'hand' | 'ownTrash' | 'ownDeckTop' | 'oppDeckTop';
      readonly face: 'up' | 'down' | 'choice';
      readonly line: 'any' | 'this' | 'other' | 'current' | 'withFaceDown' | 'underSelf';
      readonly side?: 'opp';
      readonly filter?: Filter;
      readonly ref?: 'that';
      readonly matching?: 'waived';
      readonly as?: 'that';
    })
  | (By & {
      readonly op: 'reveal';
      readonly what: 'hand' | 'deck' | 'deckTop' | 'handCard' | 'trashCard' | 'fieldCard';
      readonly count?: 1;
      readonly target?: Target;
      readonly as?: 'that';
    })
  | (By & { readonly op: 'refresh' })
  | (By & { readonly op: 'rearrange'; readonly whose: 'own' | 'opp' })
  | (By & { readonly op: 'swapProtocols'; readonly whose: 'own' | 'opp' })
  | (By & { readonly op: 'swapStacks'; readonly whose: 'own' | 'opp' })
  | { readonly op: 'give'; readonly count: 1 }
  | { readonly op: 'takeRandom'; readonly count: 1 }
  /** Only as a replacement of a return (RULES 7.4). */
  | {
      readonly op: 'putOnDeckTop';
      readonly target: { readonly ref: 'event' };
      readonly face: 'down';
    }
  | (By & { readonly op: 'shuffle'; readonly what: 'deck' | 'trashIntoDeck' })
  | { readonly op: 'declare'; readonly what: 'number'; readonly as: 'num' }
  | { readonly op: 'declare'; readonly what: 'protocol'; readonly as: 'proto' }
  | { readonly op: 'flipProtocol'; readonly protocol: string; readonly as?: 'plate' }
  | { readonly op: 'forbidCompile'; readonly who: 'opponent'; readonly duration: 'nextTurn' }
  | { readonly op: 'copyMiddle'; readonly target: Target }
  /** One sentence of two parts; `done`: the second only if the first did something. */
  | {
      readonly op: 'chain';
      readonly gate: 'done' | 'always';
      readonly first: CardStep;
      readonly then: readonly CardStep[];
    }
  | { readonly op: 'may'; readonly do: readonly CardStep[] }
  | { readonly op: 'either'; readonly options: readonly EitherOption[] }
  | {
      readonly op: 'if';
      readonly cond: Condition;
      readonly do: readonly CardStep[];
      readonly else?: readonly CardStep[];
    }
  | {
      readonly op: 'forEachLine';
      readonly lines: 'any' | 'other' | 'withOwnCard' | 'withFaceDown';
      readonly do: readonly CardStep[];
    }
  | {
      readonly op: 'chooseLine';
      readonly among: 'any' | 'other';
      readonly where?: Condition;
      readonly do: readonly CardStep[];
    }
  | { readonly op: 'repeat'; readonly times: Expr; readonly do: readonly CardStep[] };

/** The first words of an option of `either`; a move of that choice is its word. */
export const EITHER_WORDS = ['discard', 'flip', 'shift', 'delete', 'draw'] as const;

export type EitherOption = readonly [
  StepOf<(typeof EITHER_WORDS)[number]>,
  ...(readonly CardStep[]),
];

/** Every kind of step by its word. */
export type Op = CardStep['op'];
export type StepOf<O extends Op> = Extract<CardStep, { op: O }>;

/** Replaces deletion by a compile (RULES 11.1). */
export interface Escape {
  readonly op: 'shift';
  readonly target: { readonly ref: 'self' };
  readonly to: 'other';
}

/** The events that triggers wait for, by number; HAS keeps the bits from 11 on. */
export const EVENTS = {
  start: 0,
  end: 1,
  wouldBeCovered: 2,
  afterDraw: 3,
  afterDiscard: 4,
  afterDelete: 5,
  afterPlay: 6,
  afterClearCache: 7,
  afterShuffle: 8,
  afterRefresh: 9,
  afterCompile: 10,
} as const;
export type EventName = keyof typeof EVENTS;

interface Circumstances {
  readonly line?: 'this';
  readonly during?: 'ownTurn' | 'oppTurn';
  /** Only if the covering card is face-up and of this protocol. */
  readonly byProtocol?: string;
}

/** Events without an actor. Start and end are those of the own turn. */
type Occasion = 'start' | 'end' | 'wouldBeCovered';

export type On =
  | (Circumstances & { readonly event: Occasion; readonly who?: 'own' })
  /** The actor, relative to the card's side. */
  | (Circumstances & {
      readonly event: Exclude<EventName, Occasion>;
      readonly who: 'own' | 'opp' | 'any';
    });

export type Rule =
  | { readonly rule: 'trigger'; readonly on: On; readonly do: readonly CardStep[] }
  | {
      readonly rule: 'modify';
      readonly what: 'lineTotal';
      readonly whose: 'own' | 'opp';
      readonly line: 'this';
      readonly add: Expr;
      readonly when?: Condition;
    }
  | {
      readonly rule: 'modify';
      readonly what: 'cardValue';
      readonly target: { readonly stack: 'this'; readonly cover: 'any'; readonly face: 'down' };
      readonly set: number;
    }
  | {
      readonly rule: 'restrict';
      readonly what: 'play' | 'playFaceDown' | 'playFaceUp';
      readonly who: 'own' | 'opp' | 'any';
      readonly line: 'this' | 'any';
    }
  | {
      readonly rule: 'restrict';
      readonly what: 'middle';
      readonly who: 'own' | 'opp' | 'any';
      readonly line: 'this' | 'any';
      readonly during?: 'ownTurn' | 'oppTurn';
    }
  | { readonly rule: 'restrict'; readonly what: 'flip'; readonly target: { readonly ref: 'self' } }
  | {
      readonly rule: 'restrict';
      readonly what: 'draw' | 'cachePhase';
      readonly who: 'own' | 'opp' | 'any';
      readonly when?: Condition;
    }
  | { readonly rule: 'permit'; readonly what: 'playFaceUpAnyLine'; readonly who?: 'own' | 'opp' }
  | {
      readonly rule: 'permit';
      readonly what: 'playFaceUpHere';
      readonly protocol: string;
      readonly line: 'this';
    }
  /** These two concern the card itself while it is in a hand. */
  | { readonly rule: 'permit'; readonly what: 'playSelfAnyLine' | 'playSelfEitherSide' }
  | { readonly rule: 'replace'; readonly event: 'flipSelf'; readonly with: readonly CardStep[] }
  | {
      readonly rule: 'replace';
      readonly event: 'compileDeleteSelf';
      readonly with: readonly [Escape];
    }
  | {
      readonly rule: 'replace';
      readonly event: 'returnToHand';
      readonly whose: 'own' | 'opp';
      readonly with: readonly [StepOf<'putOnDeckTop'>];
    };

/** The three boxes of a card; a missing one has no text. */
export interface Boxes {
  readonly top?: readonly Rule[];
  readonly middle?: readonly CardStep[];
  readonly bottom?: readonly Rule[];
}

/** The cards of a set as written down: by protocol and value. */
export type SetData = Readonly<Record<string, Readonly<Record<number, Boxes>>>>;

/** A card: its number and three boxes. */
export interface CardData extends Required<Boxes> {
  readonly value: number;
}

/** The six cards of a protocol, by rising value. */
export interface ProtocolData {
  readonly name: string;
  readonly set: 'MN01' | 'AX01' | 'MN02' | 'AX02';
  readonly cards: readonly CardData[];
}
