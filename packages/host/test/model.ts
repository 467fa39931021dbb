/** People who come, go, move, ask, answer, refuse, take back and play again in any order: a room compared with a plain model of it. */
import { isRefusal, Sfc32 } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import { difference } from '@pakli/core/testing';
import { MATTERS, type Command } from '@pakli/protocol';
import fc from 'fast-check';
import {
  chanceOf,
  decide,
  formatEvent,
  readEvent,
  Room,
  type Chance,
  type RoomEvent,
  type EventOf,
  type RoomCommand,
  type Who,
} from '../src/index.ts';
import { mattersOf } from '../src/question-commands.ts';
import { Following } from './following.ts';
import { Plain } from './plain.ts';
import { GAME } from './rounds.ts';

const PEOPLE = ['anna', 'bo', 'cleo', 'dan', 'eve'];

/** The person and the pass are picked once the state of the table is known. */
interface Wish {
  readonly who: number;
  readonly pass: number;
  command(plain: Plain): RoomCommand;
}

interface Real {
  readonly room: Room;
  readonly chance: Chance;
  readonly log: RoomEvent[];
  readonly following: Following;
  /** The full state of a room after each event. */
  readonly states: string[];
  now: number;
}

export interface Table {
  readonly seats: number;
  readonly deals: number;
  readonly clock: boolean;
  readonly takebacks: boolean;
  readonly newcomers: boolean;
  /** How many people sit down before anything else happens; then the match starts. */
  readonly sitting: number;
  readonly seed: number;
}

class Act implements fc.Command<Plain, Real> {
  private readonly wish: Wish;
  private told = '';

  constructor(wish: Wish) {
    this.wish = wish;
  }

  check(): boolean {
    return true;
  }

  run(plain: Plain, real: Real): void {
    const { who: pick, pass } = this.wish;
    real.now += pass;
    const command = this.wish.command(plain);
    const atTurn = plain.turn === undefined ? undefined : plain.chairs[plain.turn];
    // Mostly the player to move: otherwise no game would ever end.
    const turns = atTurn?.machine === false ? atTurn.who : null;
    const who: Who = pick >= 10 ? turns : (PEOPLE[pick] ?? null);
    this.told = `${who ?? 'the house'} ${JSON.stringify(command)} at ${real.now}`;
    step(plain, real, who, command);
  }

  toString(): string {
    return this.told;
  }
}

function fail(message: string): never {
  throw new Error(message);
}

/** Runs one command in both, and compares all that can be observed of both. */
function step(plain: Plain, real: Real, who: Who, command: RoomCommand): void {
  const { room, chance, now } = real;
  const answer = decide(room, who, command, now, chance);
  const expected = plain.expect(who, command, now);
  const got = isRefusal(answer) ? answer.refused : undefined;
  if (got !== expected) fail(`answered ${got} instead of ${expected}`);
  if (stateOf(room) !== real.states.at(-1)) fail('deciding changes the room');
  if (isRefusal(answer)) return;
  const missed = real.following.happen(room, answer);
  if (missed !== undefined) fail(missed);
  real.log.push(answer);
  real.states.push(stateOf(room));
  const differs = difference(seenOf(room), modelOf(plain), 'room');
  if (differs !== undefined) fail(differs);
}

function seenOf(room: Room): unknown {
  return {
    number: room.seq,
    phase: room.phase,
    chairs: room.occupants.map((chair) => {
      if (chair.kind === 'person')
        return {
          who: chair.person,
          machine: chair.covered,
          person: true,
          share: chair.nonce !== undefined,
          abandoned: false,
        };
      const who = chair.kind === 'computer' ? chair.level : '';
      const { nonce, released = false } = chair.kind === 'computer' ? chair : {};
      return {
        who,
        machine: chair.kind === 'computer',
        person: false,
        share: nonce !== undefined,
        abandoned: released,
      };
    }),
    order: [...room.seats.people],
    locked: room.seats.locked,
    watching: room.seats.watching,
    talk: room.seats.talk,
    offered: [...room.seats.offered].toSorted((a, b) => a - b),
    turn: room.turn,
    steps: room.steps,
    deals: room.match?.tables.length ?? 0,
    banks: [...room.banks],
    questions: room.questions.map(({ ask, what, seat, of, yes, no = [] }) => ({
      number: ask,
      what,
      of,
      by: seat,
      yes: [...yes].toSorted((a, b) => a - b),
      no: [...no].toSorted((a, b) => a - b),
    })),
    can: room.occupants.map((_, seat) => [...mattersOf(room, seat)]),
    again: room.again?.ready.toSorted((a, b) => a - b),
  };
}

function modelOf(plain: Plain): unknown {
  const { number, phase, chairs, order, locked, watching, talk, offered } = plain;
  const { turn, steps, played, banks, questions } = plain;
  const can = chairs.map((_, seat) =>
    plain.people.includes(seat)
      ? MATTERS.filter((what) => plain.whyNotAsk(seat, what) === undefined)
      : [],
  );
  return {
    number,
    phase,
    chairs,
    order,
    locked,
    watching,
    talk,
    offered: offered.toSorted((a, b) => a - b),
    turn,
    steps,
    deals: played.length,
    banks,
    questions: questions.map(({ number, what, by, of, yes, no }) => ({
      number,
      what,
      of,
      by,
      yes: yes.toSorted((a, b) => a - b),
      no: no.toSorted((a, b) => a - b),
    })),
    can,
    again: plain.again?.toSorted((a, b) => a - b),
  };
}

/** The full state of a room, the truth included. */
export function stateOf(room: Room): string {
  const { match, game: _, options: __, opened: ___, seats, ...rest } = room;
  const { removed, released, offered, ...others } = seats;
  return JSON.stringify({
    ...rest,
    seats: {
      ...others,
      removed: [...removed],
      released: [...released],
      offered: [...offered],
    },
    starter: match?.starter,
    tables: match?.tables.map(({ steps, state }) => [steps.map(({ text }) => text), state]),
    toCome: match?.cardsToCome.map((deal) => deal.map((outcome) => [...outcome])),
  });
}

function opened({ seats, deals, clock, takebacks, newcomers }: Table): EventOf<'open'> {
  return {
    v: 1,
    at: 0,
    kind: 'open',
    table: 'one',
    game: 'rounds',
    version: 1,
    rules: `deals=${deals}`,
    seats,
    host: 'anna',
    options: { takebacks, hints: true, newcomers },
    clock: clock ? { kind: 'bank', ms: 5000, increment: 1000 } : { kind: 'none' },
    starter: 0,
  };
}

function set(table: Table): { model: Plain; real: Real } {
  const { seats, deals, clock, takebacks, newcomers, sitting, seed } = table;
  const plainClock = clock ? { bank: 5000, increment: 1000 } : undefined;
  const model = new Plain(seats, deals, plainClock, takebacks, newcomers);
  const room = Room.open(GAME, opened(table));
  const chance = chanceOf(new Sfc32(seed));
  const following = new Following(room, [...PEOPLE, null]);
  const real: Real = { room, chance, log: [], following, states: [stateOf(room)], now: 0 };
  const people = PEOPLE.slice(0, Math.min(sitting, seats));
  people.forEach((who, seat) => step(model, real, who, { kind: 'sit', seat }));
  if (sitting > 0) step(model, real, 'anna', { kind: 'start' });
  return { model, real };
}

/** The log as text, read back, produces the same room after every event; and dealt cards never change. */
function replay(table: Table, { log, states, room }: Real): void {
  const again = Room.open(GAME, opened(table));
  if (stateOf(again) !== states[0]) fail('a room opened twice is two rooms');
  const dealt = new Map<string, string>();
  for (const [i, event] of log.entries()) {
    const read = readEvent(JSON.parse(formatEvent(event)));
    if (isRefusal(read)) fail(`event ${i} cannot be read back: ${JSON.stringify(read)}`);
    again.apply(read);
    if (stateOf(again) !== states[i + 1]) fail(`replayed, event ${i} leads elsewhere`);
    for (const [deal, { steps }] of again.match?.tables.entries() ?? []) {
      const cards = steps.filter(({ kind }) => kind === 'chance');
      for (const [count, { text }] of cards.entries()) {
        const place = `${deal}/${count}`;
        if ((dealt.get(place) ?? text) !== text) fail(`other cards come at ${place}`);
        dealt.set(place, text);
      }
    }
  }
  if (stateOf(again) !== stateOf(room)) fail('the log leads elsewhere');
}

const seat = fc.nat({ max: 4 });
const any = (command: fc.Arbitrary<RoomCommand>): fc.Arbitrary<Wish> =>
  fc.record({
    // One identity in eleven is the house.
    who: fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5),
    pass: fc.constantFrom(0, 700, 3000, 9000, 30_000),
    command: command.map((wanted) => () => wanted),
  });
const plays = fc.record({
  who: fc.constantFrom(10, 10, 10, 10, 10, 10, 0, 1, 2, 5),
  pass: fc.constantFrom(0, 700, 3000, 9000, 30_000),
  command: fc
    .record({
      text: fc.oneof(
        { weight: 16, arbitrary: fc.constantFrom('a', 'b') },
        { weight: 3, arbitrary: fc.constantFrom('give up', 'z', '') },
      ),
      late: fc.constantFrom(0, 0, 0, 0, 0, 0, 1),
    })
    .map(({ text, late }) => (plain: Plain): Command => ({
      kind: 'play',
      step: Math.max(0, plain.steps - late),
      text,
    })),
});
const answers = fc.record({
  who: fc.nat({ max: 5 }),
  pass: fc.constantFrom(0, 700),
  command: fc
    .record({ which: fc.nat({ max: 3 }), yes: fc.constantFrom(true, true, false) })
    .map(({ which, yes }) => (plain: Plain): Command => ({
      kind: 'answer',
      ask: plain.questions[which % Math.max(1, plain.questions.length)]?.number ?? which,
      yes,
    })),
});
// Ending is one wish among many: otherwise every game would be over before it was played.
const wishes = [
  ...MATTERS,
  ...Array.from({ length: 4 }, () => ['takeback', 'next'] as const),
].flat();
const asks = any(
  fc
    .constantFrom(...wishes, 'without' as const)
    .map((what) =>
      what === 'without' ? { kind: 'ask', what: 'again', without: true } : { kind: 'ask', what },
    ),
);

const WISHES = [
  any(fc.record({ kind: fc.constant('sit' as const), seat })),
  any(fc.record({ kind: fc.constant('sit' as const), seat, nonce: fc.constant('0f'.repeat(16)) })),
  any(fc.constantFrom({ kind: 'stand' }, { kind: 'start' }, { kind: 'start' }, { kind: 'end' })),
  any(
    fc.record({
      kind: fc.constant('computer' as const),
      seat,
      level: fc.constantFrom(...LEVELS, 'tailor'),
    }),
  ),
  any(fc.record({ kind: fc.constant('clear' as const), seat })),
  any(fc.record({ kind: fc.constant('lock' as const), locked: fc.boolean() })),
  any(fc.record({ kind: fc.constant('watching' as const), watching: fc.boolean() })),
  any(fc.record({ kind: fc.constant('talk' as const), talk: fc.boolean() })),
  any(
    fc.record({
      kind: fc.constant('offer' as const),
      seat,
      open: fc.constantFrom(true, true, false),
    }),
  ),
  any(fc.record({ kind: fc.constant('release' as const), seat })),
  any(fc.record({ kind: fc.constant('forget' as const), person: fc.constantFrom(...PEOPLE) })),
  any(fc.constantFrom({ kind: 'leave' }, { kind: 'back' }, { kind: 'back' })),
  any(fc.record({ kind: fc.constant('cover' as const), seat })),
  plays,
  plays,
  plays,
  plays,
  plays,
  plays,
  plays,
  plays,
  asks,
  asks,
  asks,
  answers,
  answers,
  answers,
].map((wish) => wish.map((wish) => new Act(wish)));

const table: fc.Arbitrary<Table> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  deals: fc.integer({ min: 1, max: 3 }),
  clock: fc.boolean(),
  takebacks: fc.constantFrom(true, true, true, false),
  newcomers: fc.boolean(),
  sitting: fc.nat({ max: 4 }),
  seed: fc.nat(),
});

/** Event counts, so that a test can assert that everything happened. */
export type Tally = Map<string, number>;

/** Tables of a seed are the same every time. */
export function runModel(runs: number, tally: Tally, seed: number): void {
  const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(table, fc.commands(WISHES, { maxCommands: 200, size: 'max' }), (table, acts) => {
      const { model, real } = set(table);
      fc.modelRun(() => ({ model, real }), acts);
      replay(table, real);
      let begun = false;
      for (const event of real.log) {
        const carried = 'carried' in event ? ' carried' : '';
        count(event.kind === 'ask' ? `${event.what}${carried}` : `${event.kind}${carried}`);
        if (event.kind === 'start') begun = true;
        if (event.kind === 'sit' && begun) count('sit later');
        if (event.kind === 'play') count(`play by ${event.by}`);
      }
      count(real.room.phase);
      if (real.room.again !== undefined) count('played again');
    }),
    { numRuns: runs, seed },
  );
}
