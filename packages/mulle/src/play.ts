/** Applying moves and deals: effects, mulle and tabbe (rule 7), ends of round and omgang (rule 8). */
import { CHANCE, OVER, type Move, tellAfterwards, type Listener } from '@pakli/core';
import { nthCapture } from './captures.ts';
import {
  DIAMOND_TEN,
  formatKind,
  HALF,
  HAND_VALUE,
  listKinds,
  lowest,
  MULLE_POINTS,
  popcount,
  SPADE_TWO,
  TABLE_VALUE,
} from './cards.ts';
import * as Code from './codes.ts';
import { actionOf, kindOf, payloadOf, pileOf, valueOf } from './codes.ts';
import { dealSize } from './deal.ts';
import {
  absorb,
  clear,
  gather,
  listSelected,
  newSelection,
  select,
  type Selection,
} from './gathering.ts';
import { groupsOf } from './groups.ts';
import { addCard, addCards, release } from './hand.ts';
import { prove } from './proof.ts';
import { sheet } from './scoring.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { lift, layBuild, laySingle, pileView, pot } from './piles.ts';
import { ACTIONS, type Event } from './types.ts';

type Tell = Listener<Event>;

const chosen = newSelection();
/** The piles named by a move, before it is played. */
export function pilesOfMove(state: State, move: Move, into: Selection): void {
  clear(into);
  const kind = kindOf(move);
  switch (actionOf(move)) {
    case Code.CAPTURE:
      into[0] = payloadOf(move);
      return;
    case Code.CAPTURE_NTH:
      nthCapture(state, state.at[S.TURN]!, kind, payloadOf(move), into);
      return;
    case Code.TROTTA:
      gather(state, TABLE_VALUE[kind]!, into);
      return;
    case Code.BUILD_ON:
    case Code.FEED:
      select(into, pileOf(move));
  }
}

/** Plays a listed move in place, with all its consequences up to the next decision or deal. */
export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) step(state, move);
  else playTelling(state, move, listener);
}

/** Not in `play`, which would then allocate the closure at every move. */
function playTelling(state: State, move: Move, listener: Listener<Event>): void {
  tellAfterwards(listener, (tell) => step(state, move, tell));
}

function step(state: State, move: Move, tell?: Tell): void {
  const { at } = state;
  const seat = at[S.TURN]!;
  const played = at[S.PLAYED]!;
  at[S.PLAYS + played] = seat === 0 ? move : ~move;
  at[S.PLAYED] = played + 1;
  act(state, seat, move, tell);
  pass(state, seat, tell);
}

/** The effect of a move with its mulles and tabbe, and nothing more. */
export function act(state: State, seat: number, move: Move, tell?: Tell): void {
  const { at } = state;
  const action = actionOf(move);
  const kind = kindOf(move);
  if (tell !== undefined) tellPlay(state, move, tell);
  prove(state, seat, action, kind, valueOf(move));
  release(at, seat, kind);
  switch (action) {
    case Code.CAPTURE:
    case Code.CAPTURE_NTH:
      capture(state, seat, kind, move, tell);
      break;
    case Code.BUILD_ON:
      build(state, seat, kind, pileOf(move), valueOf(move), tell);
      break;
    case Code.TROTTA: {
      clear(chosen);
      gather(state, TABLE_VALUE[kind]!, chosen);
      const cards = lift(at, chosen) + 1;
      addCard(pot, 0, kind);
      layBuild(at, cards, TABLE_VALUE[kind]!, seat, true);
      break;
    }
    case Code.FEED: {
      const p = S.TABLE + pileOf(move) * S.STRIDE;
      at[p] = (at[p]! + S.ONE_CARD) | S.LOCKED;
      addCard(at, p + 1, kind);
      break;
    }
    case Code.DISCARD:
      laySingle(at, kind);
  }
}

const ACES = (1 << 12) | (1 << 25);

/** Rules 5.1d and 7. */
function capture(state: State, seat: number, kind: number, move: Move, tell?: Tell): void {
  const { at } = state;
  pilesOfMove(state, move, chosen);
  lift(at, chosen);
  tell?.({ kind: 'capture', seat, cards: listKinds(pot, 0).map(formatKind) });
  let tabbe = 0;
  let pairs0 = 0;
  let pairs1 = 0;
  if (state.options.tablePairTabbe) {
    // Rule 7.3: pairs of special cards that both lay on the table.
    pairs0 = pot[2]! & (ACES | (1 << SPADE_TWO));
    pairs1 = pot[3]! & (ACES | (1 << (DIAMOND_TEN - HALF)));
    tabbe =
      popcount(pairs0 & ACES) +
      popcount(pairs1 & ACES) +
      2 * ((pairs0 >>> SPADE_TWO) & 1) +
      10 * ((pairs1 >>> (DIAMOND_TEN - HALF)) & 1);
  }
  addCard(pot, 0, kind);
  addCards(at, S.TAKEN + 4 * seat, pot, 0);
  const mulles = S.MULLES + 2 * seat;
  const low = pot[2]! & ~pairs0;
  const high = pot[3]! & ~pairs1;
  at[mulles] = at[mulles]! | low;
  at[mulles + 1] = at[mulles + 1]! | high;
  if (at[S.PILES] === 0) tabbe++;
  at[S.TABBE + seat] = at[S.TABBE + seat]! + tabbe;
  at[S.LAST] = seat + 1;
  if (tell === undefined) return;
  for (const paired of kindsOf(low, high)) {
    tell({ kind: 'mulle', seat, card: formatKind(paired), points: MULLE_POINTS[paired]! });
  }
  if (tabbe > 0) tell({ kind: 'tabbe', seat, points: tabbe });
}

/** Kinds in two words of bits. */
export function kindsOf(low: number, high: number): number[] {
  const kinds: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) kinds.push(lowest(rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) kinds.push(HALF + lowest(rest));
  return kinds;
}

/** Rules 5.2 and 6. */
function build(
  state: State,
  seat: number,
  kind: number,
  pile: number,
  value: number,
  tell?: Tell,
): void {
  const { at, options } = state;
  clear(chosen);
  select(chosen, pile);
  let joined = false;
  // Only an own build of this value can be merged, and that is rare.
  const piles = ((at[S.OWNED + seat]! >>> value) & 1) === 0 ? 0 : at[S.PILES]!;
  for (let i = 0, p = S.TABLE; i < piles; i++, p += S.STRIDE) {
    const word = at[p]!;
    if (i === pile || (word & S.BUILD) === 0 || (word & S.VALUE) !== value) continue;
    if (((word >>> S.OWNER_SHIFT) & 1) !== seat) continue;
    select(chosen, i);
    joined = true;
  }
  if (absorb(state, value, chosen)) joined = true;
  if (joined && tell !== undefined) {
    const drawn = listSelected(chosen).filter((i) => i !== pile);
    tell({
      kind: 'absorb',
      seat,
      piles: drawn.map((i) => i + 1),
      groups: groupsOf(at, drawn, value),
    });
  }
  const cards = lift(at, chosen) + 1;
  addCard(pot, 0, kind);
  const locked = options.lock === 'always' || (options.lock === 'over2' ? cards > 2 : joined);
  layBuild(at, cards, value, seat, locked);
}

function tellPlay(state: State, move: Move, tell: Tell): void {
  const action = actionOf(move);
  const kind = kindOf(move);
  pilesOfMove(state, move, chosen);
  const piles = listSelected(chosen);
  const made = action === Code.TROTTA ? TABLE_VALUE[kind]! : HAND_VALUE[kind]!;
  const grouped = action === Code.TROTTA || action === Code.CAPTURE || action === Code.CAPTURE_NTH;
  const value =
    action === Code.BUILD_ON
      ? valueOf(move)
      : action === Code.TROTTA || action === Code.FEED
        ? TABLE_VALUE[kind]!
        : undefined;
  const on = action === Code.BUILD_ON ? pileView(state.at, piles[0]!) : undefined;
  tell({
    kind: 'play',
    seat: state.at[S.TURN]!,
    action: ACTIONS[action] ?? 'capture',
    card: formatKind(kind),
    piles: piles.map((i) => i + 1),
    ...(grouped ? { groups: groupsOf(state.at, piles, made) } : {}),
    ...(value === undefined ? {} : { value }),
    ...(on === undefined ? {} : { base: on.value, on }),
  });
}

/** Rules 4.5 and 8.8: whose turn it is, or what comes when both hands are empty. */
function pass(state: State, seat: number, tell?: Tell): void {
  const { at } = state;
  const other = 1 - seat;
  if (at[S.HELD + other] !== 0) at[S.TURN] = other;
  else if (at[S.HELD + seat] !== 0) at[S.TURN] = seat;
  else endRound(state, tell);
}

/** A set-up table may leave the stock too small for the next deal; the omgang then ends. */
export function endRound(state: State, tell?: Tell): void {
  const { at, options } = state;
  if (at[S.ROUND]! < options.rounds && at[S.STOCK_CARDS]! >= dealSize(state)) {
    at[S.TURN] = CHANCE;
    return;
  }
  at[S.TURN] = OVER;
  // Rule 8.2: without a capturer the cards stay and score for nobody.
  const last = at[S.LAST]! - 1;
  if (at[S.PILES] !== 0) {
    chosen.fill(-1);
    if (last >= 0) {
      lift(at, chosen);
      addCards(at, S.TAKEN + 4 * last, pot, 0);
    }
    if (tell !== undefined) tellRest(state, last, tell);
  }
  tell?.({ kind: 'over', sheets: [sheet(state, 0), sheet(state, 1)] });
}

function tellRest(state: State, last: number, tell: Tell): void {
  if (last < 0) {
    pot.fill(0);
    for (let i = 0; i < state.at[S.PILES]!; i++)
      addCards(pot, 0, state.at, S.TABLE + i * S.STRIDE + 1);
  }
  tell({ kind: 'rest', seat: last < 0 ? null : last, cards: listKinds(pot, 0).map(formatKind) });
}
