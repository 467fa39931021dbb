/**
 * The laws that every game obeys. They work with any test runner: the result is
 * a list of broken laws.
 */
export { altered, leaves } from './alter.ts';
export { difference, snapshot } from './compare.ts';
export { balanceFaults } from './balance.ts';
export { checkDistribution, chiSquareBound, type Expectation } from './distribution.ts';
export { exchanges, type Exchange, type ExchangeSubject, type TrueStep } from './exchange.ts';
export { frozenFaults, splitRecords } from './frozen.ts';
export { meddle } from './listeners.ts';
export { netFaults, type NetSubject } from './nets.ts';
export { perft } from './perft.ts';
export { halfOf, repin, type Pinned } from './pins.ts';
export { formatPuzzles, makePuzzles, moveValues, type PuzzleMaker } from './puzzles.ts';
export { checkReasons, type ReasonSubject } from './reasons.ts';
export { runLaws, type LawRun } from './run.ts';
export { Script } from './script.ts';
export {
  formatBroken,
  LAWS,
  type Broken,
  type LawName,
  type LawSubject,
  type ReaderStep,
} from './subject.ts';
