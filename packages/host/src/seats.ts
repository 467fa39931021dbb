/** The people of a table: who sits where, who hosts, who may join. */
import type { Seat } from '@pakli/core';
import { FREE, isPresent, shareOf, SUBSTITUTE, type Occupant } from './occupant.ts';
import type { EventOf, PersonId } from './event.ts';

/** The events that only concern seats. */
type SeatEvent = EventOf<
  'stand' | 'computer' | 'script' | 'clear' | 'lock' | 'watching' | 'talk' | 'offer'
>;

export class Seats {
  readonly occupants: Occupant[];
  /** The people of the table in order of arrival, until they leave for good; the first is the host. */
  readonly people: PersonId[] = [];
  /** People whom the host removed. */
  readonly removed: Set<PersonId> = new Set();
  /** People who left a seat of this match for good: they know its cards, so they get no other seat. */
  readonly released: Set<PersonId> = new Set();
  private readonly newcomers: boolean;
  /** Tables of an evening have no host: they belong to the director. */
  private readonly hosted: boolean;
  locked = false;
  /** Whether others may watch. */
  watching = true;
  /** Whether free text is allowed in the chat, and not only phrases. */
  talk: boolean;
  /** Computers' seats that newcomers may take. */
  readonly offered: Set<Seat> = new Set();

  constructor({ seats, host, options, evening }: EventOf<'open'>) {
    this.occupants = Array<Occupant>(seats).fill(FREE);
    this.talk = options.talk === true;
    this.newcomers = options.newcomers === true;
    this.hosted = evening === undefined;
    if (host !== null) this.people.push(host);
  }

  get host(): PersonId | undefined {
    return this.hosted ? this.people[0] : undefined;
  }

  seatOf(person: PersonId | null): Seat | undefined {
    const seat = this.occupants.findIndex(
      (occupant) => occupant.kind === 'person' && occupant.person === person,
    );
    return seat < 0 ? undefined : seat;
  }

  /** The seats whose people decide for themselves. */
  get present(): readonly Seat[] {
    return this.occupants.flatMap((occupant, seat) => (isPresent(occupant) ? [seat] : []));
  }

  personAt(seat: Seat): Extract<Occupant, { kind: 'person' }> {
    const occupant = this.occupants[seat];
    if (occupant?.kind !== 'person') throw new Error(`nobody sits at seat ${seat}`);
    return occupant;
  }

  apply(event: SeatEvent): void {
    switch (event.kind) {
      case 'stand':
        this.stand(event);
        break;
      case 'computer':
        this.occupants[event.seat] = { kind: 'computer', level: event.level };
        break;
      case 'script':
        this.occupants[event.seat] = { kind: 'script', lines: event.lines };
        break;
      case 'clear':
        this.occupants[event.seat] = FREE;
        break;
      case 'lock':
        this.locked = event.locked;
        break;
      case 'watching':
        this.watching = event.watching;
        break;
      case 'talk':
        this.talk = event.talk;
        break;
      case 'offer':
        // Old logs have offers of covered seats, and at locked tables.
        if (event.open && this.whyKept(event.seat) === undefined) this.offered.add(event.seat);
        else this.offered.delete(event.seat);
        break;
    }
  }

  /** Why a newcomer may not have a seat during play; undefined if the host may offer it. */
  whyKept(seat: Seat): 'table-locked' | 'seat-taken' | 'no-newcomers' | undefined {
    const occupant = this.occupants[seat];
    if (this.locked) return 'table-locked';
    if (occupant?.kind !== 'computer') return 'seat-taken';
    return occupant.released === true && !this.newcomers ? 'no-newcomers' : undefined;
  }

  /** Seats somebody. A person who comes `late`, after the first card, has no part in the shuffle: the seat keeps its nonce. */
  sit({ seat, person, nonce }: EventOf<'sit'>, late: boolean): void {
    const occupant = this.occupants[seat];
    const share = late ? shareOf(occupant) : nonce;
    // In old logs a newcomer could take the seat of a person who was away.
    if (late && occupant?.kind === 'person' && occupant.person !== person)
      this.release(occupant.person, true);
    const old = this.seatOf(person);
    if (old !== undefined) this.occupants[old] = FREE;
    const shared = share === undefined ? {} : { nonce: share };
    this.occupants[seat] = { kind: 'person', person, covered: true, ...shared };
    this.take(seat);
  }

  /** From now on somebody decides for their seat. */
  take(seat: Seat): void {
    const occupant = this.personAt(seat);
    this.occupants[seat] = { ...occupant, covered: false };
    this.offered.delete(seat);
    if (!this.people.includes(occupant.person)) this.people.push(occupant.person);
  }

  /** A computer takes over for now; the seat and the right to host stay with the person. */
  cover(seat: Seat): void {
    this.occupants[seat] = { ...this.personAt(seat), covered: true };
  }

  /** Somebody leaves for good; during play a computer gets the seat. */
  release(person: PersonId, playing: boolean): void {
    const seat = this.seatOf(person);
    this.forget(person);
    if (seat === undefined) return;
    const share = shareOf(this.occupants[seat]);
    const nonce = share === undefined ? {} : { nonce: share };
    this.occupants[seat] = playing
      ? { kind: 'computer', level: SUBSTITUTE, released: true, ...nonce }
      : FREE;
    if (playing) this.released.add(person);
  }

  /** Fills free seats with computers. */
  fill(): void {
    this.occupants.forEach((occupant, seat) => {
      if (occupant.kind === 'free') this.occupants[seat] = { kind: 'computer', level: SUBSTITUTE };
    });
  }

  private stand({ seat, removed }: EventOf<'stand'>): void {
    const { person } = this.personAt(seat);
    this.occupants[seat] = FREE;
    this.forget(person);
    if (removed) this.removed.add(person);
  }

  private forget(person: PersonId): void {
    const at = this.people.indexOf(person);
    if (at >= 0) this.people.splice(at, 1);
  }
}
