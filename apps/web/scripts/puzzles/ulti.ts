/**
 * Endings of Ulti whose answer follows from what the player at turn can see: his
 * card is best, by the exact solver, wherever the unseen cards may lie, and where
 * they do lie every other card is worse.
 */
import { fork, OVER, type Match, type Move, type Seat, EVERYBODY } from '@pakli/core';
import {
  openCards,
  parseCard,
  parseSuit,
  rulesMove,
  Solver,
  ulti,
  type Position,
  type State,
  type Ulti,
  type View,
} from '@pakli/ulti';
import { along, erring, type Maker, type Verdict } from './maker.ts';

const FEWEST = 3;
const MOST = 5;
/** Ways to lay the unseen cards. */
const MOST_WORLDS = 1500;

const solver = new Solver();
const SEATS = [0, 1, 2] as const;

function maskOf(cards: readonly string[]): number {
  return cards.reduce((mask, card) => mask | (1 << (parseCard(card) ?? 0)), 0);
}

function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const suitOf = (card: string): number => (parseCard(card) ?? 0) >> 3;
const suitMask = (suit: number): number => 0xff << (8 * suit);

/** What each seat has shown not to hold: a suit it did not follow, trumps it did not play. */
function shownVoid({ tricks, trick, trump }: View): number[] {
  const barred = [0, 0, 0];
  const trumps = trump === null ? undefined : parseSuit(trump);
  for (const { leader, cards } of [...tricks, ...(trick === null ? [] : [trick])]) {
    const [led] = cards;
    if (led === undefined) continue;
    cards.forEach((card, place) => {
      const seat = (leader + place) % 3;
      if (suitOf(card) === suitOf(led)) return;
      barred[seat] = (barred[seat] ?? 0) | suitMask(suitOf(led));
      if (trumps !== undefined && suitOf(card) !== trumps) {
        barred[seat] = (barred[seat] ?? 0) | suitMask(trumps);
      }
    });
  }
  return barred;
}

/** All sets of so many cards out of some. */
function* parts(cards: number, size: number): Generator<number> {
  if (size === 0) {
    yield 0;
    return;
  }
  for (let rest = cards; countOf(rest) >= size;) {
    const lowest = rest & -rest;
    rest &= ~lowest;
    for (const part of parts(rest, size - 1)) yield part | lowest;
  }
}

/** Every way to lay the cards that the seat does not see, and perhaps some that the auction rules out. */
function* worldsOf(state: State, seat: Seat): Generator<Pick<Position, 'hands' | 'talon'>> {
  const view = ulti.view(state, seat);
  const open = openCards(state);
  if (open === undefined) return;
  const { hands, talon } = open.position;
  const knowsTalon = view.talon !== null;
  const [next, last] = [(seat + 1) % 3, (seat + 2) % 3];
  const barred = shownVoid(view);
  const shown = SEATS.map((other) => maskOf(view.open[other] ?? []));
  const unseen = (hands[next] ?? 0) | (hands[last] ?? 0) | (knowsTalon ? 0 : talon);
  const may = (other: Seat): number =>
    shown[other] !== 0
      ? (shown[other] ?? 0)
      : unseen & ~(barred[other] ?? 0) & ~(shown[3 - seat - other] ?? 0);
  for (const first of parts(may(next), countOf(hands[next] ?? 0))) {
    for (const second of parts(may(last) & ~first, countOf(hands[last] ?? 0))) {
      const rest = unseen & ~first & ~second;
      const laid: [number, number, number] = [0, 0, 0];
      laid[seat] = hands[seat] ?? 0;
      laid[next] = first;
      laid[last] = second;
      if (!knowsTalon || rest === 0) yield { hands: laid, talon: knowsTalon ? talon : rest };
    }
  }
}

/** The best cards of the position, as a mask, and what they are worth to the soloist. */
function best(position: Position, state: State): { value: number; cards: number } {
  const open = openCards(state);
  if (open === undefined) throw new Error('no card is to be played');
  const { low, cards } = solver.best(
    position,
    { ask: 'payoff', stakes: open.stakes },
    state.options,
  );
  return { value: low, cards: cards ?? 0 };
}

/** Perfect play from here, all cards known. */
function lineFrom(state: State): string[] {
  const now = fork(ulti, state);
  const line: string[] = [];
  while (ulti.turn(now) !== OVER) {
    const open = openCards(now);
    const [first] = ulti.view(now, ulti.turn(now)).moves;
    if (first === undefined) throw new Error('nothing to play');
    let move = first;
    if (open !== undefined) {
      const { cards } = best(open.position, now);
      move = 31 - Math.clz32(cards & -cards);
    }
    line.push(ulti.formatTruth(now, move));
    ulti.play(now, move);
  }
  return line;
}

/** What the soloist is paid by both when play is perfect from here. */
function valueOf(state: State): number {
  if (ulti.turn(state) === OVER) {
    const soloist = ulti.view(state, EVERYBODY).soloist ?? 0;
    return ulti.scores(state)[soloist] ?? 0;
  }
  const open = openCards(state);
  if (open === undefined) throw new Error('no card is to be played');
  return solver.value(open.position, { ask: 'payoff', stakes: open.stakes }, state.options).low;
}

function judge({ table: { state, turn } }: Match<Ulti>): Verdict | undefined {
  const open = openCards(state);
  if (open === undefined) return undefined;
  const here = best(open.position, state);
  if (countOf(here.cards) !== 1) return undefined;
  let worlds = 0;
  for (const world of worldsOf(state, turn)) {
    if (++worlds > MOST_WORLDS) return undefined;
    if ((best({ ...open.position, ...world }, state).cards & here.cards) === 0) return undefined;
  }
  const { moves, soloist } = ulti.view(state, turn);
  const sign = turn === soloist ? 1 : -1;
  const after = moves.map((move) => {
    const next = fork(ulti, state);
    ulti.play(next, move);
    return next;
  });
  return {
    goal: turn === soloist ? 'soloist' : 'defender',
    // Adding 0 makes 0 of -0.
    values: after.map((next) => sign * valueOf(next) + 0),
    lines: after.map(lineFrom),
  };
}

export const maker: Maker<Ulti> = {
  game: ulti,
  *propose(random) {
    const play = ({ table: { state, turn } }: Match<Ulti>): Move => {
      const { moves, phase } = ulti.view(state, turn);
      return phase === 'PLAY' ? erring(moves, random, 4, () => rulesMove(state)) : rulesMove(state);
    };
    for (const match of along(ulti, random, play)) {
      const { phase, handSizes, moves } = ulti.view(match.table.state, match.table.turn);
      const held = handSizes[match.table.turn] ?? 0;
      if (phase === 'PLAY' && held >= FEWEST && held <= MOST && moves.length >= 3) yield { match };
    }
  },
  judge,
  naive: ({ table: { state } }) => rulesMove(state),
  kind({ table: { state, turn } }) {
    const { contract, soloist } = ulti.view(state, turn);
    return `${contract} ${turn === soloist ? 'soloist' : 'defender'}`;
  },
};
