/**
 * Law 6: exact counts of lines of play. The counts to depth 3 come from the model, which shares no
 * code with the engine; the engine counted the deeper ones once the two agreed.
 */
import { isRefusal } from '@pakli/core';
import { perft } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { mulle, type State } from '../src/index.ts';
import { legalMoves, playMove, type Position } from './model.ts';
import { optionsOf } from './subject.ts';

const DEALS = [
  {
    rules: 'synced',
    deal: 'deal table: SP K | SP J | SP 10 | SP J | SP A | SP 10 | HJ 10 | RU K ; Anna: KL 6, KL J, KL K, SP 3, SP 6, HJ 7, HJ Q, RU Q ; Bo: KL 8, KL 10, SP 8, SP Q, SP A, HJ 3, HJ 4, RU 3',
    counts: [1, 28, 585, 9870, 157083],
    deep: false,
  },
  {
    rules: 'draft',
    deal: 'deal table: HJ 8 | RU Q | RU J | HJ 6 | RU 7 | HJ 4 | SP 5 | HJ 2 ; Anna: KL 5, KL 10, KL K, SP 2, SP K, HJ 3, HJ Q, RU 9 ; Bo: KL 2, KL 8, KL Q, SP 2, SP 3, SP 5, RU 4, RU K',
    counts: [1, 25, 519, 7352, 97682],
    deep: true,
  },
  {
    rules: 'regler',
    deal: 'deal table: RU Q | HJ 2 | SP 3 | HJ A | KL 2 | RU 9 | HJ 3 | SP 2 ; Anna: KL 3, KL 4, KL Q, SP 10, HJ 9, HJ A, RU 3, RU K ; Bo: KL 5, KL 6, KL 8, SP Q, HJ Q, HJ Q, RU 2, RU 4',
    counts: [1, 57, 1505, 28930, 403306],
    deep: false,
  },
] as const;

/** One deal is counted to the end, and with PAKLI_LONG all. */
const LONG = process.env['PAKLI_LONG'] !== undefined;

function dealt(rules: string, text: string): State {
  const state = mulle.create(optionsOf(rules), 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const length = mulle.readDeal(state, text, outcome);
  if (isRefusal(length)) throw new Error(length.refused);
  mulle.deal(state, outcome, length);
  return state;
}

function copyOf({ table, hand, captured, mulles, ...rest }: Position): Position {
  const piles = table.map(({ cards, build, ...pile }) => ({
    ...pile,
    cards: [...cards],
    ...(build === undefined ? {} : { build: { ...build } }),
  }));
  const [own, taken, kept] = [[...hand], [...captured], [...mulles]];
  return { ...rest, table: piles, hand: own, captured: taken, mulles: kept };
}

/** Lines of play of the model; `waiting` is the hand of the seat not at turn. */
function modelCounts(
  position: Position,
  waiting: string[],
  depth: number,
  counts: number[],
  most: number,
): void {
  counts[depth] = (counts[depth] ?? 0) + 1;
  if (depth === most) return;
  for (const text of legalMoves(position)) {
    const after = copyOf(position);
    playMove(after, text);
    const rest = after.hand;
    after.hand = waiting;
    after.seat = 1 - after.seat;
    modelCounts(after, rest, depth + 1, counts, most);
  }
}

describe.each(DEALS)('a deal of $rules', ({ rules, deal, counts, deep }) => {
  test('as many lines of play as were pinned', () => {
    const depth = deep || LONG ? 4 : 3;
    expect(perft(mulle, dealt(rules, deal), depth)).toEqual(counts.slice(0, depth + 1));
  });

  test('the model counts the same', () => {
    const state = dealt(rules, deal);
    const [anna, bo] = [mulle.view(state, 0), mulle.view(state, 1)];
    const position: Position = {
      options: state.options,
      seat: 0,
      table: anna.table.map(({ cards, value }) => ({ cards: [...cards], value })),
      hand: [...anna.hand!],
      captured: [],
      mulles: [],
      tabbe: 0,
    };
    const found: number[] = [];
    const most = deep || LONG ? 3 : 2;
    modelCounts(position, [...bo.hand!], 0, found, most);
    expect(found).toEqual(counts.slice(0, most + 1));
  });
});
