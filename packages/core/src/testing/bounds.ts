/** Law 3: promised bounds hold, cards are conserved, payoffs add up, views are JSON. */
import { CHANCE, OVER, type Game, type GameTypes, type StateOf } from '../game.ts';
import type { Match } from '../match.ts';
import { Sfc32 } from '../random.ts';
import { formatRefusal } from '../refusal.ts';
import { difference, show, snapshot } from './compare.ts';
import {
  cardsDifference,
  nameOf,
  onlookers,
  type LawName,
  type LawSubject,
  type Spot,
} from './subject.ts';

/** Extra room beyond the promised sizes, filled with a mark that must survive. */
const BEYOND = 64;
const MARK = 0x5a;

/**
 * The cheap checks, for every step of every match. Returns the number of listed
 * moves, which are at the front of `buffer`; negative if play cannot continue.
 */
export function checkStep<K extends GameTypes>(
  subject: LawSubject<K>,
  match: Match<K>,
  random: Sfc32,
  buffer: Int32Array,
  broken: (law: LawName, message: string) => void,
): number {
  const { game } = subject;
  const { state, turn, steps } = match.table;
  const lost = cardsDifference(subject, state);
  if (lost !== undefined) broken('cards', lost);
  if (turn === OVER) {
    checkEnd(game, state, (message) => broken('bounds', message));
    return 0;
  }
  if (turn === CHANCE) {
    const longest = game.maxMoves + game.maxChoices + subject.deck.length + BEYOND;
    if (steps.length > longest) broken('bounds', `${steps.length} steps and the deal is not over`);
    const outcome = new Uint8Array(game.maxOutcome + BEYOND).fill(MARK);
    const before = snapshot(state);
    const length = game.draw(state, Sfc32.restore(random.save()), outcome);
    const changed = difference(state, before);
    if (changed !== undefined) broken('bounds', `draw changes the state: ${changed}`);
    if (!(length >= 0 && length <= game.maxOutcome)) {
      broken('bounds', `an outcome of ${length} bytes, at most ${game.maxOutcome} were promised`);
    }
    return steps.length > longest ? -1 : 0;
  }
  if (!Number.isInteger(turn) || turn < 0 || turn >= state.seats) {
    broken('bounds', `turn ${turn} at ${state.seats} seats`);
    return -1;
  }
  if (steps.length >= game.maxMoves) {
    const decisions = steps.filter(({ kind }) => kind === 'move').length;
    if (decisions >= game.maxMoves) {
      broken('bounds', `not over after ${decisions} moves, at most ${game.maxMoves} were promised`);
      return -1;
    }
  }
  const count = game.moves(state, buffer);
  if (count <= 0 || count > game.maxChoices) {
    broken('bounds', `${count} moves listed, 1 to ${game.maxChoices} were promised`);
    return -1;
  }
  const moves = buffer.subarray(0, count);
  if (moves.some((move) => move < 0)) broken('bounds', `a negative move among ${show(moves)}`);
  if (new Set(moves).size !== count) broken('bounds', `a move is listed twice: ${show(moves)}`);
  return count;
}

/** A buffer with extra room, to catch games that list more moves than they promise. */
export function generousBuffer(maxChoices: number): Int32Array {
  return new Int32Array(maxChoices + BEYOND);
}

/** Checks the promises of views and events. */
export function checkBounds<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, turn, moves } = spot;
  const broken = (message: string): void => spot.broken('bounds', message);
  for (const seat of onlookers(state.seats)) {
    const view = game.view(state, seat);
    const json: unknown = JSON.parse(JSON.stringify(view));
    const found =
      difference(view, json) ??
      difference(view.seat, seat ?? null, 'seat') ??
      difference(view.seats, state.seats, 'seats') ??
      difference(view.options, state.options, 'options') ??
      difference(view.turn, turn, 'turn') ??
      difference([...view.moves], seat === turn ? [...moves] : [], 'moves');
    if (found !== undefined) broken(`the view of ${nameOf(seat)} is not as promised: ${found}`);
    const refusal = game.checkView(json);
    if (refusal !== undefined) {
      broken(`the view of ${nameOf(seat)} is refused: ${formatRefusal(refusal)}`);
    }
  }
  for (const step of spot.table.steps.slice(-1)) {
    for (const event of step.events) {
      for (const seat of onlookers(state.seats)) {
        const seen = game.seen(event, seat);
        if (seen === undefined) continue;
        const found = difference(seen, JSON.parse(JSON.stringify(seen)));
        if (found !== undefined) broken(`what ${nameOf(seat)} sees is not JSON: ${found}`);
      }
    }
  }
}

/** Checks scores and payoffs of a finished deal. */
function checkEnd<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  broken: (message: string) => void,
): void {
  const scores = game.scores(state);
  if (scores.length !== state.seats || !scores.every(Number.isFinite)) {
    broken(`scores ${show(scores)} for ${state.seats} seats`);
  }
  const payoff = new Float64Array(state.seats).fill(Number.NaN);
  game.payoff(state, payoff);
  const sum = payoff.reduce((total, value) => total + value, 0);
  if (!Number.isFinite(sum)) broken(`payoffs ${show(payoff)}`);
  if (game.payoffSum !== undefined && Math.abs(sum - game.payoffSum) > 1e-9) {
    broken(`payoffs ${show(payoff)} add up to ${sum} instead of ${game.payoffSum}`);
  }
  for (const [seat, side] of game.sides?.(state.seats).entries() ?? []) {
    const partner = game.sides?.(state.seats).indexOf(side) ?? seat;
    if (scores[partner] !== scores[seat] || game.side(state, partner) !== game.side(state, seat)) {
      broken(`seats ${partner} and ${seat} are partners with scores ${show(scores)}`);
    }
  }
}
