/**
 * Law 4 on whole decks: all worlds that a seat cannot exclude are dealt equally
 * often. They are too many to enumerate, but the true deal is one of them:
 * cards were shuffled fairly and moves chosen at random, so the truth has the
 * same distribution as a draw from itself and some redealt worlds, each weighted
 * by how likely it makes the past. If a card is consistently higher or lower in
 * that mean than in truth, some worlds are dealt too often.
 */
import { Belief } from '../belief.ts';
import { fork, listMoves, OVER, type GameTypes, type Seat, type StateOf } from '../game.ts';
import { Match } from '../match.ts';
import { Sfc32, type Random } from '../random.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import type { Table } from '../table.ts';
import { FAMILIES, Leaning } from './leaning.ts';
import type { LawSubject } from './subject.ts';
import { historyOf, rewind } from './worlds.ts';

/** A correct game exceeds it about once in a million comparisons. */
const BOUND_DEVIATIONS = 5;
/** Redealt worlds per true deal. */
const WORLDS = 3;
/** Sampled lengths of deals, some of them short because everybody passes. */
const LENGTHS = 16;

/** Differences between truth and mean: in a correct game they cancel out. */
class Tally {
  readonly #sums = new Map<string, { count: number; sum: number; squares: number }>();
  readonly #leanings = new Map<string, Leaning>();

  add(what: string, difference: number): void {
    if (difference === 0) return;
    const sums = this.#sums.get(what) ?? { count: 0, sum: 0, squares: 0 };
    sums.count++;
    sums.sum += difference;
    sums.squares += difference ** 2;
    this.#sums.set(what, sums);
  }

  /** Adds many small differences of one deal. */
  lean(family: string, differences: ReadonlyMap<string, number>): void {
    if (differences.size === 0) return;
    const leaning = this.#leanings.get(family) ?? new Leaning();
    this.#leanings.set(family, leaning);
    leaning.add(differences);
  }

  /** The worst first. */
  faults(): string[] {
    const leanings = [...this.#leanings].map(([family, { deviations, deals, most }]) => {
      const text = `${family} differs between redealt worlds and ${deals} true deals (${deviations.toFixed(1)} deviations), most of all ${most}`;
      return { text, size: deviations };
    });
    return [...this.#sums]
      .map(([what, { count, sum, squares }]) => {
        const deviations = sum / Math.sqrt(squares);
        const mean = Math.abs(sum / count).toFixed(2);
        const side = sum > 0 ? 'higher' : 'lower';
        const text = `${what} is ${mean} ${side} in redealt worlds than in ${count} true deals (${deviations.toFixed(1)} deviations)`;
        return { text, size: Math.abs(deviations) };
      })
      .concat(leanings)
      .filter(({ size }) => size > BOUND_DEVIATIONS)
      .toSorted((one, other) => other.size - one.size)
      .map(({ text }) => text);
  }
}

/** Repeatedly deals, plays some random moves, and compares worlds of one seat with the truth. */
export function balanceFaults<K extends GameTypes>(
  subject: LawSubject<K>,
  { deals, seed }: { readonly deals: number; readonly seed: number },
): string[] {
  const random = new Sfc32(seed);
  const tally = new Tally();
  // Taken from other deals, since the length of a deal depends on its cards.
  const lengths = Array.from({ length: LENGTHS }, () => {
    const table = begin(subject, random);
    playSteps(table, Infinity, random);
    return table.steps.length;
  });
  for (let deal = 0; deal < deals; deal++) {
    const table = begin(subject, random);
    const steps = random.below(lengths[deal % LENGTHS]!);
    if (playSteps(table, steps, random)) compareWorlds(subject, table, random, tally);
  }
  return tally.faults();
}

function begin<K extends GameTypes>(subject: LawSubject<K>, random: Random): Table<K> {
  const { game, options, seats } = subject;
  const match = Match.start(game, { options, random, ...(seats === undefined ? {} : { seats }) });
  if (isRefusal(match)) throw new Error(`no match can begin: ${formatRefusal(match)}`);
  return match.table;
}

/** Plays random moves and deals; false if the deal is over earlier. */
function playSteps<K extends GameTypes>(table: Table<K>, steps: number, random: Random): boolean {
  for (let step = 0; step < steps; step++) {
    if (table.turn === OVER) return false;
    if (table.turn < 0) table.chance(random);
    else {
      const moves = listMoves(table.game, table.state);
      table.play(moves[random.below(moves.length)]!);
    }
  }
  return true;
}

interface Candidate<K extends GameTypes> {
  readonly world: StateOf<K>;
  readonly cards: ArrayLike<number>;
  /** The log likelihood of the past. */
  readonly log: number;
}

function compareWorlds<K extends GameTypes>(
  subject: LawSubject<K>,
  table: Table<K>,
  random: Random,
  tally: Tally,
): void {
  const { game, state } = table;
  const seat = random.below(state.seats);
  const history = historyOf(table, seat);
  const candidates: Candidate<K>[] = [];
  for (const world of [state, ...dealWorlds(table, seat, random)]) {
    if (subject.hasNoPast?.(table, world, seat) === true) continue;
    // Another law reports wrong worlds.
    const at = { game, subject, table, broken: () => undefined };
    const log = rewind(at, { seat, how: 'redeal', state: world }, history);
    if (log !== undefined) candidates.push({ world, cards: subject.cards(world), log });
  }
  const most = Math.max(...candidates.map(({ log }) => log));
  const weights = candidates.map(({ log }) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const truth = Array.from(subject.cards(state));
  // How much higher the weighted mean is than the truth.
  const excess = (of: (cards: ArrayLike<number>) => number): number =>
    candidates.reduce((sum, { cards }, i) => sum + (weights[i]! / total) * of(cards), 0) -
    of(truth);
  // Faults that affect all seats show sooner when they are counted together.
  const count = (what: string, difference: number): void => {
    tally.add(`the ${what}`, difference);
    tally.add(`seat ${seat}: the ${what}`, difference);
  };
  for (const [place, card] of truth.entries()) {
    if (candidates.every(({ cards }) => cards[place] === card)) continue;
    count(
      `card at place ${place}`,
      excess((cards) => cards[place]!),
    );
    count(
      `place of card ${card}`,
      excess((cards) => Array.prototype.indexOf.call(cards, card)),
    );
  }
  count('order of all cards', excess(orderOf));
  count('step from card to card', excess(roughnessOf));
  const hands = handsOf(subject, table, candidates);
  const places = [...truth.keys()].filter((place) =>
    candidates.some(({ cards }) => cards[place] !== truth[place]),
  );
  for (const [family, { facts, name }] of Object.entries(FAMILIES)) {
    const open = places.map((place) => {
      const owners = (hands.get(place) ?? []).map((owner) => name(owner, seat, state.seats));
      return [place, owners.join(' or ')] as const;
    });
    const differences = new Map<string, number>();
    const add = (cards: ArrayLike<number>, weight: number): void =>
      facts(cards, open, (fact, times) => {
        differences.set(fact, (differences.get(fact) ?? 0) + times * weight);
      });
    for (const [i, { cards }] of candidates.entries()) add(cards, weights[i]! / total);
    add(truth, -1);
    tally.lean(family, differences);
  }
}

/** By place of a hidden card: the seats that may see it, whichever of the worlds is the truth. */
function handsOf<K extends GameTypes>(
  subject: LawSubject<K>,
  table: Table<K>,
  candidates: readonly Candidate<K>[],
): ReadonlyMap<number, readonly Seat[]> {
  const hands = new Map<number, readonly Seat[]>();
  const seats = [...Array(table.state.seats).keys()];
  for (const seat of seats) {
    for (const place of candidates.flatMap(({ world }) => subject.hidden(world, seat, table))) {
      hands.set(
        place,
        (hands.get(place) ?? seats).filter((owner) => owner !== seat),
      );
    }
  }
  return hands;
}

/** Detects small differences everywhere. */
function orderOf(cards: ArrayLike<number>): number {
  return Array.from(cards).reduce((sum, card, place) => sum + card * place, 0);
}

/** Detects related cards that are dealt to the same hand too often or too rarely. */
function roughnessOf(cards: ArrayLike<number>): number {
  return Array.from(cards).reduce(
    (sum, card, place) => sum + (place === 0 ? 0 : Math.sqrt(Math.abs(card - cards[place - 1]!))),
    0,
  );
}

/** Half of the worlds from the view, as players make them, half from the truth. */
function dealWorlds<K extends GameTypes>(
  { game, state }: Table<K>,
  seat: Seat,
  random: Random,
): StateOf<K>[] {
  const belief = new Belief(game, game.view(state, seat));
  return Array.from({ length: WORLDS }, (_, i) => {
    if (i % 2 === 0) belief.sample(random);
    const dealt = fork(game, i % 2 === 0 ? belief.world : state);
    if (i % 2 === 1) game.redeal(dealt, seat, random);
    return dealt;
  });
}
