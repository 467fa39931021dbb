/** A deal played once more, from its first cards to a position, with the cards that were seen: what each play was chosen from. */
import { DECK_SIZE, rankOf, type Card, type Move } from '@pakli/core';
import { cardOfMove, targetOf } from '../moves.ts';
import { play } from '../play.ts';
import {
  DEAL,
  IN_CENTRE,
  IN_DECK,
  IN_HAND,
  look,
  PHASE,
  PLAYED,
  PLAYER,
  PLAYING,
  POOL,
  receive,
  setup,
  STARTER,
  type State,
  TURN,
} from '../state.ts';
import { SEATS } from '../types.ts';
import { Trials } from './trials.ts';

const pasts = new Trials();

/**
 * Shows every play so far before it is made, with the table as it lay then and
 * the played card as the only one in its hand. False if the position does not
 * come from a deal with these plays: then nothing, or not all, was shown.
 */
export function playAgain(
  state: State,
  show: (past: State, move: Move, index: number) => void,
): boolean {
  const { now, played } = state;
  const centre = firstCentre(state);
  if (centre.length !== 4) return false;
  const past = pasts.of(state.options);
  setup(past, { number: now[DEAL]!, starter: now[STARTER]!, carry: [...state.carry] });
  for (const [place, card] of centre.entries()) {
    past.centre[place] = card;
    past.place[card] = IN_CENTRE;
  }
  look(past);
  for (let i = 0; i < now[PLAYED]!; i++) {
    const move = played[i]! - 1;
    const card = cardOfMove(move);
    const seat = past.now[TURN]!;
    const matches = ((past.sight[0]! >> rankOf(card)) & 1) !== 0;
    if (past.place[card] !== IN_DECK || matches === (targetOf(move) === POOL)) return false;
    receive(past, seat, card);
    past.now[PLAYER] = seat;
    past.now[PHASE] = PLAYING;
    show(past, move, i);
    play(past, move);
  }
  return true;
}

/** The four cards that lay in the centre: all that lie on the table and were never played. */
function firstCentre({ place, now, played }: State): Card[] {
  const made = new Set<Card>();
  for (let i = 0; i < now[PLAYED]!; i++) {
    // A set-up position may not tell.
    if (played[i] === 0) return [];
    made.add(cardOfMove(played[i]! - 1));
  }
  const cards: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) {
    const where = place[card]!;
    const hidden = where === IN_DECK || (where >= IN_HAND && where < IN_HAND + SEATS);
    if (!hidden && !made.has(card)) cards.push(card);
  }
  return cards;
}
