/** All protocols in the order of their sets; the order numbers the cards (protocol x 6 + index). */
import { parseCardName } from '../move-parts.ts';
import { AUX_1 } from './aux-1.ts';
import { AUX_2 } from './aux-2.ts';
import { MAIN_1 } from './main-1.ts';
import { MAIN_2 } from './main-2.ts';
import type { CardData, ProtocolData, SetData } from './steps.ts';

const SETS: readonly (readonly [set: ProtocolData['set'], protocols: SetData])[] = [
  ['MN01', MAIN_1],
  ['AX01', AUX_1],
  ['MN02', MAIN_2],
  ['AX02', AUX_2],
];

/** All of them, in the order of their sets. */
export const PROTOCOLS: readonly ProtocolData[] = SETS.flatMap(([set, protocols]) =>
  Object.entries(protocols).map(([name, cards]) => ({
    name,
    set,
    // Integer keys iterate in ascending order.
    cards: Object.entries(cards).map(
      ([value, { top = [], middle = [], bottom = [] }]): CardData => ({
        value: Number(value),
        top,
        middle,
        bottom,
      }),
    ),
  })),
);

/** The data of a card by its name, `Fire-1`. */
export function cardData(card: string): CardData | undefined {
  const { protocol, value } = parseCardName(card);
  return PROTOCOLS.find(({ name }) => name === protocol)?.cards.find((one) => one.value === value);
}

/** The card that a text begins with, as written by a move or typed by hand: `Fire-1@L0:up`, `fire 1`. */
export function findCard(text: string): string | undefined {
  const [, protocol = '', value = ''] = /^\s*([a-z]+)[\s-]*(\d)/i.exec(text) ?? [];
  const found = PROTOCOLS.find(({ name }) => name.toLowerCase() === protocol.toLowerCase());
  const card = `${found?.name}-${value}`;
  return cardData(card) && card;
}

export const PROTOCOL_NAMES: readonly string[] = PROTOCOLS.map(({ name }) => name);

/** The name of one of the 180 cards, such as `Fire-1`. */
export const CARD_NAMES: readonly string[] = PROTOCOLS.flatMap(({ name, cards }) =>
  cards.map(({ value }) => `${name}-${value}`),
);
