/** What the generic laws cannot know about Schafkopf: where each card is, and which of them a seat must not know. */
import type { Seat } from '@pakli/core';
import type { Laws } from '@pakli/core/module';
import { DECK, has, listOf } from './cards.ts';
import type { Schafkopf } from './game.ts';
import { DEAL, HAND, LACKS, PHASE, PLAYED, SEATS, type State } from './state.ts';

const DECK_CARDS: readonly number[] = Array.from({ length: DECK }, (_, card) => card);
const ALL = [0, 1, 2, 3] as const;

/** Cards played, then hands, seat by seat. */
function cards({ now }: State): readonly number[] {
  if (now[PHASE] === DEAL) return DECK_CARDS;
  return [PLAYED, HAND].flatMap((place) => ALL.flatMap((seat) => listOf(now[place + seat]!)));
}

/** Cards in other hands that more than one of them may hold. */
function hidden(state: State, seat: Seat): number[] {
  const { now } = state;
  if (now[PHASE] === DEAL) return [];
  const others = ALL.filter((other) => other !== seat && now[HAND + other] !== 0);
  const played = ALL.flatMap((one) => listOf(now[PLAYED + one]!)).length;
  return cards(state).flatMap((card, i) => {
    if (i < played || has(now[HAND + seat]!, card)) return [];
    const may = others.filter((other) => !has(now[LACKS + other]!, card));
    return may.length < 2 || others.length < SEATS - 1 ? [] : [i];
  });
}

export const laws: Laws<Schafkopf> = { deck: DECK_CARDS, cards, hidden };
