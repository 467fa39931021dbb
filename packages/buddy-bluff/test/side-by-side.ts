/**
 * Engine and model on the same deal. Everything that either can tell is compared after every step.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  CHANCE,
  fork,
  isRefusal,
  OVER,
  Sfc32,
  Table,
  type Random,
  type Reader,
  EVERYBODY,
} from '@pakli/core';
import { parseCard } from '@pakli/core/cards';
import { expect } from 'vitest';
import { buddyBluff as game, REFUSALS, type BuddyBluff, type View } from '../src/index.ts';
import { rules, type Options } from '../src/options.ts';
import * as model from './model.ts';

export const SEATS: readonly number[] = [0, 1, 2, 3];
export const CLASSIC: Options = rules.defaults;
export const ONION: Options = { ...rules.defaults, lift: 'run' };
export const BOTH_LIFTS: readonly (readonly [string, Options])[] = [
  ['classic', CLASSIC],
  ['onion', ONION],
];

/** `toEqual`, called only on a difference: a matcher call costs more than a play. */
export function agree(got: unknown, wanted: unknown, what?: string): void {
  if (isDeepStrictEqual(got, wanted)) return;
  expect(got, what).toStrictEqual(wanted);
  throw new Error(`${what ?? 'two values'}: different, but shown alike`);
}

export type BuddyTable = Table<BuddyBluff>;

export function openTable(options: Options, starter = 0, position?: string): BuddyTable {
  const deal = { number: 0, starter, carry: [0, 0, 0, 0] };
  const table = Table.open(game, options, 4, deal, position);
  if (isRefusal(table)) throw new Error(`${table.refused}: ${position}`);
  return table;
}

/** 52 cards in random order, as text. */
export function shuffledDeck(random: Random): string[] {
  const deck = [...model.DECK];
  for (let left = deck.length; left > 1; left--) {
    const pick = random.below(left);
    [deck[pick], deck[left - 1]] = [deck[left - 1]!, deck[pick]!];
  }
  return deck;
}

/** Gives the engine the cards that the model has dealt, or is about to deal. */
export function dealTo(table: BuddyTable, cards: readonly string[]): void {
  table.apply(Uint8Array.from(cards, (card) => parseCard(card)!));
}

/** A seat's view of the position, from the model alone. */
export function modelView(
  position: model.Position,
  seat: Reader,
  options: Options,
): Omit<View, 'moves'> & { moves: string[] } {
  const scores = model.scoresOf(position);
  return {
    seat,
    seats: 4,
    options,
    turn: position.over ? OVER : model.mover(position),
    moves: seat === model.mover(position) ? model.legal(position).map(model.formatAction) : [],
    deal: 0,
    carry: [0, 0, 0, 0],
    centre: position.center,
    pool: position.pool,
    slots: position.slots,
    hand: seat === EVERYBODY ? null : position.hands[seat]!,
    handSizes: position.hands.map((hand) => hand.length),
    deckSize: position.deck.length,
    played: position.played.map(model.formatAction),
    starter: position.starter,
    player: position.over ? position.turn : model.mover(position),
    round: position.round,
    plays: position.plays,
    ...(position.over ? { scores, places: model.placesOf(scores) } : {}),
  };
}

export function formatted(state: BuddyBluff['state'], moves: readonly number[]): string[] {
  return moves.map((move) => game.formatTruth(state, move));
}

/** State, views, legal list, scores and payoff of both. */
export function comparePositions(state: BuddyBluff['state'], position: model.Position): void {
  // Text first: it holds every card, and a difference in it is the easiest to read.
  agree(game.formatPosition(state), model.formatPosition(position));
  for (const seat of [EVERYBODY, ...SEATS]) {
    const view = game.view(state, seat);
    const got = { ...view, moves: formatted(state, view.moves) };
    agree(got, modelView(position, seat, state.options));
  }
  const scores = model.scoresOf(position);
  agree(game.scores(state), scores);
  agree(
    [...state.accessible],
    model.RANKS.map((rank) => model.accessible(position, rank)),
  );
  agree([...state.locked.subarray(0, 4)], position.slots.map(model.locked));
  const best = Math.min(...scores);
  const winners = scores.filter((score) => score === best).length;
  const payoff = new Float64Array(4);
  game.payoff(state, payoff);
  agree(
    [...payoff],
    scores.map((score) => (score === best ? 1 / winners : 0)),
  );
}

const REASONS = new Map<string, string>(
  Object.entries(REFUSALS).map(([id, { reason }]) => [id, reason]),
);

/** One action through the door and through the model: the same answer, and nothing is changed. */
export function compareAnswers(
  table: BuddyTable,
  position: model.Position,
  seat: number,
  card: string,
  target: string,
): void {
  const before = table.state.bytes.slice();
  const answer = table.readMove(seat, target === '' ? card : `${card}>${target}`);
  const got = isRefusal(answer) ? REASONS.get(answer.refused) : undefined;
  const given = target === '' ? null : /^\d$/.test(target) ? Number(target) : target;
  const what = `seat ${seat}: ${card}>${target}`;
  agree(got, model.reasonAgainst(position, seat, card, given), what);
  agree(table.state.bytes, before, what);
}

const TARGETS = ['', '0', '1', '2', '3', '4', '9', 'X', '-1', '1.5'];

/** Some random actions, most of them illegal. */
export function probe(table: BuddyTable, position: model.Position, random: Random): void {
  const held = position.hands[model.mover(position)]!;
  const any = model.DECK[random.below(52)]!;
  const card = held.length === 0 || random.below(3) === 0 ? any : held[random.below(held.length)]!;
  const seat = random.below(5) === 0 ? random.below(4) : model.mover(position);
  compareAnswers(table, position, seat, card, TARGETS[random.below(TARGETS.length)]!);
}

/** One action on both sides, with any deal after it. Returns the model's position. */
export function playBoth(
  table: BuddyTable,
  position: model.Position,
  action: model.Action,
): model.Position {
  const { after, events } = model.act(position, action);
  const steps = table.steps.length;
  const original = fork(game, table.state);
  const answer = table.submit(model.mover(position), model.formatAction(action));
  agree(isRefusal(answer), false, model.formatAction(action));
  if (table.turn === CHANCE) {
    dealTo(table, position.deck.slice(0, position.deck.length - after.deck.length));
  }
  agree(
    table.steps.slice(steps).flatMap((step) => step.events),
    events,
  );
  // Without a listener the state is the same.
  const silent = fork(game, original);
  if (!isRefusal(answer)) game.play(silent, answer);
  const last = table.steps.at(-1);
  if (last?.kind === 'chance') game.deal(silent, last.outcome, last.outcome.length);
  agree(silent.bytes, table.state.bytes);
  return after;
}

/** A whole random deal on both sides. */
export function playDeal(options: Options, seed: number): model.Position {
  const random = new Sfc32(seed);
  const starter = random.below(4);
  let position = model.newDeal(shuffledDeck(random), starter, options.lift);
  const table = openTable(options, starter);
  const first = model.dealRound(position);
  const laid = [...position.center.map(String), ...dealtInOrder(position)];
  dealTo(table, laid);
  agree(table.log, [first]);
  comparePositions(table.state, position);
  while (!position.over) {
    probe(table, position, random);
    const actions = model.legal(position);
    position = playBoth(table, position, actions[random.below(actions.length)]!);
    comparePositions(table.state, position);
  }
  probe(table, position, random);
  return position;
}

/** The hands of a fresh round in dealing order: one card at a time from the starter. */
function dealtInOrder({ hands, starter }: model.Position): string[] {
  return Array.from({ length: 16 }, (_, i) => hands[(starter + i) % 4]![Math.floor(i / 4)]!);
}
