/** What counts at the end of a deal (rule 8), gathered from a state. */
import { ACES, count, LAST_TRICK, NO_TRUMP, pointsOf } from './cards.ts';
import {
  CONCEDED,
  defendersOf,
  ENDING,
  LENGTH,
  MARRIAGE,
  ORIGIN_ACES,
  ORIGIN_POINTS,
  SOLOIST,
  TAKEN,
  TALON,
  TRICKS,
  TRUMP,
  WINNER,
  WON,
  type State,
} from './state.ts';
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
  const soloist = at[SOLOIST]!;
  const [first, second] = defendersOf(soloist);
  facts.solPts = at[ORIGIN_POINTS]! + pointsOf(at[TAKEN]!, a10);
  facts.defPts = at[ORIGIN_POINTS + 1]! + pointsOf(at[TAKEN + 1]!, a10);
  facts.talonPts = pointsOf(at[TALON]!, a10);
  facts.solTricks = at[WON]!;
  facts.defTricks = at[TRICKS]! - at[WON]!;
  facts.solMarr = at[MARRIAGE + soloist]!;
  facts.defMarr = at[MARRIAGE + first]! + at[MARRIAGE + second]!;
  facts.aces = at[ORIGIN_ACES]! + count(at[TAKEN]! & ACES);
  facts.conceded = at[ENDING] === CONCEDED;
  facts.seven = 0;
  facts.sevenWon = false;
  if (at[TRICKS] === TRICKS_OF_DEAL) lastTrick(state, facts);
}

/** The ten points of trick 10, and the trump seven if it was played there. */
function lastTrick({ at, log }: State, facts: Facts): void {
  const winner = at[WINNER]!;
  const soloist = at[SOLOIST]!;
  if (winner === soloist) facts.solPts += LAST_TRICK;
  else facts.defPts += LAST_TRICK;
  const trumpSeven = at[TRUMP] === NO_TRUMP ? NO_TRUMP_SEVEN : at[TRUMP]! << 3;
  const end = at[LENGTH]!;
  for (let i = end - 3; i < end; i++) {
    const play = log[i]!;
    if ((play & 0xff) !== trumpSeven) continue;
    facts.seven = play >> 8 === soloist ? 1 : -1;
    facts.sevenWon = play >> 8 === winner;
  }
}
