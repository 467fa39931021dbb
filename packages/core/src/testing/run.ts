/**
 * Law 7, and the driver of all others: thousands of random matches, each from
 * its own seed. Cheap checks run at every step; then all laws are checked at
 * some positions of the finished match.
 *
 *     const broken = runLaws(subject, { games: 1000, seed: 1 });
 *     expect(broken.map(formatBroken)).toEqual([]);
 */
import { fork, listMoves, OVER, type GameTypes, type StateOf } from '../game.ts';
import { Match } from '../match.ts';
import { Buffers, playout } from '../playout.ts';
import { Sfc32 } from '../random.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import { balanceFaults } from './balance.ts';
import { checkBounds, checkStep, generousBuffer } from './bounds.ts';
import { difference, snapshot } from './compare.ts';
import { checkEncoding } from './encoding.ts';
import { checkKnowledge } from './knowledge.ts';
import { checkLeak, checkPlayers } from './leak.ts';
import { checkListeners } from './listeners.ts';
import { checkCopies, checkMoves } from './moves.ts';
import { checkNotation, checkRecords, rulesFaults } from './notation.ts';
import type { Broken, LawName, LawSubject, Spot, PossibleWorld } from './subject.ts';
import {
  checkRewind,
  checkWorlds,
  noteVariety,
  varietyFaults,
  worldsOf,
  type Variety,
} from './worlds.ts';

/** The extent of a run. */
export interface LawRun {
  /** Number of matches; the n-th is played from seed + n. */
  readonly games: number;
  readonly seed: number;
  /** The average number of positions per match at which all laws are checked; default 1. */
  readonly positions?: number;
  /** Worlds of each kind for each seat and position. */
  readonly samples?: number;
  /** Steps of each player. */
  readonly steps?: number;
  /** Deals in which redealt worlds are compared with the truth; default 0. Hundreds find a strong bias. */
  readonly redeals?: number;
  /** Stop after this many faults; default 10. */
  readonly limit?: number;
  progress?(done: number, games: number): void;
}

/** The most faults listed of a biased sampler. */
const MOST_BIASES = 3;

/** The laws that are checked at a position. */
const CHECKS: readonly (readonly [LawName, <K extends GameTypes>(spot: Spot<K>) => void])[] = [
  ['moves', checkMoves],
  ['copies', checkCopies],
  ['listeners', checkListeners],
  ['notation', checkNotation],
  ['records', checkRecords],
  ['bounds', checkBounds],
  ['worlds', checkWorlds],
  ['rewind', checkRewind],
  ['leak', checkLeak],
  ['encoding', checkEncoding],
  ['knowledge', checkKnowledge],
  ['players', checkPlayers],
];

/** Checks the laws for a game; an empty list means that all hold. */
export function runLaws<K extends GameTypes>(subject: LawSubject<K>, run: LawRun): Broken[] {
  const found: Broken[] = [];
  const limit = run.limit ?? 10;
  const variety: Variety = new Map();
  const whole = (law: LawName, message: string): void => {
    if (subject.skip?.[law] !== undefined) return;
    found.push({ law, seed: run.seed, deal: 0, ply: 0, message, position: '' });
  };
  for (const message of rulesFaults(subject)) whole('notation', message);
  for (let game = 0; game < run.games && found.length < limit; game++) {
    tryMatch(subject, run, run.seed + game, found, variety);
    run.progress?.(game + 1, run.games);
  }
  // A game without hidden cards must skip this law; a short run proves nothing.
  const enough = run.games * (run.positions ?? 1) >= 20 && found.length === 0;
  if (enough && variety.size === 0) whole('variety', 'nothing was ever hidden');
  for (const message of varietyFaults(variety)) whole('variety', message);
  // Only if no other fault is known: wrong worlds are reported already.
  if (found.length === 0 && run.redeals !== undefined) {
    const faults = balanceFaults(subject, { deals: run.redeals, seed: run.seed });
    // If some cards come too often, others come too rarely: a few faults are enough.
    for (const message of faults.slice(0, MOST_BIASES)) whole('distribution', message);
  }
  return found;
}

/** One match from one seed: played with the cheap checks, then visited again for all laws. */
function tryMatch<K extends GameTypes>(
  subject: LawSubject<K>,
  run: LawRun,
  seed: number,
  found: Broken[],
  variety: Variety,
): void {
  const { game, options } = subject;
  const random = new Sfc32(seed);
  // The checks have their own generator, so that they do not change the match.
  const checking = new Sfc32(random.next());
  const reporter =
    (match: Match<K>) =>
    (law: LawName, message: string): void => {
      // One fault has many symptoms; the first few of a match are enough.
      if (subject.skip?.[law] !== undefined) return;
      if (found.filter((old) => old.seed === seed && old.law === law).length >= 2) return;
      const { deal, steps } = match.table;
      const position = attempt(() => game.formatPosition(match.table.state)) ?? 'unwritable';
      found.push({ law, seed, deal: deal.number, ply: steps.length, message, position });
    };
  const start = {
    options,
    random,
    ...(subject.seats === undefined ? {} : { seats: subject.seats }),
  };
  const match = Match.start(game, start);
  if (isRefusal(match)) throw new Error(`no match can begin: ${formatRefusal(match)}`);
  const broken = reporter(match);
  try {
    if (!playThrough(subject, match, random, broken)) return;
  } catch (error) {
    broken('bounds', `play stops: ${String(error)}`);
    return;
  }
  const visits = choosePlies(match, run.positions ?? 1, checking);
  if (visits.size === 0) return;
  const again = Match.start(game, { ...start, starter: match.starter });
  if (isRefusal(again)) throw new Error(`no match can begin: ${formatRefusal(again)}`);
  const report = reporter(again);
  try {
    const used = usedState(subject, again, checking);
    const texts = match.tables.flatMap(({ steps }) => steps.map(({ text }) => text));
    const at = { subject, match: again, random: checking, used, texts, broken: report };
    playAgain(match, again, (ply) => {
      if (visits.has(ply)) visit(at, run, variety);
    });
    match.tables.forEach((table, deal) => {
      const found = difference(again.tables[deal]?.state, table.state);
      if (found !== undefined) report('copies', `the same steps lead elsewhere: ${found}`);
    });
  } catch (error) {
    report('copies', `played again, the match stops: ${String(error)}`);
  }
}

/** Chooses positions of a match uniformly, including beginnings and ends of deals. */
function choosePlies<K extends GameTypes>(
  match: Match<K>,
  wanted: number,
  random: Sfc32,
): Set<number> {
  const plies = match.tables.reduce((sum, { steps }) => sum + steps.length + 1, 0);
  const chosen = new Set<number>();
  for (let left = wanted; left > 0; left--) {
    if (left >= 1 || random.below(1000) < left * 1000) chosen.add(random.below(plies));
  }
  return chosen;
}

/** Replays a match and calls `at` at every position. */
function playAgain<K extends GameTypes>(
  match: Match<K>,
  again: Match<K>,
  at: (ply: number) => void,
): void {
  let ply = 0;
  for (const [number, { steps }] of match.tables.entries()) {
    if (number > 0) again.nextDeal();
    for (const step of steps) {
      at(ply++);
      if (step.kind === 'move') again.table.play(step.move);
      else again.table.apply(step.outcome);
    }
    at(ply++);
  }
}

/** Plays to the end by random moves with the cheap checks at every step; false if it cannot. */
function playThrough<K extends GameTypes>(
  subject: LawSubject<K>,
  match: Match<K>,
  random: Sfc32,
  broken: (law: LawName, message: string) => void,
): boolean {
  const buffer = generousBuffer(subject.game.maxChoices);
  for (;;) {
    const { table } = match;
    const { turn } = table;
    const count = checkStep(subject, match, random, buffer, broken);
    if (count < 0) return false;
    if (count > 0) table.play(buffer[count === 1 ? 0 : random.below(count)] ?? 0);
    else if (turn !== OVER) table.chance(random);
    else if (!match.nextDeal()) return true;
  }
}

/** Checks all laws at the current position of the match. */
function visit<K extends GameTypes>(
  at: Pick<Spot<K>, 'subject' | 'match' | 'random' | 'used' | 'texts' | 'broken'>,
  run: LawRun,
  variety: Variety,
): void {
  const { subject, match, random, broken } = at;
  const { game } = subject;
  const { table } = match;
  const { state, turn } = table;
  const before = snapshot(state);
  const worlds: PossibleWorld<K>[] = [];
  try {
    for (let seat = 0; seat < state.seats; seat++) {
      worlds.push(...worldsOf(game, state, seat, random, run.samples ?? 2));
    }
  } catch (error) {
    broken('worlds', `making a world stops: ${String(error)}`);
  }
  const changed = difference(state, before);
  if (changed !== undefined) broken('copies', `looking changes the state: ${changed}`);
  const moves = turn < 0 ? [] : listMoves(game, state);
  const steps = run.steps ?? 32;
  const spot: Spot<K> = { ...at, game, table, state, turn, moves, worlds, steps };
  noteVariety(spot, variety);
  for (const [law, check] of CHECKS) {
    try {
      check(spot);
    } catch (error) {
      broken(law, `the check stops: ${String(error)}`);
    }
  }
}

/** A state in which a whole deal has been played. */
function usedState<K extends GameTypes>(
  subject: LawSubject<K>,
  { table }: Match<K>,
  random: Sfc32,
): StateOf<K> {
  const used = fork(subject.game, table.state);
  playout(subject.game, used, random, new Buffers(subject.game));
  return used;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
