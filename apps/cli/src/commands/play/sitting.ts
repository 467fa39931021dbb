/** A table in the terminal from sitting down to leaving: its room, its file, its players and its people. */
import type { GamePackage } from '@pakli/catalogue';
import { EVERYBODY, type Kinds, type Match, type Reader, type Sfc32 } from '@pakli/core';
import type { Voice } from '../../given/voice.ts';
import type { Opponent } from '../../players/opponent.ts';
import { TerminalHouse } from '../../seat/house.ts';
import { whoPlays } from '../../seat/standings.ts';
import { Told } from '../../seat/told.ts';
import { tableOf } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { Chair } from './chair.ts';
import type { Dialogue } from './dialogue.ts';
import { KeptGame } from './kept-game.ts';
import type { Lock } from './lock.ts';
import { Party } from './party.ts';
import type { Sitters } from './saves.ts';
import { seatPlayers } from './sitters.ts';

/** A match as far as it has come, who plays it and where it is kept. */
export interface Start {
  readonly loaded: GamePackage;
  readonly match: Match<Kinds>;
  readonly sitters: Sitters;
  readonly voice: Voice;
  readonly random: Sfc32;
  readonly thoughts: Sfc32;
  readonly file: string;
  /** None where the folder cannot be written, and for one who only looks on. */
  readonly lock: Lock | undefined;
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
  private readonly lock: Lock | undefined;

  private constructor(
    start: Start,
    players: readonly (Opponent | undefined)[],
    laid: Laid,
    party: Party,
  ) {
    this.players = players;
    this.laid = laid;
    this.party = party;
    this.lock = start.lock;
  }

  static async open(start: Start, place: Place, delay: number | undefined): Promise<Sitting> {
    const { lock, voice } = start;
    const { dialogue } = place;
    try {
      const players = await seatPlayers(start.loaded, start.sitters);
      const laid = await lay(start, players, place);
      const usual = laid.chairs.length > 1 ? SHARED_DELAY_MS : DELAY_MS;
      const party = new Party({ ...laid, voice, dialogue, delay: delay ?? usual });
      return new Sitting(start, players, laid, party);
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  async play(): Promise<void> {
    this.laid.kept.save();
    await this.party.play();
  }

  /** Answers whether the game is kept. */
  async close(): Promise<boolean> {
    const { house, kept } = this.laid;
    // Once more, for a disc that was full or a game that was taken meanwhile: what is said at the end is true.
    kept.save();
    house.close();
    this.lock?.release();
    await Promise.all(
      this.players.flatMap((player) => (player === undefined ? [] : [player.close()])),
    );
    return !kept.taken && kept.unsaved === undefined;
  }

  /** What stays on the terminal when everybody has left. */
  farewell(width: number): string[] {
    return this.party.farewell(width);
  }
}

interface Laid {
  readonly house: TerminalHouse;
  readonly kept: KeptGame;
  /** The one for all people first, or that of the only one. */
  readonly chairs: readonly [Chair, ...Chair[]];
}

async function lay(
  start: Start,
  players: readonly (Opponent | undefined)[],
  { dialogue, ink }: Place,
): Promise<Laid> {
  const { loaded, match, sitters, voice, random, thoughts, file, lock } = start;
  const { game, names } = match;
  const people = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody plays');
  const readers: [Reader, ...Reader[]] = others.length === 0 ? [first] : [EVERYBODY, ...people];
  const toldTo = (reader: Reader): Told => new Told(game, names, reader, voice);
  const [shared, ...own] = readers;
  const told: [Told, ...Told[]] = [toldTo(shared), ...own.map(toldTo)];
  const house = new TerminalHouse({ game: loaded.game, match, players, random, thoughts, told });
  const reasons = voice.words.notWritten;
  const kept = new KeptGame({ file, lock, house, players: sitters, reasons });
  const art = await tableOf(game);
  const title = whoPlays(sitters, names, voice);
  const strongest = loaded.contenders.get(loaded.levels.at(-1) ?? '');
  const chairOf = (told: Told): Chair =>
    new Chair({ told, house, kept, voice, ink, art, dialogue, players: title, strongest });
  const [one, ...more] = told;
  return { house, kept, chairs: [chairOf(one), ...more.map(chairOf)] };
}

/** The table of a game that somebody else plays, for one who looks on: nobody thinks here. */
export async function lookOn(start: Start, place: Place): Promise<Chair> {
  const players = start.sitters.map((name) => (name === null ? undefined : nobody(name)));
  const { chairs } = await lay(start, players, place);
  return chairs[0];
}

function nobody(name: string): Opponent {
  return {
    name,
    choose: () => Promise.reject(new Error('one who looks on plays')),
    close: async () => {},
  };
}
