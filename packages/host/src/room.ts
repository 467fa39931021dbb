/**
 * A room: people, seats, a clock, open questions and a match. Only `apply`
 * changes it, deterministically: the same events lead to the same room on every
 * machine. Commands are validated by `decide`, not here; an impossible log is an
 * error.
 *
 *     const room = Room.open(game, opened);
 *     for (const event of log) room.apply(event);
 */
import {
  atVersion,
  isRefusal,
  Match,
  nameOptions,
  OVER,
  parseRecord,
  readOptions,
  replayRecord,
  type Game,
  type GameTypes,
  type OptionValues,
  type Seat,
} from '@pakli/core';
import type { RoomPhase, Question } from '@pakli/protocol';
import { Seats } from './seats.ts';
import type { Occupant } from './occupant.ts';
import { bankAfter, firstBank, pauseFor, takebackSince, type TurnTimes } from './clock.ts';
import { takeSteps, type StepListener } from './steps.ts';
import type { AgreedResult, RoomEvent, EventOf, PersonId } from './event.ts';

/** A question that is carried out. */
interface AgreedQuestion extends Pick<Question, 'what' | 'yes'> {
  /** Null where the house has asked. */
  readonly seat: Seat | null;
  readonly of?: Seat | undefined;
  readonly no?: readonly Seat[] | undefined;
}

/** After this many decisions by the clock in a row a computer takes over. */
const LATE_MOVES_BEFORE_COVER = 2;

export class Room {
  readonly opened: EventOf<'open'>;
  readonly game: Game;
  readonly options: OptionValues;
  /** The preset of the rules, and the differences from it. */
  readonly rules: string;
  /** The number of events; the first opened the room. */
  seq = 1;
  phase: RoomPhase = 'gathering';
  readonly seats: Seats;
  match: Match<GameTypes> | undefined;
  /** How many steps cannot be taken back, since they were played before the room was opened. */
  fixedSteps = 0;
  questions: readonly Question[] = [];
  /** By seat: the number of refused takebacks, and when the last was refused. */
  readonly refusals: { count: number; at: number }[];
  /** By seat: milliseconds left. */
  readonly banks: number[];
  /** By seat: decisions by the clock in a row. */
  readonly lateMoves: number[];
  /** By deal: seats of people, including those who left for good, for whom somebody else decided. */
  readonly playedFor: Set<Seat>[] = [];
  /** By seat: when a computer last began to play for its person. */
  readonly coveredAt: number[];
  turnTimes: TurnTimes = { turn: 0, deal: 0 };
  /** Why the match ended before all deals were over. */
  ended: EventOf<'end'>['why'] | undefined;
  /** The rematch: its table, who agreed to it, and who said no. */
  again:
    | {
        readonly table: string;
        readonly ready: readonly Seat[];
        readonly declined: readonly Seat[];
      }
    | undefined;
  /** What all cards followed from; once it is known nothing can be taken back. */
  secret: string | undefined;

  private constructor(game: Game, opened: EventOf<'open'>, options: OptionValues) {
    const { seats, clock } = opened;
    this.game = game;
    this.opened = opened;
    this.options = options;
    this.rules = nameOptions(game.rules, options);
    this.seats = new Seats(opened);
    this.refusals = Array.from({ length: seats }, () => ({ count: 0, at: 0 }));
    this.banks = Array<number>(seats).fill(firstBank(clock));
    this.lateMoves = Array<number>(seats).fill(0);
    this.coveredAt = Array<number>(seats).fill(0);
  }

  /** Creates the room that an event opened; `newest` is its game in the newest version. */
  static open(newest: Game, opened: EventOf<'open'>): Room {
    const game = atVersion(newest, opened.version);
    if (game === undefined) throw new Error(`no version ${opened.version} of ${newest.id}`);
    const { from, rules, seats } = opened;
    if (from === undefined) {
      const options = readOptions(game.rules, rules);
      if (isRefusal(options)) throw new Error(`rules of the log are refused: ${options.refused}`);
      return new Room(game, opened, options);
    }
    const match = replay(newest, from.record);
    if (match.game.version !== opened.version || match.seats !== seats) {
      throw new Error('a record of the log is one of another table');
    }
    match.keepCards(from.toCome.map((deal) => deal.map((outcome) => Uint8Array.from(outcome))));
    const room = new Room(match.game, opened, match.options);
    room.match = match;
    if (from.fixed) room.fixedSteps = stepsOf(match);
    return room;
  }

  get occupants(): readonly Occupant[] {
    return this.seats.occupants;
  }

  get host(): PersonId | undefined {
    return this.seats.host;
  }

  /** The number of steps of the match. */
  get steps(): number {
    return this.match === undefined ? 0 : stepsOf(this.match);
  }

  /** The seat that decides, while one does. */
  get turn(): Seat | undefined {
    const turn = this.phase === 'playing' ? (this.match?.table.turn ?? OVER) : OVER;
    return turn < 0 ? undefined : turn;
  }

  seatOf(person: PersonId | null): Seat | undefined {
    return this.seats.seatOf(person);
  }

  /** The seats whose people have to agree to questions. */
  get voters(): readonly Seat[] {
    return this.seats.present;
  }

  apply(event: RoomEvent, listener?: StepListener): void {
    switch (event.kind) {
      case 'open':
        throw new Error('a room is opened once');
      case 'sit':
        this.sit(event);
        break;
      case 'stand':
      case 'computer':
      case 'script':
      case 'clear':
      case 'lock':
      case 'watching':
      case 'talk':
      case 'offer':
        this.seats.apply(event);
        break;
      case 'release':
        this.release(event.person, event.at);
        break;
      case 'start':
        this.start(event, listener);
        break;
      case 'play':
        this.play(event, listener);
        break;
      case 'ask':
        this.ask(event, listener);
        break;
      case 'answer':
        this.answer(event, listener);
        break;
      case 'cover':
        this.cover(event.seat, event.at);
        break;
      case 'outage':
        this.giveBack(event.ms);
        break;
      case 'back':
        this.back(event);
        break;
      case 'end':
        this.finish(event.why, event.secret);
        break;
    }
    this.seq++;
  }

  private sit(event: EventOf<'sit'>): void {
    this.seats.sit(event, this.phase !== 'gathering');
    this.welcome(event.seat, event.at);
  }

  private back({ seat, at }: EventOf<'back'>): void {
    this.seats.take(seat);
    this.welcome(seat, at);
  }

  /** From now on somebody decides for their seat. */
  private welcome(seat: Seat, at: number): void {
    if (seat === this.turn) {
      // The clock of a seat does not run while it is covered.
      const { turn, deal } = this.turnTimes;
      const stood = at - Math.max(turn, this.coveredAt[seat] ?? 0);
      this.turnTimes = { turn: turn + stood, deal: deal + stood };
    } else this.endPause(at);
    // Only the question of a rematch stays open when somebody comes.
    this.questions = this.questions.filter(({ what }) => what === 'again');
    this.lateMoves[seat] = 0;
  }

  /** Call this before questions are closed: gives back the time for which they stopped the clock. */
  private endPause(at: number, questions: readonly Question[] = this.questions): void {
    this.giveBack(pauseFor(takebackSince(questions, this.turn, this.turnTimes), at));
  }

  private giveBack(ms: number): void {
    const { turn, deal } = this.turnTimes;
    this.turnTimes = { turn: turn + ms, deal: deal + ms };
  }

  private start({ starter, deals, at }: EventOf<'start'>, listener?: StepListener): void {
    this.match ??= this.begin(starter);
    this.turnTimes = { turn: at, deal: at };
    this.seats.fill();
    this.phase = 'playing';
    takeSteps(this.playing.table, { deals }, listener);
    if (this.match.over) this.phase = 'over';
  }

  private begin(starter: Seat): Match<GameTypes> {
    const { game, options, opened } = this;
    const { seats, names } = opened;
    const start = { options, seats, starter, ...(names === undefined ? {} : { names }) };
    const match = Match.start(game, start);
    if (isRefusal(match)) throw new Error(`a match of the log is refused: ${match.refused}`);
    return match;
  }

  private get playing(): Match<GameTypes> {
    if (this.match === undefined) throw new Error('nothing is played yet');
    return this.match;
  }

  private play(event: EventOf<'play'>, listener?: StepListener): void {
    const { seat, text, by, took, deals, at, secret } = event;
    const { table, over } = this.playing;
    if (over || this.phase !== 'playing') throw new Error('a move of the log comes after the end');
    const occupant = this.occupants[seat];
    const isPersons =
      occupant?.kind === 'person' || (occupant?.kind === 'computer' && occupant.released === true);
    if (by !== 'person' && isPersons) {
      (this.playedFor[table.deal.number] ??= new Set()).add(seat);
    }
    takeSteps(table, { move: { seat, text }, deals }, listener);
    this.banks[seat] = bankAfter(this.opened.clock, this.banks[seat] ?? 0, took);
    this.lateMoves[seat] = by === 'clock' ? (this.lateMoves[seat] ?? 0) + 1 : 0;
    this.turnTimes = { ...this.turnTimes, turn: at };
    if (by === 'clock' && (this.lateMoves[seat] ?? 0) >= LATE_MOVES_BEFORE_COVER)
      this.cover(seat, at);
    // Playing on withdraws one's own request to take back.
    this.questions = this.questions.filter(
      (question) => question.what !== 'takeback' || question.seat !== seat,
    );
    if (this.playing.over) this.finish(undefined, secret);
  }

  private ask({ what, seat, of, carried, at }: EventOf<'ask'>, listener?: StepListener): void {
    if (carried !== undefined) {
      const open = this.questions.find((question) => question.what === what);
      const yes = open?.yes ?? (seat === null ? this.voters : [seat]);
      this.carryOut({ what, seat, of, yes, no: open?.no }, at, carried, listener);
    } else if (seat !== null) {
      const target = of === undefined ? {} : { of };
      this.questions = [
        ...this.questions,
        { ask: this.seq, what, ...target, seat, at, yes: [seat] },
      ];
    }
  }

  private answer(event: EventOf<'answer'>, listener?: StepListener): void {
    const { ask, seat, yes, carried, at } = event;
    const question = this.questions.find((open) => open.ask === ask);
    if (question === undefined) throw new Error(`nobody has asked ${ask}`);
    const others = question.yes.filter((one) => one !== seat);
    const agreed = {
      ...question,
      yes: yes ? [...others, seat] : others,
      ...declined(question, event),
    };
    if (carried !== undefined) this.carryOut(agreed, at, carried, listener);
    else {
      // A no does not stop a rematch of the others.
      const stays = yes || (question.what === 'again' && others.length > 0);
      if (!stays) this.endPause(at, [question]);
      this.questions = stays
        ? this.questions.map((open) => (open === question ? agreed : open))
        : this.questions.filter((open) => open !== question);
      // Withdrawing one's own question is not a refusal.
      if (yes || question.what !== 'takeback' || seat === question.seat) return;
      const refused = this.refusals[question.seat];
      if (refused !== undefined) this.refusals[question.seat] = { count: refused.count + 1, at };
    }
  }

  private carryOut(
    { what, seat, of, yes, no = [] }: AgreedQuestion,
    at: number,
    { deals, secret, table }: AgreedResult,
    listener?: StepListener,
  ): void {
    this.endPause(at);
    this.questions = [];
    if (what === 'again') {
      if (table === undefined) throw new Error('a log in which people play on nowhere');
      this.again = { table, ready: yes, declined: no };
    } else if (what === 'release') {
      if (of === undefined) throw new Error('a log in which nobody is released');
      this.release(this.seats.personAt(of).person, at);
    } else if (what === 'end') this.finish('agreed', secret);
    else if (what === 'next') {
      if (!this.playing.nextDeal()) throw new Error('there is no next deal');
      this.turnTimes = { turn: at, deal: at };
      takeSteps(this.playing.table, { deals }, listener);
    } else {
      if (seat === null || !this.playing.undo(seat)) throw new Error('nothing can be taken back');
      this.turnTimes = { ...this.turnTimes, turn: at };
      this.phase = 'playing';
    }
  }

  /** The number of steps since a seat's last decision, including it; undefined if it made none here. */
  stepsBack(seat: Seat): number | undefined {
    let later = 0;
    for (const { steps } of this.match?.tables.toReversed() ?? []) {
      const last = steps.findLastIndex((step) => step.kind === 'move' && step.seat === seat);
      if (last >= 0) {
        const back = later + steps.length - last;
        return this.steps - back < this.fixedSteps ? undefined : back;
      }
      later += steps.length;
    }
    return undefined;
  }

  private cover(seat: Seat, at: number): void {
    this.endPause(at);
    this.seats.cover(seat);
    this.coveredAt[seat] = at;
    // The people who have to agree have changed.
    this.questions = [];
  }

  private release(person: PersonId, at: number): void {
    this.endPause(at);
    this.seats.release(person, this.phase === 'playing');
    this.questions = [];
  }

  private finish(why: EventOf<'end'>['why'] | undefined, secret: string | undefined): void {
    this.phase = 'over';
    this.seats.offered.clear();
    this.questions = [];
    this.ended = why;
    this.secret = secret;
  }
}

/** Remembers who said no to a rematch, until they agree after all. */
function declined(
  { what, no = [] }: Question,
  { seat, yes }: EventOf<'answer'>,
): Pick<Question, 'no'> {
  if (what !== 'again') return {};
  const others = no.filter((one) => one !== seat);
  return { no: yes ? others : [...others, seat] };
}

function stepsOf({ tables }: Match<GameTypes>): number {
  return tables.reduce((sum, { steps }) => sum + steps.length, 0);
}

function replay(game: Game, text: string): Match<GameTypes> {
  const record = parseRecord(text);
  const match = isRefusal(record) ? record : replayRecord(game, record);
  if (isRefusal(match)) {
    throw new Error(`a record of the log is refused: ${match.refused}`);
  }
  return match;
}
