/** A deal in play as a solver position: all cards known, everything else as it stands. */
import { ACES, count, NO_TRUMP } from '../cards.ts';
import { isPlay } from '../codes.ts';
import { marriageValues } from '../contract.ts';
import { kontraOf } from '../result.ts';
import { factsOf, noFacts } from '../facts.ts';
import * as S from '../state.ts';
import { contractOf, type State } from '../state.ts';
import type { Position, Stakes } from './solver/index.ts';
import { valuesOf } from './solver/stakes.ts';

/** Undefined unless a card is to be played now. */
export function openCards(state: State): { position: Position; stakes: Stakes } | undefined {
  const { at } = state;
  if (at[S.PHASE] !== S.PLAYING) return undefined;
  const soloist = at[S.SOLOIST]!;
  const facts = noFacts();
  factsOf(state, facts);
  const plays = playsOf(state);
  const bid = contractOf(state);
  const record = (turn: number): number[] =>
    marriageValues(at[S.MARRIAGE + ((soloist + turn) % 3)]!);
  return {
    position: {
      hands: [at[S.HAND]!, at[S.HAND + 1]!, at[S.HAND + 2]!],
      talon: at[S.TALON]!,
      trump: at[S.TRUMP] === NO_TRUMP ? undefined : at[S.TRUMP]!,
      soloist,
      leader: plays[0]?.seat ?? at[S.TURN]!,
      table: plays.map(({ card }) => card),
      points: [facts.solPts, facts.defPts],
      tricks: [facts.solTricks, facts.defTricks],
      aces: at[S.ORIGIN_ACES]! + count(at[S.TAKEN]! & ACES),
    },
    stakes: {
      values: valuesOf(bid),
      hearts: bid.hearts,
      kontra: Object.fromEntries(
        kontraOf(state).map(({ component, levels }) => [component, levels]),
      ),
      marriages: [record(0), [...record(1), ...record(2)]],
    },
  };
}

/** The cards of the current trick, in order; kontras may stand between them. */
function playsOf({ at, log }: State): { seat: number; card: number }[] {
  const plays: { seat: number; card: number }[] = [];
  for (let i = at[S.LENGTH]! - 1; plays.length < at[S.ON_TABLE]!; i--) {
    const move = log[i]! & 0xff;
    if (isPlay(move)) plays.unshift({ seat: log[i]! >> 8, card: move });
  }
  return plays;
}
