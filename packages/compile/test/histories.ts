/**
 * All worlds that fit what a seat has seen, by brute force: every arrangement
 * of the hidden cards of a small position is replayed with every move and every
 * outcome that would have looked the same. None of the engine's bookkeeping of
 * players' knowledge is used.
 */
import { CHANCE, fork, isRefusal, listMoves, OVER, type Seat } from '@pakli/core';
import { chanceCards } from '../src/deal.ts';
import { CARD_NAMES, compile, type Event, type State } from '../src/index.ts';
import { cardsIn, DECK, HAND, STACK, zoneOf } from '../src/state.ts';
import { optionsOf } from './subject.ts';

/** The places with cards hidden from a seat: both decks, the other hand and the face-down cards there. */
export function hiddenKey(state: State, seat: Seat): string {
  const names = (zone: number): string[] =>
    cardsIn(state, zone).map(
      (card) => (state.up[card] === 0 ? '~' : '') + CARD_NAMES[state.def[card]!],
    );
  const other = 1 - seat;
  return [
    names(zoneOf(other, HAND)).sort().join(' '),
    ...[0, 1, 2].map((line) => names(zoneOf(other, STACK + line)).join(' ')),
    names(zoneOf(other, DECK)).join(' '),
    names(zoneOf(seat, DECK)).join(' '),
  ].join(' | ');
}

/** A seat's snapshot, without memory and without the numbers for programs. */
function sight(state: State, seat: Seat): string {
  const { memory: _memory, machine: _machine, ...open } = compile.view(state, seat);
  return JSON.stringify(open);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations(items.toSpliced(i, 1)).map((rest) => [item].concat(rest)),
  );
}

/** The places of a position with cards hidden from a seat: those of the other player, and the own deck. */
function hiddenPlaces(fields: ReadonlyMap<string, readonly string[]>, seat: Seat): Place[][] {
  const places = (key: string): Place[] =>
    (fields.get(key) ?? []).flatMap((word, at) =>
      !/L\d$/.test(key) || word.startsWith('~') ? [{ key, at }] : [],
    );
  const others = ['hand', 'L0', 'L1', 'L2', 'deck'].flatMap((zone) =>
    places(`P${1 - seat} ${zone}`),
  );
  return [others, places(`P${seat} deck`)];
}

interface Place {
  readonly key: string;
  readonly at: number;
}

/** The position with the cards hidden from `seat` in every order. */
function dealings(position: string, seat: Seat): string[] {
  const fields = new Map(
    position.split(' ; ').map((part) => {
      const [key = '', cards = ''] = part.split(': ');
      return [key, cards.split(' ').filter((word) => word !== '')] as const;
    }),
  );
  const [others = [], own = []] = hiddenPlaces(fields, seat);
  const cardAt = ({ key, at }: Place): string => fields.get(key)![at]!.replace('~', '');
  const found = new Set<string>();
  for (const theirs of permutations(others.map(cardAt))) {
    for (const ours of permutations(own.map(cardAt))) {
      const dealt = new Map([...fields].map(([key, words]) => [key, [...words]]));
      const cards = [...theirs, ...ours];
      [...others, ...own].forEach(({ key, at }, i) => {
        dealt.get(key)![at] = (/L\d$/.test(key) ? '~' : '') + cards[i]!;
      });
      dealt.get(`P${1 - seat} hand`)?.sort();
      found.add([...dealt].map(([key, words]) => `${key}: ${words.join(' ')}`).join(' ; '));
    }
  }
  return [...found];
}

function begun(position: string): State {
  const state = compile.create(optionsOf(''), 2);
  const refusal = compile.readPosition(state, position);
  if (refusal !== undefined) throw new Error(`${position}: ${JSON.stringify(refusal)}`);
  return state;
}

/** Plays a step and returns what the seat saw of it. */
function witnessed(state: State, seat: Seat, act: (sink: (event: Event) => void) => void): string {
  const seen: unknown[] = [];
  act((event) => void seen.push(compile.seen(event, seat)));
  return `${JSON.stringify(seen)} ${sight(state, seat)}`;
}

type Act = (state: State, sink: (event: Event) => void) => void;

/** Every possible step of a state. */
function possible(state: State): Act[] {
  if (compile.turn(state) !== CHANCE) {
    return listMoves(compile, state).map((move) => (one, sink) => compile.play(one, move, sink));
  }
  return permutations(chanceCards(state)).map((outcome) => (one, sink) => {
    compile.deal(one, Uint8Array.from(outcome), outcome.length, sink);
  });
}

const dealAsItLies: Act = (state, sink) => {
  const cards = chanceCards(state);
  compile.deal(state, Uint8Array.from(cards), cards.length, sink);
};

/** A move by the name available to its player. */
function named(state: State, text: string): Act {
  const move = compile.read(state, compile.turn(state), text);
  if (isRefusal(move)) throw new Error(`${text}: ${move.refused}`);
  return (one, sink) => compile.play(one, move, sink);
}

/**
 * The game after these moves, and how many histories lead to each world that
 * the seat cannot tell from it. Chance deals the cards as they lie.
 */
export function histories(
  position: string,
  seat: Seat,
  moves: readonly string[],
): { readonly state: State; readonly worlds: Readonly<Record<string, number>> } {
  const state = begun(position);
  let worlds = dealings(position, seat)
    .map(begun)
    .filter((world) => sight(world, seat) === sight(state, seat));
  const left = [...moves];
  while (left.length > 0 || compile.turn(state) === CHANCE) {
    if (compile.turn(state) === OVER) throw new Error('the game is over');
    const act = compile.turn(state) === CHANCE ? dealAsItLies : named(state, left.shift() ?? '');
    const truth = witnessed(state, seat, (sink) => act(state, sink));
    // Few look the same: the others need no separate state.
    const after = begun(position);
    worlds = worlds.flatMap((world) =>
      possible(world).flatMap((one) => {
        compile.copy(world, after);
        const looks = witnessed(after, seat, (sink) => one(after, sink));
        return looks === truth ? [fork(compile, after)] : [];
      }),
    );
  }
  const counts: Record<string, number> = {};
  for (const world of worlds) {
    const key = hiddenKey(world, seat);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return { state, worlds: counts };
}
