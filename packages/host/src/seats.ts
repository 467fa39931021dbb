/** Who is around a table: who sits where, who hosts, who may come. */
import type { Seat } from '@pakli/core';
import { FREE, isPresent, shareOf, SUBSTITUTE, type Chair } from './occupant.ts';
import type { EventOf, PersonId } from './event.ts';

/** What happens around a table and is nobody's turn. */
type Comings = EventOf<
  'stand' | 'computer' | 'script' | 'clear' | 'lock' | 'watching' | 'talk' | 'offer'
>;

export class Around {
  readonly chairs: Chair[];
  /** Who is at the table, in the order they came, until they leave for good: the first is its host. */
  readonly people: PersonId[] = [];
  /** Who is not wanted here. */
  readonly removed: Set<PersonId> = new Set();
  /** Who has had a seat in this match and has left it for good: they know its cards, and get no other. */
  readonly released: Set<PersonId> = new Set();
  private readonly newcomers: boolean;
  locked = false;
  /** Whether others may look on. */
  watching = true;
  /** Whether people may say what they like, not only what everybody can read. */
  talk: boolean;
  /** Seats that computers play and anybody new may have. */
  readonly offered: Set<Seat> = new Set();

  constructor({ seats, host, options }: EventOf<'open'>) {
    this.chairs = Array<Chair>(seats).fill(FREE);
    this.talk = options.talk === true;
    this.newcomers = options.newcomers === true;
    if (host !== null) this.people.push(host);
  }

  get host(): PersonId | undefined {
    return this.people[0];
  }

  seatOf(person: PersonId | null): Seat | undefined {
    const seat = this.chairs.findIndex(
      (chair) => chair.kind === 'person' && chair.person === person,
    );
    return seat < 0 ? undefined : seat;
  }

  /** The seats whose people decide for themselves. */
  get present(): readonly Seat[] {
    return this.chairs.flatMap((chair, seat) => (isPresent(chair) ? [seat] : []));
  }

  personAt(seat: Seat): Extract<Chair, { kind: 'person' }> {
    const chair = this.chairs[seat];
    if (chair?.kind !== 'person') throw new Error(`nobody sits at seat ${seat}`);
    return chair;
  }

  apply(event: Comings): void {
    switch (event.kind) {
      case 'stand':
        this.stand(event);
        break;
      case 'computer':
        this.chairs[event.seat] = { kind: 'computer', level: event.level };
        break;
      case 'script':
        this.chairs[event.seat] = { kind: 'script', lines: event.lines };
        break;
      case 'clear':
        this.chairs[event.seat] = FREE;
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
        // Earlier logs hold offers of covered seats, and at locked tables.
        if (event.open && this.whyKept(event.seat) === undefined) this.offered.add(event.seat);
        else this.offered.delete(event.seat);
        break;
    }
  }

  /** Why nobody new may have a seat while cards are played; undefined where the host may offer it. */
  whyKept(seat: Seat): 'table-locked' | 'seat-taken' | 'no-newcomers' | undefined {
    const chair = this.chairs[seat];
    if (this.locked) return 'table-locked';
    if (chair?.kind !== 'computer') return 'seat-taken';
    return chair.released === true && !this.newcomers ? 'no-newcomers' : undefined;
  }

  /** Somebody sits down. Whoever comes `late`, after the first card, has no part in the shuffle: the seat's stays. */
  sit({ seat, person, nonce }: EventOf<'sit'>, late: boolean): void {
    const chair = this.chairs[seat];
    const share = late ? shareOf(chair) : nonce;
    // In earlier logs somebody new has sat down for a person who was away.
    if (late && chair?.kind === 'person' && chair.person !== person)
      this.release(chair.person, true);
    const old = this.seatOf(person);
    if (old !== undefined) this.chairs[old] = FREE;
    const shared = share === undefined ? {} : { nonce: share };
    this.chairs[seat] = { kind: 'person', person, covered: true, ...shared };
    this.take(seat);
  }

  /** Somebody decides for their seat from now on. */
  take(seat: Seat): void {
    const chair = this.personAt(seat);
    this.chairs[seat] = { ...chair, covered: false };
    this.offered.delete(seat);
    if (!this.people.includes(chair.person)) this.people.push(chair.person);
  }

  /** A computer decides for them. The seat stays theirs, and so does the right to host. */
  cover(seat: Seat): void {
    this.chairs[seat] = { ...this.personAt(seat), covered: true };
  }

  /** Somebody leaves for good; while cards are played a computer has their seat. */
  release(person: PersonId, playing: boolean): void {
    const seat = this.seatOf(person);
    this.forget(person);
    if (seat === undefined) return;
    const share = shareOf(this.chairs[seat]);
    const nonce = share === undefined ? {} : { nonce: share };
    this.chairs[seat] = playing
      ? { kind: 'computer', level: SUBSTITUTE, released: true, ...nonce }
      : FREE;
    if (playing) this.released.add(person);
  }

  /** Computers sit where nobody has. */
  fill(): void {
    this.chairs.forEach((chair, seat) => {
      if (chair.kind === 'free') this.chairs[seat] = { kind: 'computer', level: SUBSTITUTE };
    });
  }

  private stand({ seat, removed }: EventOf<'stand'>): void {
    const { person } = this.personAt(seat);
    this.chairs[seat] = FREE;
    this.forget(person);
    if (removed) this.removed.add(person);
  }

  private forget(person: PersonId): void {
    const at = this.people.indexOf(person);
    if (at >= 0) this.people.splice(at, 1);
  }
}
