/**
 * One table in memory. What happens here happens one after another. A command
 * is decided, written down, then acknowledged, and only then shown; what was
 * not written down has not happened, and the room is made anew from the log.
 */
import { findGame } from '@pakli/catalogue';
import {
  EVERYBODY,
  isRefusal,
  Match,
  refuse,
  type Game,
  type Kinds,
  type Move,
  type Reader,
  type Refusal,
} from '@pakli/core';
import {
  chanceFrom,
  decide,
  formatEvent,
  HOUSE,
  readEvent,
  Room,
  tell,
  type Event,
  type Order,
  type Who,
} from '@pakli/host';
import type { Command, Update } from '@pakli/protocol';
import { Audience, mayWatch, type Connection } from './audience.ts';
import { dueAt, NOBODY, type Due } from './due.ts';
import type { House } from './house.ts';
import { layNext, UNKNOWN } from './lay.ts';
import { tag } from './log.ts';
import { Mover, turnKey, type Moved } from './mover.ts';
import type { Person, PhaseNumber, Row } from './store/store.ts';

/** What became of a command: its number in the log, a refusal, or nobody knows and it is sent again. */
export type Answer = { readonly seq: number } | Refusal | undefined;
/** Called when a command is on disc, before anybody is shown anything. */
export type Acknowledge = (seq: number) => void;

/** How a table stands, for the list of those somebody sits at. */
export interface Standing {
  readonly table: string;
  readonly game: string;
  readonly phase: Room['phase'];
  /** By seat; empty for computers and free seats. */
  readonly names: readonly string[];
  readonly seat: number;
  /** Who is at turn; null where nobody is. */
  readonly turn: number | null;
}

const PHASES: Readonly<Record<Room['phase'], PhaseNumber>> = { gathering: 0, playing: 1, over: 2 };
/** How often a lost race is run again. */
const TRIES = 5;

export class Live {
  readonly id: string;
  private readonly house: House;
  private readonly game: Game;
  private readonly secret: Uint8Array;
  private readonly audience: Audience;
  private readonly mover: Mover;
  private room: Room;
  /** By command: the number it has in the log. */
  private readonly done = new Map<string, number>();
  /** When something happened last. */
  private touched = 0;
  /** Everything that reads or changes the room waits for what was before. */
  private line: Promise<unknown> = Promise.resolve();
  /** What is in memory may be more than what is on disc. */
  private doubtful = false;

  private constructor(
    house: House,
    id: string,
    game: Game,
    secret: Uint8Array,
    rows: readonly Row[],
  ) {
    this.house = house;
    this.id = id;
    this.game = game;
    this.secret = secret;
    this.room = this.replay(rows);
    this.audience = new Audience(house);
    const moved: Moved = {
      room: () => this.room,
      due: () => this.due(),
      playFor: (turn, move) => this.playFor(turn, move),
      happen: (what) => this.happenByItself(what),
      putAway: () => this.putAway(),
    };
    this.mover = new Mover(house, moved);
  }

  /** The table as the log has it; undefined if there is none. */
  static async load(house: House, id: string): Promise<Live | undefined> {
    const log = await house.store.read(id, 0);
    const [first] = log?.rows ?? [];
    if (log === undefined || first === undefined) return undefined;
    const opened = eventOf(first);
    const found = opened.kind === 'open' ? await findGame(opened.game)?.load() : undefined;
    if (found === undefined) throw new Error('a log that begins with no game');
    const live = new Live(house, id, found.game, log.secret, log.rows);
    await layNext(house, live.room);
    await live.learnNames();
    return live;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.room.seq;
  }

  get connections(): readonly Connection[] {
    return this.audience.all;
  }

  /** Nobody looks, and nothing is about to happen here. */
  get idle(): boolean {
    return this.audience.size === 0 && this.mover.idle;
  }

  /** Looks whether something is due. */
  wake(): void {
    this.mover.arm();
  }

  /**
   * Somebody comes, or has missed something. The head of the log is read, so
   * that nobody is ever shown less than they know.
   */
  hello(connection: Connection, since: number | null, steps?: number): Promise<void> {
    return this.inTurn(async () => {
      await this.catchUp();
      const { room, audience, house } = this;
      const { person } = connection;
      if (person !== undefined && room.removed.has(person.id)) {
        connection.bye('removed', null);
        return;
      }
      const comes = !audience.has(connection);
      const sits = room.seatOf(person?.id ?? null) !== undefined;
      const place =
        sits ||
        (mayWatch(room, person?.id) &&
          audience.watchers(room) < house.settings.limits.watchersPerTable);
      if (comes && !place) {
        connection.bye('full', null);
        return;
      }
      audience.add(connection);
      const restored = since !== null && since > room.seq;
      audience.open(room, connection, restored ? 'restored' : 'opened', steps);
      if (comes && sits) audience.tellCompany(room, connection);
      this.mover.arm();
    });
  }

  /** Tells a connection everything, because it could not be told in between. */
  reopen(connection: Connection): Promise<void> {
    return this.inTurn(async () => {
      if (this.audience.has(connection)) this.audience.open(this.room, connection, 'opened');
    });
  }

  leave(connection: Connection): Promise<void> {
    return this.inTurn(async () => {
      if (!this.audience.remove(connection)) return;
      const { person } = connection;
      const sits = this.room.seatOf(person?.id ?? null) !== undefined;
      if (sits) this.audience.tellCompany(this.room);
      this.mover.arm();
    });
  }

  /** Somebody is called otherwise now. */
  renamed(person: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.room.seatOf(person) !== undefined) this.audience.tellCompany(this.room);
    });
  }

  /** Does what a person wants. */
  do(who: Person, id: string, command: Command, acknowledge: Acknowledge): Promise<Answer> {
    return this.inTurn(async () => {
      const wrong = command.kind === 'sit' ? this.unlessOtherName(who) : undefined;
      return wrong ?? this.keep(who.id, `${who.id}/${id}`, command, acknowledge);
    });
  }

  /** Lets a computer play for somebody who has been away for long; any other who sits there may wish it. */
  cover(who: Person, id: string, seat: number, acknowledge: Acknowledge): Promise<Answer> {
    return this.inTurn(async () => {
      const cmd = `${who.id}/${id}`;
      const chair = this.room.chairs[seat];
      const sits = this.room.seatOf(who.id) !== undefined && chair?.kind === 'person';
      if (!sits) return refuse('not-seated', 'table');
      const { absence } = this.house.settings.pace;
      const here = this.audience.isHere(chair.person);
      const since = this.audience.awaySince(chair.person) ?? this.touched;
      const away = !here && this.house.now() - since >= absence;
      if (!away && !this.done.has(cmd)) return refuse('not-away', 'table');
      return this.keep(HOUSE, cmd, { kind: 'cover', seat }, acknowledge);
    });
  }

  /** How it stands, for somebody who sits here; undefined for anybody else. */
  standingFor(person: string): Promise<Standing | undefined> {
    return this.inTurn(async () => {
      await this.catchUp();
      const { id: table, room } = this;
      const { phase, turn = null, opened, chairs } = room;
      const seat = room.seatOf(person);
      if (seat === undefined) return undefined;
      const names = chairs.map((chair) =>
        chair.kind === 'person' ? this.house.names.of(chair.person) : '',
      );
      return { table, game: opened.game, phase, names, seat, turn };
    });
  }

  /** The room and its match once that is over, with names; nothing is hidden any more. */
  finished(): Promise<{ readonly room: Room; readonly match: Match<Kinds> } | Refusal> {
    return this.inTurn(async () => {
      await this.catchUp();
      const { room } = this;
      if (room.match === undefined || room.phase !== 'over') return refuse('not-over-yet', 'table');
      const names = room.chairs.map((_, seat) => this.nameAt(seat));
      const match = Match.cut(room.match, Infinity, names);
      return isRefusal(match) ? match : { room, match };
    });
  }

  /** Nothing is told and nothing happens here any more. */
  async close(): Promise<void> {
    this.mover.close();
    await this.line;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.line.then(async () => {
      if (this.doubtful) await this.reload();
      return work();
    });
    this.line = mine.catch((error: unknown) => {
      this.house.log('failed', { table: tag(this.id), error: (error as Error).name });
      this.house.metrics.count('pakli_failures_total');
    });
    return mine;
  }

  /** Decides, writes down, acknowledges, shows. */
  private async keep(
    who: Who,
    cmd: string,
    command: Command | Order,
    acknowledge: Acknowledge,
  ): Promise<Answer> {
    const { store, metrics, now, settings } = this.house;
    for (let tries = 0; tries < TRIES; tries++) {
      const known = this.done.get(cmd);
      if (known !== undefined) {
        acknowledge(known);
        return { seq: known };
      }
      const { room, audience } = this;
      const at = now();
      const event = decide(room, who, command, at, this.chance());
      if (isRefusal(event)) return event;
      const before = audience.readers(room);
      // From here on the room is ahead of the disc: whatever goes wrong, it is made anew.
      this.doubtful = true;
      const updates = this.happen(event);
      const due = dueAt(room, at, NOBODY, settings.pace)?.at ?? null;
      const phase = PHASES[room.phase];
      const row = { table: this.id, seq: room.seq, cmd, event: formatEvent(event), at, phase, due };
      const { kind } = await store.append(row);
      if (kind === 'won') {
        // Nobody hears of a table before it is there.
        if ('carried' in event) await layNext(this.house, room);
        this.doubtful = false;
        this.done.set(cmd, room.seq);
        metrics.time('pakli_commit_ms', now() - at);
        metrics.count('pakli_events_total', ['kind', event.kind]);
        acknowledge(room.seq);
        if (event.kind === 'sit') await this.learnNames();
        audience.show(room, before, updates);
        this.mover.arm();
        return { seq: room.seq };
      }
      metrics.count('pakli_races_lost_total');
      await this.reload();
    }
    return undefined;
  }

  /** Applies an event, and answers with what it is to each reader. */
  private happen(event: Event): Map<Reader, Update> {
    const { room, audience } = this;
    const readers = [...new Set(audience.readers(room).values())];
    const updates = tell(room, event, readers, audience.outside);
    this.touched = event.at;
    return new Map(updates.map((update, i) => [readers[i] ?? EVERYBODY, update]));
  }

  private due(): Due | undefined {
    return dueAt(this.room, this.touched, this.audience, this.house.settings.pace);
  }

  private async byItself(command: Command | Order): Promise<void> {
    const answer = await this.keep(HOUSE, `house/${this.room.seq + 1}`, command, () => {});
    if (isRefusal(answer)) throw new Error(`the house may not ${command.kind}: ${answer.refused}`);
  }

  private playFor(turn: string, move: Move): Promise<void> {
    return this.inTurn(async () => {
      const { room } = this;
      const { match, turn: seat } = room;
      // Meanwhile somebody has taken back a move, or their seat.
      if (turnKey(room) !== turn || seat === undefined || match === undefined) return;
      const text = match.game.format(match.table.state, move, seat);
      await this.byItself({ kind: 'play', step: room.steps, text });
    });
  }

  private happenByItself(what: 'next' | 'again' | 'start'): Promise<void> {
    return this.inTurn(async () => {
      const due = this.due();
      // Meanwhile somebody may have seen to it, or have come or gone.
      if (due?.what !== what || due.at > this.house.now()) this.mover.arm();
      else await this.byItself(what === 'start' ? { kind: what } : { kind: 'ask', what });
    });
  }

  private putAway(): Promise<void> {
    return this.inTurn(async () => {
      if (this.room.phase === 'playing') await this.byItself({ kind: 'end' });
      else {
        await this.house.store.drop(this.id);
        for (const connection of this.audience.all) connection.bye('gone', null);
      }
    });
  }

  /** People with the same name cannot be told apart. */
  private unlessOtherName({ id, name }: Person): Refusal | undefined {
    const same = (chair: Room['chairs'][number]): boolean =>
      chair.kind === 'person' &&
      chair.person !== id &&
      this.house.names.of(chair.person).toLowerCase() === name.toLowerCase();
    return this.room.chairs.some((chair) => same(chair))
      ? refuse('name-taken', 'table')
      : undefined;
  }

  private nameAt(seat: number): string {
    const chair = this.room.chairs[seat];
    const name = chair?.kind === 'person' ? this.house.names.of(chair.person) : '';
    return name || (chair?.kind === 'computer' ? chair.level : `Seat ${seat}`);
  }

  private learnNames(): Promise<void> {
    return this.house.names.learn(
      this.room.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : [])),
    );
  }

  /** All cards follow from the secret and from the shares of those who sat down. */
  private chance(): ReturnType<typeof chanceFrom> {
    const shares = this.room.chairs.map((chair) =>
      chair.kind === 'person' ? chair.nonce : undefined,
    );
    return chanceFrom(this.secret, shares, UNKNOWN);
  }

  /** What others have written down since. */
  private async catchUp(): Promise<void> {
    const log = await this.house.store.read(this.id, this.room.seq);
    for (const row of log?.rows ?? []) {
      this.doubtful = true;
      const before = this.audience.readers(this.room);
      const event = eventOf(row);
      const updates = this.happen(event);
      if ('carried' in event) await layNext(this.house, this.room);
      this.done.set(row.cmd, row.seq);
      await this.learnNames();
      this.doubtful = false;
      this.audience.show(this.room, before, updates);
    }
  }

  /** The room as it is on disc, and everybody is told. */
  private async reload(): Promise<void> {
    const log = await this.house.store.read(this.id, 0);
    if (log === undefined) throw new Error('a table is gone');
    this.room = this.replay(log.rows);
    await layNext(this.house, this.room);
    this.doubtful = false;
    for (const connection of this.audience.all) this.audience.open(this.room, connection, 'opened');
    this.mover.arm();
  }

  private replay(rows: readonly Row[]): Room {
    const [first, ...rest] = rows.map((row) => eventOf(row));
    if (first?.kind !== 'open') throw new Error('a log that does not begin with a table');
    const room = Room.open(this.game, first);
    for (const event of rest) room.apply(event);
    this.touched = rest.at(-1)?.at ?? first.at;
    this.done.clear();
    for (const { cmd, seq } of rows) this.done.set(cmd, seq);
    return room;
  }
}

function eventOf({ event, seq }: Row): Event {
  const read = readEvent(JSON.parse(event));
  if (isRefusal(read)) throw new Error(`row ${seq} of a log cannot be read`);
  return read;
}
