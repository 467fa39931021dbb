/**
 * The first decision of a turn that surely wins it, or that surely keeps the opponent from winning before he may act.
 * Every other move must fail in a world that the player cannot tell apart, even with all cards open.
 */
import { compile, players, type Compile, type State, type View } from '@pakli/compile';
import {
  askPlayer,
  fork,
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type Move,
  type Random,
  type Seat,
} from '@pakli/core';
import { board } from './compile/boards.ts';
import { reasonsOf } from './compile/reasons.ts';
import { courseOf, themeOf, threats } from './compile/themes.ts';
import { TooMany, Turn, type Aim } from './compile/turn.ts';
import { bestOf, type Maker, type Verdict } from './maker.ts';

/** Other worlds in which a move may fail and a proof must hold. */
const WORLDS = 8;
/** Positions per search. */
const BUDGET = 3000;

/** A player about to be beaten is not asked for a win. */
function aimOf(view: View): Aim {
  return view.phase === 'action' && threats(view).length > 0 ? 'stop' : 'win';
}

function judge({ table: { state, turn } }: Match<Compile>): Verdict | undefined {
  const view = compile.view(state, turn);
  const aim = aimOf(view);
  const { moves } = view;
  const reaches = (world: State, move: Move, sure: boolean): boolean =>
    new Turn(turn, aim, sure, BUDGET).reaches(world, move);
  try {
    const open = moves.map((move) => reaches(state, move, false));
    if (!open.includes(true) || !open.includes(false)) return undefined;
    const random = new Sfc32(7);
    const worlds = Array.from({ length: WORLDS }, () => {
      const world = fork(compile, state);
      compile.redeal(world, turn, random);
      return world;
    });
    const values = moves.map((move, i) => {
      if (open[i] !== true || worlds.some((world) => !reaches(world, move, false))) return 0;
      return [state, ...worlds].every((world) => reaches(world, move, true)) ? 1 : undefined;
    });
    // What needs luck in no world we know of is neither sure nor refuted.
    const known = values.filter((value) => value !== undefined);
    if (known.length < values.length) return undefined;
    const lines = moves.map((move, i) => {
      const search = new Turn(turn, aim, known[i] === 1, BUDGET);
      return (known[i] === 1 ? search.line(state, move) : search.refuted(state, move)).slice(1);
    });
    return { goal: aim, values: known, lines };
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

/**
 * How often a solver fails who tries this many ways to end the turn and takes the first that does it, or else guesses.
 * Levels either see it or never do, and would tell little about how well it is hidden.
 */
const WAYS = [1, 2, 4, 8, 16, 32, 64, 128] as const;
/** Ways tried to learn how rare the right ones are. */
const SAMPLES = 2000;

function lookers({ table: { state, turn } }: Match<Compile>, best: number): readonly number[] {
  const view = compile.view(state, turn);
  const aim = aimOf(view);
  const random = new Sfc32(11);
  let found = 0;
  for (let way = 0; way < SAMPLES; way++) {
    if (happens(state, turn, aim, view.moves[best] ?? 0, random)) found++;
  }
  // People choose among cards, and see where a card has to go.
  const cards = new Set(
    view.moves.map((move) => compile.formatTruth(state, move).replace(/@.*/, '')),
  ).size;
  const unseen = 1 - found / SAMPLES / cards;
  const wrong = 1 - 1 / cards;
  return WAYS.map((ways) => Math.round(100 * unseen ** ways * wrong));
}

/** Whether this move followed by any moves happens to reach the aim. */
function happens(state: State, seat: Seat, aim: Aim, move: Move, random: Random): boolean {
  const now = fork(compile, state);
  const outcome = new Uint8Array(compile.maxOutcome);
  let turns = 0;
  const onEvent = ({ kind }: { readonly kind: string }): void =>
    void (turns += Number(kind === 'turn'));
  const goesOn = (): boolean => {
    if (compile.turn(now) === OVER || turns > (aim === 'win' ? 0 : 1)) return false;
    return turns === 0 || !['action', 'cache', 'end'].includes(compile.view(now, seat).phase);
  };
  compile.play(now, move, onEvent);
  while (goesOn()) {
    const turn = compile.turn(now);
    if (turn < 0) compile.deal(now, outcome, compile.draw(now, random, outcome), onEvent);
    else compile.play(now, pick(compile.view(now, turn).moves, random), onEvent);
  }
  const over = compile.turn(now) === OVER;
  const won = over && compile.scores(now)[seat] === 1;
  return aim === 'win' ? won && turns === 0 : !over || won;
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** A line that should have been compiled before the action. */
function overdue({ totals: [own = [], other = []] }: View): boolean {
  return own.some((total, line) => total >= 10 && total > (other[line] ?? 0));
}

/** A line that nobody leaves so far above what it needs. */
const TOO_HIGH = 16;

function sensible(aim: Aim, view: View): boolean {
  const { moves, number, player, phase, totals } = view;
  if (player !== 0 || number > 40 || moves.length < 2) return false;
  if (phase === 'action' && overdue(view)) return false;
  if (totals.flat().some((total) => total > TOO_HIGH)) return false;
  return aim === 'win' || (threats(view).length === 1 && phase === 'action');
}

export const maker: Maker<Compile> = {
  game: compile,
  *propose(random) {
    const aim = random.below(3) === 0 ? 'win' : 'stop';
    for (let tries = 0; tries < 200; tries++) {
      const position = board(aim, random);
      const match = Match.start(compile, { starter: 0, position });
      if (isRefusal(match)) throw new Error(match.refused);
      const { state, turn } = match.table;
      if (turn === 0 && sensible(aim, compile.view(state, turn))) yield { match, position };
    }
  },
  judge,
  lookers,
  naive: ({ table: { state, turn } }) =>
    askPlayer(players.seed, compile.view(state, turn), new Sfc32(1), 1).move,
  theme({ table: { state, turn } }, verdict) {
    const best = bestOf(verdict);
    const view = compile.view(state, turn);
    const move = best === undefined ? undefined : view.moves[best];
    if (best === undefined || move === undefined) return undefined;
    const line = [compile.formatTruth(state, move), ...(verdict.lines[best] ?? [])];
    return themeOf(aimOf(view), courseOf(state, turn, line));
  },
  reasons: reasonsOf,
  kind({ table: { state, turn } }, best) {
    const { pending, phase } = compile.view(state, turn);
    return `${phase} ${pending?.cause?.card ?? ''} ${best.replace(/@.*/, '')}`;
  },
};
