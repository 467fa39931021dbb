/** What a seat knows, what it sees of an event, and states that fit what it knows (RULES 3). */
import { EVERYBODY, type Hidden, type Seat, type Reader } from '@pakli/core';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { nameOf, posOf, zoneName } from './engine/events.ts';
import { total } from './engine/measure.ts';
import { ASK_HAND, canRead, pickedCards } from './engine/offers.ts';
import { BOX, KIND, openText, OWNER, PC, SOURCE, TEXT } from './engine/stack.ts';
import { FROM_HAND, GIVES, LOSES, ofEntry, TAKES, whatOf } from './memory/hand-history.ts';
import { formatTruth } from './notation.ts';
import { isOpen, machineOf, placeName } from './stack-view.ts';
import * as S from './state.ts';
import { cardsIn, sideOf, turn, zoneOf, type CardSlot, type State } from './state.ts';
import {
  ASKS,
  BOXES,
  ENDS,
  PHASES,
  SEATS,
  type CardMoved,
  type CardView,
  type Event,
  type SeatMemory,
  type OpenText,
  type Pending,
  type PlayerView,
  type Seen,
  TRAIL_WORDS,
  type TrailWord,
  type View,
} from './types.ts';

function readable(state: State, card: CardSlot, reader: Reader): boolean {
  if (isOpen(state, card)) return true;
  const zone = state.place[card]!;
  // On its way face-down: as in the zone it left, from a deck top to nobody.
  if (zone === S.COMMITTED) {
    const from = state.leftZone[card]!;
    return from % 6 !== S.DECK && reader === sideOf(from);
  }
  if (zone === S.DECK || zone === S.DECK + 6) return false;
  return reader !== EVERYBODY && canRead(state, card, reader);
}

function playerView(state: State, player: Seat, reader: Reader): PlayerView {
  const names = (kind: number): string[] =>
    cardsIn(state, zoneOf(player, kind)).map((card) => nameOf(state, card));
  const plates = [0, 1, 2].map((line) => 3 * player + line);
  return {
    hand: player === reader ? names(S.HAND) : null,
    handCount: state.size[zoneOf(player, S.HAND)]!,
    deckCount: state.size[zoneOf(player, S.DECK)]!,
    trash: names(S.TRASH),
    protocols: plates.flatMap((plate) => {
      const protocol = PROTOCOL_NAMES[state.plates[plate]!];
      return protocol === undefined ? [] : [{ protocol, compiled: state.compiled[plate] !== 0 }];
    }),
    stacks: [0, 1, 2].map((line) =>
      cardsIn(state, zoneOf(player, S.STACK + line)).map((card): CardView => ({
        pos: posOf(state, card),
        faceUp: state.up[card] !== 0,
        card: readable(state, card, reader) ? nameOf(state, card) : null,
      })),
    ),
  };
}

function pendingOf(state: State, reader: Reader): Pending | null {
  const { now, frames } = state;
  if (turn(state) < 0) return null;
  const f = openText(state);
  const box = f < 0 ? undefined : BOXES[frames[f + BOX]!];
  const several = now[S.ASK] === ASK_HAND ? { min: now[S.LEAST]!, max: now[S.MOST]! } : {};
  const own = now[S.DECIDER] === reader;
  const picked =
    own && now[S.ASK] === ASK_HAND
      ? { picked: pickedCards(state, reader).map((card) => nameOf(state, card)) }
      : {};
  return {
    player: now[S.DECIDER]!,
    kind: ASKS[now[S.ASK]!] ?? 'nothing',
    cause: box === undefined ? null : { card: nameOf(state, frames[f + SOURCE]!), box },
    ...several,
    ...(own ? { options: movesOf(state).map((move) => formatTruth(state, move)) } : {}),
    ...picked,
  };
}

function textsOf(state: State, reader: Reader): OpenText[] {
  const { frames, now, known } = state;
  const bit = reader === EVERYBODY ? 0 : 1 << reader;
  const texts: OpenText[] = [];
  for (let f = 0; f < now[S.FRAMES]! * S.FRAME; f += S.FRAME) {
    if (frames[f + KIND] !== TEXT) continue;
    const card = frames[f + SOURCE]!;
    const open = known[card] === 3 || (known[card]! & bit) !== 0;
    texts.push({
      card: open ? nameOf(state, card) : null,
      box: BOXES[frames[f + BOX]!] ?? 'middle',
      owner: frames[f + OWNER]!,
      left: sentencesLeft(state, frames[f + PC]!),
    });
  }
  return texts;
}

/** The sentence at a node and those after it: each is closed once. */
function sentencesLeft({ program }: State, pc: number): number {
  let left = 0;
  for (let node = program.nodes[pc]; node !== undefined && node.op !== 'end';) {
    if (node.op === 'close') left++;
    node = program.nodes[node.next];
  }
  return left;
}

export function movesOf(state: State): number[] {
  return [...state.offers.subarray(0, state.now[S.OFFERED])];
}

/** In an order that reveals nothing of where they came from. */
function byText<Entry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, text: JSON.stringify(entry) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ entry }) => entry);
}

/** What a seat remembers and could infer (RULES 3.2). */
function memoryOf(state: State, seat: Seat): SeatMemory {
  const { memory } = state;
  const known: [string, string, boolean][] = [];
  const shown: string[] = [];
  const unknown: [string, number][] = [];
  const unread: [string, number][] = [];
  for (let card = 0; card < state.now[S.IN_GAME]!; card++) {
    const others = ((state.known[card]! >> (1 - seat)) & 1) !== 0;
    if (((state.known[card]! >> seat) & 1) !== 0) {
      if (!readable(state, card, seat)) {
        known.push([nameOf(state, card), placeName(state, card), others]);
      } else if (others && !readable(state, card, 1 - seat)) shown.push(nameOf(state, card));
      continue;
    }
    if (state.place[card]! > S.COMMITTED) continue;
    unknown.push([nameOf(state, card), memory[S.SINCE + seat * S.CARDS + card]!]);
    const drawn = memory[S.DRAWN + seat * S.CARDS + card]!;
    if (drawn < FROM_HAND) unread.push([placeName(state, card), drawn]);
  }
  return {
    known: byText(known),
    shown,
    unknown,
    unread: byText(unread),
    trail: Array.from(state.trails[seat]!.subarray(0, state.now[S.TRAIL + seat]), (entry) =>
      entryView(state, entry),
    ),
    shuffled: [memory[S.SHUFFLED + 2 * seat]!, memory[S.SHUFFLED + 2 * seat + 1]!],
  };
}

function entryView(state: State, entry: number): readonly [TrailWord, number | string] {
  const what = whatOf(entry);
  const of = ofEntry(entry);
  const word = TRAIL_WORDS[what] ?? 'draws';
  if (what === LOSES) return [word, placeName(state, of)];
  return [word, what === TAKES || what === GIVES ? nameOf(state, of) : of];
}

export function view(state: State, reader: Reader): View {
  const { now } = state;
  const drafting = now[S.IN_GAME] === 0;
  const toMove = turn(state);
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: toMove,
    moves: reader === toMove ? movesOf(state) : [],
    players: [playerView(state, 0, reader), playerView(state, 1, reader)],
    totals: [0, 1].map((player) =>
      [0, 1, 2].map((line) => (drafting ? 0 : total(state, player, line))),
    ),
    control: now[S.CONTROL] === 0 ? null : now[S.CONTROL]! - 1,
    player: now[S.ACTIVE]!,
    number: now[S.TURN_NUMBER]!,
    starter: now[S.STARTER]!,
    phase: PHASES[now[S.PHASE]!] ?? 'setup',
    noCompileTurn: [0, 1].map((player) =>
      now[S.BAN + player] === 0 ? null : now[S.BAN + player]!,
    ),
    winner: now[S.WINNER] === 0 ? null : now[S.WINNER]! - 1,
    over: now[S.END] === 0 ? null : (ENDS[now[S.END]!] ?? null),
    commits: Array.from({ length: now[S.COMMITS]! }, (_, i) => {
      const card = state.commits[i]! & 63;
      return {
        pos: zoneName(state.commits[i]! >> 6),
        from: zoneName(state.leftZone[card]!),
        way: state.commitFlags[card]!,
        faceUp: state.up[card] !== 0,
        card: readable(state, card, reader) ? nameOf(state, card) : null,
      };
    }),
    pending: pendingOf(state, reader),
    texts: textsOf(state, reader),
    drafted: PROTOCOL_NAMES.filter((_, protocol) => (now[S.TAKEN]! >> protocol) & 1),
    memory: reader === EVERYBODY ? null : memoryOf(state, reader),
    machine: machineOf(state, reader),
  };
}

/** Hands, decks from the top, face-down cards by their place in the field, and all cards on their way in the order of `commits`. */
export function hidden(state: State): Hidden {
  const names = (zone: number): string[] => cardsIn(state, zone).map((card) => nameOf(state, card));
  const found: Record<string, string[]> = {};
  for (let seat = 0; seat < SEATS; seat++) {
    found[`hand:${seat}`] = names(zoneOf(seat, S.HAND));
    found[`P${seat}.deck`] = names(zoneOf(seat, S.DECK)).toReversed();
    for (let line = 0; line < 3; line++) {
      for (const card of cardsIn(state, zoneOf(seat, S.STACK + line))) {
        if (state.up[card] === 0) found[posOf(state, card)] = [nameOf(state, card)];
      }
    }
  }
  const { commits, now } = state;
  found['commits'] = Array.from(commits.subarray(0, now[S.COMMITS]), (commit) =>
    nameOf(state, commit & 63),
  );
  return found;
}

/** Drawn cards come in the order of the deck; a reader who can read all of them gets them in hand order. */
function cardsInOrder({ kind, cards }: Event, bit: number): readonly CardMoved[] {
  if (kind !== 'draw' || cards.some(({ open }) => (open & bit) === 0)) return cards;
  return cards.toSorted((a, b) => CARD_NAMES.indexOf(a.card) - CARD_NAMES.indexOf(b.card));
}

/** An event without the names of cards that the seat may not read. */
export function seen(event: Event, reader: Reader): Seen {
  const bit = reader === EVERYBODY ? 4 : 1 << reader;
  return {
    ...event,
    cards: cardsInOrder(event, bit).map(({ card, from, to, up, open, before }) => ({
      card: (open & bit) === 0 ? null : card,
      from,
      to,
      up,
      news: (open & bit) !== 0 && (before & bit) === 0,
    })),
  };
}
