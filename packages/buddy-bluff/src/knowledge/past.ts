/**
 * Replays a deal, from its first cards to a position, with the cards that were seen: the options
 * behind each play, and what each seat passed over.
 */
import type { Move } from '@pakli/core';
import { DECK_SIZE, rankOf, RANKS, type Card } from '@pakli/core/cards';
import { setup } from '../deal.ts';
import { cardOfMove, targetOf } from '../moves.ts';
import { play } from '../play.ts';
import * as S from '../state.ts';
import { copy, look, receive, State } from '../state.ts';
import { ROUND_PLAYS, SEATS } from '../types.ts';

/** A play, with the table before it, without hands, and what had been passed over by then. */
export interface PastPlay {
  readonly round: number;
  readonly seat: number;
  readonly move: Move;
  readonly table: State;
  readonly passed: PassedOver;
}

/** Rounds before a play, from 0. */
export function roundOf(plays: number): number {
  return Math.floor(plays / ROUND_PLAYS);
}

/** The plays of a deal up to a position; none if no deal with these plays leads to it. */
export function pastPlays(state: State): readonly PastPlay[] {
  const plays: PastPlay[] = [];
  const passed = new PassedOver();
  const whole = playAgain(state, (past, move, index) => {
    if (index % ROUND_PLAYS === 0) passed.clear();
    const before = new PassedOver();
    before.copy(passed);
    const seat = past.now[S.PLAYER]!;
    plays.push({ round: roundOf(index), seat, move, table: withoutHands(past), passed: before });
    passed.note(past, move);
  });
  return whole ? plays : [];
}

export function withoutHands(state: State): State {
  const table = new State(state.options);
  copy(state, table);
  for (let card = 0; card < DECK_SIZE; card++) {
    if (!isHidden(state, card)) continue;
    table.place[card] = S.IN_DECK;
    table.link[card] = S.NONE;
  }
  table.first.fill(S.NONE);
  table.last.fill(S.NONE);
  table.held.fill(0);
  return table;
}

/** Whether a card is in a hand or in the deck. */
export function isHidden({ place }: State, card: Card): boolean {
  return (
    place[card] === S.IN_DECK || (place[card]! >= S.IN_HAND && place[card]! < S.IN_HAND + SEATS)
  );
}

type Show = (past: State, move: Move, index: number) => void;

/** Shows every play so far before it is made. False if no deal with these plays leads to the position: then it showed none or only some. */
function playAgain(state: State, show: Show): boolean {
  const { now, played, carry, options } = state;
  const made = new Set(
    Array.from(played.subarray(0, now[S.PLAYED]), (move) => cardOfMove(move - 1)),
  );
  // The four initial cards of the centre: all cards on the table that were never played.
  const centre = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !isHidden(state, card) && !made.has(card),
  );
  if (centre.length !== SEATS) return false;
  const past = new State(options);
  setup(past, { number: now[S.DEAL]!, starter: now[S.STARTER]!, carry: [...carry] });
  for (const [place, card] of centre.entries()) {
    past.centre[place] = card;
    past.place[card] = S.IN_CENTRE;
  }
  look(past);
  return playOn(past, state, show);
}

/** Plays on to a later position; each hand holds only the card it plays. */
function playOn(past: State, { now, played }: State, show: Show): boolean {
  for (let i = past.now[S.PLAYED]!; i < now[S.PLAYED]!; i++) {
    const move = played[i]! - 1;
    const card = cardOfMove(move);
    const seat = past.now[S.TURN]!;
    const matches = ((past.sight[0]! >> rankOf(card)) & 1) !== 0;
    if (past.place[card] !== S.IN_DECK || matches === (targetOf(move) === S.POOL)) return false;
    receive(past, seat, card);
    past.now[S.PLAYER] = seat;
    past.now[S.PHASE] = S.PLAYING;
    show(past, move, i);
    play(past, move);
  }
  return true;
}

const MOST = 3;

/**
 * What each seat passed over since it got its cards: ranks in sight while it played another card.
 * It is public, and says something about hands: a player who discards hardly has a card that
 * matches.
 */
export class PassedOver {
  /** By seat and rank: how often it discarded, and how often it laid another package, each capped at three. */
  readonly discarding: Uint8Array = new Uint8Array(SEATS * RANKS.length);
  readonly laying: Uint8Array = new Uint8Array(SEATS * RANKS.length);

  /** Before a position. Empty if no deal with these plays leads to it. */
  static before(state: State): PassedOver {
    const passed = new PassedOver();
    const whole = playAgain(state, (past, move, index) => {
      if (index % ROUND_PLAYS === 0) passed.clear();
      passed.note(past, move);
    });
    if (!whole || state.now[S.PLAYED]! % ROUND_PLAYS === 0) passed.clear();
    return passed;
  }

  /** New hands: nothing is known of them. */
  clear(): void {
    this.discarding.fill(0);
    this.laying.fill(0);
  }

  copy(from: PassedOver): void {
    this.discarding.set(from.discarding);
    this.laying.set(from.laying);
  }

  /** Before the seat at turn makes a play. */
  note(state: State, move: Move): void {
    const seat = state.now[S.PLAYER]!;
    const counts = targetOf(move) === S.POOL ? this.discarding : this.laying;
    const others = state.sight[0]! & ~(1 << rankOf(cardOfMove(move)));
    const from = RANKS.length * seat;
    for (let rank = 0; rank < RANKS.length; rank++) {
      if (((others >> rank) & 1) !== 0 && counts[from + rank]! < MOST) counts[from + rank]!++;
    }
  }
}

/**
 * What was passed over before positions of the same round that follow a root. Plays on from the
 * position asked about last, if the plays show that the next one follows it; otherwise starts at
 * the root again.
 */
export class PassedSince {
  private readonly root: State;
  private readonly before: PassedOver;
  private readonly past: State;
  private readonly passed = new PassedOver();

  constructor(root: State) {
    this.root = withoutHands(root);
    this.before = PassedOver.before(root);
    this.past = withoutHands(root);
    this.passed.copy(this.before);
  }

  of(state: State): PassedOver {
    const { root, past, passed } = this;
    if (!this.leadsTo(state)) {
      copy(root, past);
      passed.copy(this.before);
    }
    playOn(past, state, (at, move) => passed.note(at, move));
    return passed;
  }

  private leadsTo({ played, now }: State): boolean {
    const { root, past } = this;
    if (past.now[S.PLAYED]! > now[S.PLAYED]!) return false;
    for (let i = root.now[S.PLAYED]!; i < past.now[S.PLAYED]!; i++) {
      if (past.played[i] !== played[i]) return false;
    }
    return true;
  }
}
