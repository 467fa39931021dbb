/** Moves as text (rule 11.2). */
import type { Move, Reader } from '@pakli/core';
import { formatCard, SUITS } from './cards.ts';
import {
  BID,
  CONCEDE,
  DISCARD,
  DONE,
  HOLD,
  isBid,
  isDiscard,
  isKontra,
  isPlay,
  isRaise,
  isTrump,
  KONTRA,
  PASS,
  PICKUP,
  RAISE,
  RELEASE,
  STAND,
  TRUMP,
} from './codes.ts';
import { hasLanes } from './kontra.ts';
import { formatMoveParts, parseDoubled, type Word } from './move-parts.ts';
import { bidOf, contractOf, defendersOf, SOLOIST, TURN, type State } from './state.ts';

export const MOVE_OF_WORD: Readonly<Record<Word, Move>> = {
  pass: PASS,
  pickup: PICKUP,
  hold: HOLD,
  release: RELEASE,
  stand: STAND,
  done: DONE,
  concede: CONCEDE,
};
const SPOKEN: ReadonlyMap<Move, string> = new Map(
  Object.entries(MOVE_OF_WORD).map(([word, move]) => [move, word]),
);

/** The components and lanes of the contract by name, in its order, as places in a set of lanes. */
export function laneNames(state: State): readonly (readonly [string, number])[] {
  const { components } = contractOf(state);
  if (!hasLanes(state)) return components.map(({ c }, i) => [c, 2 * i] as const);
  const defenders = defendersOf(state.at[SOLOIST]!);
  return components.flatMap(({ c }, i) =>
    defenders.map((seat, d) => [`${c}@${seat}`, 2 * i + d] as const),
  );
}

/** A move of the seat at turn as text. To a seat that may not know it a discard is only a word. */
export function format(state: State, move: Move, reader: Reader): string {
  return isDiscard(move) && reader !== state.at[TURN] ? 'discard' : formatTruth(state, move);
}

export function formatTruth(state: State, move: Move): string {
  if (isPlay(move)) return formatMoveParts({ kind: 'play', card: formatCard(move) });
  if (isDiscard(move))
    return formatMoveParts({ kind: 'discard', card: formatCard(move - DISCARD) });
  if (isBid(move)) return formatMoveParts({ kind: 'bid', bid: bidOf(state, move - BID).id });
  if (isTrump(move)) return formatMoveParts({ kind: 'trump', suit: SUITS.charAt(move - TRUMP) });
  if (isKontra(move)) {
    const named = contractOf(state).components.filter((_, i) => ((move - KONTRA) & (1 << i)) !== 0);
    return formatMoveParts({ kind: 'kontra', doubled: named.map(({ c }) => parseDoubled(c)) });
  }
  if (isRaise(move)) {
    const lanes = laneNames(state).filter(([, lane]) => ((move - RAISE) & (1 << lane)) !== 0);
    return formatMoveParts({ kind: 'raise', doubled: lanes.map(([name]) => parseDoubled(name)) });
  }
  return SPOKEN.get(move) ?? '';
}
