/** Positions for tests of players: endings, whole hands and auctions, written short. */
import { expect } from 'vitest';
import { parseCard, setOf, type Cards } from '../src/cards.ts';
import { ulti, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';

export function stateOf(text: string, rules = 'seed'): State {
  const state = ulti.create(optionsOf(rules), 3);
  expect(ulti.readPosition(state, text)).toBeUndefined();
  return state;
}

function handsText(hands: readonly string[]): string {
  return hands.map((hand, seat) => `hand ${seat}: ${hand}`).join(' ; ');
}

const PAST = 'points: 50 40 ; tricks: 4 3 ; aces: 1 ; marriages: - - -';

/** Three cards each, seat 0 the soloist of an Ulti in acorns. */
export function ending(hands: readonly string[], more: string, talon = 'H7 H8'): State {
  const dealt = `${handsText(hands)} ; talon: ${talon}`;
  return stateOf(`contract: U ; trump: A ; soloist: 0 ; ${dealt} ; ${PAST} ; ${more}`);
}

/** A contract of seat 0 before its first card, and the plays since. */
export function contractWith(
  contract: string,
  hands: readonly string[],
  more = '',
  rules?: string,
): State {
  const all = cards(hands.join(' '));
  const talon = DECK.filter((_, card) => (all & (1 << card)) === 0).join(' ');
  const text = `contract: ${contract} ; soloist: 0 ; ${handsText(hands)} ; talon: ${talon}`;
  return stateOf(more === '' ? text : `${text} ; ${more}`, rules);
}

export const DECK: readonly string[] = ['H', 'B', 'L', 'A'].flatMap((suit) =>
  '789UOKXA'.split('').map((rank) => suit + rank),
);

export function card(name: string): number {
  const found = parseCard(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

export function cards(names: string): Cards {
  return setOf(names.split(' ').map(card));
}

/** The forehand gets these twelve cards; then the next seat these ten, or the two others share the rest in order. */
export function dealOf(forehand: string, second = ''): string {
  const own = forehand.split(' ');
  const named = second === '' ? [] : second.split(' ');
  const rest = DECK.filter((name) => !own.includes(name) && !named.includes(name));
  const next = [...named, ...rest.splice(0, 10 - named.length)];
  const deck = [
    ...own.slice(0, 5),
    ...next.slice(0, 5),
    ...rest.slice(0, 5),
    ...own.slice(5),
    ...next.slice(5),
    ...rest.slice(5),
  ];
  return `deal: ${deck.join(' ')}`;
}
