/** What a trick demands of the hand at turn (rules 7.2 and 7.4), in a table's words. Reads only a view. */
import { BEATS, NO_TRUMP, parseCard, parseSuit, winnerOf } from '../cards.ts';
import type { View } from '../types.ts';

export interface Duty {
  /** `trump`: no card of the suit led, so a trump; `overtrump`: a higher one than lies there. */
  readonly kind: 'lead' | 'free' | 'follow' | 'beat' | 'trump' | 'overtrump';
  /** The suit that must be played; null where any will do. */
  readonly suit: string | null;
  /** Rule 7.4 alone forbids the trump seven. */
  readonly keepsSeven: boolean;
}

/** For the seat at turn while a card is to be played; the engine decides which cards are legal. */
export function dutyOf({ hand, trick, trump, moves }: View): Duty {
  const held = (hand ?? []).flatMap((card) => parseCard(card) ?? []);
  const legal = new Set(moves.filter((move) => move < 32));
  const seven = trump === null ? undefined : parseCard(`${trump}7`);
  const forbidden = seven !== undefined && held.includes(seven) && !legal.has(seven);
  const table = (trick?.cards ?? []).flatMap((card) => parseCard(card) ?? []);
  const [led] = table;
  if (led === undefined) return { kind: 'lead', suit: null, keepsSeven: forbidden };

  const order = (parseSuit(trump ?? '') ?? NO_TRUMP) << 5;
  const winning = table[winnerOf(table, order >> 5)] ?? led;
  const beats = (card: number): boolean => (BEATS[order + winning]! & (1 << card)) !== 0;
  const same = held.filter((card) => card >> 3 === led >> 3);
  const trumps = held.filter((card) => card >> 3 === order >> 5);
  const group = same.length > 0 ? same : trumps;
  if (group.length === 0) return { kind: 'free', suit: null, keepsSeven: false };
  // Some card is forbidden for being too low. The seven may also be kept back, which is no duty
  // towards the trick.
  const higher = [...legal].every(beats) && group.some((card) => !legal.has(card) && !beats(card));
  const follows = same.length > 0;
  return {
    kind: follows ? (higher ? 'beat' : 'follow') : higher ? 'overtrump' : 'trump',
    suit: follows ? (trick?.cards[0]?.charAt(0) ?? null) : trump,
    keepsSeven:
      forbidden && seven !== undefined && group.includes(seven) && (!higher || beats(seven)),
  };
}
