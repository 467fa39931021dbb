/** A table in the terminal from sitting down to leaving: its room, its file, its players and its people. */
import { DirectWire, TableClient } from '@pakli/client';
import type { GamePackage } from '@pakli/catalogue';
import { EVERYBODY, isRefusal, type GameTypes, type Match, type Sfc32 } from '@pakli/core';
import { advise, decide, HOUSE, LocalTable, openingFor, type Room } from '@pakli/host';
import type { Voice } from '../../input/voice.ts';
import type { Opponent } from '../../players/opponent.ts';
import { seatedRoom, TerminalHost } from '../../seat/terminal-host.ts';
import { whoPlays } from '../../seat/standings.ts';
import { TableFollower } from '../../seat/table-follower.ts';
import { tableOf } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { TableScreen } from './table-screen.ts';
import type { Dialogue } from './dialogue.ts';
import { SaveFile } from './save-file.ts';
import type { Lock } from '../../input/lock.ts';
import { HotSeat } from './hot-seat.ts';
import type { Lineup } from './saves.ts';
import { seatPlayers } from './lineup.ts';

/** A match as far as it has come, who plays it and where it is kept. */
export interface GameStart {
  readonly loaded: GamePackage;
  readonly match: Match<GameTypes>;
  readonly lineup: Lineup;
  readonly voice: Voice;
  readonly random: Sfc32;
  readonly thoughts: Sfc32;
  readonly file: string;
  /** None where the folder cannot be written, and for one who only looks on. */
  readonly lock: Lock | undefined;
  /** Said before the first move. */
  readonly notice?: string;
}

/** What people are asked on. */
export interface TerminalDialogue {
  readonly dialogue: Dialogue;
  readonly ink: Ink;
}

/** So long a move stays in sight, and longer where people have to read of each other. */
const DELAY_MS = 350;
const SHARED_DELAY_MS = 1000;

export class TerminalGame {
  private readonly players: Players;
  private readonly parts: GameParts;

  private constructor(players: Players, parts: GameParts) {
    this.players = players;
    this.parts = parts;
  }

  static async open(
    start: GameStart,
    terminal: TerminalDialogue,
    delay: number | undefined,
  ): Promise<TerminalGame> {
    const { loaded, lineup, lock } = start;
    try {
      const players = await seatPlayers(loaded, lineup);
      return new TerminalGame(players, await setUp(start, players, terminal, delay));
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  play(): Promise<void> {
    return this.parts.hotSeat.play();
  }

  /** Answers whether the game is kept. */
  async close(): Promise<boolean> {
    const { saveFile, leave } = this.parts;
    // Once more, for a disc that was full or a game that was taken meanwhile: what is said at the end is true.
    saveFile.save();
    leave();
    saveFile.release();
    await Promise.all(
      this.players.flatMap((player) => (player === undefined ? [] : [player.close()])),
    );
    return !saveFile.taken && saveFile.unsaved === undefined;
  }

  /** What stays on the terminal when everybody has left. */
  farewell(width: number): string[] {
    tellAll(this.parts);
    return this.parts.screen.farewell(width);
  }
}

/** By seat; undefined is a person. */
type Players = readonly (Opponent | undefined)[];

interface GameParts {
  readonly room: Room;
  readonly follower: TableFollower;
  readonly host: TerminalHost;
  readonly saveFile: SaveFile;
  readonly screen: TableScreen;
  readonly hotSeat: HotSeat;
  /** Nobody waits for anything any more. */
  readonly leave: () => void;
}

async function setUp(
  start: GameStart,
  players: Players,
  { dialogue, ink }: TerminalDialogue,
  wantedDelay?: number,
): Promise<GameParts> {
  const { loaded, match, lineup, voice, random, thoughts, file, lock, notice = '' } = start;
  const { game, names } = match;
  const room = seatedRoom(loaded, match, lineup);
  const follower = new TableFollower(game, names, voice);
  const reasons = voice.words.notWritten;
  const saveFile = new SaveFile({ file, lock, room, lineup, random, thoughts, reasons });
  const strongest = loaded.levels.at(-1) ?? '';
  const host = new TerminalHost({
    room,
    players,
    random,
    thoughts,
    follower,
    pace: () => hotSeat.follow(),
    keep: () => {
      saveFile.save();
      if (saveFile.taken) leave();
    },
  });
  const client = new TableClient(
    new DirectWire((tell) => new LocalTable(room, { ...host.ports, tell })),
  );
  client.listen((news) => {
    if ('update' in news) host.hear(news.update);
  });
  const leave = (): void => {
    host.leave();
    client.close();
  };
  const screen = new TableScreen({
    follower,
    client,
    saveFile,
    voice,
    ink,
    art: await tableOf(game, ink),
    dialogue,
    players: whoPlays(lineup, names, voice),
    advise: async (scene) =>
      loaded.contenders.has(strongest)
        ? advise(game, scene, strongest, host.ports.think)
        : undefined,
    notice,
  });
  const delay = wantedDelay ?? (room.voters.length > 1 ? SHARED_DELAY_MS : DELAY_MS);
  const hotSeat = new HotSeat({ client, host, saveFile, screen, voice, dialogue, names, delay });
  return { room, follower, host, saveFile, screen, hotSeat, leave };
}

/** All there is to know for the one person, or for everybody who has sat here. */
function tellAll({ room, follower }: GameParts): void {
  const [first = EVERYBODY, second] = room.voters;
  follower.hear(openingFor(room, second === undefined ? first : EVERYBODY, 'opened'));
}

/** The table of a game that somebody else plays, for one who looks on: nobody thinks here. */
export async function lookOn(start: GameStart, terminal: TerminalDialogue): Promise<TableScreen> {
  const parts = await setUp(start, [], terminal);
  const { room, host } = parts;
  const started = decide(room, HOUSE, { kind: 'start' }, Date.now(), host.ports.chance);
  if (isRefusal(started)) throw new Error(`a saved game is refused: ${started.refused}`);
  room.apply(started);
  tellAll(parts);
  return parts.screen;
}
