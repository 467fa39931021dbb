/**
 * Who sits at a table of an arena or of self-play: a player of the catalogue or an outside
 * program, which are given views, or the cheater, which is given the state.
 */
import type { GamePackage } from '@pakli/catalogue';
import type { GameTypes, Move, Random, Seat, StateOf, Thinking } from '@pakli/core';
import { formatFault, isFault, OutsidePlayer } from './outside-player.ts';
import { Failure } from '../input/failure.ts';
import { exploiterOf, EXPLOITER_WORLDS, type SeatPorts } from './exploiter.ts';
import { stepsIn } from './budget.ts';
import { CHEAT, commandOf, exploitedBy, partsOf, type Spelling } from './spelling.ts';

/** A decision and the milliseconds it took. */
export interface TimedMove {
  readonly move: Move;
  readonly ms: number;
}

export interface ArenaPlayer {
  decide(state: StateOf<GameTypes>, seat: Seat, random: Random): TimedMove | Promise<TimedMove>;
  close(): Promise<void>;
}

/** Playouts of the cheater where the command does not say. */
const CHEAT_STEPS = 200;
/** Milliseconds of an outside program where the command does not say. */
const OUTSIDE_MS = 1000;

/** Why a spelling names no player of the game, or undefined. */
export function whyUnknown(loaded: GamePackage, spelling: Spelling): string | undefined {
  const { contenders, knowledge } = loaded;
  if (commandOf(spelling) !== undefined || spelling.name === CHEAT) return undefined;
  const exploited = exploitedBy(spelling);
  if (exploited !== undefined) {
    // Neither a program nor the cheater: it asks the player what it would do in worlds that it imagines.
    const { name, budget } = exploited;
    if (!contenders.has(name)) {
      return `no player ${JSON.stringify(name)}: there is ${[...contenders.keys()].join(', ')}`;
    }
    if (budget === undefined || 'steps' in budget) return undefined;
    return `${exploited.text} is asked in worlds that are imagined: it thinks in steps, as in ${name}@20steps`;
  }
  const parted = partsOf(spelling);
  if (parted !== undefined) {
    const { names } = knowledge.parts ?? {};
    if (names === undefined) return 'this game is not measured part by part';
    if (!names.includes(parted.part)) {
      return `no part ${JSON.stringify(parted.part)}: there is ${names.join(', ')}`;
    }
    for (const name of [parted.rest, parted.other]) {
      if (!contenders.has(name)) return whyUnknown(loaded, { ...spelling, name });
    }
    return undefined;
  }
  if (contenders.has(spelling.name)) return undefined;
  const known = [...contenders.keys(), CHEAT].join(', ');
  return `no player ${JSON.stringify(spelling.name)}: there is ${known}, or cmd:PROGRAM`;
}

export async function seat(
  loaded: GamePackage,
  spelling: Spelling,
  stopped: () => boolean,
  decided: () => void = () => {},
): Promise<ArenaPlayer> {
  const command = commandOf(spelling);
  if (command !== undefined) return outside(loaded, spelling, command);
  const exploited = exploitedBy(spelling);
  if (exploited !== undefined) return exploiter(loaded, exploited, spelling, { stopped, decided });
  return spelling.name === CHEAT ? cheater(loaded, spelling) : inside(loaded, spelling, stopped);
}

function inside(
  { game, contenders, knowledge }: GamePackage,
  spelling: Spelling,
  stopped: () => boolean,
): ArenaPlayer {
  const { name, budget } = spelling;
  const parted = partsOf(spelling);
  return {
    decide(state, seat, random) {
      const view = game.view(state, seat);
      const one = parted?.part === knowledge.parts?.of(view) ? parted?.other : parted?.rest;
      const contender = contenders.get(one ?? name);
      if (contender === undefined) throw new Error(`no player ${name}`);
      const { player } = contender;
      const limits =
        budget === undefined
          ? contender
          : 'steps' in budget
            ? { steps: budget.steps, milliseconds: Infinity }
            : { steps: Infinity, milliseconds: budget.ms };
      const watch = startWatch();
      const thinking = player.think(view, random);
      think(thinking, limits, watch, stopped);
      const { move } = thinking.answer();
      const ms = watch();
      if (!view.moves.includes(move)) throw new Error(`it answered ${move}, which is not listed`);
      return { move, ms };
    },
    close: async () => {},
  };
}

async function exploiter(
  loaded: GamePackage,
  target: Spelling,
  { budget }: Spelling,
  ports: SeatPorts,
): Promise<ArenaPlayer> {
  const worlds = stepsIn(budget) ?? EXPLOITER_WORLDS;
  const player = await exploiterOf(loaded, target, worlds, ports);
  if (player === undefined) throw new Error(`no player ${target.name}`);
  return {
    decide(state, seat, random) {
      const watch = startWatch();
      const thinking = player.think(loaded.game.view(state, seat), random);
      thinking.step(worlds);
      const { move } = thinking.answer();
      return { move, ms: watch() };
    },
    close: async () => {},
  };
}

async function cheater(
  { game, knowledge }: GamePackage,
  { budget }: Spelling,
): Promise<ArenaPlayer> {
  const { cheat } = await import('@pakli/ai');
  const steps = stepsIn(budget) ?? CHEAT_STEPS;
  return {
    decide(state, _seat, random) {
      const watch = startWatch();
      const { move } = cheat(game, knowledge, state, random, steps);
      return { move, ms: watch() };
    },
    close: async () => {},
  };
}

async function outside(
  { game, encoding }: GamePackage,
  { text, budget }: Spelling,
  command: string,
): Promise<ArenaPlayer> {
  const player = await OutsidePlayer.start(command, { encoding });
  if (isFault(player)) throw new Failure(formatFault(player));
  return {
    async decide(state, seat) {
      const view = game.view(state, seat);
      const moves = view.moves.map((move) => game.format(state, move, seat));
      // A program of its own has a processor of its own: only the clock on the wall sees it.
      const begin = performance.now();
      const answer = await player.go(game, view, moves, budget ?? { ms: OUTSIDE_MS });
      const ms = performance.now() - begin;
      if (isFault(answer)) throw new Failure(`${answer.fault}: ${answer.message}`);
      const move = view.moves[moves.indexOf(answer.move)];
      if (move === undefined) throw new Error(`${text} answered with a move that is not listed`);
      return { move, ms };
    },
    close: () => player.close(),
  };
}

// The clock of an arena and of self-play: processor time of the thread that thinks. A player with
// 100 ms has 100 ms of a core, however busy the machine is and however many
// workers share it, so that a measurement can be repeated elsewhere.

/** How long a player may think: whichever ends first. */
interface ThinkLimits {
  readonly steps: number;
  readonly milliseconds: number;
}

/** The system may bring a running thread's processor time up to date only so often. */
const TICK_MS = 4;

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of processor time since it was started. */
export function startWatch(): () => number {
  const wall = performance.now();
  const thread = threadTime();
  return () => {
    const passed = performance.now() - wall;
    // Too short for the system's bookkeeping, and most likely not interrupted.
    return passed < TICK_MS ? passed : Math.min(passed, threadTime() - thread);
  };
}

/** Slices about this long: a budget is passed by little, and a stop is heard. */
const SLICE_MS = 1;

/** Lets a player think in slices until it is done, out of budget or stopped. At least one step. */
export function think(
  thinking: Thinking,
  limits: ThinkLimits,
  watch: () => number,
  stopped: () => boolean,
): void {
  let left = limits.steps;
  for (let slice = 1; left > 0;) {
    const steps = Math.min(slice, left);
    const before = performance.now();
    if (thinking.step(steps)) return;
    left -= steps;
    if (stopped() || watch() >= limits.milliseconds) return;
    slice = performance.now() - before < SLICE_MS ? slice * 2 : Math.max(1, slice >> 1);
  }
}
