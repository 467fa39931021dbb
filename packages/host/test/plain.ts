/**
 * The specification of a room, as plainly as possible: lists of names and
 * counts, no cards and no events. `expect` returns the result of a command,
 * either the id of a refusal or undefined, and then applies it.
 */
import type { Matter } from '@pakli/protocol';
import type { RoomCommand, Who } from '../src/index.ts';

export type PlainClock = { bank: number; increment: number } | undefined;

interface Chair {
  who: string;
  /** A computer's seat, or one that a computer plays for a person. */
  machine: boolean;
  person: boolean;
  /** They have contributed a share to the shuffle. */
  share: boolean;
  /** Its person has left for good. */
  abandoned: boolean;
}

interface PlainQuestion {
  number: number;
  what: Matter | 'release';
  by: number;
  at: number;
  /** The person whose seat is to be released. */
  of?: number;
  yes: number[];
  /** For another match: the people who decline it. */
  no: number[];
}

/** Seats that have said a letter, in order; the seat that gave up, if any. */
interface PlainDeal {
  said: number[];
  gaveUp?: number;
}

export class Plain {
  readonly seats: number;
  readonly deals: number;
  readonly clock: PlainClock;
  readonly takebacks: boolean;
  readonly newcomers: boolean;
  number = 1;
  phase: 'gathering' | 'playing' | 'over' = 'gathering';
  chairs: Chair[];
  order: string[] = ['anna'];
  unwanted: string[] = [];
  /** People who had a seat in the match and gave it up, or lost it to the vote of all others. */
  former: string[] = [];
  locked = false;
  watching = true;
  talk = false;
  offered: number[] = [];
  played: PlainDeal[] = [];
  questions: PlainQuestion[] = [];
  refused: { times: number; last: number }[];
  banks: number[];
  lateness: number[];
  /** The time since which a computer plays for a person. */
  went: number[];
  turnBegan = 0;
  dealBegan = 0;
  stopped = false;
  /** People who asked to play on, once they do. */
  again: number[] | undefined;

  constructor(
    seats: number,
    deals: number,
    clock: PlainClock,
    takebacks: boolean,
    newcomers: boolean,
  ) {
    this.seats = seats;
    this.deals = deals;
    this.clock = clock;
    this.takebacks = takebacks;
    this.newcomers = newcomers;
    this.chairs = Array.from({ length: seats }, () => this.nobody());
    this.refused = Array.from({ length: seats }, () => ({ times: 0, last: 0 }));
    this.banks = Array.from({ length: seats }, () => clock?.bank ?? 0);
    this.lateness = Array.from({ length: seats }, () => 0);
    this.went = Array.from({ length: seats }, () => 0);
  }

  private nobody(): Chair {
    return { who: '', machine: false, person: false, share: false, abandoned: false };
  }

  get deal(): PlainDeal {
    return this.played.at(-1) ?? { said: [] };
  }

  private isOver({ said, gaveUp }: PlainDeal): boolean {
    return gaveUp !== undefined || said.length === 2 * this.seats;
  }

  /** The first seat starts the first deal, the second the next. */
  get turn(): number | undefined {
    if (this.phase !== 'playing' || this.isOver(this.deal)) return undefined;
    return (this.played.length - 1 + this.deal.said.length) % this.seats;
  }

  /** Every deal is dealt to, a card is turned up after the first round, and giving up is a step too. */
  private stepsOf({ said, gaveUp }: PlainDeal): number {
    return 1 + said.length + (said.length >= this.seats ? 1 : 0) + (gaveUp === undefined ? 0 : 1);
  }

  get steps(): number {
    return this.played.reduce((sum, deal) => sum + this.stepsOf(deal), 0);
  }

  get people(): number[] {
    return this.chairs.flatMap(({ person, machine }, seat) => (person && !machine ? [seat] : []));
  }

  private seatOf(who: Who): number {
    return this.chairs.findIndex((chair) => chair.person && chair.who === who);
  }

  get timeIsOut(): number | undefined {
    const { turn, clock } = this;
    if (turn === undefined || clock === undefined) return undefined;
    const runsFrom = Math.max(this.turnBegan + 2000, this.dealBegan + 10_000);
    return runsFrom + this.pause(Infinity) + this.banks[turn]!;
  }

  /** How long the clock has stood because another player has asked to take back in this turn: 20 s at most. */
  private pause(now: number, questions = this.questions): number {
    const asked = questions.find(
      ({ what, by, at }) => what === 'takeback' && by !== this.turn && at >= this.turnBegan,
    );
    return asked === undefined ? 0 : Math.min(20_000, now - asked.at);
  }

  private endPause(now: number, questions = this.questions): void {
    const stood = this.pause(now, questions);
    this.turnBegan += stood;
    this.dealBegan += stood;
  }

  expect(who: Who, command: RoomCommand, now: number): string | undefined {
    const refused = this.tryTo(who, command, now);
    if (refused === undefined) this.number++;
    return refused;
  }

  private tryTo(who: Who, command: RoomCommand, now: number): string | undefined {
    const seat = this.seatOf(who);
    const hosts = who === null || who === this.order[0];
    const begun = this.phase !== 'gathering';
    switch (command.kind) {
      case 'sit': {
        if (who === null) return 'not-seated';
        if (this.offered.includes(command.seat)) {
          if (this.unwanted.includes(who)) return 'not-wanted';
          if (seat >= 0) return 'seat-taken';
          if (this.former.includes(who)) return 'seat-given-up';
          const { share } = this.chairs[command.seat]!;
          this.chairs[command.seat] = { ...this.nobody(), who, machine: true, person: true, share };
          this.comeTo(command.seat, now);
          return undefined;
        }
        if (begun) return 'already-started';
        if (command.seat >= this.seats) return 'no-such-seat';
        if (this.unwanted.includes(who)) return 'not-wanted';
        if (this.locked && seat < 0 && !hosts) return 'table-locked';
        const there = this.chairs[command.seat]!;
        const brings = command.nonce !== undefined && !there.share && command.seat === seat;
        if (there.who !== '' && !brings) return 'seat-taken';
        if (seat >= 0) this.chairs[seat] = this.nobody();
        const share = command.nonce !== undefined;
        this.chairs[command.seat] = { ...this.nobody(), who, person: true, share };
        if (!this.order.includes(who)) this.order.push(who);
        return undefined;
      }
      case 'stand':
        if (seat < 0) return 'not-seated';
        if (begun) return 'already-started';
        this.chairs[seat] = this.nobody();
        this.order = this.order.filter((name) => name !== who);
        return undefined;
      case 'computer':
        if (!hosts) return 'only-host';
        if (begun) return 'already-started';
        if (command.seat >= this.seats) return 'no-such-seat';
        if (who !== null && command.level === 'tailor') return 'unknown-level';
        if (this.chairs[command.seat]!.person) return 'seat-taken';
        this.chairs[command.seat] = { ...this.nobody(), who: command.level, machine: true };
        return undefined;
      case 'clear': {
        if (!hosts) return 'only-host';
        if (begun) return 'already-started';
        if (command.seat >= this.seats) return 'no-such-seat';
        const there = this.chairs[command.seat]!;
        this.chairs[command.seat] = this.nobody();
        if (!there.person) return undefined;
        this.order = this.order.filter((name) => name !== there.who);
        if (there.who !== who) this.unwanted.push(there.who);
        return undefined;
      }
      case 'lock':
        if (!hosts) return 'only-host';
        if (begun) return 'already-started';
        this.locked = command.locked;
        return undefined;
      case 'start':
        if (!hosts) return 'only-host';
        if (begun) return 'already-started';
        this.chairs = this.chairs.map((chair) =>
          chair.who === '' ? { ...this.nobody(), who: 'casual', machine: true } : chair,
        );
        this.phase = 'playing';
        this.beginDeal(now);
        return undefined;
      case 'play':
        return this.play(who, seat, command.step, command.text, now);
      case 'ask':
        return this.ask(who, seat, command, now);
      case 'answer':
        return this.answer(seat, command.ask, command.yes, now);
      case 'leave':
      case 'cover': {
        if (command.kind === 'cover' && who !== null) return 'only-house';
        if (this.phase === 'gathering') return 'not-started';
        if (this.phase === 'over') return 'game-over';
        if (command.kind === 'leave' && seat < 0) return 'not-seated';
        if (command.kind === 'leave' && this.chairs[seat]!.machine) return 'seat-covered';
        const which = command.kind === 'leave' ? seat : command.seat;
        if (!this.people.includes(which)) return 'not-seated';
        this.cover(which, now);
        return undefined;
      }
      case 'outage':
        // Only a player who sends heartbeats wants it; nobody does in these rooms.
        return who === null ? 'not-your-turn' : 'only-house';
      case 'back':
        if (seat < 0) return 'not-seated';
        if (!this.chairs[seat]!.machine) return 'not-covered';
        this.comeTo(seat, now);
        return undefined;
      case 'watching':
        if (!hosts) return 'only-host';
        this.watching = command.watching;
        return undefined;
      case 'talk':
        if (!hosts) return 'only-host';
        this.talk = command.talk;
        return undefined;
      case 'offer': {
        if (!hosts) return 'only-host';
        if (this.phase === 'gathering') return 'not-started';
        if (this.phase === 'over') return 'game-over';
        if (command.seat >= this.seats) return 'no-such-seat';
        // Only computers' seats, and those that people have left if the table said so from the start.
        if (this.locked) return 'table-locked';
        const there = this.chairs[command.seat]!;
        if (there.person) return 'seat-taken';
        if (there.abandoned && !this.newcomers) return 'no-newcomers';
        const others = this.offered.filter((one) => one !== command.seat);
        this.offered = command.open ? [...others, command.seat] : others;
        return undefined;
      }
      case 'release': {
        if (this.phase === 'gathering') return 'not-started';
        if (this.phase === 'over') return 'game-over';
        if (command.seat >= this.seats) return 'no-such-seat';
        const there = this.chairs[command.seat]!;
        if (!there.person) return 'not-seated';
        if (command.seat === seat) {
          this.abandon(there.who, now);
          return undefined;
        }
        if (!there.machine) return 'not-away';
        if (seat < 0) return 'not-seated';
        if (this.chairs[seat]!.machine) return 'seat-covered';
        const open = this.questions.find(({ of }) => of === command.seat);
        if (open !== undefined) return this.answer(seat, open.number, true, now);
        const question: PlainQuestion = {
          number: this.number,
          what: 'release',
          by: seat,
          at: now,
          of: command.seat,
          yes: [seat],
          no: [],
        };
        this.questions.push(question);
        this.settle(question, now);
        return undefined;
      }
      case 'forget':
        if (who !== null) return 'only-house';
        if (this.phase === 'over') return 'game-over';
        if (!this.order.includes(command.person)) return 'not-seated';
        this.abandon(command.person, now);
        return undefined;
      case 'end':
        if (who !== null) return 'only-house';
        if (this.phase === 'gathering') return 'not-started';
        if (this.phase === 'over') return 'game-over';
        this.stop();
        return undefined;
      case 'script':
      case 'substitute':
        return 'only-house';
    }
    return undefined;
  }

  private comeTo(seat: number, now: number): void {
    const chair = this.chairs[seat]!;
    chair.machine = false;
    if (!this.order.includes(chair.who)) this.order.push(chair.who);
    this.lateness[seat] = 0;
    if (this.turn !== seat) this.endPause(now);
    this.questions = this.questions.filter(({ what }) => what === 'again');
    this.offered = this.offered.filter((one) => one !== seat);
    if (this.turn !== seat) return;
    const stood = now - Math.max(this.went[seat]!, this.turnBegan);
    this.turnBegan += stood;
    this.dealBegan += stood;
  }

  /** Before the first card the seat is free again; later a computer has it, with the share in the shuffle. */
  private abandon(who: string, now: number): void {
    this.endPause(now);
    const seat = this.seatOf(who);
    this.order = this.order.filter((name) => name !== who);
    this.questions = [];
    if (seat < 0) return;
    if (this.phase === 'gathering') this.chairs[seat] = this.nobody();
    else {
      const { share } = this.chairs[seat]!;
      this.chairs[seat] = { who: 'casual', machine: true, person: false, share, abandoned: true };
      this.former.push(who);
    }
  }

  private beginDeal(now: number): void {
    this.played.push({ said: [] });
    this.turnBegan = this.dealBegan = now;
  }

  private stop(): void {
    this.phase = 'over';
    this.stopped = true;
    this.offered = [];
    this.questions = [];
  }

  private cover(seat: number, now: number): void {
    this.endPause(now);
    this.went[seat] = now;
    // They keep their seat, and the table stays open.
    this.chairs[seat]!.machine = true;
    this.questions = [];
  }

  private play(who: Who, own: number, step: number, text: string, now: number): string | undefined {
    if (this.phase === 'gathering') return 'not-started';
    if (this.phase === 'over') return 'game-over';
    const { turn, timeIsOut } = this;
    if (who === null && turn === undefined) return 'not-your-turn';
    if (who !== null && own < 0) return 'not-seated';
    if (who !== null && this.chairs[own]!.machine) return 'seat-covered';
    if (step !== this.steps) return 'stale';
    const seat = who === null ? turn! : own;
    const late = who === null && !this.chairs[seat]!.machine;
    if (late && (timeIsOut === undefined || now < timeIsOut)) return 'not-yet';
    if (turn === undefined) return 'game-over';
    if (text !== 'give up') {
      if (seat !== turn) return 'not-your-turn';
      if (text !== 'a' && text !== 'b') return 'unreadable';
    }
    if (this.clock !== undefined) {
      const stood = this.pause(Infinity) - this.pause(now);
      const used = who !== null && seat === turn ? timeIsOut! - stood - this.banks[seat]! : now;
      const took = late ? this.banks[seat]! : Math.max(0, now - used);
      this.banks[seat] = Math.max(0, this.banks[seat]! - took) + this.clock.increment;
    }
    if (text === 'give up') this.deal.gaveUp = seat;
    else this.deal.said.push(seat);
    this.turnBegan = now;
    this.lateness[seat] = late ? this.lateness[seat]! + 1 : 0;
    if (late && this.lateness[seat] >= 2) this.cover(seat, now);
    this.questions = this.questions.filter(({ what, by }) => what !== 'takeback' || by !== seat);
    if (this.played.length === this.deals && this.isOver(this.deal)) {
      this.phase = 'over';
      this.offered = [];
      this.questions = [];
    }
    return undefined;
  }

  private lastOf(seat: number): [deal: number, said: number] | undefined {
    for (let deal = this.played.length - 1; deal >= 0; deal--) {
      const { said, gaveUp } = this.played[deal]!;
      if (gaveUp === seat) return [deal, said.length];
      if (said.includes(seat)) return [deal, said.lastIndexOf(seat)];
    }
    return undefined;
  }

  /** The requests open to a seat, or why there are none. */
  whyNotAsk(seat: number | null, what: Matter): string | undefined {
    if (what === 'again') {
      if (this.phase !== 'over') return 'not-over-yet';
      return this.again !== undefined ? 'played-on' : undefined;
    }
    if (this.phase === 'gathering') return 'not-started';
    if (what === 'takeback') {
      if (!this.takebacks) return 'no-takebacks';
      if (this.again !== undefined || this.stopped) return 'game-over';
      return seat === null || this.lastOf(seat) === undefined ? 'nothing-to-take-back' : undefined;
    }
    if (this.phase === 'over') return 'game-over';
    return what === 'next' && !this.isOver(this.deal) ? 'deal-goes-on' : undefined;
  }

  private ask(
    who: Who,
    seat: number,
    { what, without }: { what: Matter; without?: true },
    now: number,
  ): string | undefined {
    if (who !== null && seat < 0) return 'not-seated';
    if (who !== null && this.chairs[seat]!.machine) return 'seat-covered';
    const unfit = this.whyNotAsk(who === null ? null : seat, what);
    if (unfit !== undefined) return unfit;
    if (who === null) {
      const open = this.questions.find((question) => question.what === what);
      this.carryOut(what, -1, open?.yes ?? this.people, now);
      return undefined;
    }
    const open = this.questions.find((question) => question.what === what);
    if (open !== undefined) {
      if (what === 'takeback' && open.by !== seat) return 'question-open';
      if (what === 'again' && without && open.yes.includes(seat)) {
        this.carryOut(what, seat, open.yes, now);
        return undefined;
      }
      return this.answer(seat, open.number, true, now);
    }
    const { times, last } = this.refused[seat]!;
    if (what === 'takeback' && times > 0 && now < last + 10_000 * times * times) {
      return 'asked-too-often';
    }
    const question: PlainQuestion = {
      number: this.number,
      what,
      by: seat,
      at: now,
      yes: [seat],
      no: [],
    };
    this.questions.push(question);
    this.settle(question, now);
    return undefined;
  }

  private answer(seat: number, number: number, yes: boolean, now: number): string | undefined {
    if (seat < 0) return 'not-seated';
    if (this.chairs[seat]!.machine) return 'seat-covered';
    const question = this.questions.find((open) => open.number === number);
    if (question === undefined) return 'no-question';
    if (yes) {
      if (question.yes.includes(seat)) return 'already-answered';
      question.yes.push(seat);
      question.no = question.no.filter((one) => one !== seat);
      this.settle(question, now);
      return undefined;
    }
    question.yes = question.yes.filter((one) => one !== seat);
    if (question.what === 'again' && !question.no.includes(seat)) question.no.push(seat);
    if (question.what === 'again' && question.yes.length > 0) return undefined;
    this.endPause(now, [question]);
    this.questions = this.questions.filter((open) => open !== question);
    if (question.what === 'takeback' && question.by !== seat) {
      const asker = this.refused[question.by]!;
      asker.times++;
      asker.last = now;
    }
    return undefined;
  }

  private settle(question: PlainQuestion, now: number): void {
    const { what, by, of, yes } = question;
    const persons = this.chairs.flatMap(({ person }, seat) =>
      person && seat !== of ? [seat] : [],
    );
    const asked = what === 'release' || what === 'again' ? persons : this.people;
    if (!asked.every((seat) => yes.includes(seat))) return;
    if (what === 'release') this.abandon(this.chairs[of!]!.who, now);
    else this.carryOut(what, by, yes, now);
  }

  private carryOut(what: Matter, seat: number, yes: number[], now: number): void {
    this.endPause(now);
    this.questions = [];
    if (what === 'again') this.again = yes;
    else if (what === 'end') this.stop();
    else if (what === 'next') this.beginDeal(now);
    else {
      const [deal, said] = this.lastOf(seat)!;
      this.played = this.played.slice(0, deal + 1);
      this.played[deal] = { said: this.deal.said.slice(0, said) };
      this.phase = 'playing';
      this.turnBegan = now;
    }
  }
}
