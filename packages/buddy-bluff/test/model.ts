/**
 * Buddy Bluff once more, as naively as the rules read: plain arrays, cards as text, every notion
 * computed from the whole position on each call. It shares no line with the engine, so that a
 * mistake has to be made twice to stay hidden. Section numbers are those of RULES.md.
 */
export const RANKS: readonly string[] = 'A23456789TJQK'.split('');
export const SUITS: readonly string[] = 'SHDC'.split('');
export const DECK: readonly string[] = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

export interface Seal {
  rank: string;
  from: number;
  to: number;
}
export interface Slot {
  cards: string[];
  seals: Seal[];
}
/** Section 2. The deck is in dealing order: a model may know it. */
export interface Position {
  lift: 'top' | 'run';
  deck: string[];
  center: (string | null)[];
  pool: string[];
  slots: Slot[];
  hands: string[][];
  /** The known plays so far, in order. */
  played: Action[];
  starter: number;
  turn: number;
  round: number;
  plays: number;
  over: boolean;
}
export interface Action {
  card: string;
  target: number | null;
}
export interface Source {
  from: 'centre' | 'pool' | 'slot';
  place: number;
  cards: string[];
}
export type Happening =
  | { kind: 'play'; seat: number; card: string }
  | { kind: 'pool'; card: string }
  | { kind: 'package'; target: number; cards: string[]; sources: Source[] }
  | { kind: 'seal'; seat: number; rank: string; size: number; buried: string[] }
  | { kind: 'deal'; round: number; centre: string[]; hands: string[][] }
  | { kind: 'over'; scores: number[]; places: number[] };

export function rankOf(card: string): string {
  return card.charAt(0);
}

function clockwiseFrom(seat: number): number[] {
  return [0, 1, 2, 3].map((offset) => (seat + offset) % 4);
}

export function clone(position: Position): Position {
  return {
    ...position,
    deck: [...position.deck],
    center: [...position.center],
    pool: [...position.pool],
    slots: position.slots.map((slot) => ({
      cards: [...slot.cards],
      seals: slot.seals.map((seal) => ({ ...seal })),
    })),
    hands: position.hands.map((hand) => [...hand]),
    played: [...position.played],
  };
}

// Section 2: the derived notions.

export function locked(slot: Slot): number {
  return slot.seals.at(-1)?.to ?? 0;
}

export function openPart(slot: Slot): string[] {
  return slot.cards.slice(locked(slot));
}

/** The consecutive cards of equal rank at the top of a list, bottom to top. */
export function topRun(cards: readonly string[]): string[] {
  const run: string[] = [];
  for (const card of cards.toReversed()) {
    if (run[0] !== undefined && rankOf(run[0]) !== rankOf(card)) break;
    run.unshift(card);
  }
  return run;
}

export function buried(slot: Slot): string[] {
  return slot.cards
    .slice(0, locked(slot))
    .filter((_, index) => !slot.seals.some((seal) => seal.from <= index && index < seal.to));
}

export function accessible(position: Position, rank: string): number {
  return 4 - position.slots.flatMap(buried).filter((card) => rankOf(card) === rank).length;
}

// Section 3: the deal.

export function newDeal(deck: readonly string[], starter: number, lift: 'top' | 'run'): Position {
  return {
    lift,
    deck: [...deck],
    center: [null, null, null, null],
    pool: [],
    slots: [0, 1, 2, 3].map(() => ({ cards: [], seals: [] })),
    hands: [[], [], [], []],
    played: [],
    starter,
    turn: starter,
    round: 0,
    plays: 0,
    over: false,
  };
}

/** Deals the centre if it is the first deal, then a round, in place. A set-up deck may run out. */
export function dealRound(position: Position): Happening {
  const centre: string[] = [];
  if (position.round === 0) {
    centre.push(...position.deck.splice(0, 4));
    position.center = [...centre];
  }
  const hands: string[][] = [[], [], [], []];
  for (let time = 0; time < 4; time++) {
    for (const seat of clockwiseFrom(position.starter)) {
      const card = position.deck.shift();
      if (card === undefined) continue;
      position.hands[seat]!.push(card);
      hands[seat]!.push(card);
    }
  }
  position.round = Math.min(3, position.round + 1);
  return { kind: 'deal', round: position.round, centre, hands };
}

// Section 4: a turn.

/** 4.5: the seat whose turn it is, or the first after it that holds a card. */
export function mover(position: Position): number {
  const holds = (seat: number): boolean => position.hands[seat]!.length > 0;
  return clockwiseFrom(position.turn).find(holds) ?? position.turn;
}

/** 4.2: what a card of this rank finds when this seat plays it. */
export function scan(position: Position, seat: number, rank: string): Source[] {
  const found: Source[] = [];
  position.center.forEach((card, place) => {
    if (card !== null && rankOf(card) === rank)
      found.push({ from: 'centre', place, cards: [card] });
  });
  const look = (from: 'pool' | 'slot', place: number, cards: string[]): void => {
    const top = cards.at(-1);
    if (top === undefined || rankOf(top) !== rank) return;
    found.push({ from, place, cards: position.lift === 'run' ? topRun(cards) : [top] });
  };
  look('pool', 0, position.pool);
  for (const owner of clockwiseFrom(seat)) look('slot', owner, openPart(position.slots[owner]!));
  return found;
}

/** 4.7 */
export function legal(position: Position): Action[] {
  if (position.over) return [];
  const seat = mover(position);
  return position.hands[seat]!.flatMap((card): Action[] =>
    scan(position, seat, rankOf(card)).length === 0
      ? [{ card, target: null }]
      : clockwiseFrom(seat).map((target) => ({ card, target })),
  );
}

/** 4.6: the first reason against an action, or nothing. */
export function reasonAgainst(
  position: Position,
  seat: number,
  card: string,
  target: unknown,
): string | undefined {
  if (position.over) return 'game over';
  if (seat !== mover(position)) return 'not your turn';
  if (!position.hands[seat]!.includes(card)) return 'card not in hand';
  const absent = target === null || target === undefined;
  if (scan(position, seat, rankOf(card)).length === 0) {
    return absent ? undefined : 'no match: no target allowed';
  }
  if (absent) return 'target required';
  return [0, 1, 2, 3].some((known) => known === target) ? undefined : 'bad target';
}

/** The position after a legal action, and the events. `order` is the order in which slots are checked for seals. */
export function act(
  before: Position,
  { card, target }: Action,
  order: (target: number) => number[] = clockwiseFrom,
): { after: Position; events: Happening[] } {
  const position = clone(before);
  const seat = mover(position);
  const events: Happening[] = [{ kind: 'play', seat, card }];
  const sources = scan(position, seat, rankOf(card));
  position.hands[seat] = position.hands[seat]!.filter((held) => held !== card);
  position.played.push({ card, target });
  if (target === null) {
    position.pool.push(card);
    events.push({ kind: 'pool', card });
  } else {
    const taken = sources.flatMap((source) => source.cards);
    const stays = (other: string): boolean => !taken.includes(other);
    position.center = position.center.map((other) =>
      other !== null && taken.includes(other) ? null : other,
    );
    position.pool = position.pool.filter(stays);
    for (const slot of position.slots) slot.cards = slot.cards.filter(stays);
    const cards = [...taken, card];
    position.slots[target]!.cards.push(...cards);
    events.push({ kind: 'package', target, cards, sources }, ...sealCheck(position, target, order));
  }
  position.plays += 1;
  position.turn = (seat + 1) % 4;
  const empty = position.hands.every((hand) => hand.length === 0);
  const done = position.plays === 48 || (empty && position.deck.length === 0);
  if (!done && empty) events.push(dealRound(position));
  if (done) {
    position.over = true;
    const scores = scoresOf(position);
    events.push({ kind: 'over', scores, places: placesOf(scores) });
  }
  return { after: position, events };
}

// Section 5: seals.

/** In place; returns the seals in order. */
export function sealCheck(
  position: Position,
  target: number,
  order: (target: number) => number[],
): Happening[] {
  const events: Happening[] = [];
  let changed = true;
  while (changed) {
    changed = false;
    for (const seat of order(target)) {
      const slot = position.slots[seat]!;
      const run = topRun(openPart(slot));
      const rank = run[0] === undefined ? undefined : rankOf(run[0]);
      if (rank === undefined || run.length !== accessible(position, rank)) continue;
      const from = slot.cards.length - run.length;
      const newlyBuried = slot.cards.slice(locked(slot), from);
      slot.seals.push({ rank, from, to: slot.cards.length });
      events.push({ kind: 'seal', seat, rank, size: run.length, buried: newlyBuried });
      changed = true;
    }
  }
  return events;
}

// Section 6: the end.

export function penaltyOf(cards: readonly string[]): number {
  const values: Record<string, number> = { A: 11, '3': 30, T: 10, J: 20, Q: 15, K: 10 };
  return cards.reduce((sum, card) => sum + (values[rankOf(card)] ?? Number(rankOf(card))), 0);
}

export function scoresOf(position: Position): number[] {
  return position.slots.map((slot) => penaltyOf(slot.cards));
}

export function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => scores.filter((other) => other < score).length + 1);
}

// Section 8: the notation.

export function formatAction({ card, target }: Action): string {
  return target === null ? card : `${card}>${target}`;
}

export function formatPosition(position: Position): string {
  const slots = position.slots.map(({ cards, seals }) =>
    cards
      .map((card, index) => {
        const before = seals.some((seal) => seal.from === index) ? '[' : '';
        const behind = seals.some((seal) => seal.to === index + 1) ? ']' : '';
        return before + card + behind;
      })
      .join(' '),
  );
  const fields: [string, string][] = [
    ['centre', position.center.map((card) => card ?? '-').join(' ')],
    ['pool', position.pool.join(' ')],
    ...slots.map((slot, seat): [string, string] => [`slot ${seat}`, slot]),
    ...position.hands.map((hand, seat): [string, string] => [`hand ${seat}`, hand.join(' ')]),
    ...(position.played.length === 0
      ? []
      : [['played', position.played.map(formatAction).join(' ')] as [string, string]]),
    ['turn', String(position.turn)],
    ['starter', String(position.starter)],
    ['round', String(position.round)],
    ['plays', String(position.plays)],
  ];
  return fields.map(([key, text]) => (text === '' ? `${key}:` : `${key}: ${text}`)).join(' ; ');
}
