/** A turn loop with ports that answer at once, recording everything that it stores and sends. */
import { GAMES, type GamePackage } from '@pakli/catalogue';
import { askPlayer, isRefusal, Sfc32, type Reader } from '@pakli/core';
import type { Scene, Update } from '@pakli/protocol';
import {
  chanceOf,
  TurnLoop,
  HOUSE,
  Room,
  type RoomEvent,
  type EventOf,
  type TurnLoopPorts,
  type PlayerQuestion,
  randomPlayerSeeds,
} from '../src/index.ts';

export const ENTRIES: typeof GAMES = GAMES;

export interface Seated {
  readonly turnLoop: TurnLoop;
  readonly room: Room;
  /** By reader, in order. */
  readonly told: Map<Reader, Update[]>;
  readonly asked: PlayerQuestion[];
  readonly log: RoomEvent[];
  /** Calling this makes the players answer. */
  release(): void;
}

export interface Seating {
  readonly seed: number;
  readonly readers: readonly Reader[];
  readonly player?: string;
  /** Players wait to be released. */
  readonly held?: boolean;
}

export function seat(loaded: GamePackage, open: EventOf<'open'>, seating: Seating): Seated {
  const { seed, readers, player = 'random', held = false } = seating;
  const random = new Sfc32(seed);
  const told = new Map<Reader, Update[]>(readers.map((reader) => [reader, []]));
  const asked: PlayerQuestion[] = [];
  const log: RoomEvent[] = [];
  let waiting: (() => void)[] = [];
  const house: TurnLoopPorts = {
    chance: chanceOf(random),
    playerSeeds: randomPlayerSeeds(new Sfc32(seed + 1)),
    now: () => 0,
    async think(question) {
      asked.push(question);
      if (held) await new Promise<void>((resolve) => waiting.push(resolve));
      const contender = loaded.contenders.get(player);
      if (contender === undefined) throw new Error(`no player ${player}`);
      return askPlayer(contender.player, question.view, new Sfc32(question.seed), contender.steps);
    },
    cancel() {},
    keep: (event) => void log.push(event),
    readers: () => readers,
    tell: (reader, update) => void told.get(reader)?.push(update),
  };
  const room = Room.open(loaded.game, open);
  const turnLoop = new TurnLoop(room, house);
  const release = (): void => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  return { turnLoop, room, told, asked, log, release };
}

/** Runs a command, or fails. */
export function must({ turnLoop }: Seated, ...args: Parameters<TurnLoop['do']>): void {
  const refusal = turnLoop.do(...args);
  if (isRefusal(refusal)) throw new Error(`${JSON.stringify(args)}: ${refusal.refused}`);
}

/** People by seat; the house fills the rest and starts. */
export function gather(seated: Seated, people: readonly (string | undefined)[]): void {
  people.forEach((person, at) => {
    if (person !== undefined) must(seated, person, { kind: 'sit', seat: at });
  });
  must(seated, HOUSE, { kind: 'start' });
}

/** The players answer at once: one turn of the event loop is enough for all of them. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The scene that a reader has after following its updates. */
export function sceneOf({ told }: Seated, reader: Reader): Scene {
  let scene: Scene | null = null;
  for (const update of told.get(reader) ?? []) {
    if (update.kind === 'opening') ({ scene } = update);
    if ('steps' in update) scene = update.steps.at(-1)?.scene ?? scene;
  }
  if (scene === null) throw new Error('no scene has arrived');
  return scene;
}
