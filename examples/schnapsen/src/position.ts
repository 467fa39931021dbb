/** Text for positions and views (rule 8.2). */
import { refuse, type Refusal } from '@pakli/core';
import {
  bit,
  cardText,
  countOf,
  DECK,
  maskOf,
  NO_CARD,
  pairOf,
  readCard,
  suitOf,
  SUITS,
  textsOf,
  type Cards,
} from './cards.ts';
import * as S from './state.ts';
import { setup, stockOf, type State } from './state.ts';
import { PHASES, type View } from './view.ts';

const BOTH = [0, 1] as const;

function names(cards: Cards): string {
  return textsOf(cards).join(' ') || '-';
}

function nameOrDash(card: number): string {
  return card === NO_CARD ? '-' : cardText(card);
}

function suitOrDash(suit: number): string {
  return suit === S.NO_SUIT ? '-' : SUITS.charAt(suit);
}

/** `hand 1 ; phase play ; eldest 0 ; turn 0 ; points 0 0 ; trump H ; upcard AH ; led - ; last - - ; ...` */
export function formatPosition({ now }: State): string {
  const sets = (place: number): string => BOTH.map((seat) => names(now[place + seat]!)).join(' / ');
  return [
    `hand ${now[S.NUMBER]}`,
    `phase ${PHASES[now[S.PHASE]!]}`,
    `eldest ${now[S.ELDEST]}`,
    `turn ${now[S.TURN]}`,
    `points ${now[S.POINTS]} ${now[S.POINTS + 1]}`,
    `trump ${suitOrDash(now[S.TRUMP]!)}`,
    `upcard ${nameOrDash(now[S.UPCARD]!)}`,
    `led ${nameOrDash(now[S.LED]!)}`,
    `last ${nameOrDash(now[S.LAST]!)} ${nameOrDash(now[S.LAST + 1]!)}`,
    `announced ${suitOrDash(now[S.ANNOUNCED]!)}`,
    `closed ${now[S.CLOSER] === S.NOBODY ? '-' : now[S.CLOSER]} ${now[S.CLOSED_WORTH]}`,
    `married ${now[S.MARRIED]} ${now[S.MARRIED + 1]}`,
    `hands ${sets(S.HAND)}`,
    `taken ${sets(S.TAKEN)}`,
    `shown ${sets(S.SHOWN)}`,
    `lacks ${sets(S.LACKS)}`,
  ].join(' ; ');
}

const CARD = '([JQKTA][CDHS]|-)';
const SETS = '([A-Z -]+) / ([A-Z -]+)';
const POSITION = new RegExp(
  [
    '^hand (\\d{1,2})',
    'phase (deal|draw|play|over)',
    'eldest ([01])',
    'turn ([01])',
    'points (\\d{1,2}) (\\d{1,2})',
    'trump ([CDHS-])',
    `upcard ${CARD}`,
    `led ${CARD}`,
    `last ${CARD} ${CARD}`,
    'announced ([CDHS-])',
    'closed ([01-]) ([0-3])',
    'married (\\d{1,3}) (\\d{1,3})',
    `hands ${SETS}`,
    `taken ${SETS}`,
    `shown ${SETS}`,
    `lacks ${SETS}$`,
  ].join(' ; '),
);

export function readPosition(state: State, text: string): Refusal | undefined {
  const fields = POSITION.exec(text.trim());
  if (fields === null) return refuse('bad-position', '8.2', { at: 'fields' });
  const field = (i: number): string => fields[i] ?? '';
  const number = (i: number): number => Number(field(i));
  const suit = (i: number): number => (field(i) === '-' ? S.NO_SUIT : SUITS.indexOf(field(i)));
  const card = (i: number): number => readCard(field(i)) ?? NO_CARD;
  setup(state, { number: 0, starter: number(3), carry: [0, 0] });
  const { now } = state;
  now[S.NUMBER] = number(1);
  now[S.PHASE] = PHASES.findIndex((phase) => phase === field(2));
  now[S.TURN] = number(4);
  now[S.TRUMP] = suit(7);
  now[S.UPCARD] = card(8);
  now[S.LED] = card(9);
  now[S.LAST] = card(10);
  now[S.LAST + 1] = card(11);
  now[S.ANNOUNCED] = suit(12);
  now[S.CLOSER] = field(13) === '-' ? S.NOBODY : number(13);
  now[S.CLOSED_WORTH] = number(14);
  const texts = Array.from({ length: 8 }, (_, i) => wordsOf(field(17 + i)));
  const unknown = texts.flat().find((word) => readCard(word) === undefined);
  if (unknown !== undefined) return refuse('bad-position', '8.2', { at: unknown.slice(0, 20) });
  const open = [card(8), card(9)].filter((one) => one !== NO_CARD).map(cardText);
  const lying = [...open, ...texts.slice(0, 4).flat()];
  const twice = lying.find((one, i) => lying.indexOf(one) !== i);
  if (twice !== undefined) return refuse('card-twice', '1.1', { card: twice });
  for (const seat of BOTH) {
    now[S.POINTS + seat] = number(5 + seat);
    now[S.MARRIED + seat] = number(15 + seat);
    [S.HAND, S.TAKEN, S.SHOWN, S.LACKS].forEach((place, i) => {
      now[place + seat] = maskOf(texts[2 * i + seat] ?? []);
    });
  }
  const at = whatIsWrong(state);
  return at === undefined ? undefined : refuse('bad-position', '8.2', { at });
}

function wordsOf(text: string): string[] {
  return text === '-' ? [] : text.split(' ');
}

/** Positions that no game can reach. */
function whatIsWrong(state: State): string | undefined {
  const { now, options } = state;
  const phase = now[S.PHASE]!;
  const points = Math.max(now[S.POINTS]!, now[S.POINTS + 1]!);
  if (now[S.NUMBER]! < 1 || now[S.NUMBER]! > S.MOST_HANDS) return 'hand';
  if (points > (phase === S.DONE ? Math.max(options.to, 1) + 2 : Math.max(options.to - 1, 0)))
    return 'points';
  if (phase === S.DONE && points < Math.max(options.to, 1)) return 'points';
  const stock = countOf(stockOf(state));
  if (phase === S.DEAL) return stock === DECK ? undefined : 'stock';
  return wrongTalon(state, stock) ?? wrongHands(state) ?? wrongCalls(state);
}

function wrongTalon({ now }: State, stock: number): string | undefined {
  const trump = now[S.TRUMP]!;
  if (trump === S.NO_SUIT) return 'trump';
  const upcard = now[S.UPCARD]!;
  if (upcard === NO_CARD) return stock === 0 && now[S.CLOSER] === S.NOBODY ? undefined : 'upcard';
  if (suitOf(upcard) !== trump) return 'upcard';
  if (stock % 2 === 0 || stock > 9) return 'stock';
  return now[S.CLOSER] !== S.NOBODY && stock < 3 ? 'closed' : undefined;
}

function wrongHands({ now }: State): string | undefined {
  const sizes = BOTH.map((seat) => countOf(now[S.HAND + seat]!));
  const taken = BOTH.map((seat) => countOf(now[S.TAKEN + seat]!));
  if (taken.some((size) => size % 2 > 0)) return 'taken';
  const [own, other] = now[S.TURN] === 0 ? [sizes[0]!, sizes[1]!] : [sizes[1]!, sizes[0]!];
  const led = now[S.LED]!;
  if (own !== other + (led === NO_CARD ? 0 : 1) || own > 5) return 'hands';
  if (now[S.PHASE] === S.PLAY && own === 0) return 'hands';
  const open = now[S.UPCARD] !== NO_CARD && now[S.CLOSER] === S.NOBODY;
  const full = now[S.PHASE] === S.DRAW ? 4 : 5;
  if ((open || now[S.PHASE] === S.DRAW) && now[S.PHASE] !== S.DONE && own !== full) return 'hands';
  if (now[S.PHASE] === S.DRAW && (!open || led !== NO_CARD)) return 'phase';
  if (now[S.PHASE] === S.DONE && led !== NO_CARD) return 'led';
  const last = [now[S.LAST]!, now[S.LAST + 1]!];
  if ((last[0] === NO_CARD) !== (last[1] === NO_CARD)) return 'last';
  const trick = bit(last[0]!) | bit(last[1]!);
  // A complete trick stays there from its reply to the next lead, with its winner.
  const complete = led === NO_CARD && taken.some((size) => size > 0);
  if ((trick !== 0) !== complete) return 'last';
  return (trick & ~now[S.TAKEN + now[S.TURN]!]!) === 0 ? undefined : 'last';
}

function wrongCalls({ now }: State): string | undefined {
  for (const seat of BOTH) {
    if ((now[S.SHOWN + seat]! & ~now[S.HAND + seat]!) !== 0) return 'shown';
    if ((now[S.LACKS + seat]! & now[S.HAND + seat]!) !== 0) return 'lacks';
    if (now[S.CLOSER] === S.NOBODY && now[S.LACKS + seat] !== 0) return 'lacks';
    if (now[S.MARRIED + seat]! % 20 > 0 || now[S.MARRIED + seat]! > 100) return 'married';
  }
  if ((now[S.CLOSER] === S.NOBODY) !== (now[S.CLOSED_WORTH] === 0)) return 'closed';
  const announced = now[S.ANNOUNCED]!;
  if (announced === S.NO_SUIT) return undefined;
  const pair = pairOf(announced);
  if (now[S.LED] !== NO_CARD || now[S.PHASE] === S.DRAW) return 'announced';
  return (now[S.SHOWN + now[S.TURN]!]! & pair) === pair ? undefined : 'announced';
}

function list(cards: readonly string[]): string {
  return cards.join(' ') || '-';
}

/** A seat's knowledge on one line. */
export function formatView(view: View): string {
  const { hand, handSizes, taken, points, scores, number, stock, closer } = view;
  return [
    `hand: ${number}`,
    `trump: ${view.upcard ?? view.trump ?? '-'}`,
    `talon: ${closer === null ? '' : 'closed '}${stock}`,
    `led: ${view.led ?? '-'}`,
    `yours: ${hand === null ? '-' : list(hand)}`,
    `held: ${handSizes.join(' ')}`,
    `shown: ${view.shown.map(list).join(' / ')}`,
    `taken: ${taken.map((pile) => pile.length).join(' ')}`,
    `scores: ${scores.join(' ')}`,
    `points: ${points.join(' ')}`,
  ].join(' ; ');
}
