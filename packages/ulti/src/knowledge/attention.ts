/**
 * The cards weak levels consider. They overlook some, but none that is plainly the best, and never
 * give points away needlessly.
 */
import type { Move } from '@pakli/core';
import { overlook, type Attention, type Oversight } from '@pakli/core/search';
import { pointsOf } from '../cards.ts';
import { isPlay } from '../codes.ts';
import { has } from '../ladder.ts';
import * as S from '../state.ts';
import { contractOf, type State } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';
import { cardScore } from './cardplay.ts';

/** For a player who overlooks this many cards; the auction is misjudged elsewhere. */
export function attention(oversight: Oversight): Attention<View> {
  return (view, random) => {
    if (view.phase !== 'PLAY') return view.moves;
    const state = stateOf(view);
    const cards = view.moves.filter(isPlay);
    const kept = cards.filter((card) => !cards.some((other) => isGift(state, card, other)));
    const noticed = new Set(overlook(kept, cardScore(state), oversight, random));
    return view.moves.filter((move) => !isPlay(move) || noticed.has(move));
  };
}

/** The last card of a trick that the other side takes anyway has points, and a plain card without them could be laid. */
function isGift(state: State, card: Move, other: Move): boolean {
  const { at, options } = state;
  if (at[S.ON_TABLE] !== 2 || !countsPoints(state)) return false;
  const lost = (one: Move): boolean => (at[S.STRONGER]! & (1 << one)) === 0;
  const opposed = (at[S.WINNER] === at[S.SOLOIST]) !== (at[S.TURN] === at[S.SOLOIST]);
  const points = (one: Move): number => pointsOf(1 << one, options.cardPoints === 'A10');
  return (
    opposed &&
    lost(card) &&
    lost(other) &&
    points(card) > points(other) &&
    other >> 3 !== at[S.TRUMP]
  );
}

/** Whether the points of this contract matter. */
function countsPoints(state: State): boolean {
  const contract = contractOf(state);
  return !has(contract, 'betli') && !has(contract, 'durchmars');
}
