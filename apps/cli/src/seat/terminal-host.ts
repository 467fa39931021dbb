/**
 * A room in this process: the players of its seats, and the receiver of its updates.
 * Players wait until people have seen what has happened.
 */
import { Sfc32, type Answer, type GameTypes, type Match } from '@pakli/core';
import {
  answerTo,
  chanceOf,
  openedFrom,
  Room,
  sitDown,
  randomPlayerSeeds,
  type SeatPlan,
  type PlayerQuestion,
  type TurnLoopPorts,
} from '@pakli/host';
import type { Update } from '@pakli/protocol';
import type { GamePackage } from '@pakli/catalogue';
import type { Opponent } from '../players/opponent.ts';
import { clock } from '../players/budget.ts';
import type { TableFollower } from './table-follower.ts';

/** A room that continues from a match, with everybody in their seats: null is a person. */
export function seatedRoom(
  { game }: GamePackage,
  match: Match<GameTypes>,
  players: readonly (string | null)[],
): Room {
  const opened = openedFrom(match, '', Date.now());
  const people = players.filter((player) => player === null);
  // A hint is for one who plays against players; between people it would be help from outside.
  const options = { ...opened.options, hints: people.length < 2 };
  const room = Room.open(game, { ...opened, options });
  const places = players.map((level): SeatPlan =>
    level === null ? { kind: 'person' } : { kind: 'computer', level },
  );
  sitDown(room, places, Date.now());
  return room;
}

export interface TerminalHostPorts {
  readonly room: Room;
  /** By seat; undefined is a person. */
  readonly players: readonly (Opponent | undefined)[];
  /** The generators that deal and that players draw from. */
  readonly random: Sfc32;
  readonly thoughts: Sfc32;
  readonly follower: TableFollower;
  /** Shows what has happened before the next player thinks. */
  pace(): Promise<void>;
  /** Saves what has happened before anybody sees it. */
  keep?(): void;
}

export class TerminalHost {
  /** For a table on this device, or a turn loop. */
  readonly ports: Omit<TurnLoopPorts, 'readers' | 'tell'>;
  private readonly follower: TableFollower;
  private readonly room: Room;
  private readonly players: readonly (Opponent | undefined)[];
  /** Raised when nobody waits for an answer any more. */
  private moment = 0;
  /** Why the match cannot continue here. */
  private problem: unknown;
  private left = false;
  private wake: () => void = () => {};
  private readonly pace: () => Promise<void>;

  constructor(given: TerminalHostPorts) {
    const { room, players, random, thoughts, follower } = given;
    this.follower = follower;
    this.room = room;
    this.players = players;
    this.pace = () => given.pace();
    this.ports = {
      chance: chanceOf(random),
      playerSeeds: randomPlayerSeeds(thoughts),
      now: () => Date.now(),
      think: (question) => this.think(question),
      cancel: () => void this.moment++,
      keep: () => given.keep?.(),
    };
  }

  /** Something that the room tells. */
  hear(update: Update): void {
    if (update.kind === 'broken') this.problem ??= new Error(update.problem);
    this.follower.hear(update);
    this.wake();
  }

  private async think(question: PlayerQuestion): Promise<Answer | undefined> {
    const { view, seed, budget } = question;
    const { moment } = this;
    const stopped = (): boolean => this.left || this.moment !== moment;
    // Advice has a budget of its own, and anyone who asks for it waits.
    if (budget !== undefined) return answerTo(question, clock, stopped);
    try {
      await this.pace();
      if (stopped()) return undefined;
      const player = this.players[view.turn];
      if (player === undefined) throw new Error(`nobody plays at seat ${view.turn}`);
      return { move: await player.choose(this.room.game, view, new Sfc32(seed), stopped) };
    } catch (error) {
      // The turn loop would pass on its message alone.
      this.problem ??= error;
      throw error;
    }
  }

  /** Waits until a person has to decide or the deal is over. */
  async still(): Promise<void> {
    for (;;) {
      if (this.problem !== undefined) throw this.problem;
      const { turn } = this.room;
      if (this.left || turn === undefined || this.players[turn] === undefined) return;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** Nobody waits for anything any more. */
  leave(): void {
    this.left = true;
    this.wake();
  }
}
