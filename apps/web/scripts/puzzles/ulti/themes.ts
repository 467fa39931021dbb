/**
 * The idea of an ending of Ulti, read off perfect play: what becomes of the best
 * card and of each other one. A theme is only given where its sentence is true.
 */
import { EVERYBODY, fork, type Seat } from '@pakli/core';
import { ulti, type LineName, type State, type Trick, type View } from '@pakli/ulti';
import { prospects, winningSeat } from '@pakli/ulti/present';
import type { Theme } from '../maker.ts';

/** How a deal goes after a card. */
export interface Course {
  readonly card: string;
  readonly value: number;
  /** The tricks from this one on. */
  readonly tricks: readonly Trick[];
  readonly view: View;
}

interface Ending {
  readonly view: View;
  readonly seat: Seat;
  readonly alone: boolean;
  readonly best: Course;
  readonly others: readonly Course[];
}

const POINTS: Readonly<Record<string, number>> = { A: 11, X: 10, K: 4, O: 3, U: 2 };
const RANKS = ['7', '8', '9', 'U', 'O', 'K', 'X', 'A'];

export const pointsOf = (card: string): number => POINTS[card.charAt(1)] ?? 0;
const suitOf = (card: string): string => card.charAt(0);

/** The card that a seat played in a trick. */
export function cardOf({ leader, cards }: Trick, seat: Seat): string {
  return cards[(seat - leader + 3) % 3] ?? '';
}

export const winnerCard = (trick: Trick): string => cardOf(trick, trick.winner);

/** Whether a part of the contract was made, or a silent bonus was. */
function made({ view: { result } }: Course, name: LineName): boolean {
  return (result?.lines.find((line) => line.name === name)?.amounts[0] ?? 0) > 0;
}

function has({ view }: Ending, component: string): boolean {
  return prospects(view).some((one) => one.component === component);
}

export function courseOf(state: State, line: readonly string[], value: number): Course {
  const now = fork(ulti, state);
  const from = ulti.view(state, EVERYBODY).tricks.length;
  for (const text of line) {
    const move = ulti.read(now, ulti.turn(now), text);
    if (typeof move !== 'number') throw new Error(`${text} cannot be played`);
    ulti.play(now, move);
  }
  const view = ulti.view(now, EVERYBODY);
  return {
    card: (line[0] ?? '').replace('play ', ''),
    value,
    tricks: view.tricks.slice(from),
    view,
  };
}

type Detector = (ending: Ending) => Theme['facts'] | undefined;

/** Cards that nobody has shown, and that the seat does not hold. */
function unseen({ view }: Ending): string[] {
  const shown = new Set([
    ...view.tricks.flatMap(({ cards }) => cards),
    ...(view.trick?.cards ?? []),
    ...(view.hand ?? []),
    ...(view.talon ?? []),
  ]);
  return ['H', 'B', 'L', 'A']
    .flatMap((suit) => RANKS.map((rank) => suit + rank))
    .filter((card) => !shown.has(card));
}

const leads = ({ view }: Ending): boolean => view.trick === null;

/** The soloist's own announced Ulti: the seven is last and wins, and no other card brings it there. */
const seven: Detector = (ending) => {
  const { alone, best, others, view } = ending;
  if (!alone || !has(ending, 'ulti') || view.trump === null) return undefined;
  if (!made(best, 'ulti') || others.some((one) => made(one, 'ulti'))) return undefined;
  return { seven: `${view.trump}7`, card: best.card };
};

/** Against Ulti: the seven has to come before the last trick. */
const pull: Detector = (ending) => {
  const { alone, best, others, view } = ending;
  if (alone || !has(ending, 'ulti') || view.trump === null) return undefined;
  if (made(best, 'ulti') || !others.every((one) => made(one, 'ulti'))) return undefined;
  const sevenCard = `${view.trump}7`;
  const at = best.tricks.findIndex(({ cards }) => cards.includes(sevenCard));
  return at >= 0 && at < best.tricks.length - 1 ? { seven: sevenCard, card: best.card } : undefined;
};

/** The soloist draws trumps so that none of them takes a card of his. */
const draw: Detector = (ending) => {
  const { alone, best, others, view } = ending;
  const { trump, soloist } = view;
  if (!alone || trump === null || soloist === null || !leads(ending)) return undefined;
  if (suitOf(best.card) !== trump) return undefined;
  const out = unseen(ending).filter((card) => suitOf(card) === trump);
  if (out.length === 0) return undefined;
  for (const other of others) {
    for (const trick of other.tricks) {
      const own = cardOf(trick, soloist);
      if (trick.winner === soloist || suitOf(own) === trump || suitOf(winnerCard(trick)) !== trump)
        continue;
      const saved: Trick | undefined = best.tricks.find((one) => cardOf(one, soloist) === own);
      if (saved?.winner === soloist) return { count: out.length, card: own };
    }
  }
  return undefined;
};

/** The partner has the trick: points go on it. */
const smear: Detector = ({ alone, best, others, view, seat }) => {
  const { trick, soloist } = view;
  if (alone || trick === null || trick.cards.length !== 2 || view.trump === null) return undefined;
  const taker = winningSeat(view);
  if (taker === undefined || taker === soloist) return undefined;
  const [first] = best.tricks;
  if (first === undefined || first.winner === seat || pointsOf(best.card) < 10) return undefined;
  if (!others.some(({ card }) => pointsOf(card) < 10)) return undefined;
  return { card: best.card, points: pointsOf(best.card), taker: winnerCard(first) };
};

/** The other side has the trick: it gets as little as possible. */
const little: Detector = ({ best, others, view, seat }) => {
  const { trick, soloist, trump } = view;
  if (trick === null || trick.cards.length !== 2 || trump === null) return undefined;
  const taker = winningSeat(view);
  const [first] = best.tricks;
  if (taker === undefined || first === undefined || first.winner === seat) return undefined;
  if ((taker === soloist) === (seat === soloist)) return undefined;
  const dear =
    others.toSorted((one, other) => pointsOf(other.card) - pointsOf(one.card))[0]?.card ?? '';
  if (pointsOf(dear) < 10 || pointsOf(best.card) >= 10) return undefined;
  return { card: best.card, dear, points: pointsOf(dear) };
};

/** The card with which the soloist took his first trick. */
function takenWith({ tricks, view: { soloist } }: Course): string | undefined {
  const trick = tricks.find(({ winner }) => winner === soloist);
  return trick === undefined ? undefined : winnerCard(trick);
}

/** Betli alone, out of the suit: away with the card that would take a trick later. */
const shed: Detector = (ending) => {
  const { alone, best, others, view } = ending;
  if (!alone || !has(ending, 'betli') || view.trick === null || !made(best, 'betli'))
    return undefined;
  const [led] = view.trick.cards;
  if (led === undefined || suitOf(led) === suitOf(best.card)) return undefined;
  return others.every((one) => takenWith(one) === best.card) ? { card: best.card } : undefined;
};

/** Against Betli: the soloist takes the trick that this card leads to, or a later one. */
const caught =
  (soon: boolean): Detector =>
  (ending) => {
    const { alone, best, others, view } = ending;
    if (alone || !has(ending, 'betli') || made(best, 'betli')) return undefined;
    if (!others.every((one) => made(one, 'betli')) || (soon && !leads(ending))) return undefined;
    const at = best.tricks.findIndex(({ winner }) => winner === view.soloist);
    const trick = best.tricks[at];
    if (trick === undefined || (at === 0) !== soon) return undefined;
    return { card: best.card, taken: winnerCard(trick) };
  };

/** The hundreds: the points are made, or kept from him, by one card alone. */
const hundred =
  (own: boolean): Detector =>
  (ending) => {
    const { alone, best, others, view } = ending;
    if (alone !== own) return undefined;
    const part = prospects(view).find(({ component }) => component.endsWith('-100'));
    if (part === undefined || part.state !== 'open') return undefined;
    const name = part.component;
    if (made(best, name) !== own || others.some((one) => made(one, name) === own)) return undefined;
    return { card: best.card, needs: part.needs - part.has };
  };

/** The trump seven takes the last trick though nobody announced it. */
const silent: Detector = ({ best, others, view, alone }) => {
  const brings = (course: Course): number =>
    (course.view.result?.lines.find(({ name }) => name === 'silent ulti')?.amounts[0] ?? 0) *
    (alone ? 1 : -1);
  if (view.trump === null || brings(best) <= 0 || others.some((one) => brings(one) > 0))
    return undefined;
  return { card: best.card, seven: `${view.trump}7` };
};

/** An ace or ten is not led while a lower card of the suit will do. */
const back: Detector = (ending) => {
  const { best, others, view } = ending;
  if (!leads(ending) || view.trump === null) return undefined;
  const kept = others.find(
    ({ card }) => suitOf(card) === suitOf(best.card) && pointsOf(card) >= 10,
  );
  if (kept === undefined || pointsOf(best.card) >= 10) return undefined;
  const won = best.tricks.find(({ cards }) => cards.includes(kept.card));
  if (won === undefined || winnerCard(won) !== kept.card) return undefined;
  return { card: best.card, kept: kept.card };
};

/** In the order in which they are asked; an ending has the first that fits. */
const DETECTORS: Readonly<Record<string, Detector>> = {
  seven,
  pull,
  shed,
  pin: caught(true),
  trap: caught(false),
  draw,
  smear,
  little,
  hundred: hundred(true),
  deny: hundred(false),
  silent,
  back,
};

export function themeOf(ending: Ending): Theme | undefined {
  for (const [theme, detect] of Object.entries(DETECTORS)) {
    const facts = detect(ending);
    if (facts !== undefined) return { theme, facts };
  }
  return undefined;
}

export function endingOf(view: View, courses: readonly Course[]): Ending {
  const sorted = courses.toSorted((one, other) => other.value - one.value);
  const [best, ...others] = sorted;
  if (best === undefined) throw new Error('nothing to play');
  const seat = view.seat as Seat;
  return { view, seat, alone: seat === view.soloist, best, others };
}
