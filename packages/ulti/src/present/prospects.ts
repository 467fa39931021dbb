/**
 * How the parts of the contract stand in the middle of a deal, and whether they are decided: what a
 * table shows beside the trick. Reads only a view, so it knows no more than the seat does; what
 * only the talon can tell stays open.
 */
import type { Seat } from '@pakli/core';
import {
  allPoints,
  NO_TRUMP,
  parseCard,
  parseSuit,
  pointsOf,
  setOf,
  winnerOf,
  type Cards,
} from '../cards.ts';
import { ladderOf } from '../ladder.ts';
import { TRICKS_OF_DEAL, type Component, type View } from '../types.ts';

export interface Prospect {
  readonly component: Component;
  readonly state: 'open' | 'made' | 'lost';
  /** What the soloist has: points, tricks or aces. */
  readonly has: number;
  /** What the soloist needs; of Passz, what the defenders have. */
  readonly needs: number;
  /** Points or tricks that are still to be won. */
  readonly left: number;
}

/** The current winner of the trick on the table; undefined while it is empty (rule 7.3). */
export function winningSeat({ trick, trump }: Pick<View, 'trick' | 'trump'>): Seat | undefined {
  if (trick === null) return undefined;
  const cards = trick.cards.flatMap((card) => parseCard(card) ?? []);
  return (trick.leader + winnerOf(cards, parseSuit(trump ?? '') ?? NO_TRUMP)) % 3;
}

/** Cards in the notation as a set. */
export function cardSet(cards: readonly string[]): Cards {
  return setOf(cards.flatMap((card) => parseCard(card) ?? []));
}

/** The parts of the contract in its order; none before there is one. */
export function prospects(view: View): Prospect[] {
  const bid = ladderOf(view.options).byId.get(view.contract ?? '');
  return (bid?.components ?? []).map(({ c }) => prospectOf(view, c));
}

/** Once the deal is scored, the engine's result counts: it may have ended early or been given up. */
function prospectOf(view: View, component: Component): Prospect {
  const prospect = prospectNow(view, component);
  const line = view.result?.lines.find(
    ({ name }) => name === component || name === 'passz not played',
  );
  if (line === undefined) return prospect;
  return { ...prospect, state: line.amounts[0] > 0 ? 'made' : 'lost' };
}

function prospectNow(view: View, component: Component): Prospect {
  const [own, theirs] = view.won;
  const tricks = TRICKS_OF_DEAL - own - theirs;
  switch (component) {
    case 'betli':
      return { component, ...decided(own > 0, tricks === 0), has: own, needs: 0, left: tricks };
    case 'durchmars':
      return { component, ...decided(theirs > 0, tricks === 0), has: own, needs: 10, left: tricks };
    case 'ulti':
      return { component, ...ulti(view), has: 0, needs: 1, left: tricks };
    case 'fourAces':
      return { component, ...aces(view), needs: 4, left: tricks };
    case 'passz':
      return { component, ...passz(view) };
    case '40-100':
      return { component, ...hundred(view, 60) };
    case '20-100':
      return { component, ...hundred(view, 80) };
    default:
      return component satisfies never;
  }
}

function decided(lost: boolean, made: boolean): Pick<Prospect, 'state'> {
  return { state: lost ? 'lost' : made ? 'made' : 'open' };
}

function ulti({ trump, tricks, origin, soloist }: View): Pick<Prospect, 'state'> {
  const seven = `${trump}7`;
  const early = tricks.slice(0, TRICKS_OF_DEAL - 1).some(({ cards }) => cards.includes(seven));
  const last = tricks[TRICKS_OF_DEAL - 1];
  const won = last?.winner === soloist && winning(last) === seven;
  return decided(
    early || origin?.gone.includes(seven) === true || (last !== undefined && !won),
    won,
  );
}

function winning({ leader, cards, winner }: View['tricks'][number]): string | undefined {
  return cards[(winner - leader + 3) % 3];
}

function aces({ tricks, soloist, origin }: View): Pick<Prospect, 'state' | 'has'> {
  const of = (own: boolean): number =>
    tricks
      .filter(({ winner }) => (winner === soloist) === own)
      .flatMap(({ cards }) => cards)
      .filter((card) => card.endsWith('A')).length;
  const has = of(true) + (origin?.aces ?? 0);
  return { ...decided(of(false) > 0, has === 4), has };
}

export interface SidePoints {
  /** Of the soloist. */
  readonly own: number;
  /** Of the defenders. */
  readonly theirs: number;
  /** Those still to be won. */
  readonly left: number;
}

/** Points of both sides as the contract counts them: a Passz with marriages, any other without. */
export function standingOf(view: View): SidePoints {
  const race = prospects(view).find(({ component }) => component === 'passz');
  if (race === undefined) return pointsOfSides(view);
  return { own: race.has, theirs: race.needs, left: race.left };
}

/** Including the talon's points as far as known, without marriages. */
function pointsOfSides(view: View): SidePoints {
  const a10 = view.options.cardPoints === 'A10';
  const talon = pointsOf(cardSet(view.result?.talon ?? view.talon ?? []), a10);
  const kept = view.options.talonOwner === 'soloist';
  const [own, theirs] = view.points;
  return {
    own: own + (kept ? talon : 0),
    theirs: theirs + (kept ? 0 : talon),
    left: allPoints(a10) - own - theirs - talon,
  };
}

/** Rule 4.1: 100 with the marriage, which must be on record. */
function hundred(view: View, needs: number): Omit<Prospect, 'component'> {
  const { own, left } = pointsOfSides(view);
  // In the other ladders a bid's cards may be waived (rule 4.4), and the table is not told.
  const { requireHolding, ladder } = view.options;
  const sure = requireHolding && ladder === 'seed26' && own >= needs;
  return { ...decided(own + left < needs, sure), has: own, needs, left };
}

function passz(view: View): Omit<Prospect, 'component'> {
  const { own, theirs, left } = pointsOfSides(view);
  const { soloist, marriages, won, options } = view;
  const sum = (ours: boolean): number =>
    marriages
      .filter((_, seat) => (seat === soloist) === ours)
      .reduce((all, values) => all + (values ?? []).reduce((a, b) => a + b, 0), 0);
  // Rule 8: a side without a trick has no marriages, yet.
  const counted = (side: 0 | 1): number =>
    !options.marriageNeedsTrick || won[side] > 0 ? sum(side === 0) : 0;
  const has = own + counted(0);
  const needs = theirs + counted(1);
  // Everybody announces with the first card.
  const known = marriages.every((values) => values !== null);
  const mostOwn = own + left + sum(true);
  const mostTheirs = theirs + left + sum(false);
  return { ...decided(known && mostOwn <= needs, known && has > mostTheirs), has, needs, left };
}
