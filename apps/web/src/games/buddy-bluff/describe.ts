/** Describes Buddy Bluff in words: centre, pool, slots with seals, the hand, and penalties if the mode shows them. */
import type { View } from '@pakli/buddy-bluff';
import { present, type Presented } from '@pakli/buddy-bluff/present';
import type { Seat } from '@pakli/core';
import { capital, personAt } from '@pakli/text';
import type { Description } from '../../table/description.ts';
import { across, type TableProps } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { modeOf } from './modes.ts';
import { hand } from './places.ts';

/** The name of a slot with its open card. */
export function slotName(
  { top, size }: Pick<Presented['slots'][number], 'top' | 'size'>,
  seat: Seat,
  { text, company }: Talk,
): string {
  const { zones } = text.games['buddy-bluff'];
  const person = personAt(company, seat);
  if (size === 0) return zones.slot(person);
  return top === null ? zones.closedSlot(person, size) : zones.slotTop(person, top, size);
}

export function describe({ scene, talk, mode }: TableProps<View>): Description {
  const shown = present(scene.view, modeOf(mode));
  const { cards, frame, locale, games } = talk.text;
  const { zones, score } = games['buddy-bluff'];
  const seats = [0, 1, 2, 3].map((n) => across(scene, n));
  const { pool, accessible } = shown;
  const slot = (seat: Seat): string => {
    const found = shown.slots[seat];
    if (found === undefined) return '';
    const { penalty, seals, cards: open } = found;
    const parts = [
      slotName(found, seat, talk),
      ...(penalty === undefined ? [] : [score.points(penalty)]),
      ...seals.map(({ rank, from, to }) => zones.seal(rank, to - from)),
    ].join(', ');
    return open === undefined || open.length < 2 ? parts : `${parts}: ${cards.list(open)}`;
  };
  const poolName = pool.top === null ? zones.emptyPool : zones.poolTop(pool.top, pool.size);
  return {
    hand: (shown.hand ?? []).map((card) => ({
      text: capital(cards.name(card), locale),
      place: hand(card),
    })),
    table: [
      ...shown.centre.map((card, n) => ({
        text: `${zones.place(n + 1)}: ${card === null ? zones.closed : cards.name(card)}`,
      })),
      {
        text:
          pool.cards === undefined || pool.size < 2
            ? poolName
            : `${poolName}: ${cards.list(pool.cards)}`,
      },
      ...seats.map((seat) => ({ text: slot(seat) })),
    ],
    players: [
      ...seats.map((seat) =>
        frame.table.cardsInHand(personAt(talk.company, seat), shown.handSizes[seat] ?? 0),
      ),
      ...(shown.round > 0 ? [zones.round(shown.round), zones.deck(shown.deckSize)] : []),
      ...Object.entries(accessible ?? {}).map(([rank, n]) => zones.accessible(rank, n)),
    ],
    score: [
      score.lowest,
      ...seats.flatMap((seat) => {
        const penalty = shown.slots[seat]?.penalty;
        const name = frame.table.seat(personAt(talk.company, seat));
        return penalty === undefined ? [] : [`${name}: ${score.points(penalty)}`];
      }),
    ],
  };
}
