/** What counts at the end of a deal (rule 8), gathered from a state. */
import { ACES, count, LAST_TRICK, NO_TRUMP, pointsOf } from './cards.ts';
import * as S from './state.ts';
import { defendersOf, type State } from './state.ts';
import { TRICKS_OF_DEAL } from './types.ts';

/** Marriages are numbers as in contract.ts. */
export interface Facts {
  /** Card points in tricks with the last trick's ten. */
  solPts: number;
  defPts: number;
  talonPts: number;
  solTricks: number;
  defTricks: number;
  solMarr: number;
  defMarr: number;
  /** Who played the trump seven to trick 10: 1 the soloist, -1 a defender, 0 nobody. */
  seven: number;
  sevenWon: boolean;
  /** Aces in the soloist's tricks. */
  aces: number;
  conceded: boolean;
}

export function noFacts(): Facts {
  return {
    solPts: 0,
    defPts: 0,
    talonPts: 0,
    solTricks: 0,
    defTricks: 0,
    solMarr: 0,
    defMarr: 0,
    seven: 0,
    sevenWon: false,
    aces: 0,
    conceded: false,
  };
}

/** No card. */
const NO_TRUMP_SEVEN = -1;

/** Fills `facts` from a state, finished or not. */
export function factsOf(state: State, facts: Facts): void {
  const { at, options } = state;
  const a10 = options.cardPoints === 'A10';
  const soloist = at[S.SOLOIST]!;
  const [first, second] = defendersOf(soloist);
  facts.solPts = at[S.ORIGIN_POINTS]! + pointsOf(at[S.TAKEN]!, a10);
  facts.defPts = at[S.ORIGIN_POINTS + 1]! + pointsOf(at[S.TAKEN + 1]!, a10);
  facts.talonPts = pointsOf(at[S.TALON]!, a10);
  facts.solTricks = at[S.WON]!;
  facts.defTricks = at[S.TRICKS]! - at[S.WON]!;
  facts.solMarr = at[S.MARRIAGE + soloist]!;
  facts.defMarr = at[S.MARRIAGE + first]! + at[S.MARRIAGE + second]!;
  facts.aces = at[S.ORIGIN_ACES]! + count(at[S.TAKEN]! & ACES);
  facts.conceded = at[S.ENDING] === S.CONCEDED;
  facts.seven = 0;
  facts.sevenWon = false;
  if (at[S.TRICKS] === TRICKS_OF_DEAL) lastTrick(state, facts);
}

/** The ten points of trick 10, and the trump seven if it was played there. */
function lastTrick({ at, log }: State, facts: Facts): void {
  const winner = at[S.WINNER]!;
  const soloist = at[S.SOLOIST]!;
  if (winner === soloist) facts.solPts += LAST_TRICK;
  else facts.defPts += LAST_TRICK;
  const trumpSeven = at[S.TRUMP] === NO_TRUMP ? NO_TRUMP_SEVEN : at[S.TRUMP]! << 3;
  const end = at[S.LENGTH]!;
  for (let i = end - 3; i < end; i++) {
    const play = log[i]!;
    if ((play & 0xff) !== trumpSeven) continue;
    facts.seven = play >> 8 === soloist ? 1 : -1;
    facts.sevenWon = play >> 8 === winner;
  }
}
