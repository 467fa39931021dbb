/**
 * Samples of auctions and their results, for `fit-auctions.py`: experts bid random deals, and at
 * every choice to pick up or to pass, and between the three best bids, each alternative is tried in
 * the same deal, all continuing quickly and alike. A contract's result is the solver's, corrected
 * for play at a table. With `kontra` deals are played out instead, and every component that a
 * defender could double is a sample. Rows are 32 bit floats, without a header:
 *
 *     answer.f32  deal, brought by pickup, by pass, 38 inputs
 *     offer.f32   number of the choice, brought by the bid, 0, 32 inputs
 *     doubt.f32   deal, made or not, 32 inputs
 *
 *     node --conditions=@pakli/source packages/ulti/scripts/auction-samples.ts auction|kontra SECONDS SEED FOLDER
 *
 * One process takes one core: start as many as there are, each with its own seed and folder.
 */
import { appendFileSync } from 'node:fs';
import { CHANCE, Sfc32, type Random, type Seat } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { listCards } from '../src/cards.ts';
import { BID, DISCARD, isPlay, KONTRA, PASS, PICKUP, TRUMP } from '../src/codes.ts';
import { ulti } from '../src/game.ts';
import { COUNTED, LEARNED } from '../src/knowledge/expert/assumptions.ts';
import { AnswerThinking } from '../src/knowledge/expert/answering.ts';
import { offerInput } from '../src/knowledge/expert/auction-input.ts';
import { BidThinking } from '../src/knowledge/expert/bidding.ts';
import { CardThinking } from '../src/knowledge/expert/card-choice.ts';
import { realChance } from '../src/knowledge/expert/open-card-correction.ts';
import type { Plan } from '../src/knowledge/expert/plans.ts';
import { RaiseThinking } from '../src/knowledge/expert/raising.ts';
import { openCards } from '../src/knowledge/open-cards.ts';
import { Solver } from '../src/knowledge/solver/index.ts';
import { rules } from '../src/options.ts';
import { paymentOf } from '../src/scoring.ts';
import * as S from '../src/state.ts';
import { contractOf, type State } from '../src/state.ts';

const [, , mode, seconds = '60', seed = '1', folder = '.'] = process.argv;
const options = rules.defaults;
const buffers = new Buffers(ulti);
const solver = new Solver();
/** Worlds and talons of bids that only serve as a means, and of those that are read. */
const QUICK = 4;
const CAREFUL = 24;
const TALONS = 10;
/** How often something other than the expert's choice is done. */
const EXPLORE = 0.12;
/** How often a component that is lost with open cards is doubled, and one that is made. */
const DOUBLED = [0.2, 0.05] as const;

interface Table {
  readonly state: State;
  readonly plans: (Plan | undefined)[];
  readonly deal: number;
}

function copyOf({ state, plans, deal }: Table): Table {
  const copy = ulti.create(options, 3);
  ulti.copy(state, copy);
  return { state: copy, plans: [...plans], deal };
}

/** The same in every copy of a table. */
function randomOf({ state, deal }: Table): Random {
  return new Sfc32(Math.imul(deal + 1, 0x9e3779b1) + 131 * state.at[S.LENGTH]! + Number(seed));
}

function bidder(table: Table, seat: Seat, worlds: number): BidThinking {
  const bidding = new BidThinking(ulti.view(table.state, seat), randomOf(table), COUNTED, worlds);
  bidding.step(worlds);
  return bidding;
}

function follow(table: Table, seat: Seat, plan: Plan): void {
  table.plans[seat] = plan;
  ulti.play(table.state, BID + plan.bid.rank);
  for (const card of listCards(plan.laid)) ulti.play(table.state, DISCARD + card);
}

/** One decision in the auction. */
function decide(table: Table): void {
  const { state, plans } = table;
  const seat = ulti.turn(state);
  const size = ulti.moves(state, buffers.moves);
  const phase = state.at[S.PHASE];
  if (size === 1) return ulti.play(state, buffers.moves[0]!);
  if (phase === S.ASKING || phase === S.HOLDING) {
    const answering = new AnswerThinking(ulti.view(state, seat), randomOf(table), COUNTED, QUICK);
    answering.step(QUICK);
    return ulti.play(state, answering.answer().move);
  }
  const named = TRUMP + (plans[seat]?.trump ?? 0);
  if (phase === S.NAMING && buffers.moves.subarray(0, size).includes(named)) {
    return ulti.play(state, named);
  }
  const bidding = bidder(table, seat, QUICK);
  const { move } = bidding.answer();
  const made = bidding.offers().find(({ offer }) => BID + offer.bid.rank === move);
  if (phase === S.BIDDING && made !== undefined) follow(table, seat, made.candidate.plan);
  else ulti.play(state, move);
}

function bidOut(table: Table): void {
  while (table.state.at[S.PHASE]! < S.PLAYING) decide(table);
}

/** A seat's result of the contract. */
function broughtTo(seat: Seat, { state }: Table): number {
  const bid = contractOf(state);
  const { position, stakes } = openCards(state)!;
  const sum = bid.components.reduce((all, part) => {
    const question = { ask: 'made', component: part.c, stakes } as const;
    const { low, high } = solver.value(position, question, options, 3_000_000);
    const made = (low + high) / 2;
    const chance = realChance(part.c, made, bid.open);
    const doubled = (1 - made) * DOUBLED[0] + made * DOUBLED[1];
    const pay = (won: boolean): number =>
      (1 - doubled) * paymentOf(part, won, 0, bid.hearts, options) +
      doubled * paymentOf(part, won, 1, bid.hearts, options);
    return all + chance * pay(true) + (1 - chance) * pay(false);
  }, 0);
  return seat === state.at[S.SOLOIST] ? 2 * sum : -sum;
}

function tried(table: Table, seat: Seat, play: (copy: Table) => void): number {
  const copy = copyOf(table);
  play(copy);
  bidOut(copy);
  return broughtTo(seat, copy);
}

function write(name: string, row: readonly number[]): void {
  appendFileSync(`${folder}/${name}.f32`, new Uint8Array(Float32Array.from(row).buffer));
}

function dealt(deal: number): Table {
  const state = ulti.create(options, 3);
  const random = new Sfc32(100_003 * Number(seed) + deal);
  ulti.setup(state, { starter: deal % 3, number: 0, carry: [0, 0, 0] });
  while (ulti.turn(state) === CHANCE) {
    ulti.deal(state, buffers.outcome, ulti.draw(state, random, buffers.outcome));
  }
  return { state, plans: [undefined, undefined, undefined], deal };
}

function sampleAuction(deal: number, explores: () => boolean): void {
  const table = dealt(deal);
  const { state } = table;
  let choices = 0;
  while (state.at[S.PHASE]! < S.PLAYING) {
    const seat = ulti.turn(state);
    const before = copyOf(table);
    const many = ulti.moves(state, buffers.moves) > 1;
    if (many && state.at[S.PHASE] === S.ASKING) {
      const answering = new AnswerThinking(
        ulti.view(state, seat),
        randomOf(table),
        LEARNED,
        TALONS,
      );
      answering.step(TALONS);
      const [up, pass] = [PICKUP, PASS].map((move) =>
        tried(before, seat, (copy) => ulti.play(copy.state, move)),
      );
      write('answer', [deal, up!, pass!, ...answering.input()]);
      if (explores()) {
        ulti.play(state, explores() ? PICKUP : PASS);
        continue;
      }
    } else if (many && state.at[S.PHASE] === S.BIDDING) {
      const offers = bidder(table, seat, CAREFUL).offers();
      const all = offers.map(({ offer }) => offer);
      offers.sort((a, b) => b.offer.worth - a.offer.worth);
      for (const { candidate, offer } of offers.slice(0, 3)) {
        const brought = tried(before, seat, (copy) => follow(copy, seat, candidate.plan));
        write('offer', [64 * deal + choices, brought, 0, ...offerInput(state, seat, offer, all)]);
      }
      choices++;
    }
    decide(table);
  }
}

const worldsFor = (worlds: number) => ({
  worlds,
  nodes: 1_000_000,
  temperature: 0,
  assumptions: COUNTED,
});

function sampleKontra(deal: number, explores: () => boolean): void {
  const table = dealt(deal);
  const { state } = table;
  bidOut(table);
  const { components } = contractOf(state);
  const rows: { readonly index: number; readonly input: readonly number[] }[] = [];
  for (let seat = ulti.turn(state); seat >= 0; seat = ulti.turn(state)) {
    const view = ulti.view(state, seat);
    const raises = view.phase === 'REKONTRA';
    const doubles = !raises && view.moves.some((move) => !isPlay(move));
    const settings = worldsFor(raises || doubles ? CAREFUL : 8);
    const thinking = raises
      ? new RaiseThinking(view, randomOf(table), settings)
      : new CardThinking(view, randomOf(table), settings);
    thinking.step(CAREFUL);
    let { move } = thinking.answer();
    if (doubles && thinking instanceof CardThinking) {
      components.forEach((_, index) => rows.push({ index, input: thinking.doubt(index) }));
      if (isPlay(move) && explores()) move = KONTRA + 1;
    }
    ulti.play(state, view.moves.includes(move) ? move : view.moves[0]!);
  }
  const lines = ulti.view(state, 0).result?.lines ?? [];
  for (const { index, input } of rows) {
    const line = lines.find(({ name }) => name === components[index]!.c);
    write('doubt', [deal, line !== undefined && line.amounts[0] > 0 ? 1 : 0, ...input]);
  }
}

const lots = new Sfc32(Number(seed));
const explores = (): boolean => lots.below(1000) < 1000 * EXPLORE;
const end = Date.now() + 1000 * Number(seconds);
for (let deal = 0; Date.now() < end; deal++) {
  if (mode === 'kontra') sampleKontra(deal, explores);
  else sampleAuction(deal, explores);
}
