/** What the laws need to know about Mulle, and random rule sets. */
import { isRefusal, readOptions, type Random, type Table } from '@pakli/core';
import type { LawSubject } from '@pakli/core/testing';
import { listKinds } from '../src/cards.ts';
import {
  encoding,
  knowledge,
  mulle,
  players,
  type Mulle,
  type Options,
  type State,
} from '../src/index.ts';
import * as S from '../src/state.ts';

export function optionsOf(text: string): Options {
  const options = readOptions(mulle.rules, text);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** Hands, captured piles, table, stock: every card by place. */
export function cardsOf({ at }: State): number[] {
  const piles = Array.from({ length: at[S.PILES]! }, (_, i) => S.TABLE + i * S.STRIDE + 1);
  const sets = [S.HAND, S.HAND + 4, S.TAKEN, S.TAKEN + 4, ...piles, S.STOCK];
  return sets.flatMap((offset) => listKinds(at, offset));
}

const DECK: readonly number[] = Array.from({ length: 104 }, (_, i) => i >> 1);

/** Only the hands of the last deal can differ: the cards played since, and those the world holds now. */
function outcomes(table: Table<Mulle>, world: State): Uint8Array[] {
  const dealt = table.steps.flatMap((step) => (step.kind === 'chance' ? [step.outcome] : []));
  const last = dealt.at(-1);
  if (last === undefined) return [];
  const { handSize } = world.options;
  const hands = last.length - 2 * handSize;
  const starter = world.at[S.STARTER]!;
  const changed = [...last.subarray(0, hands)];
  [starter, 1 - starter].forEach((seat, place) => {
    const from = hands + place * handSize;
    const hand = [...last.subarray(from, from + handSize)];
    for (const kind of listKinds(table.state.at, S.HAND + 4 * seat)) {
      hand.splice(hand.indexOf(kind), 1);
    }
    hand.push(...listKinds(world.at, S.HAND + 4 * seat));
    changed.push(...hand.sort((a, b) => a - b));
  });
  return [...dealt.slice(0, -1), Uint8Array.from(changed)];
}

/** Indices of the other hand in `cardsOf`; with an empty stock it can be deduced. */
function hidden({ at }: State, seat: number): number[] {
  if (at[S.STOCK_CARDS] === 0) return [];
  const from = seat === 0 ? at[S.HELD]! : 0;
  return Array.from({ length: at[S.HELD + 1 - seat]! }, (_, i) => from + i);
}

export function subjectOf(options: Options): LawSubject<Mulle> {
  return {
    game: mulle,
    options,
    cards: cardsOf,
    deck: DECK,
    hidden,
    encoding,
    players,
    knowledge: () => knowledge,
    outcomes,
    compare: {
      reason: 'what was played and what it proves has no place in a position line; views show it',
      by: ({ at }) => [...at.subarray(0, S.PROVEN), ...at.subarray(S.TABLE, S.PLAYED)],
    },
  };
}

/** Random values from the option table that the pack can deal. */
export function randomOptions(random: Random): Options {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const settings: Record<string, unknown> = { ...mulle.rules.defaults };
  for (const row of mulle.rules.options) {
    if (!('min' in row.values)) settings[row.key] = pick(row.values);
  }
  const handSize = 1 + random.below(10);
  const rounds = 1 + random.below(Math.floor(104 / (2 * handSize)));
  const room = 104 - 2 * handSize * rounds;
  const tableSize = Math.min(room, random.below(16));
  return { ...mulle.rules.defaults, ...settings, handSize, rounds, tableSize, omgangar: 1 };
}
