/** A card's value where it lies (RULES 5), and its line (RULES 1). */
import {
  CARDS,
  COMMITTED,
  DECK,
  HAVE,
  isStack,
  lineOf,
  type CardSlot,
  type State,
} from '../state.ts';
import { HAS } from '../program/program.ts';

const CARD_VALUE = HAS.cardValue;

/** RULES 1: the card's current line; on its way, the line it left. */
export function lineOfCard(state: State, card: CardSlot): number {
  const zone = state.place[card]!;
  if (zone === COMMITTED)
    return isStack(state.leftZone[card]!) ? lineOf(state.leftZone[card]!) : -1;
  return isStack(zone) ? lineOf(zone) : -1;
}

/** The value of a face-down card in a stack: 2, or as a face-up card there says. */
export function downValue(state: State, zone: number): number {
  if ((state.now[HAVE]! & CARD_VALUE) === 0) return 2;
  const { zones, up, def, size, program } = state;
  for (let i = zone * CARDS, end = i + size[zone]!; i < end; i++) {
    const card = zones[i]!;
    if (up[card] === 0) continue;
    if ((program.topHas[def[card]!]! & CARD_VALUE) === 0) continue;
    for (const { rule } of program.texts[def[card]!]!.top.rules) if ('set' in rule) return rule.set;
  }
  return 2;
}

/** RULES 5: the value of a card where it is. */
export function valueOf(state: State, card: CardSlot): number {
  const zone = state.place[card]!;
  const printed = state.program.value[state.def[card]!]!;
  if (zone === COMMITTED) return state.up[card] === 0 ? 2 : printed;
  if (!isStack(zone)) return zone === DECK || zone === DECK + 6 ? 2 : printed;
  return state.up[card] === 0 ? downValue(state, zone) : printed;
}
