/** The move that is meant, or the first rule it breaks (rule 11.1). */
import { isRefusal, refuse, type Move, type Refusal, type Seat } from '@pakli/core';
import { anyAllowed, isAllowed, isWaived, mayDiscard, mayName } from './auction.ts';
import { formatCard, parseSuit, type UltiCard } from './cards.ts';
import * as Code from './codes.ts';
import { laneNames, openKontra, openLanes } from './kontra.ts';
import { holds } from './ladder.ts';
import { type Doubled } from './move-parts.ts';
import * as S from './state.ts';
import { contractOf, type State } from './state.ts';
import { legalCards } from './trick.ts';
import { COMPONENTS, REFUSALS } from './types.ts';

export function no(
  id: keyof typeof REFUSALS,
  detail?: Readonly<Record<string, string | number>>,
): Refusal {
  return refuse(id, REFUSALS[id], detail);
}

export function checkWord(state: State, seat: Seat, move: Move): Move | Refusal {
  const { at, options } = state;
  const phase = at[S.PHASE];
  switch (move) {
    case Code.PASS:
      return phase === S.ASKING ? move : no('pass-closed');
    case Code.PICKUP:
      if (phase !== S.ASKING && phase !== S.CLOSING) return no('pickup-closed');
      return anyAllowed(state, seat) ? move : no('pickup-no-bid-left');
    case Code.STAND:
      return phase === S.CLOSING ? move : no('stand-closed');
    case Code.HOLD:
    case Code.RELEASE:
      return phase === S.HOLDING ? move : no('hold-closed');
    case Code.DONE:
      return phase === S.RAISING_PHASE ? move : no('done-closed');
    default: {
      const may = options.concede && phase === S.PLAYING && seat === at[S.SOLOIST];
      return may ? Code.CONCEDE : no('concede-closed');
    }
  }
}

export function checkBid(state: State, seat: Seat, id: string): Move | Refusal {
  const { at, ladder, options } = state;
  const bid = ladder.byId.get(id);
  if (bid === undefined) return no('no-such-bid', { bid: id.slice(0, 40) });
  if (at[S.PHASE] !== S.BIDDING) return no('bid-closed');
  if (!isAllowed(state, seat, bid)) return no('bid-too-low', { bid: id });
  const hand = at[S.HAND + seat]!;
  const fits = !options.requireHolding || holds(hand, bid.anyNeeds) || isWaived(state, seat, hand);
  return fits ? Code.BID + bid.rank : no('bid-cards-missing', { bid: id });
}

export function checkDiscard(state: State, seat: Seat, card: UltiCard): Move | Refusal {
  const { at } = state;
  const detail = { card: formatCard(card) };
  if (at[S.PHASE] !== S.DISCARDING) return no('discard-closed');
  if ((at[S.HAND + seat]! & (1 << card)) === 0) return no('discard-not-held', detail);
  return mayDiscard(state, card) ? Code.DISCARD + card : no('discard-needed', detail);
}

export function checkTrump(state: State, name: string): Move | Refusal {
  const suit = parseSuit(name);
  if (suit === undefined) return no('no-such-suit', { suit: name.slice(0, 40) });
  if (state.at[S.PHASE] !== S.NAMING) return no('trump-closed');
  if (!contractOf(state).trumps.includes(suit)) return no('trump-colour', { suit: name });
  return mayName(state, suit) ? Code.TRUMP + suit : no('trump-cards-missing', { suit: name });
}

/** Parses names as a set of indices: at least one, each known and unique. */
function readSet(
  doubled: readonly Doubled[],
  known: readonly (readonly [string, number])[],
  closed: keyof typeof REFUSALS,
): number | Refusal {
  const strange = doubled.find(({ component }) => !COMPONENTS.some((one) => one === component));
  if (strange !== undefined) {
    return no('no-such-component', { component: strange.name.slice(0, 40) });
  }
  if (doubled.length === 0) return no(closed);
  let set = 0;
  for (const { name } of doubled) {
    const place = known.find(([one]) => one === name)?.[1];
    if (place === undefined || (set & (1 << place)) !== 0) {
      return no(closed, { component: name.slice(0, 40) });
    }
    set |= 1 << place;
  }
  return set;
}

export function checkKontra(state: State, doubled: readonly Doubled[]): Move | Refusal {
  const open = openKontra(state);
  const known = open === 0 ? [] : contractOf(state).components.map(({ c }, i) => [c, i] as const);
  const set = readSet(doubled, known, open === 0 ? 'kontra-closed' : 'kontra-component');
  if (isRefusal(set)) return set;
  return (set & ~open) === 0 ? Code.KONTRA + set : no('kontra-component');
}

export function checkRaise(state: State, seat: Seat, doubled: readonly Doubled[]): Move | Refusal {
  const isOpen = state.at[S.PHASE] === S.RAISING_PHASE;
  const set = readSet(
    doubled,
    isOpen ? laneNames(state) : [],
    isOpen ? 'raise-lane' : 'raise-closed',
  );
  if (isRefusal(set)) return set;
  return (set & ~openLanes(state, seat)) === 0 ? Code.RAISE + set : no('raise-lane');
}

/** Rules 7.1, 7.2 and 7.4. */
export function checkPlay(state: State, seat: Seat, card: UltiCard): Move | Refusal {
  const { at } = state;
  const bit = 1 << card;
  const hand = at[S.HAND + seat]!;
  const detail = { card: formatCard(card) };
  if (at[S.PHASE] !== S.PLAYING) return no('play-closed');
  if ((hand & bit) === 0) return no('card-not-held', detail);
  if ((legalCards(at) & bit) !== 0) return card;
  if (at[S.ON_TABLE] !== 0) {
    const suit = hand & at[S.LED]!;
    const same = suit !== 0 ? suit : hand & at[S.TRUMPS]!;
    const higher = same & at[S.STRONGER]! & at[S.DUTY]!;
    if (same !== 0 && (same & bit) === 0)
      return no(suit !== 0 ? 'must-follow' : 'must-trump', detail);
    if (higher !== 0 && (higher & bit) === 0) {
      return no(suit !== 0 ? 'must-beat' : 'must-overtrump', detail);
    }
  }
  return no('seven-kept', detail);
}
