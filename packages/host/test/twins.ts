/**
 * Twin tables: two rooms with different cards, played side by side so that one
 * reader cannot tell them apart. The game's own functions compare what the rules
 * show the reader; where that is equal, all output of the room for the reader
 * must be identical to the byte.
 */
import {
  CHANCE,
  EVERYBODY,
  fork,
  isRefusal,
  listMoves,
  OVER,
  Sfc32,
  type Game,
  type GameTypes,
  type Move,
  type Reader,
  type StateOf,
} from '@pakli/core';
import { openingFor, Room, applyAndShow, type RoomEvent } from '../src/index.ts';
import { openingOf } from './opening.ts';

type State = StateOf<GameTypes>;

/** A step to take in one room. */
interface Planned {
  readonly after: State;
  readonly text: string;
  /** All that the rules show the reader of it. */
  readonly observed: string;
}

export interface Twins {
  /** The number of pairs of updates compared while the two rooms held different cards. */
  readonly pairs: number;
  /** The unexpected difference. */
  readonly faults: readonly string[];
}

/** Plays twin tables until this many pairs have been compared. `shown` is the game as the rooms know it: a test may break it. */
export function playTwins(
  game: Game,
  reader: Reader,
  pairs: number,
  seed: number,
  shown: Game = game,
): Twins {
  const random = new Sfc32(seed);
  const faults: string[] = [];
  let done = 0;
  for (let stream = 0; done < pairs && faults.length === 0 && stream < 50 * pairs; stream++) {
    const pair = new Pair(game, shown, reader, random);
    for (const { one, other, differ } of pair.play()) {
      if (one !== other)
        faults.push(`seed ${seed}, table ${stream}: ${firstDifference(one, other)}`);
      if (differ) done++;
      if (done >= pairs || faults.length > 0) break;
    }
  }
  return { pairs: done, faults };
}

export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return `${one.slice(Math.max(0, at - 60), at + 30)} | ${other.slice(at, at + 30)}`;
}

interface Compared {
  readonly one: string;
  readonly other: string;
  /** The rooms hold different cards. */
  readonly differ: boolean;
}

/** The logs of two tables that a reader cannot tell apart. */
export type TwinLogs = readonly [readonly RoomEvent[], readonly RoomEvent[]];

/** Pairs of tables with different cards, for tests that use logs; at most this many events each. */
export function* twinLogs(
  game: Game,
  reader: Reader,
  seed: number,
  longest: number = Infinity,
): Generator<TwinLogs> {
  const random = new Sfc32(seed);
  for (let table = 0; table < 10_000; table++) {
    const pair = new Pair(game, game, reader, random);
    let differ = false;
    for (const compared of pair.play()) {
      differ ||= compared.differ;
      if (pair.logs[0].length >= longest) break;
    }
    if (differ) yield pair.logs;
  }
}

class Pair {
  readonly logs: [RoomEvent[], RoomEvent[]] = [[], []];
  private readonly game: Game;
  private readonly reader: Reader;
  private readonly random: Sfc32;
  private readonly rooms: readonly [Room, Room];

  constructor(game: Game, shown: Game, reader: Reader, random: Sfc32) {
    this.game = game;
    this.reader = reader;
    this.random = random;
    const make = (log: RoomEvent[]): Room => {
      const opened = openingOf(game, { table: 'twins' });
      log.push(opened);
      const room = Room.open(shown, opened);
      if (reader !== EVERYBODY) {
        const sat: RoomEvent = { v: 1, at: 0, kind: 'sit', seat: reader, person: 'reader' };
        log.push(sat);
        room.apply(sat);
      }
      return room;
    };
    this.rooms = [make(this.logs[0]), make(this.logs[1])];
  }

  *play(): Generator<Compared> {
    const { game, random } = this;
    const [one] = this.rooms;
    const options = one.options;
    const { length: seats } = one.occupants;
    const starter = game.firstStarter === 'drawn' ? random.below(seats) : game.firstStarter;
    const fresh = [0, 1].map(() => {
      const state = game.create(options, seats);
      game.setup(state, { number: 0, starter, carry: Array<number>(seats).fill(0) });
      return state;
    }) as [State, State];
    const dealt = this.dealOn(fresh);
    if (dealt === undefined) return;
    yield this.happen(dealt.map((deals) => ({ v: 1, at: 0, kind: 'start', starter, deals })));
    for (;;) {
      const next = this.next();
      if (next === undefined) break;
      yield this.happen(next);
    }
    const [opening, other] = this.rooms.map((room) =>
      JSON.stringify(openingFor(room, this.reader, 'opened')),
    );
    yield { one: opening ?? '', other: other ?? '', differ: this.differ() };
  }

  /** One event per room that look the same to the reader; undefined if there is none. */
  private next(): readonly RoomEvent[] | undefined {
    const { game, random } = this;
    const states = this.rooms.map((room) => room.match!.table.state) as [State, State];
    const turn = game.turn(states[0]);
    if (turn === OVER || this.rooms[0].phase !== 'playing') return undefined;
    const planned = this.planMove(states);
    if (planned === undefined) return undefined;
    const dealt = this.dealOn(planned.map(({ after }) => fork(game, after)) as [State, State]);
    if (dealt === undefined) return undefined;
    const took = random.below(2);
    return planned.map(({ text }, i) => ({
      v: 1,
      at: took,
      kind: 'play',
      seat: turn,
      text,
      by: turn === this.reader ? 'person' : 'computer',
      took: 0,
      deals: dealt[i] ?? [],
    }));
  }

  private happen(events: readonly RoomEvent[]): Compared {
    this.logs.forEach((log, i) => log.push(events[i]!));
    const [one = '', other = ''] = this.rooms.map((room, i) =>
      JSON.stringify(applyAndShow(room, events[i]!, [this.reader])),
    );
    return { one, other, differ: this.differ() };
  }

  private differ(): boolean {
    const [one, other] = this.rooms.map((room) =>
      this.game.formatPosition(room.match!.table.state),
    );
    return one !== other;
  }

  /** A move in the first room and a move in the other that look the same. */
  private planMove([one, other]: [State, State]): readonly [Planned, Planned] | undefined {
    const { game, random } = this;
    const moves = listMoves(game, one);
    const others = listMoves(game, other);
    for (let tries = 0; tries < 3; tries++) {
      const move = moves[random.below(moves.length)] ?? 0;
      const text = game.format(one, move, this.reader);
      const planned = this.observe(one, move, text);
      const alike = others.filter(
        (candidate) => game.format(other, candidate, this.reader) === text,
      );
      // Others before the same one: a card laid face down should be a different card.
      const candidates = [
        ...shuffled(
          alike.filter((twin) => twin !== move),
          random,
        ).slice(0, 4),
        move,
      ];
      for (const twin of candidates.filter((candidate) => alike.includes(candidate))) {
        const second = this.observe(other, twin, text);
        if (second.observed === planned.observed) return [planned, second];
      }
    }
    return undefined;
  }

  private observe(state: State, move: Move, text: string): Planned {
    const { game, reader } = this;
    const after = fork(game, state);
    const seen: unknown[] = [];
    game.play(after, move, (event) => void seen.push(game.seen(event, reader)));
    const observed = JSON.stringify([text, seen, game.view(after, reader)]);
    return { after, text: game.formatTruth(state, move), observed };
  }

  /** Deals to both until there is a decision; undefined if that cannot look the same. */
  private dealOn(states: [State, State]): readonly [string[], string[]] | undefined {
    const { game, random } = this;
    const texts: [string[], string[]] = [[], []];
    while (game.turn(states[0]) === CHANCE) {
      const outcome = new Uint8Array(game.maxOutcome);
      const length = game.draw(states[0], random, outcome);
      const first = this.observeDeal(states[0], outcome.subarray(0, length));
      const second = this.twinOf(states[1], outcome.slice(0, length), first);
      if (second === undefined) return undefined;
      texts[0].push(first.text);
      texts[1].push(second.text);
      states = [first.after, second.after];
    }
    return texts;
  }

  /** Another outcome that looks the same: cards are changed one by one as long as the reader sees no difference. */
  private twinOf(state: State, outcome: Uint8Array, like: Planned): Planned | undefined {
    const { game, random } = this;
    const pool = new Uint8Array(game.maxOutcome);
    const cards = game.draw(state, random, pool);
    let found = this.tryDeal(state, outcome, like);
    for (let tries = 0; found !== undefined && tries < 8; tries++) {
      const changed = outcome.slice();
      const place = random.below(changed.length);
      const card = pool[random.below(cards)] ?? 0;
      const swap = changed.indexOf(card);
      if (swap >= 0) changed[swap] = changed[place] ?? 0;
      changed[place] = card;
      const planned = this.tryDeal(state, changed, like);
      if (planned === undefined) continue;
      outcome.set(changed);
      found = planned;
    }
    return found;
  }

  private tryDeal(state: State, outcome: Uint8Array, like: Planned): Planned | undefined {
    const { game } = this;
    const text = game.formatDealTruth(state, outcome, outcome.length);
    if (isRefusal(game.readDeal(state, text, new Uint8Array(game.maxOutcome)))) return undefined;
    const planned = this.observeDeal(state, outcome);
    return planned.observed === like.observed ? planned : undefined;
  }

  private observeDeal(state: State, outcome: Uint8Array): Planned {
    const { game, reader } = this;
    const after = fork(game, state);
    const seen: unknown[] = [];
    game.deal(after, outcome, outcome.length, (event) => void seen.push(game.seen(event, reader)));
    const text = game.formatDeal(state, outcome, outcome.length, reader);
    const observed = JSON.stringify([text, seen, game.view(after, reader)]);
    return { after, text: game.formatDealTruth(state, outcome, outcome.length), observed };
  }
}

function shuffled<Item>(items: readonly Item[], random: Sfc32): Item[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
