/**
 * Keeps a room in this process: its players sit here, every step is written
 * down before anybody is told, and nobody moves before eyes could follow.
 * Whoever draws is given what a reader was told, and nothing else.
 */
import {
  isRefusal,
  Sfc32,
  thinkWithin,
  adviceOf,
  choicesOf,
  type Advice,
  type Answer,
  type Game,
  type Kinds,
  type Match,
  type Reader,
  type Refusal,
  type Seat,
} from '@pakli/core';
import type { Contender } from '@pakli/catalogue';
import {
  chanceOf,
  companyOf,
  Dealer,
  decide,
  HOUSE,
  hintFor,
  openedFrom,
  Room,
  tell,
  type Chance,
  type House,
  type PersonId,
  type PlayerQuestion,
} from '@pakli/host';
import type { Command, Question, Update } from '@pakli/protocol';
import type { Opponent } from '../players/opponent.ts';
import { clock } from '../players/thinking.ts';
import type { Told } from './told.ts';

export interface Seating {
  /** The newest version of the game. */
  readonly game: Game;
  /** As far as it has come. */
  readonly match: Match<Kinds>;
  /** By seat: who plays there; undefined is a person. */
  readonly players: readonly (Opponent | undefined)[];
  /** The generators that deal and that players draw from. */
  readonly random: Sfc32;
  readonly thoughts: Sfc32;
  /** Who looks. */
  readonly told: readonly Told[];
}

export class TerminalHouse implements House {
  readonly chance: Chance;
  readonly thoughts: Sfc32;
  private readonly random: Sfc32;
  private readonly room: Room;
  private readonly dealer: Dealer;
  private readonly players: readonly (Opponent | undefined)[];
  private readonly told: ReadonlyMap<Reader, Told>;
  /** Raised when nobody waits for an answer any more. */
  private moment = 0;
  private closed = false;
  /** Why a player could not move. */
  private problem: unknown;
  /** Shows what has happened before the next player thinks. */
  pace: () => Promise<void> = async () => {};
  /** Something has happened: writes it down. */
  onStep: () => void = () => {};

  constructor({ game, match, players, random, thoughts, told }: Seating) {
    this.players = players;
    this.random = random;
    this.thoughts = thoughts;
    this.chance = chanceOf(random);
    this.told = new Map(told.map((one) => [one.reader, one]));
    const opened = openedFrom(match, '', this.now());
    const people = players.filter((player) => player === undefined);
    // A hint is for one who plays against players; between people it would be help from outside.
    const options = { ...opened.options, hints: people.length < 2 };
    this.room = Room.open(game, { ...opened, options });
    this.dealer = new Dealer(this.room, this);
    this.gather();
  }

  /** Everybody sits down, and cards are dealt if it is time for that. Nobody moves yet. */
  private gather(): void {
    const { room, chance, players } = this;
    const now = this.now();
    players.forEach((player, seat) => {
      const event =
        player === undefined
          ? decide(room, personIn(seat), { kind: 'sit', seat }, now, chance)
          : decide(room, HOUSE, { kind: 'computer', seat, level: player.name }, now, chance);
      room.apply(happened(event));
    });
    const start = happened(decide(room, HOUSE, { kind: 'start' }, now, chance));
    const readers = this.readers();
    tell(room, start, readers).forEach((update, i) => this.tell(readers[i] ?? null, update));
  }

  /** The match, for whoever writes it down. */
  get match(): Match<Kinds> {
    const { match } = this.room;
    if (match === undefined) throw new Error('nothing is played yet');
    return match;
  }

  /** The state of both generators: a game that goes on from here has the same cards and thoughts. */
  get generators(): { readonly random: readonly number[]; readonly thoughts: readonly number[] } {
    return { random: this.random.save(), thoughts: this.thoughts.save() };
  }

  /** What people are asked about. */
  get questions(): readonly Question[] {
    return companyOf(this.room).questions;
  }

  /** Whether hints are given at this table. */
  get hints(): boolean {
    return this.room.opened.options.hints;
  }

  /** The person whose decision was the last one of people. */
  get lastToDecide(): Seat | undefined {
    const steps = this.match.tables.flatMap((table) => table.steps);
    const last = steps.findLast(
      (step) => step.kind === 'move' && this.players[step.seat] === undefined,
    );
    return last?.kind === 'move' ? last.seat : undefined;
  }

  /** Whose turn it is; undefined between deals. */
  get turn(): Seat | undefined {
    return this.room.turn;
  }

  now(): number {
    return Date.now();
  }

  readers(): readonly Reader[] {
    return [...this.told.keys()];
  }

  tell(reader: Reader, update: Update): void {
    this.told.get(reader)?.hear(update);
  }

  keep(): void {
    this.onStep();
  }

  cancel(): void {
    this.moment++;
  }

  async think({ view, seed }: PlayerQuestion): Promise<Answer | undefined> {
    const { moment } = this;
    const stopped = (): boolean => this.moment !== moment;
    try {
      await this.pace();
      if (stopped()) return undefined;
      const player = this.players[view.turn];
      if (player === undefined) throw new Error(`nobody plays at seat ${view.turn}`);
      const move = await player.choose(view, new Sfc32(seed), stopped);
      return stopped() ? undefined : { move };
    } catch (error) {
      this.problem ??= error;
      throw error;
    }
  }

  /** What a person wants, or nobody in particular where all of them look on. */
  do(seat: Seat | null, command: Command): Refusal | undefined {
    return this.dealer.do(seat === null ? HOUSE : personIn(seat), command);
  }

  /** A move at this point of the match. */
  submit(seat: Seat, text: string): Refusal | undefined {
    return this.do(seat, { kind: 'play', step: this.room.steps, text });
  }

  /** Lets the players move until a person has to decide or the deal is over. */
  async still(): Promise<void> {
    for (;;) {
      if (this.problem !== undefined) throw this.problem;
      const { turn } = this.room;
      if (this.closed || turn === undefined || this.players[turn] === undefined) return;
      await this.dealer.goOn();
    }
  }

  /** What a player thinks of the moves, best first; undefined where nothing is to be decided, or no hints are given. */
  async hint(
    seat: Seat,
    strongest: Contender,
    stopped: () => boolean,
  ): Promise<readonly Advice[] | undefined> {
    const question = hintFor(this.room, seat, '');
    if (question === undefined) return undefined;
    const { view, seed, budget = {} } = question;
    const thinking = strongest.player.think(view, new Sfc32(seed));
    await thinkWithin(thinking, budget, clock, stopped);
    return adviceOf(thinking.answer(), choicesOf(this.match.game, view));
  }

  /** Nothing happens here any more. */
  close(): void {
    this.closed = true;
    this.dealer.close();
  }
}

/** Seats are all that tells people apart on one device. */
function personIn(seat: Seat): PersonId {
  return `seat ${seat}`;
}

function happened<Happened>(answer: Happened | Refusal): Happened {
  if (isRefusal(answer)) throw new Error(`a seating is refused: ${answer.refused}`);
  return answer;
}
