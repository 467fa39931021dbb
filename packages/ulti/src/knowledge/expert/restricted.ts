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
const again = new Int32Array(FOREHAND);

/** How likely a world was to show the cards that the others played, if each card they might have played was as likely. */
export function restrictedChoice({ at, log }: State, seat: Seat): number {
  again.set(at.subarray(0, FOREHAND));
  let leader = NOBODY;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    const player = log[i]! >> 8;
    if (leader === NOBODY) leader = player;
    again[HAND + player] = again[HAND + player]! | (1 << move);
  }
  again[TURN] = leader;
  again[ON_TABLE] = 0;
  again[TRICKS] = 0;
  again[EARLY] = 0;
  let likely = 1;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    if (again[ON_TABLE] !== 0 && again[TURN] !== seat) likely /= count(legalCards(again));
    layCard(again, move);
  }
  return likely;
}
