/** What the laws need to know about Ulti, and random rule sets. */
import { isRefusal, readOptions, type Random, type Table } from '@pakli/core';
import type { LawSubject } from '@pakli/core/testing';
import { count, DECK_SIZE, listCards } from '../src/cards.ts';
import { CONCEDE } from '../src/codes.ts';
import {
  encoding,
  knowledge,
  players,
  ulti,
  type Options,
  type State,
  type Ulti,
} from '../src/index.ts';
import { deckOf } from '../src/position.ts';
import { isOpen } from '../src/result.ts';
import * as S from '../src/state.ts';

export function optionsOf(text: string): Options {
  const options = readOptions(ulti.rules, text);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** Hands, talon, tricks: every card by place. */
export function cardsOf({ at }: State): number[] {
  if (at[S.PHASE] === S.DEALING) return DECK;
  const table = at[S.ON_TABLE] === 0 ? 0 : at[S.TRICK]!;
  const sets = [at[S.HAND]!, at[S.HAND + 1]!, at[S.HAND + 2]!, at[S.TALON]!];
  return [...sets, at[S.TAKEN]!, at[S.TAKEN + 1]!, table, at[S.GONE]!].flatMap(listCards);
}

const DECK: number[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

/** The deck that deals the world's hands. */
function outcomes(_table: Table<Ulti>, world: State): Uint8Array[] {
  return world.at[S.PHASE] === S.DEALING ? [] : [Uint8Array.from(deckOf(world))];
}

/** The log of the world: discards are seen by nobody else. */
function movesOf(_table: Table<Ulti>, { at, log }: State): number[] {
  return Array.from(log.subarray(0, at[S.LENGTH]), (entry) => entry & 0xff);
}

/** The other hands, unless they lie open, and the talon, unless the seat laid it down. */
function hidden(state: State, seat: number): number[] {
  const { at } = state;
  if (at[S.PHASE] === S.DEALING || at[S.PHASE] === S.SCORED) return [];
  const places: number[] = [];
  let from = 0;
  for (let other = 0; other < 3; other++) {
    const size = count(at[S.HAND + other]!);
    if (other !== seat && !isOpen(state, other)) {
      for (let i = 0; i < size; i++) places.push(from + i);
    }
    from += size;
  }
  const size = count(at[S.TALON]!);
  // A talon that is not complete is laid down by the seat that holds eleven cards.
  const own = at[S.DISCARDER] === seat || (size === 1 && count(at[S.HAND + seat]!) === 11);
  if (!own) for (let i = 0; i < size; i++) places.push(from + i);
  return places;
}

export function subjectOf(options: Options): LawSubject<Ulti> {
  return {
    game: ulti,
    options,
    cards: cardsOf,
    deck: DECK,
    hidden,
    encoding,
    players,
    knowledge: () => knowledge,
    outcomes,
    moves: movesOf,
    reveals: (seen) =>
      seen.kind === 'open' ||
      seen.kind === 'over' ||
      seen.kind === 'marriages' ||
      (seen.kind === 'pickup' && seen.cards !== null),
    givesUp: (_, move) => move === CONCEDE,
  };
}

/** Any values of the option table. */
export function randomOptions(random: Random): Options {
  const settings: Record<string, unknown> = {};
  for (const { key, values } of ulti.rules.options) {
    if ('min' in values) settings[key] = 1 + random.below(6);
    else settings[key] = values[random.below(values.length)];
  }
  return { ...ulti.rules.defaults, ...settings, deals: 1 };
}
