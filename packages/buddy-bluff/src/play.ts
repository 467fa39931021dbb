/** Applying a play: scan, package, seals (rules 4 and 5). */
import { placesOf, type Move, type Seat, tellAfterwards, type Listener } from '@pakli/core';
import { formatCard, rankOf, RANKS, type Card } from '@pakli/core/cards';
import { cardOfMove, targetOf } from './moves.ts';
import { scores } from './scoring.ts';
import * as S from './state.ts';
import { look, passOver, phaseOf, pop, push, release, run, type State } from './state.ts';
import { SEATS, type Event, type PackageSource } from './types.ts';

type Tell = Listener<Event>;

// The package being gathered: never more than the four cards of a rank.
const gathered = new Uint8Array(4);

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) act(state, move);
  else playTelling(state, move, listener);
}

/** Not in `play`, which would then allocate the closure at every move. */
function playTelling(state: State, move: Move, listener: Listener<Event>): void {
  tellAfterwards(listener, (tell) => act(state, move, tell));
}

function act(state: State, move: Move, tell?: Tell): void {
  const seat = state.now[S.PLAYER]!;
  const card = cardOfMove(move);
  const target = targetOf(move);
  release(state, seat, card);
  state.played[state.now[S.PLAYED]!] = move + 1;
  tell?.({ kind: 'play', seat, card: formatCard(card) });
  if (target === S.POOL) {
    push(state, S.POOL, card);
    tell?.({ kind: 'pool', card: formatCard(card) });
  } else {
    layPackage(state, seat, card, target, tell);
    sealCheck(state, target, tell);
  }
  look(state);
  endTurn(state, seat, tell);
}

/** Rule 4.3: all matching cards in scan order, then the played card on top. */
function layPackage(state: State, seat: Seat, card: Card, target: Seat, tell?: Tell): void {
  const sources: PackageSource[] | undefined = tell === undefined ? undefined : [];
  const count = lift(state, seat, rankOf(card), sources);
  if (tell !== undefined && sources !== undefined) {
    const cards = [...gathered.subarray(0, count), card].map(formatCard);
    tell({ kind: 'package', target, cards, sources });
  }
  for (let i = 0; i < count; i++) push(state, target, gathered[i]!);
  push(state, target, card);
}

/** Rule 4.2: moves every card that the scan finds into `gathered`; returns how many. `sources` is for the event. */
function lift(
  state: State,
  seat: Seat,
  rank: number,
  sources: PackageSource[] | undefined,
): number {
  let count = 0;
  for (let place = 0; place < 4; place++) {
    const card = state.centre[place]!;
    if (rankOf(card) !== rank) continue;
    state.centre[place] = S.NONE;
    gathered[count++] = card;
    sources?.push({ from: 'centre', place, cards: [formatCard(card)] });
  }
  count = liftPile(state, S.POOL, rank, count, sources);
  for (let i = 0; i < SEATS; i++) count = liftPile(state, (seat + i) & 3, rank, count, sources);
  return count;
}

function liftPile(
  state: State,
  pile: number,
  rank: number,
  count: number,
  sources: PackageSource[] | undefined,
): number {
  if (rankOf(state.open[pile]!) !== rank) return count;
  // Rule 10: the top card, or the whole run with its order kept.
  const cards = state.options.lift === 'run' ? run(state, pile) : 1;
  for (let i = cards - 1; i >= 0; i--) gathered[count + i] = pop(state, pile);
  sources?.push({
    from: pile === S.POOL ? 'pool' : 'slot',
    place: pile === S.POOL ? 0 : pile,
    cards: Array.from(gathered.subarray(count, count + cards), formatCard),
  });
  return count + cards;
}

/** Rule 5: repeats until nothing changes, since a seal may complete runs elsewhere. */
function sealCheck(state: State, target: Seat, tell?: Tell): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < SEATS; i++) {
      const slot = (target + i) & 3;
      const size = sealable(state, slot);
      if (size === 0) continue;
      seal(state, slot, size, tell);
      changed = true;
    }
  }
}

/** The size of the top run if it holds every accessible card of its rank, else 0. */
function sealable(state: State, slot: Seat): number {
  const top = state.open[slot]!;
  if (top === S.NONE) return 0;
  const rank = rankOf(top);
  const size = state.accessible[rank]!;
  if (state.size[slot]! - state.locked[slot]! < size) return 0;
  let card = top;
  for (let i = 1; i < size; i++) {
    card = state.link[card]!;
    if (rankOf(card) !== rank) return 0;
  }
  return size;
}

/** Seals the top run; only the layer above the previous seal is newly buried. */
function seal(state: State, slot: Seat, size: number, tell?: Tell): void {
  const rank = rankOf(state.top[slot]!);
  let card = state.top[slot]!;
  for (let i = 0; i < size; i++) {
    state.place[card] = state.place[card]! | S.SEALED;
    card = state.link[card]!;
  }
  const buried: string[] = [];
  for (let index = state.size[slot]! - size; index > state.locked[slot]!; index--) {
    state.accessible[rankOf(card)] = state.accessible[rankOf(card)]! - 1;
    if (tell !== undefined) buried.push(formatCard(card));
    card = state.link[card]!;
  }
  state.locked[slot] = state.size[slot]!;
  state.open[slot] = S.NONE;
  tell?.({ kind: 'seal', seat: slot, rank: RANKS.charAt(rank), size, buried: buried.reverse() });
}

/** Rule 4.5. */
function endTurn(state: State, seat: Seat, tell?: Tell): void {
  const { now } = state;
  const next = (seat + 1) & 3;
  now[S.PLAYED] = now[S.PLAYED]! + 1;
  now[S.TURN] = next;
  now[S.PLAYER] = next;
  now[S.PHASE] = phaseOf(state, state.held[next] !== 0 || passOver(state));
  if (tell === undefined || now[S.PHASE] !== S.ENDED) return;
  const final = scores(state);
  tell({ kind: 'over', scores: final, places: placesOf(final, 'low') });
}
