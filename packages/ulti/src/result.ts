/** What becomes public: open hands during play (rule 7.5), everything at the end (rule 10), a row of the sheet (rule 3). */
import { count, formatCards, SUITS } from './cards.ts';
import { DISCARD, isDiscard } from './codes.ts';
import { marriageValues } from './contract.ts';
import { walk } from './history.ts';
import { linesOf, scores } from './scoring.ts';
import * as S from './state.ts';
import { contractOf, dealerOf, type State } from './state.ts';
import { SEAT_LIST, type Kontra, type Result, type SheetRow } from './types.ts';

/** Rule 7.5: is the hand of the seat shown to all? */
export function isOpen(state: State, seat: number): boolean {
  const { at, options } = state;
  if (at[S.PHASE] !== S.PLAYING || at[S.TRICKS] === 0 || !contractOf(state).open) return false;
  return options.openReveal === 'all' || seat === at[S.SOLOIST];
}

export function openHands(state: State): (string[] | null)[] {
  return SEAT_LIST.map((seat) =>
    isOpen(state, seat) ? formatCards(state.at[S.HAND + seat]!) : null,
  );
}

/** Levels of the components that have been kontra'd. */
export function kontraOf(state: State, from: number = S.LEVELS): Kontra[] {
  const { at } = state;
  if (at[S.SOLOIST]! < 0) return [];
  return contractOf(state).components.flatMap(({ c }, i) => {
    const levels = [at[from + 2 * i]!, at[from + 2 * i + 1]!] as const;
    return levels[0] === 0 && levels[1] === 0 ? [] : [{ component: c, levels }];
  });
}

/** Rule 10: a finished deal, everything open. */
export function resultOf(state: State): Result {
  const { at } = state;
  const discards: { seat: number; cards: number }[] = [];
  walk(state, (seat, move) => {
    if (!isDiscard(move)) return;
    const last = discards.at(-1);
    const bit = 1 << (move - DISCARD);
    if (last !== undefined && count(last.cards) < 2) last.cards |= bit;
    else discards.push({ seat, cards: bit });
  });
  return {
    dealt: SEAT_LIST.map((seat) => formatCards(at[S.DEALT + seat]!)),
    discards: discards.map(({ seat, cards }) => ({ seat, cards: formatCards(cards) })),
    talon: formatCards(at[S.TALON]!),
    conceded: at[S.ENDING] === S.CONCEDED,
    marriages: SEAT_LIST.map((seat) => marriageValues(at[S.MARRIAGE + seat]!)),
    lines: linesOf(state),
    deltas: scores(state),
  };
}

/** The row of a finished deal on the score sheet; undefined before it is scored. */
export function sheetRow(state: State): SheetRow | undefined {
  const { at } = state;
  if (at[S.PHASE] !== S.SCORED) return undefined;
  const deltas = scores(state);
  return {
    deal: at[S.NUMBER]!,
    dealer: dealerOf(state),
    soloist: at[S.SOLOIST]!,
    contract: contractOf(state).id,
    trump: SUITS.charAt(at[S.TRUMP]!) || null,
    kontra: kontraOf(state),
    lines: linesOf(state),
    deltas,
    totals: deltas.map((delta, seat) => delta + at[S.CARRY + seat]!),
  };
}
