/**
 * Restricted choice: a card that its holder had to play says nothing against a
 * world, one of four that he might have played as well says that this world was
 * a quarter as likely to show it. Leads are left out: everybody has as many to
 * choose from in every world. Of a partner who plays by habit more is known: the
 * lowest card of a suit that he followed is mostly the lowest that he had.
 */
import { BEST_ONLY, logChance, type Seat } from '@pakli/core';
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

const worths = new Float64Array(32);

/** How likely a partner shows a card, who plays the best by habit, or anything. */
function logShown(card: Card, { follow, lead }: Habits): number {
  let cards = 0;
  let chosen = 0;
  for (let left = legalCards(replayed); left !== 0; left &= left - 1) {
    const other = 31 - Math.clz32(left & -left);
    if (other === card) chosen = cards;
    worths[cards++] = defenderHabit(replayed, other);
  }
  const often = replayed[ON_TABLE] === 0 ? lead : follow;
  return logChance(worths, cards, chosen, { scale: BEST_ONLY, blind: 1 - often });
}

/** The logarithm of how likely a world was to show the cards that the others played, if each card they might have played was as likely; with habits those of a defender's partner. */
export function logRestrictedChoice({ at, log }: State, seat: Seat, habits?: Habits): number {
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
  let likely = 0;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    const player = replayed[TURN];
    if (player !== seat) {
      if (habits !== undefined && player !== at[SOLOIST]) likely += logShown(move, habits);
      else if (replayed[ON_TABLE] !== 0) likely -= Math.log(count(legalCards(replayed)));
    }
    layCard(replayed, move);
  }
  return likely;
}
