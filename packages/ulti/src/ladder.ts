/**
 * The ladders of bids (rule 4), generated from components: a bid's value, its rank, and the cards
 * it requires.
 */
import { HEARTS, marriage, seven, type Cards, type Suit } from './cards.ts';
import type { Options } from './options.ts';
import type { Component } from './types.ts';

/** One rung of the auction. */
export interface Bid {
  readonly id: string;
  /** From 1. */
  readonly rank: number;
  readonly value: number;
  readonly components: readonly { readonly c: Component; readonly v: number }[];
  readonly hearts: boolean;
  readonly noTrump: boolean;
  readonly open: boolean;
  /** The id without its colour, and its index among the kinds of the ladder. */
  readonly kind: string;
  readonly kindNumber: number;
  /** Rule 6.1: suits that may be trump; none in a no-trump bid. */
  readonly trumps: readonly Suit[];
  /** Rule 4.4: by trump suit, sets of which the bidder must hold one whole. */
  readonly needs: readonly (readonly Cards[])[];
  /** The sets of all its trump suits together; `[0]` requires nothing. */
  readonly anyNeeds: readonly Cards[];
}

/** All bids that the options allow. */
export interface Ladder {
  /** Ascending: the bid of rank r is at r - 1. */
  readonly bids: readonly Bid[];
  readonly byId: ReadonlyMap<string, Bid>;
  /** Ids without colour in the order of first appearance (in `seed26`: of the seed's rows). */
  readonly kinds: readonly string[];
}

/** Rule 4.1. */
const BASE: Readonly<Record<Component, number>> = {
  passz: 1,
  '40-100': 4,
  '20-100': 8,
  ulti: 4,
  betli: 5,
  durchmars: 6,
  fourAces: 4,
};

/** A bid before it is ranked: values are those of the plain colour. */
interface Kind {
  readonly id: string;
  readonly components: readonly { readonly c: Component; readonly v: number }[];
  readonly noTrump: boolean;
  readonly open: boolean;
  readonly colours: readonly ('plain' | 'hearts')[];
}

const BOTH = ['plain', 'hearts'] as const;

function kind(id: string, parts: readonly Component[], more: Partial<Kind> = {}): Kind {
  const components = parts.map((c) => ({ c, v: BASE[c] }));
  return { id, components, noTrump: false, open: false, colours: BOTH, ...more };
}

function lone(id: string, c: Component, v: number, more: Partial<Kind> = {}): Kind {
  return kind(id, [c], { components: [{ c, v }], noTrump: true, ...more });
}

/** Rule 4.2: the rows of the seed in their order. */
const SEED_ROWS: readonly Kind[] = [
  kind('P', ['passz']),
  kind('40', ['40-100']),
  kind('U', ['ulti', 'passz']),
  lone('BE', 'betli', 5),
  lone('D', 'durchmars', 6),
  kind('40U', ['40-100', 'ulti']),
  kind('20', ['20-100']),
  kind('40D', ['40-100', 'durchmars']),
  kind('UD', ['ulti', 'durchmars']),
  kind('20U', ['20-100', 'ulti']),
  lone('OB', 'betli', 15, { open: true }),
  kind('20D', ['20-100', 'durchmars']),
  lone('OD', 'durchmars', 24, { open: true }),
];

/** Rule 4.3. */
function commonKinds(fourAces: boolean): Kind[] {
  const kinds: Kind[] = [];
  const bases: readonly (readonly [string, Component])[] = [
    ['P', 'passz'],
    ['40', '40-100'],
    ['20', '20-100'],
  ];
  const ultis: readonly (readonly [string, readonly Component[]])[] = [
    ['', []],
    ['U', ['ulti']],
  ];
  const aces: readonly (readonly [string, readonly Component[]])[] = [
    ['', []],
    ['F', ['fourAces']],
  ];
  for (const [u, ulti] of ultis) {
    for (const [f, four] of fourAces ? aces : aces.slice(0, 1)) {
      for (const [b, base] of bases) kinds.push(kind(b + u + f, [base, ...ulti, ...four]));
    }
    for (const [b, base] of [['', undefined] as const, ...bases.slice(1)]) {
      const before = [...(base === undefined ? [] : [base]), ...ulti];
      for (const open of [false, true]) {
        const components = [
          ...before.map((c) => ({ c, v: BASE[c] })),
          { c: 'durchmars' as const, v: open ? 12 : 6 },
        ];
        kinds.push(kind(`${b}${u}${open ? 'ODc' : 'Dc'}`, [], { components, open }));
      }
    }
  }
  const plain = { open: true, colours: ['plain'] } as const;
  return [
    ...kinds,
    lone('BE', 'betli', 5),
    lone('OB', 'betli', 20, plain),
    lone('D', 'durchmars', 6),
    lone('OD', 'durchmars', 24, plain),
  ];
}

const PLAIN_TRUMPS: readonly Suit[] = [1, 2, 3];
const SUIT_LIST: readonly Suit[] = [0, 1, 2, 3];

/** Rule 4.4: sets of cards of which one must be held to play this with `trump`. */
function needsOf({ components }: Kind, trump: Suit): Cards[] {
  const has = (name: Component): boolean => components.some(({ c }) => c === name);
  const base = (has('ulti') ? seven(trump) : 0) | (has('40-100') ? marriage(trump) : 0);
  if (!has('20-100')) return [base];
  return SUIT_LIST.filter((suit) => suit !== trump).map((suit) => base | marriage(suit));
}

function build(kinds: readonly Kind[], tie: 'row' | 'id', seedRows: boolean): Ladder {
  const unplaced = kinds.flatMap((one, row) =>
    one.colours.map((colour) => {
      const hearts = colour === 'hearts';
      const components = one.components.map(({ c, v }) => ({ c, v: hearts ? 2 * v : v }));
      const value = components.reduce((sum, { v }) => sum + v, 0);
      const id = hearts ? `H-${one.id}` : one.id;
      const trumps = one.noTrump ? [] : hearts ? [HEARTS] : PLAIN_TRUMPS;
      const needs = SUIT_LIST.map((suit) => (trumps.includes(suit) ? needsOf(one, suit) : []));
      const anyNeeds = one.noTrump ? [0] : [...new Set(needs.flat())];
      const { noTrump, open } = one;
      return {
        id,
        value,
        components,
        hearts,
        noTrump,
        open,
        kind: one.id,
        row,
        trumps,
        needs,
        anyNeeds,
      };
    }),
  );
  // Rule 4.2: value, then fewer components, then plain, then the later row or id.
  unplaced.sort(
    (a, b) =>
      a.value - b.value ||
      b.components.length - a.components.length ||
      Number(b.hearts) - Number(a.hearts) ||
      (tie === 'row' ? a.row - b.row : a.id < b.id ? -1 : 1),
  );
  if (seedRows) {
    for (const colour of ['', 'H-']) {
      const from = unplaced.findIndex(({ id }) => id === `${colour}OB`);
      const [bid] = unplaced.splice(from, 1);
      const to = unplaced.findIndex(({ id }) => id === `${colour}20D`);
      if (bid !== undefined) unplaced.splice(to, 0, bid);
    }
  }
  const names =
    tie === 'row' ? kinds.map(({ id }) => id) : [...new Set(unplaced.map(({ kind }) => kind))];
  const bids = unplaced.map(({ row, ...bid }, index) => {
    const kindNumber = names.indexOf(bid.kind);
    return Object.assign(bid, { rank: index + 1, kindNumber, row });
  });
  return { bids, byId: new Map(bids.map((bid) => [bid.id, bid])), kinds: names };
}

const LADDERS: Readonly<Record<string, Ladder>> = {
  seed26: build(SEED_ROWS, 'row', false),
  seedRows: build(SEED_ROWS, 'row', true),
  common42: build(commonKinds(false), 'id', false),
  common54: build(commonKinds(true), 'id', false),
};

/** No ladder is longer. */
export const MOST_BIDS = 54;

/** Cached by options. */
export function ladderOf({ ladder, ladderOrder }: Options): Ladder {
  const name = ladder === 'seed26' && ladderOrder === 'seedRows' ? 'seedRows' : ladder;
  const found = LADDERS[name];
  if (found === undefined) throw new Error(`there is no ladder ${name}`);
  return found;
}

/** Whether the cards contain one of the sets. */
export function holds(cards: Cards, needs: readonly Cards[]): boolean {
  for (let i = 0; i < needs.length; i++) if ((needs[i]! & ~cards) === 0) return true;
  return false;
}

/** Rule 6.2: whether a contract is paid for instead of played. */
export function isForfeited({ id }: Bid, { passzPlayed }: Options): boolean {
  return passzPlayed === 'forfeit2' && id === 'P';
}

/** Whether card points decide a part of it. */
export function countsPoints(bid: Bid): boolean {
  return has(bid, 'passz') || has(bid, '40-100') || has(bid, '20-100');
}

export function has({ components }: Pick<Bid, 'components'>, component: Component): boolean {
  return components.some(({ c }) => c === component);
}
