import { emit, log, moved, openTo, posOf, shown } from '../engine/events.ts';
import { passes, scan } from '../engine/measure.ts';
import { offerCards } from '../engine/offers.ts';
import { inMask } from '../engine/stack.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { show } from '../memory/card-knowledge.ts';
import type { CardQuery } from '../program/terms.ts';
import * as S from '../state.ts';
import { cardsIn, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { askForCard, bindCard } from './choose.ts';
import type { OpNodeOf, Operation } from './operation.ts';

/** RULES 7.11: a whole hand or deck, its top card, or a chosen card. */
export const reveal: Operation<'reveal'> = {
  can(state, node, actor) {
    const { what } = node.step;
    if (what === 'hand') return state.size[zoneOf(actor, S.HAND)]! > 0;
    if (what === 'deck' || what === 'deckTop') return state.size[zoneOf(actor, S.DECK)]! > 0;
    return find(state, node, actor) > 0;
  },
  begin(state, f, node, actor) {
    const { what } = node.step;
    if (what === 'hand') return revealAll(state, zoneOf(actor, S.HAND), actor);
    if (what === 'deck') return revealAll(state, zoneOf(actor, S.DECK), actor);
    if (what === 'deckTop') {
      return revealOne(state, f, node, topOf(state, zoneOf(actor, S.DECK)), actor);
    }
    const count = find(state, node, actor);
    // Asks even about a single card: not asking would tell others about the hand.
    const hides = what === 'handCard' && node.sel !== null;
    if (count > 1 || (count === 1 && hides)) return askForCard(state, f, found, count, actor);
    return revealOne(state, f, node, count === 0 ? S.NO_CARD : found[0]!, actor);
  },
  ask(state, _f, node, actor) {
    offerCards(state, found, find(state, node, actor), actor);
  },
  answer: (state, f, node, actor) => revealOne(state, f, node, state.now[S.ANSWER]!, actor),
  worth: () => 0.1,
};

const found = new Uint8Array(S.CARDS);

/** The cards to choose from. Returns how many. */
function find(state: State, { step, sel }: OpNodeOf<'reveal'>, actor: number): number {
  if (step.what === 'fieldCard') return sel === null ? 0 : scan(state, sel, found);
  const zone = zoneOf(actor, step.what === 'handCard' ? S.HAND : S.TRASH);
  let count = 0;
  for (let i = zone * S.CARDS, end = i + state.size[zone]!; i < end; i++) {
    const card = state.zones[i]!;
    if (sel === null || isMeant(state, sel, card)) found[count++] = card;
  }
  return count;
}

/** Outside the field a selector selects among the cards just drawn, by printed value. */
function isMeant(state: State, sel: CardQuery, card: CardSlot): boolean {
  if (sel.drawn && !inMask(viewpoint.low, viewpoint.high, card)) return false;
  return passes(state, sel, state.program.value[state.def[card]!]!);
}

function revealAll(state: State, zone: number, actor: number): number {
  const count = state.size[zone]!;
  if (count === 0) return 0;
  if (log.tell !== undefined) emit(state, 'reveal', actor, shown(state, zone));
  for (const card of cardsIn(state, zone)) show(state, card);
  return count;
}

/** Reveals a card, or none, and binds it to the step's `that`. */
function revealOne(
  state: State,
  f: number,
  node: OpNodeOf<'reveal'>,
  card: CardSlot,
  actor: number,
): number {
  bindCard(state, f, node, card);
  if (card === S.NO_CARD) return 0;
  if (log.tell !== undefined) {
    const up = openTo(state, card) === 7;
    emit(state, 'reveal', actor, [moved(state, card, posOf(state, card), 7, up)]);
  }
  show(state, card);
  return 1;
}
