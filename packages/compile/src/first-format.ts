/**
 * The checks of records of the first format are taken over positions as they
 * were written then, with what was remembered then: four times by card, kept
 * by a clock, and the deck it came from. A deal is played once more to know
 * them; nothing else uses them.
 */
import type { Course, Kinds } from '@pakli/core';
import { keeping, type FirstMemory, type Keeper } from './card-knowledge.ts';
import { deal, play } from './play.ts';
import { openFields, pack, readPosition, withCheck } from './position.ts';
import { setup } from './draft.ts';
import {
  CARDS,
  COMMITS,
  DECK,
  FRAME,
  FRAMES,
  HAND,
  IN_GAME,
  NOTES,
  OFFERED,
  sideOf,
  State,
  TRAIL,
  TRASH,
  type Card,
} from './state.ts';

const NEVER = 65_535;
const ITSELF = 2;
const SINCE = 0;
const DRAWN = CARDS;
const ENTERED = 2 * CARDS;
const PARTED = 3 * CARDS;

class FirstKeeper implements Keeper, FirstMemory {
  readonly times = new Uint16Array(4 * CARDS);
  readonly origin = new Uint8Array(CARDS);
  readonly known = new Uint8Array(CARDS);
  clock = 0;

  begin({ now, place, up }: State): void {
    for (let card = 0; card < now[IN_GAME]!; card++) {
      const zone = place[card]!;
      const kind = zone % 6;
      this.origin[card] = sideOf(zone);
      this.times[PARTED + card] = kind === HAND ? NEVER : 0;
      this.known[card] =
        up[card] !== 0 || kind === TRASH ? 3 : kind === DECK ? 0 : 1 << sideOf(zone);
    }
  }

  read({ now, known }: State, { times, origin }: FirstMemory): void {
    this.times.set(times);
    this.origin.set(origin);
    this.known.set(known);
    this.clock = now[TRAIL]!;
  }

  show({ now }: State, card: Card): void {
    if (this.known[card] === 3) return;
    this.giveTimes(now[IN_GAME]!, card, this.times[SINCE + card]!);
    this.times[ENTERED + card] = this.clock;
    this.known[card] = 3;
  }

  showTo(state: State, card: Card, player: number): void {
    if ((this.known[card]! | (1 << player)) === 3) this.show(state, card);
    else this.known[card] = 1 << player;
  }

  enterHand({ place }: State, card: Card): void {
    const other = 1 << (1 - sideOf(place[card]!));
    const time = this.tick();
    const unseen = this.times[PARTED + card] !== 0 && (this.known[card]! & other) === 0;
    if (!unseen) this.times[ENTERED + card] = time;
    this.times[PARTED + card] = NEVER;
  }

  leaveHandUnseen({ place, size, zones }: State, card: Card): void {
    const hand = place[card]!;
    const other = 1 << (1 - sideOf(hand));
    const time = this.tick();
    for (let i = 0; i < size[hand]! && size[hand]! > 1; i++) {
      const one = zones[hand * CARDS + i]!;
      if ((this.known[one]! & other) === 0) continue;
      this.known[one] = this.known[one]! & ~other;
      this.origin[one] = ITSELF;
    }
    this.times[PARTED + card] = time;
  }

  shuffled({ now, size, zones }: State, deck: number): void {
    const { times, known, origin } = this;
    const time = this.tick();
    for (let i = deck * CARDS, end = i + size[deck]!; i < end; i++) {
      const card = zones[i]!;
      if (times[PARTED + card] !== 0) this.loseInDeck(now[IN_GAME]!, card, sideOf(deck), time);
      if (known[card] === 3) times[SINCE + card] = time;
      known[card] = 0;
      origin[card] = sideOf(deck);
      times[DRAWN + card] = time;
      times[ENTERED + card] = 0;
      times[PARTED + card] = 0;
    }
  }

  private tick(): number {
    this.clock = Math.min(this.clock + 1, 65_000);
    return this.clock;
  }

  private giveTimes(inGame: number, card: Card, since: number): void {
    const { times, known, origin } = this;
    const own = times[DRAWN + card]!;
    if (times[PARTED + card] === 0 || origin[card] === ITSELF || own === 0) return;
    let first = card;
    let least = own;
    for (let other = 0; other < inGame; other++) {
      const drawn = times[DRAWN + other]!;
      if (drawn >= least || drawn < since) continue;
      if (times[PARTED + other] === 0 || known[other] !== known[card]) continue;
      if (origin[other] !== origin[card]) continue;
      first = other;
      least = drawn;
    }
    times[DRAWN + card] = least;
    times[DRAWN + first] = own;
  }

  private loseInDeck(inGame: number, card: Card, deck: number, time: number): void {
    const { times, known, origin } = this;
    if (known[card] === 3) return;
    for (let other = 0; other < inGame; other++) {
      if (times[PARTED + other] === 0 || known[other] !== known[card]) continue;
      if (origin[other] !== ITSELF) continue;
      origin[other] = deck;
      times[SINCE + other] = times[ENTERED + other]!;
      times[DRAWN + other] = time;
    }
    this.giveTimes(inGame, card, -1);
  }
}

/** The position at which a deal stands, as the first format wrote it. */
export function formatFirstPosition(
  course: Omit<Course<Kinds>, 'state'> & { readonly state: State },
): string {
  const keeper = new FirstKeeper();
  const state = new State(course.state.options, course.state.book);
  keeping.by = keeper;
  try {
    setup(state, course.deal);
    if (course.position !== undefined) readPosition(state, course.position);
    for (const step of course.steps) {
      if (step.kind === 'move') play(state, step.move);
      else deal(state, step.outcome, step.outcome.length);
    }
  } finally {
    keeping.by = undefined;
  }
  const { now } = state;
  const words = [...now];
  words[TRAIL] = keeper.clock;
  words[TRAIL + 1] = 0;
  const rest = [
    ...words,
    ...state.frames.subarray(0, now[FRAMES]! * FRAME),
    ...state.notes.subarray(0, now[NOTES]),
    ...state.commits.subarray(0, now[COMMITS]),
    ...state.offers.subarray(0, now[OFFERED]),
    ...keeper.times,
    ...state.def,
    ...state.left,
    ...state.up,
    ...keeper.known,
    ...keeper.origin,
    ...state.way,
  ];
  return withCheck([...openFields(state), ['rest', pack(rest)]]);
}
