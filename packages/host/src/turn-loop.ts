/**
 * Runs a room on this device. Commands of people go through `decide`; between
 * them computers and scripts move until a person has to decide or the deal is
 * over. Workers, storage and sockets are behind its ports.
 */
import {
  isRefusal,
  type GameTypes,
  type Match,
  type Reader,
  type Refusal,
  type Seat,
} from '@pakli/core';
import type { Update } from '@pakli/protocol';
import { isPresent } from './occupant.ts';
import type { Chance } from './chance.ts';
import type { Outside } from './company.ts';
import { decide } from './decide.ts';
import type { RoomEvent } from './event.ts';
import type { Room } from './room.ts';
import type { PlayerSeeds } from './seed.ts';
import { applyAndShow } from './scene.ts';
import { playerAtTurn, questionFor, type PlayerQuestion, type Thought } from './think.ts';
import { HOUSE, type RoomCommand, type Who } from './request.ts';

export interface TurnLoopPorts {
  readonly chance: Chance;
  readonly playerSeeds: PlayerSeeds;
  readonly outside?: Outside;
  now(): number;
  /** Undefined if the question was cancelled. */
  think(question: PlayerQuestion): Promise<Thought | undefined>;
  /** Cancels the current question to a player. */
  cancel(): void;
  /** Stores an event before its updates are sent. */
  keep(event: RoomEvent): void;
  /** Everybody who looks at the table. */
  readers(): readonly Reader[];
  tell(reader: Reader, update: Update): void;
}

/** A decision that was taken back. Its cards come again anyway. */
export interface UndoneMove {
  /** From 0. */
  readonly deal: number;
  readonly seat: Seat;
  /** In full, as in a record. */
  readonly text: string;
}

export class TurnLoop {
  readonly room: Room;
  private readonly ports: TurnLoopPorts;
  /** Set while computers and scripts move. */
  private going: Promise<void> | undefined;
  /** Something has happened since the loop last checked whose turn it is. */
  private mustLookAgain = false;
  private closed = false;
  /** Incremented whenever the current question to a player becomes obsolete. */
  private questionNumber = 0;

  constructor(room: Room, ports: TurnLoopPorts) {
    this.room = room;
    this.ports = ports;
  }

  /** Carries out a command, or says why not; then the others move. */
  do(who: Who, command: RoomCommand): Refusal | undefined {
    const refusal = this.attempt(who, command);
    if (refusal === undefined) void this.resume();
    return refusal;
  }

  /** Plays undone moves of any seats again, deal by deal, as far as they fit; then the others move. */
  repeat(undone: readonly UndoneMove[]): Refusal | undefined {
    const { room } = this;
    for (const { deal, seat, text } of undone) {
      if (room.match?.table.deal.number !== deal) {
        const dealt = this.attempt(HOUSE, { kind: 'ask', what: 'next' });
        if (dealt !== undefined) return dealt;
      }
      const occupant = room.occupants[seat];
      const who = occupant?.kind === 'person' ? occupant.person : HOUSE;
      const refusal = this.attempt(who, { kind: 'play', step: room.steps, text });
      if (refusal !== undefined) return refusal;
    }
    void this.resume();
    return undefined;
  }

  private attempt(who: Who, command: RoomCommand): Refusal | undefined {
    const { ports, room } = this;
    const event = decide(room, who, command, ports.now(), ports.chance);
    if (isRefusal(event)) return event;
    this.apply(event);
    return undefined;
  }

  /** Lets computers and scripts move until a person has to decide or the deal is over. */
  resume(): Promise<void> {
    this.mustLookAgain = true;
    this.going ??= this.playOn()
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        this.broadcast({ kind: 'broken', problem });
      })
      .finally(() => {
        this.going = undefined;
        if (this.mustLookAgain && !this.closed) void this.resume();
      });
    return this.going;
  }

  /** Stops; nothing is sent any more. */
  close(): void {
    this.closed = true;
    this.ports.cancel();
  }

  private apply(event: RoomEvent): void {
    const { ports, room } = this;
    const readers = ports.readers();
    const table = room.match?.table;
    const { steps } = room;
    const updates = applyAndShow(room, event, readers, ports.outside);
    const elsewhere = room.steps !== steps || room.match?.table !== table;
    if (elsewhere || event.kind === 'back') {
      this.questionNumber++;
      ports.cancel();
    }
    ports.keep(event);
    readers.forEach((reader, i) => {
      const update = updates[i];
      if (update !== undefined) ports.tell(reader, update);
    });
  }

  private broadcast(update: Update): void {
    if (this.closed) return;
    for (const reader of this.ports.readers()) this.ports.tell(reader, update);
  }

  private async playOn(): Promise<void> {
    const { room } = this;
    while (!this.closed) {
      this.mustLookAgain = false;
      const { turn } = room;
      const occupant = turn === undefined ? undefined : room.occupants[turn];
      if (occupant === undefined || isPresent(occupant)) return;
      if (occupant.kind !== 'script') await this.askPlayer();
      else if (!this.play(scripted(room, occupant.lines))) return;
    }
  }

  /** Asks the player for the seat at turn. */
  private async askPlayer(): Promise<void> {
    const { room, ports, questionNumber } = this;
    const asked = questionFor(room, playerAtTurn(room), 0);
    if (asked === undefined) return;
    const question = { ...asked, seed: ports.playerSeeds(asked.view) };
    this.broadcast({ kind: 'thinking', seat: question.view.turn });
    const answer = await ports.think(question);
    this.broadcast({ kind: 'thinking', seat: null });
    // A takeback in the meantime may have changed whose turn it is.
    if (this.closed || this.questionNumber !== questionNumber) return;
    const match = room.match;
    if (answer === undefined || match === undefined) throw new Error('a player gave no answer');
    const { game, table } = match;
    const text = game.format(table.state, answer.move, question.view.turn);
    if (!this.play(text)) throw new Error(`a player's move is refused: ${text}`);
  }

  /** The house plays for the seat at turn; false if it may not. */
  private play(text: string | undefined): boolean {
    if (text === undefined) return false;
    const command = { kind: 'play', step: this.room.steps, text } as const;
    return this.attempt(HOUSE, command) === undefined;
  }
}

/** All decisions of a match, to remember those that a takeback removes. */
export function decisionsOf(match: Match<GameTypes> | undefined): readonly UndoneMove[] {
  return (
    match?.tables.flatMap(({ steps, deal }) =>
      steps.flatMap((step) =>
        step.kind === 'move' ? [{ deal: deal.number, seat: step.seat, text: step.text }] : [],
      ),
    ) ?? []
  );
}

/** The next move of a scripted seat: from the first line that everybody has followed so far; undefined if there is none. */
function scripted(room: Room, lines: readonly (readonly string[])[]): string | undefined {
  const steps = room.match?.tables.flatMap((table) => table.steps) ?? [];
  const played = steps.slice(room.fixedSteps).map(({ text }) => text);
  return lines.find((line) => played.every((text, i) => text === line[i]))?.[played.length];
}
