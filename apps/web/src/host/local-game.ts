/**
 * A game in this browser: a room on this device that sends frames to its page.
 * It knows neither workers nor databases, so that tests can use it directly.
 */
import type { GamePackage } from '@pakli/catalogue';
import { formatRecord, type GameTypes, type Match, type Move, type Refusal } from '@pakli/core';
import {
  LocalTable,
  ONE_DEVICE,
  openedFrom,
  fingerprintOf,
  Room,
  seededChance,
  fixedPlayerSeeds,
  sitDown,
  type LocalTablePorts,
  type SeatPlan,
  type PlayerQuestion,
  type Thought,
} from '@pakli/host';
import type { DeviceCommand, ToPage } from '@pakli/protocol';
import { sameSteps } from './duel.ts';
import { refusalOf } from './failure.ts';
import { isHelp } from './help.ts';
import type { Saved, Sitting, Start } from './host.ts';
import { isShared } from './hot-seat.ts';
import { viewerOf } from './scene.ts';
import type { GameStore, StoredGame } from './stored-game.ts';

export interface LocalGame {
  readonly loaded: GamePackage;
  readonly match: Match<GameTypes>;
  readonly sitting: Sitting;
  /** The seed of cards and computer decisions. */
  readonly seed: number;
  /** Another game with the same cards: while both are the same, computers repeat their moves in it. */
  readonly line?: Match<GameTypes> | undefined;
  /** The lines of a lesson. */
  readonly lines?: Start['lines'] | undefined;
}

export interface LocalGamePorts extends Pick<
  LocalTablePorts,
  'think' | 'cancel' | 'done' | 'tell'
> {
  /** Called after a change that must not be lost. */
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
  // No hints against other people.
  const options = { takebacks: true, hints: !isShared(sitting) };
  const room = Room.open(loaded.game, { ...opened, options });
  sitDown(room, placesIn(local), now);
  const view = viewerOf({ game: room.game, knowledge: loaded.knowledge }, sitting.help);
  const compared = line !== undefined || sitting.day !== undefined;
  let unlearned = false;
  /** A player that thinks without its learned data says so, and again once it has it. */
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
    playerSeeds: fixedPlayerSeeds(seed),
    outside: { ...ONE_DEVICE, isUnlearned: () => unlearned },
    now: () => Date.now(),
    think: (question) => think(question),
    cancel: () => ports.cancel(),
    keep(event) {
      // Opening a game in progress changes nothing.
      const began = event.kind === 'start' && event.deals.length === 0;
      if (!began && room.match !== undefined) ports.save(room.match);
    },
    done: (command) => ports.done?.(command),
    tell: (frame) => ports.tell(view(frame)),
  });
  return table;
}

/** The next move of another game, while all before it is the same. */
function nextIn(line: Match<GameTypes>, match: Match<GameTypes>): Move | undefined {
  const steps = match.tables.reduce((sum, table) => sum + table.steps.length, 0);
  if (sameSteps(match, line) < steps) return undefined;
  const next = line.tables.flatMap((table) => table.steps)[steps];
  return next?.kind === 'move' && next.seat === match.table.turn ? next.move : undefined;
}

/** A game that is saved while it is played. */
export interface KeptGame extends LocalGame {
  /** The player's id in the stored entry. */
  readonly by: string;
  /** It could not be saved yet: the first save that succeeds claims the game. */
  readonly unclaimed?: boolean;
  /** The challenge that this game answers. */
  readonly challenge?: string | undefined;
}

export interface KeptGamePorts extends Pick<LocalGamePorts, 'think' | 'cancel' | 'tell'> {
  /** Another tab has taken over the game. */
  lose(problem: Refusal): void;
}

interface OpenedGame {
  readonly table: LocalTable;
  readonly sitting: Sitting;
  /** Counts help. */
  readonly addHelp: (what: 'hints' | 'undos', by: number) => void;
  /** Resolves once everything is saved. */
  readonly close: () => Promise<void>;
}

export function openKeptGame(
  game: KeptGame,
  store: Pick<GameStore, 'put'>,
  ports: KeptGamePorts,
): OpenedGame {
  const { match, by, seed, challenge } = game;
  const help = { hints: 0, undos: 0, known: false, ...game.sitting.help };
  const sitting: Sitting = { ...game.sitting, help };
  let newest = match;
  // After leaving, nothing more is posted: the page may have another table open by then.
  let left = false;
  let { unclaimed = false } = game;
  const outbox = new Outbox({
    async put(entry) {
      await store.put(entry, unclaimed ? 'claim' : undefined);
      unclaimed = false;
    },
    post(frame) {
      if (!left) ports.tell(frame);
    },
    tellKept(problem) {
      const you = { seat: null, host: true, name: null };
      if (!left)
        ports.tell({ kind: 'told', now: Date.now(), you, update: { kind: 'kept', problem } });
    },
    lose(problem) {
      if (!left) ports.lose(problem);
    },
  });
  const save = (match: Match<GameTypes>): void => {
    newest = match;
    if (sitting.purpose === 'lesson') return;
    outbox.save(() => ({ ...entryOf(match, sitting, seed), by, seed, challenge }));
  };
  const addHelp = (what: 'hints' | 'undos', by: number): void => {
    help[what] = Math.max(0, help[what] + by);
    save(newest);
  };
  const table = openLocalGame(
    { ...game, sitting },
    {
      ...ports,
      save,
      done(command) {
        const undos = undosIn(command);
        if (undos !== 0) addHelp('undos', undos);
      },
      tell: (frame) => outbox.tell(frame),
    },
  );
  // Opening a finished game must not change its date.
  if (!match.over) save(match);
  const close = (): Promise<void> => {
    left = true;
    table.close();
    return outbox.empty;
  };
  return { table, sitting, addHelp, close };
}

/** The number of decisions that a command takes back. A redo cancels an undo. */
function undosIn(command: DeviceCommand): number {
  if (command.kind === 'speak') return undosIn(command.command);
  if (command.kind === 'redo') return -1;
  return command.kind === 'ask' && command.what === 'takeback' ? 1 : 0;
}

function entryOf(match: Match<GameTypes>, sitting: Sitting, seed: number): StoredGame {
  const { id, level, rules, seat, chairs, purpose, from, help, day, challenger } = sitting;
  const { game, names, over, totals, places, cardsToCome } = match;
  const saved: Saved = {
    id,
    game: game.id,
    level,
    seat,
    names,
    chairs,
    rules,
    at: Date.now(),
    over,
    moves: movesIn(match),
    totals,
    ...(over ? { places } : {}),
    purpose,
    from,
    help: help && isHelp(help) ? { ...help } : undefined,
    day,
    challenger,
    cards: fingerprintOf(seed),
  };
  return { saved, record: formatRecord(match), again: cardsToCome };
}

function movesIn({ tables }: Match<GameTypes>): number {
  const steps = tables.flatMap((table) => table.steps);
  return steps.filter(({ kind }) => kind === 'move').length;
}

interface OutboxPorts {
  put(entry: StoredGame): Promise<void>;
  post(frame: ToPage): void;
  /** Says why the game cannot be saved, or null once it is. */
  tellKept(problem: Refusal | null): void;
  /** Another tab has taken over the game. */
  lose(problem: Refusal): void;
}

/**
 * Posts a table's frames only after their step is saved, so that a step once
 * seen is never lost. A table that cannot be saved says so and continues; the
 * next step retries.
 */
export class Outbox {
  private readonly ports: OutboxPorts;
  private last: Promise<void> = Promise.resolve();
  private newest: (() => StoredGame) | undefined;
  private problem: Refusal | undefined;

  constructor(ports: OutboxPorts) {
    this.ports = ports;
  }

  /** Resolves once everything so far has been posted. */
  get empty(): Promise<void> {
    return this.last;
  }

  /** Steps can come faster than the disk writes: the newest entry replaces those before it. */
  save(entry: () => StoredGame): void {
    this.newest = entry;
    this.last = this.last.then(() => this.write());
  }

  tell(frame: ToPage): void {
    this.last = this.last.then(() => {
      this.ports.post(frame);
      // A client that opens the table now has not heard of the problem.
      const update = frame.kind === 'told' ? frame.update : undefined;
      const opened = update?.kind === 'opening' && update.why !== 'undone';
      if (opened && this.problem !== undefined) this.ports.tellKept(this.problem);
    });
  }

  private async write(): Promise<void> {
    const { newest } = this;
    if (newest === undefined) return;
    this.newest = undefined;
    const before = this.problem;
    this.problem = await this.ports.put(newest()).then(() => undefined, refusalOf);
    if (this.problem?.refused === 'open-elsewhere') this.ports.lose(this.problem);
    else if (this.problem?.refused !== before?.refused) this.ports.tellKept(this.problem ?? null);
  }
}
