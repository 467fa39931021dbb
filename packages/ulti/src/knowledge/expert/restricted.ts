/**
 * Restricted choice: a card that its holder had to play says nothing against a
 * world, one of four that he might have played as well says that this world was
 * a quarter as likely to show it. Leads are left out: everybody has as many to
 * choose from in every world. Of a partner who plays by habit more is known: the
 * lowest card of a suit that he followed is mostly the lowest that he had.
 */
import type { Seat } from '@pakli/core';
import { count, type Card } from '../../cards.ts';
import { isPlay } from '../../codes.ts';
import {
  EARLY,
  FOREHAND,
  HAND,
  LENGTH,
  NOBODY,
  ON_TABLE,
  SOLOIST,
  TRICKS,
  TURN,
  type State,
} from '../../state.ts';
import { layCard, legalCards } from '../../trick.ts';
import { defenderHabit } from './habit.ts';

/** The deal again from its first card on: the part of the state that play looks at. */
const replayed = new Int32Array(FOREHAND);

/** How often a partner plays by habit, following and leading. */
export interface Habits {
  readonly follow: number;
  readonly lead: number;
}

/** How likely a partner shows a card. */
function shown(card: Card, { follow, lead }: Habits): number {
  const legal = legalCards(replayed);
  const often = replayed[ON_TABLE] === 0 ? lead : follow;
  const own = defenderHabit(replayed, card);
  let equals = 0;
  for (let left = legal; left !== 0; left &= left - 1) {
    const other = defenderHabit(replayed, 31 - Math.clz32(left & -left));
    if (other > own) return (1 - often) / count(legal);
    if (other === own) equals++;
  }
  return often / equals + (1 - often) / count(legal);
}

/** How likely a world was to show the cards that the others played, if each card they might have played was as likely; with habits those of a defender's partner. */
export function restrictedChoice({ at, log }: State, seat: Seat, habits?: Habits): number {
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
    const player = replayed[TURN];
    if (player !== seat) {
      if (habits !== undefined && player !== at[SOLOIST]) likely *= shown(move, habits);
      else if (replayed[ON_TABLE] !== 0) likely /= count(legalCards(replayed));
    }
    layCard(replayed, move);
  }
  return likely;
}
