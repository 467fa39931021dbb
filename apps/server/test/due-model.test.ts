/**
 * Checks automatic events against a simple model with its own clocks and people: people come and go, play, leave,
 * return, agree to end and to play again, and time advances up to the moment when something is due.
 */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import {
  chanceOf,
  decide,
  EVENT_VERSION,
  HOUSE,
  Room,
  type RoomEvent,
  type RoomCommand,
  type Who,
} from '@pakli/host';
import type { ClockRule } from '@pakli/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAt, type Due } from '../src/schedule.ts';
import { PACE } from '../src/settings.ts';

const { game } = await findGame('mulle')!.load();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NAMES = ['anna', 'bo'] as const;

const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'bank', ms: 5 * MINUTE, increment: 5 * SECOND },
  { kind: 'bank', ms: 40 * MINUTE, increment: 0 },
  { kind: 'move', ms: 30 * SECOND },
  { kind: 'days', days: 3 },
];

/** What a person at the table would note on paper. */
class Paper {
  readonly clock: ClockRule;
  now = 0;
  phase: 'gathering' | 'playing' | 'over' = 'gathering';
  /** By seat: the time left, whether its person decides, how often in a row they were late. */
  readonly left: number[];
  readonly own: boolean[] = [true, true];
  readonly late = [0, 0];
  /** By seat: when it was left to a computer. */
  readonly went = [0, 0];
  turnBegan = 0;
  touched = 0;
  acted = 0;
  readonly looks = new Set<string>();
  /** When each person was seen to go, if it was seen. */
  readonly seenToGo = new Map<string, number>();
  watchers = 0;
  again: { at: number; yes: Set<number>; no: Set<number> } | undefined;

  constructor(clock: ClockRule) {
    this.clock = clock;
    this.left = [0, 0].map(() => ('ms' in clock ? clock.ms : 0));
  }

  /** How much of the turn is free: two seconds, and until ten seconds after the deal. */
  private freeUntil = 10 * SECOND;
  began(): void {
    this.turnBegan = this.now;
  }
  dealt(): void {
    this.freeUntil = this.now + 10 * SECOND;
  }
  /** The clock has stood since the seat was left, or since its turn started if that was later. */
  cameBack(seat: number): void {
    const stood = this.now - Math.max(this.went[seat] ?? 0, this.turnBegan);
    this.turnBegan += stood;
    this.freeUntil += stood;
  }
  private get runsFrom(): number {
    return Math.max(this.freeUntil, this.turnBegan + 2 * SECOND);
  }

  used(seat: number): void {
    if (this.clock.kind !== 'bank') return;
    const used = Math.max(0, this.now - this.runsFrom);
    const left = this.left[seat] ?? 0;
    this.left[seat] = Math.max(0, left - used) + this.clock.increment;
  }

  /** The seat that decides, by the cards; undefined while none does. */
  due(seat: number | undefined): Due | undefined {
    const away: Due = { at: this.touched + 14 * DAY, what: 'put-away' };
    const nobody = this.looks.size + this.watchers === 0;
    if (this.phase === 'over') {
      if (this.again === undefined || nobody) return undefined;
      // A person who was refused decides alone whether to play without the other.
      if (this.again.no.size > 0) return undefined;
      const days = this.clock.kind === 'days';
      const { at, yes } = this.again;
      const other = [0, 1].find((one) => !yes.has(one)) ?? 0;
      // Here at most one has agreed: that one decides when to play without the other.
      if (this.looks.has(NAMES[other]!)) return undefined;
      if (days) return this.own[other] === true ? undefined : { at, what: 'again' };
      // Nobody waits for a person beyond two minutes after they were last seen, except until the end of their time to
      // answer.
      const forgotten = this.seenLast(other) + 2 * MINUTE;
      return { at: forgotten > at ? Math.max(at + 30 * SECOND, forgotten) : at, what: 'again' };
    }
    if (this.phase === 'gathering' || seat === undefined) return away;
    if (this.own[seat] !== true) {
      const next: Due = { at: this.turnBegan + PACE.move, what: 'computer' };
      return nobody && this.sleeps(next.at) ? away : next;
    }
    if (this.clock.kind === 'none') return away;
    const at =
      this.clock.kind === 'days'
        ? this.turnBegan + this.clock.days * DAY
        : this.runsFrom + (this.left[seat] ?? 0);
    return nobody && this.sleeps(at) ? away : { at, what: 'clock' };
  }

  /** At the last card, by everybody who knows of it, or as they went. */
  private seenLast(seat: number): number {
    const went = this.seenToGo.get(NAMES[seat]!) ?? -DAY;
    return this.own[seat] === true ? Math.max(went, this.turnBegan) : went;
  }

  /** Days are calendar days; without a clock nothing happens unseen; otherwise the wait is half an hour. */
  private sleeps(at: number): boolean {
    if (this.clock.kind === 'days') return false;
    return this.clock.kind === 'none' || at - this.acted >= 30 * MINUTE;
  }
}

const DEEDS = [
  'pass',
  'idle',
  'wait',
  'come',
  'go',
  'restart',
  'watch',
  'play',
  'play',
  'leave',
  'back',
  'end',
  'again',
  'refuse',
] as const;
type Deed = readonly [(typeof DEEDS)[number], number];

class Trial {
  readonly paper: Paper;
  readonly room: Room;
  readonly seen = new Map<string, number>();

  constructor(clock: ClockRule) {
    this.paper = new Paper(clock);
    this.room = Room.open(game, {
      v: EVENT_VERSION,
      at: 0,
      kind: 'open',
      table: 'T',
      game: game.id,
      version: game.version,
      rules: 'short',
      seats: 2,
      host: 'anna',
      options: { takebacks: true, hints: false },
      clock,
    });
    this.check();
    NAMES.forEach((name, seat) => this.happen(name, { kind: 'sit', seat }));
    this.check();
    this.happen('anna', { kind: 'start' });
    this.paper.phase = 'playing';
    this.paper.dealt();
    this.paper.began();
    this.check();
  }

  private due(): Due | undefined {
    const { touched, acted, looks, watchers, seenToGo } = this.paper;
    const presence = {
      size: looks.size + watchers,
      isHere: (who: string) => looks.has(who),
      awaySince: (who: string) => (looks.has(who) ? undefined : seenToGo.get(who)),
    };
    return dueAt(this.room, { touched, acted }, presence, PACE);
  }

  check(): void {
    const due = this.due();
    expect(due).toEqual(this.paper.due(this.room.turn));
    this.count(due?.what ?? 'nothing');
  }

  private count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  /** Undefined if it is not allowed. */
  private happen(who: Who, command: RoomCommand): RoomEvent | undefined {
    const event = decide(this.room, who, command, this.paper.now, chanceOf(new Sfc32(1)));
    if (isRefusal(event)) return undefined;
    this.room.apply(event);
    this.paper.touched = this.paper.now;
    if (who !== HOUSE) this.paper.acted = this.paper.now;
    return event;
  }

  do([what, n]: Deed): void {
    const { paper } = this;
    const seat = n % 2;
    const name = NAMES[seat]!;
    switch (what) {
      case 'pass':
        paper.now += n * SECOND;
        break;
      // Long enough for an unwatched table to fall asleep.
      case 'idle':
        paper.now += n * 10 * SECOND;
        break;
      case 'wait':
        this.waitUntilDue();
        break;
      case 'come':
        paper.looks.add(name);
        break;
      case 'go':
        if (paper.looks.delete(name)) paper.seenToGo.set(name, paper.now);
        break;
      // The server is a new one, and has seen nobody go.
      case 'restart':
        paper.seenToGo.clear();
        break;
      case 'watch':
        paper.watchers = n % 3;
        break;
      case 'play':
        this.play(NAMES[this.room.turn ?? 0]!);
        break;
      case 'leave':
        if (this.happen(name, { kind: 'leave' }) !== undefined) this.cover(seat);
        break;
      case 'back':
        this.back(seat);
        break;
      case 'end':
        // Everybody who still decides for themselves agrees.
        for (const one of NAMES) this.happen(one, { kind: 'ask', what: 'end' });
        if (this.room.phase === 'over') paper.phase = 'over';
        break;
      case 'again':
        this.again(seat);
        break;
      case 'refuse':
        this.refuse(seat);
        break;
    }
    this.check();
  }

  private play(who: Who): void {
    const { room, paper } = this;
    const seat = room.turn;
    if (seat === undefined || room.match === undefined) return;
    const { moves } = game.view(room.match.table.state, seat);
    const text = game.formatTruth(room.match.table.state, moves[0] ?? 0);
    const late = who === HOUSE && paper.own[seat] === true;
    const event = this.happen(who, { kind: 'play', step: room.steps, text });
    // A person who left their seat to a computer plays no card.
    expect(event !== undefined, `${String(who)} plays`).toBe(who === HOUSE || paper.own[seat]);
    if (event === undefined) return;
    if (late) {
      if (paper.clock.kind === 'bank') paper.left[seat] = paper.clock.increment;
      paper.late[seat]! += 1;
      if (paper.late[seat]! >= 2) this.cover(seat);
    } else {
      if (paper.own[seat] === true) paper.used(seat);
      else if (paper.clock.kind === 'bank') paper.left[seat]! += paper.clock.increment;
      paper.late[seat] = 0;
    }
    paper.began();
    if (room.phase === 'over') paper.phase = 'over';
  }

  private back(seat: number): void {
    const { paper, room } = this;
    const turn = room.turn;
    if (this.happen(NAMES[seat]!, { kind: 'back' }) === undefined) return;
    paper.own[seat] = true;
    paper.late[seat] = 0;
    if (turn === seat) paper.cameBack(seat);
  }

  private cover(seat: number): void {
    this.paper.own[seat] = false;
    this.paper.went[seat] = this.paper.now;
  }

  private again(seat: number): void {
    const { paper } = this;
    if (paper.phase !== 'over') return;
    const asked = this.room.questions.find(({ what }) => what === 'again');
    // If both wished it they would play on: here one is enough.
    if (asked !== undefined) return;
    if (this.happen(NAMES[seat]!, { kind: 'ask', what: 'again' }) === undefined) return;
    if (this.room.again === undefined) {
      paper.again = { at: paper.now, yes: new Set([seat]), no: new Set() };
    }
  }

  private refuse(seat: number): void {
    const asked = this.room.questions.find(({ what }) => what === 'again');
    const { again } = this.paper;
    if (asked === undefined || again === undefined) return;
    const answer = { kind: 'answer', ask: asked.ask, yes: false } as const;
    if (this.happen(NAMES[seat]!, answer) === undefined) return;
    again.no.add(seat);
    // The wish is gone once the person who asked changes their mind.
    if (again.yes.delete(seat)) this.paper.again = undefined;
  }

  /** Nothing happens early, and everything due happens. */
  private waitUntilDue(): void {
    const { paper, room } = this;
    const due = this.due();
    if (due === undefined || due.what === 'put-away' || due.what === 'again') return;
    if (due.what === 'clock' && due.at > paper.now) {
      paper.now = due.at - 1;
      const { match, turn = 0, steps } = room;
      const { moves } = game.view(match!.table.state, turn);
      const text = game.formatTruth(match!.table.state, moves[0] ?? 0);
      const early = { kind: 'play', step: steps, text } as const;
      const answer = decide(room, HOUSE, early, paper.now, chanceOf(new Sfc32(1)));
      expect(answer).toMatchObject({ refused: 'not-yet' });
      this.count('early');
    }
    paper.now = Math.max(paper.now, due.at);
    this.play(HOUSE);
  }
}

test('what is due is what a plain model says, and never early', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.constantFrom(...CLOCKS),
      fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.nat(400)), { maxLength: 40, size: 'max' }),
      (clock, deeds) => {
        const trial = new Trial(clock);
        for (const deed of deeds) trial.do(deed);
        for (const [what, times] of trial.seen) seen.set(what, (seen.get(what) ?? 0) + times);
      },
    ),
    { numRuns: 400, seed: 22 },
  );
  const known = ['clock', 'computer', 'put-away', 'again', 'nothing', 'early'];
  expect([...seen.keys()].toSorted()).toEqual(known.toSorted());
});
