/** Card data for the table: texts, and the value of a face-down card. */
import { cardData, PROTOCOLS } from '@pakli/compile/cards';
import type { CardView, View } from '@pakli/compile';
import { parseCardName } from '@pakli/compile/move-parts';
import { textOfCard, type CardText, type Catalogue } from '@pakli/text';

export { parseCardName };

export const cardsOf = (protocol: string): readonly string[] =>
  PROTOCOLS.find(({ name }) => name === protocol)?.cards.map(
    ({ value }) => `${protocol}-${value}`,
  ) ?? [];

export const ALL_PROTOCOLS: readonly string[] = PROTOCOLS.map(({ name }) => name);

/** The protocols a draft can start with. */
export function poolOf(sets: string): readonly string[] {
  const enabled = sets.split('+');
  return PROTOCOLS.flatMap(({ name, set }) => (enabled.includes(set) ? [name] : []));
}

const NO_TEXT: CardText = { top: [], middle: [], bottom: [] };

/** The three boxes in the reader's language. */
export function textOf(card: string, { cardWords }: Catalogue): CardText {
  const data = cardData(card);
  return data === undefined ? NO_TEXT : textOfCard(data, cardWords);
}

/** Rules 5: 2, unless an open card of the stack says otherwise. */
export function faceDownValue(stack: readonly CardView[]): number {
  for (const { card, faceUp } of stack) {
    if (!faceUp || card === null) continue;
    for (const rule of cardData(card)?.top ?? []) {
      if (rule.rule === 'modify' && rule.what === 'cardValue') return rule.set;
    }
  }
  return 2;
}

export function valueOf({ card, faceUp }: CardView, stack: readonly CardView[]): number {
  return faceUp && card !== null ? parseCardName(card).value : faceDownValue(stack);
}

/** Where a card that a seat can read lies: in a stack, in its hand, or elsewhere. */
export function find(card: string, view: View): CardView | undefined {
  return view.players.flatMap(({ stacks }) => stacks.flat()).find((lying) => lying.card === card);
}
