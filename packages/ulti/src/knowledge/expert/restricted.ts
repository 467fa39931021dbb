/**
 * Restricted choice: a card that its holder had to play says nothing against a
 * world, one of four that he might have played as well says that this world was
 * a quarter as likely to show it. Leads are left out: everybody has as many to
 * choose from in every world.
 */
import type { Seat } from '@pakli/core';
import { count } from '../../cards.ts';
import { isPlay } from '../../codes.ts';
import {
  EARLY,
  FOREHAND,
  HAND,
  LENGTH,
  NOBODY,
  ON_TABLE,
  TRICKS,
  TURN,
  type State,
} from '../../state.ts';
import { layCard, legalCards } from '../../trick.ts';

/** The deal again from its first card on: the part of the state that play looks at. */
const replayed = new Int32Array(FOREHAND);

/** How likely a world was to show the cards that the others played, if each card they might have played was as likely. */
export function restrictedChoice({ at, log }: State, seat: Seat): number {
  replayed.set(at.subarray(0, FOREHAND));
  let leader = NOBODY;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    const player = log[i]! >> 8;
    if (leader === NOBODY) leader = player;
    replayed[HAND + player] = replayed[HAND + player]! | (1 << move);
  }
  replayed[TURN] = leader;
  replayed[ON_TABLE] = 0;
  replayed[TRICKS] = 0;
  replayed[EARLY] = 0;
  let likely = 1;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    if (replayed[ON_TABLE] !== 0 && replayed[TURN] !== seat) likely /= count(legalCards(replayed));
    layCard(replayed, move);
  }
  return likely;
}
