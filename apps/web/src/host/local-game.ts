/**
 * Opens a game in this browser: a room on this device, behind the frames that
 * its page hears. It knows neither workers nor storage, so that tests can sit
 * down at it.
 */
import type { GamePackage } from '@pakli/catalogue';
import type { GameTypes, Match, Move } from '@pakli/core';
import {
  LocalTable,
  ONE_DEVICE,
  openedFrom,
  Room,
  seededChance,
  seededThoughts,
  sitDown,
  type LocalTablePorts,
  type SeatPlan,
  type PlayerQuestion,
  type Thought,
} from '@pakli/host';
import { sameSteps } from './duel.ts';
import type { Sitting, Start } from './host.ts';
import { isShared } from './hot-seat.ts';
import { Viewer } from './viewer.ts';

export interface LocalGame extends Pick<Start, 'lines'> {
  readonly loaded: GamePackage;
  readonly match: Match<GameTypes>;
  readonly sitting: Sitting;
  /** What cards and thoughts follow from. */
  readonly seed: number;
  /** Somebody's game with the same cards: as long as it is the same, computers do what they did there. */
  readonly line?: Match<GameTypes>;
}

export interface LocalGamePorts extends Pick<
  LocalTablePorts,
  'think' | 'cancel' | 'done' | 'tell'
> {
  /** Something has happened that must not be lost. */
  save(match: Match<GameTypes>): void;
}

function placesIn({ match, sitting, lines = [] }: LocalGame): SeatPlan[] {
  const { seat, level, chairs, purpose } = sitting;
  return match.names.map((_, at): SeatPlan => {
    const chair = chairs?.[at] ?? (at === seat ? 'person' : level);
    if (chair === 'person') return { kind: 'person' };
    return purpose === 'lesson' ? { kind: 'script', lines } : { kind: 'computer', level: chair };
  });
}

export function openLocalGame(local: LocalGame, ports: LocalGamePorts): LocalTable {
  const { loaded, match, sitting, seed, line } = local;
  const now = Date.now();
  const opened = openedFrom(match, sitting.id, now, sitting.purpose === 'lesson');
  // Against other people nobody is advised.
  const options = { takebacks: true, hints: !isShared(sitting) };
  const room = Room.open(loaded.game, { ...opened, options });
  sitDown(room, placesIn(local), now);
  const viewer = new Viewer({ game: room.game, knowledge: loaded.knowledge }, sitting.help);
  const compared = line !== undefined || sitting.day !== undefined;
  let unlearned = false;
  /** Whoever thinks without what it has learned says so, and when it has it again. */
  const ask = async (question: PlayerQuestion): Promise<Thought | undefined> => {
    const thought = await ports.think(question);
    if (thought === undefined || unlearned === (thought.missing !== undefined)) return thought;
    unlearned = thought.missing !== undefined;
    table.refresh();
    return thought;
  };
  const think = (question: PlayerQuestion): Promise<Thought | undefined> => {
    if (!compared) return ask(question);
    const done = room.match && line && nextIn(line, room.match);
    return done === undefined ? ask({ ...question, exact: true }) : Promise.resolve({ move: done });
  };
  const table = new LocalTable(room, {
    chance: seededChance(loaded.game, match.seats, seed),
    thoughts: seededThoughts(seed),
    outside: { ...ONE_DEVICE, isUnlearned: () => unlearned },
    now: () => Date.now(),
    think: (question) => think(question),
    cancel: () => ports.cancel(),
    keep(event) {
      // Who opens a game that goes on has done nothing yet.
      const began = event.kind === 'start' && event.deals.length === 0;
      if (!began && room.match !== undefined) ports.save(room.match);
    },
    done: (command) => ports.done?.(command),
    tell: (frame) => ports.tell(viewer.read(frame)),
  });
  return table;
}

/** What was played next in another game, as long as all before is the same. */
function nextIn(line: Match<GameTypes>, match: Match<GameTypes>): Move | undefined {
  const steps = match.tables.reduce((sum, table) => sum + table.steps.length, 0);
  if (sameSteps(match, line) < steps) return undefined;
  const next = line.tables.flatMap((table) => table.steps)[steps];
  return next?.kind === 'move' && next.seat === match.table.turn ? next.move : undefined;
}
