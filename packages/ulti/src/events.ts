/** What a move shows to the table, told around the move itself. */
import type { Move, Listener } from '@pakli/core';
import { formatCard, formatCards, NO_TRUMP, pointsOf, SUITS } from './cards.ts';
import { DISCARD, isDiscard, isPlay, PICKUP, STAND } from './codes.ts';
import { marriageValues } from './contract.ts';
import { has } from './ladder.ts';
import { formatTruth } from './notation.ts';
import { openHands, resultOf } from './result.ts';
import * as S from './state.ts';
import { contractOf, type State } from './state.ts';
import { TRICKS_OF_DEAL, type Event } from './types.ts';

/** Applies a move by `act` and returns what could be seen of it. */
export function report(
  state: State,
  move: Move,
  tell: Listener<Event>,
  act: (state: State, move: Move) => void,
): void {
  const { at } = state;
  const seat = at[S.TURN]!;
  const talon = formatCards(at[S.TALON]!);
  const text = formatTruth(state, move);
  const wasOpen = openHands(state).some((hand) => hand !== null);
  const wasPlaying = at[S.SOLOIST]! >= 0 && at[S.PHASE]! >= S.PLAYING;
  act(state, move);
  if (isPlay(move)) {
    tell({ kind: 'play', seat, card: formatCard(move) });
    if (at[S.TRICKS] === (at[S.ON_TABLE] === 0 ? 1 : 0) && has(contractOf(state), 'passz')) {
      tell({ kind: 'marriages', seat, values: marriageValues(at[S.MARRIAGE + seat]!) });
    }
    if (at[S.ON_TABLE] === 0) tell(trickEvent(state));
  } else if (isDiscard(move)) tell({ kind: 'discard', seat, card: formatCard(move - DISCARD) });
  else if (move === PICKUP) tell({ kind: 'pickup', seat, cards: talon });
  else if (move === STAND) tell({ kind: 'said', seat, text, bid: contractOf(state).id });
  else tell({ kind: 'said', seat, text });
  if (!wasPlaying && at[S.SOLOIST]! >= 0 && at[S.PHASE]! >= S.PLAYING) {
    const trump = SUITS.charAt(at[S.TRUMP]!) || null;
    tell({ kind: 'contract', soloist: at[S.SOLOIST]!, bid: contractOf(state).id, trump });
  }
  if (!wasOpen && at[S.PHASE] !== S.SCORED && openHands(state).some((hand) => hand !== null)) {
    tell({ kind: 'open', hands: openHands(state) });
  }
  if (at[S.PHASE] === S.SCORED) tell({ kind: 'over', result: resultOf(state) });
}

function trickEvent({ at, options }: State): Event {
  const last = at[S.TRICKS] === TRICKS_OF_DEAL ? 10 : 0;
  const points = pointsOf(at[S.TRICK]!, options.cardPoints === 'A10') + last;
  const trick = { kind: 'trick', winner: at[S.WINNER]!, points } as const;
  return at[S.TRUMP] === NO_TRUMP ? { ...trick, noTrump: true } : trick;
}
