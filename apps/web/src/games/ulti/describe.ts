/** Describes Ulti in words: auction or contract, trick, open hands, the hand by suit, and what is still possible. */
import type { Choice } from '@pakli/core/analysis';
import type { Seat } from '@pakli/core';
import { capital, personAt } from '@pakli/text';
import type { Trick, View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import { handOrder, prospects, winningSeat } from '@pakli/ulti/present';
import type { Description } from '../../table/description.ts';
import {
  across,
  type DescriptionFacts,
  type SceneOf,
  type TableProps,
} from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { bidOf } from './auction.ts';
import { laid } from './beats.ts';
import { tellBid } from './bid-words.ts';
import { tellProspect } from './Contract.tsx';
import { deckWords, type DeckWords } from './deck-words.ts';
import { handPlace } from './places.ts';
import { answerOf, questionOf } from './question.ts';
import { saidBy } from './says.ts';

export function describe(
  { scene, talk }: TableProps<View>,
  { gestures }: DescriptionFacts,
): Description {
  const { view } = scene;
  const deck = deckWords(talk, talk.speech.inDeck !== undefined);
  const { frame, locale, tables } = talk.text;
  const { zones } = talk.text.games.ulti;
  const seats = [0, 1, 2].map((n) => across(scene, n));
  const name = (seat: Seat): string => frame.table.seat(personAt(talk.company, seat));
  const list = (cards: readonly string[], seat: Seat): string =>
    handOrder(view, seat, cards).map(deck.card).join(', ');
  const last = view.tricks.at(-1);
  const trick =
    view.trick === null
      ? []
      : [{ text: `${zones.trick}: ${trickText(view.trick, winningSeat(view), talk, deck)}` }];
  const said = seats.flatMap((seat) => {
    const words = saidBy(view, seat, talk, deck);
    return words === undefined ? [] : [{ text: `${name(seat)}: ${words}` }];
  });
  return {
    asks: gestures.length === 0 ? undefined : questionOf(scene, talk, deck),
    hand: handOrder(view, scene.seat, view.hand ?? []).map((card) => ({
      text: capital(deck.card(card), locale),
      place: handPlace(card),
    })),
    table: [
      { text: contractText(scene, talk, deck) },
      ...trick,
      ...said,
      ...view.open.flatMap((cards, seat) =>
        cards === null || seat === view.seat
          ? []
          : [{ text: `${name(seat)}, ${tables.ulti.seats.open}: ${list(cards, seat)}` }],
      ),
      ...(view.talon === null || view.talon.length === 0
        ? []
        : [{ text: `${zones.talon}: ${list(view.talon, scene.seat)}` }]),
    ],
    players: seats.map((seat) => {
      const role =
        view.soloist === null
          ? view.dealer === seat
            ? [tables.ulti.seats.dealer]
            : []
          : [view.soloist === seat ? zones.soloist : zones.defender];
      return [name(seat), ...role, zones.hand(view.handSizes[seat] ?? 0)].join(', ');
    }),
    score: scoreLines(view, talk),
    last:
      last === undefined
        ? undefined
        : `${zones.lastTrick}: ${trickText(last, last.winner, talk, deck)}`,
    follows: (choice) => follows(choice, scene, talk, deck),
  };
}

/** Each card with its player, and who is winning. */
function trickText(
  trick: Pick<Trick, 'leader' | 'cards'>,
  winner: Seat | undefined,
  { text, company }: Talk,
  deck: DeckWords,
): string {
  const { wins } = text.tables.ulti.seats;
  return laid(trick)
    .map(({ seat, card }) => {
      const name = text.frame.table.seat(personAt(company, seat));
      return [name, deck.card(card), ...(seat === winner ? [wins] : [])].join(' ');
    })
    .join(', ');
}

/** The contract with its trumps and doublings, or the state of the auction. */
function contractText({ view }: SceneOf<View>, talk: Talk, deck: DeckWords): string {
  const { zones, bid } = talk.text.games.ulti;
  const { ladder, seats } = talk.text.tables.ulti;
  const name = (seat: Seat): string => talk.text.frame.table.seat(personAt(talk.company, seat));
  if (view.contract === null || view.soloist === null) {
    if (view.high === null) return zones.auction;
    const value = bidOf(view, view.high.bid)?.value ?? 0;
    const standing = [bid.name(view.high.bid), name(view.high.seat), ladder.worth(value)];
    return `${zones.auction}: ${standing.join(', ')}`;
  }
  const trumps =
    view.trump !== null
      ? [zones.trump(view.trump)]
      : bidOf(view, view.contract)?.noTrump === true
        ? [bid.noTrump]
        : [];
  const soloist = view.soloist;
  const doubled = view.kontra.flatMap(({ component, levels }) =>
    levels.flatMap((level, lane) => {
      if (level === 0) return [];
      const against = name((soloist + 1 + lane) % view.seats);
      return [`${bid.component(component)} ${bid.level(level)} (${seats.against(against)})`];
    }),
  );
  const shown = trumps.map((text) =>
    deck.french && view.trump !== null
      ? text.replace(talk.text.games.ulti.card.suit(view.trump), deck.suit(view.trump))
      : text,
  );
  return `${zones.contract}: ${[bid.name(view.contract), name(soloist), ...shown, ...doubled].join(', ')}`;
}

function scoreLines(view: View, talk: Talk): string[] {
  const { zones, bid, result } = talk.text.games.ulti;
  const { score } = talk.text.tables.ulti;
  if (view.soloist === null) return [score.auction];
  if (view.result !== null) {
    return view.result.deltas.map((delta, seat) =>
      result.delta(personAt(talk.company, seat), delta),
    );
  }
  // Rule 2: card points matter only with trumps.
  const side = (name: string, i: 0 | 1): string => {
    const points = view.trump === null ? [] : [zones.points(view.points[i])];
    return `${name}: ${[zones.tricks(view.won[i]), ...points].join(', ')}`;
  };
  return [
    side(score.soloist, 0),
    side(score.defenders, 1),
    ...prospects(view).map(
      (prospect) => `${bid.component(prospect.component)}: ${tellProspect(prospect, talk)}`,
    ),
  ];
}

/** What a bid pays, risks and needs; what follows from an answer. */
function follows(
  choice: Choice,
  scene: SceneOf<View>,
  talk: Talk,
  deck: DeckWords,
): string | undefined {
  const { view } = scene;
  const parts = parseMoveParts(choice.text);
  const label = talk.speech.choice(choice, view, talk.company);
  if (parts?.kind !== 'bid') return answerOf({ choice, label }, scene, talk, deck)?.follows;
  const found = bidOf(view, parts.bid);
  return found && tellBid(found, view, talk);
}
