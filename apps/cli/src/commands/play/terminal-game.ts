/** A table in the terminal from sitting down to leaving: its room, its file, its players and its people. */
import type { GamePackage } from '@pakli/catalogue';
import { EVERYBODY, isRefusal, type GameTypes, type Match, type Sfc32 } from '@pakli/core';
import { decide, Device, HOUSE, openingFor, type Room } from '@pakli/host';
import type { Voice } from '../../input/voice.ts';
import type { Opponent } from '../../players/opponent.ts';
import { seatedRoom, TerminalHome } from '../../seat/terminal-ports.ts';
import { whoPlays } from '../../seat/standings.ts';
import { Told } from '../../seat/table-follower.ts';
import { tableOf } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { Chair } from './table-screen.ts';
import type { Dialogue } from './dialogue.ts';
import { KeptGame } from './save-file.ts';
import type { Lock } from '../../input/lock.ts';
import { Party } from './hot-seat.ts';
import type { Sitters } from './saves.ts';
import { seatPlayers } from './lineup.ts';

/** A match as far as it has come, who plays it and where it is kept. */
export interface Start {
  readonly loaded: GamePackage;
  readonly match: Match<GameTypes>;
  readonly sitters: Sitters;
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
export interface Place {
  readonly dialogue: Dialogue;
  readonly ink: Ink;
}

/** So long a move stays in sight, and longer where people have to be told of each other. */
const DELAY_MS = 350;
const SHARED_DELAY_MS = 1000;

export class Sitting {
  private readonly players: readonly (Opponent | undefined)[];
  private readonly laid: Laid;
  private readonly party: Party;

  private constructor(players: readonly (Opponent | undefined)[], laid: Laid, party: Party) {
    this.players = players;
    this.laid = laid;
    this.party = party;
  }

  static async open(start: Start, place: Place, delay: number | undefined): Promise<Sitting> {
    const { loaded, sitters, lock, voice } = start;
    const { dialogue } = place;
    try {
      const players = await seatPlayers(loaded, sitters);
      const laid = await lay(start, players, place);
      const { names } = start.match;
      const usual = laid.room.voters.length > 1 ? SHARED_DELAY_MS : DELAY_MS;
      const party = new Party({ ...laid, voice, dialogue, names, delay: delay ?? usual });
      return new Sitting(players, laid, party);
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  async play(): Promise<void> {
    const { home, kept } = this.laid;
    home.keep = () => {
      kept.save();
      if (kept.taken) this.leave();
    };
    await this.party.play();
  }

  private leave(): void {
    this.laid.home.leave();
    this.laid.device.close();
  }

  /** Answers whether the game is kept. */
  async close(): Promise<boolean> {
    const { kept } = this.laid;
    // Once more, for a disc that was full or a game that was taken meanwhile: what is said at the end is true.
    kept.save();
    this.leave();
    kept.release();
    await Promise.all(
      this.players.flatMap((player) => (player === undefined ? [] : [player.close()])),
    );
    return !kept.taken && kept.unsaved === undefined;
  }

  /** What stays on the terminal when everybody has left. */
  farewell(width: number): string[] {
    tellAll(this.laid);
    return this.laid.chair.farewell(width);
  }
}

interface Laid {
  readonly room: Room;
  readonly told: Told;
  readonly home: TerminalHome;
  readonly device: Device;
  readonly kept: KeptGame;
  readonly chair: Chair;
}

async function lay(
  start: Start,
  players: readonly (Opponent | undefined)[],
  { dialogue, ink }: Place,
): Promise<Laid> {
  const { loaded, match, sitters, voice, random, thoughts, file, lock, notice = '' } = start;
  const { game, names } = match;
  const room = seatedRoom(loaded, match, sitters);
  const told = new Told(game, names, voice);
  const strongest = loaded.levels.at(-1) ?? '';
  const home = new TerminalHome({ room, players, random, thoughts, told, strongest });
  const device = new Device(room, home.home);
  const reasons = voice.words.notWritten;
  const kept = new KeptGame({ file, lock, room, sitters, random, thoughts, reasons });
  const chair = new Chair({
    told,
    keeper: device,
    kept,
    voice,
    ink,
    art: await tableOf(game, ink),
    dialogue,
    players: whoPlays(sitters, names, voice),
    advised: loaded.contenders.has(strongest),
    notice,
  });
  return { room, told, home, device, kept, chair };
}

/** All there is to know for the one person, or for everybody who has sat here. */
function tellAll({ room, told }: Laid): void {
  const [first = EVERYBODY, second] = room.voters;
  told.hear(openingFor(room, second === undefined ? first : EVERYBODY, 'opened'));
}

/** The table of a game that somebody else plays, for one who looks on: nobody thinks here. */
export async function lookOn(start: Start, place: Place): Promise<Chair> {
  const laid = await lay(start, [], place);
  const { room, home } = laid;
  const begun = decide(room, HOUSE, { kind: 'start' }, Date.now(), home.home.chance);
  if (isRefusal(begun)) throw new Error(`a saved game is refused: ${begun.refused}`);
  room.apply(begun);
  tellAll(laid);
  return laid.chair;
}
