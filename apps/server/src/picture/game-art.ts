/**
 * What a game looks like in a picture: its felt, and which open cards of a view are shown. A view is
 * all that anything here is given: what a reader may not know is not in it.
 */
import type { View as BuddyBluffView } from '@pakli/buddy-bluff';
import type { GameEntry } from '@pakli/catalogue';
import { EVERYBODY, type BaseView } from '@pakli/core';
import { parseCard } from '@pakli/core/cards';
import { coloursOf, type CardColour, type PlainTable } from '@pakli/core/module';
import type { View as CompileView } from '@pakli/compile';
import type { View as MulleView } from '@pakli/mulle';
import { faceOf, frenchLetter, germanLetter, packOf, type Locale } from '@pakli/text';
import type { View as UltiView } from '@pakli/ulti';
import { colourOf, oklch, type Colour } from './canvas.ts';
import type { CardBack, CardLook } from './cards.ts';

/** Cards that lie upon each other, the first lowest; null is a back. */
export type Pile = readonly (string | null)[];

/** Piles beside each other. */
export interface CardRow {
  readonly piles: readonly Pile[];
  /** Cards of a hand, of which more is seen. */
  readonly fan?: true;
  /** Each pile has its place, where none lies too; rows of them stand in columns. */
  readonly lanes?: true;
}

export interface GameArt {
  readonly felt: Colour;
  /** Of what stands out on it. */
  readonly glow: Colour;
  readonly back: CardBack;
  /** Cards that stand for the game where none lie open. */
  readonly cover: readonly (string | null)[];
  rows(this: void, view: BaseView): readonly CardRow[];
  look(this: void, card: string, locale: Locale): CardLook;
}

/** Rows of a game of the house, which knows its own views. */
const rowsOf =
  <View extends BaseView>(rows: (view: View) => readonly CardRow[]) =>
  (view: BaseView): readonly CardRow[] =>
    // A game's views are its own.
    rows(view as View).filter(({ piles }) => piles.some((pile) => pile.length > 0));

const alone = (cards: readonly (string | null)[]): readonly Pile[] => cards.map((card) => [card]);

/** A hand as one row of cards that lie upon each other. */
const own = (hand: readonly string[] | null): readonly CardRow[] =>
  hand === null ? [] : [{ piles: [hand], fan: true }];

const SUIT_COLOURS: Readonly<Record<string, CardColour>> = { H: 'red', D: 'red' };

function french(card: string, locale: Locale): CardLook {
  const face = faceOf(card) ?? card;
  const [rank = '', suit = ''] = face;
  const letter = frenchLetter(packOf(locale), rank);
  return { kind: 'paper', rank: letter, sign: suit, colour: SUIT_COLOURS[suit] ?? 'black' };
}

/** Numbers of Hungarian cards are Roman. */
const NUMERALS: Readonly<Record<string, string>> = { 7: 'VII', 8: 'VIII', 9: 'IX', X: 'X' };
const TELL_COLOURS: Readonly<Record<string, CardColour>> = { H: 'red', L: 'green', B: 'gold' };

function german(card: string, locale: Locale): CardLook {
  const [suit = '', rank = ''] = card;
  return {
    kind: 'paper',
    rank: NUMERALS[rank] ?? germanLetter(packOf(locale), rank),
    sign: `tell-${suit}`,
    colour: TELL_COLOURS[suit] ?? 'black',
  };
}

function panel(card: string): CardLook {
  const [protocol = '', value = ''] = card.split('-');
  return { kind: 'panel', protocol, value };
}

const HOUSE: Readonly<Record<string, GameArt>> = {
  'buddy-bluff': {
    felt: colourOf('#12484f'),
    glow: colourOf('#f0a35e'),
    back: { colour: colourOf('#2c4a6e') },
    cover: ['KD', '7C', 'QH'],
    rows: rowsOf(({ slots, centre, hand }: BuddyBluffView) => [
      { piles: slots.map(({ cards }) => cards.slice(-1)), lanes: true },
      { piles: alone(centre.filter((card) => card !== null)) },
      ...own(hand),
    ]),
    look: french,
  },
  compile: {
    felt: colourOf('#14171f'),
    glow: colourOf('#7cc4f4'),
    back: { colour: colourOf('#252a36'), value: '2' },
    cover: ['Fire-4', null, 'Light-5'],
    rows: rowsOf(({ seat, players }: CompileView) => {
      const near = seat ?? 0;
      return [
        ...[players[1 - near], players[near]].map((player) => ({
          piles: (player?.stacks ?? []).map((stack) =>
            stack.map(({ card, faceUp }) => (faceUp ? card : null)),
          ),
          lanes: true as const,
        })),
        ...own(players[near]?.hand ?? null),
      ];
    }),
    look: panel,
  },
  mulle: {
    felt: colourOf('#22463c'),
    glow: colourOf('#ffb3a3'),
    back: { colour: colourOf('#9c352b') },
    cover: ['RU K', 'KL 7', 'HJ Q'],
    rows: rowsOf(({ table, hand }: MulleView) => [
      { piles: table.map(({ cards }) => cards) },
      ...own(hand),
    ]),
    look: french,
  },
  ulti: {
    felt: colourOf('#4a1f2a'),
    glow: colourOf('#e2bb70'),
    back: { colour: colourOf('#6d2233') },
    cover: ['BK', 'LO', 'HA'],
    rows: rowsOf(({ trick, hand, open }: UltiView) => [
      { piles: alone(trick?.cards ?? []) },
      ...open.flatMap((cards) => (cards === null ? [] : [{ piles: [cards], fan: true as const }])),
      ...own(hand),
    ]),
    look: german,
  },
};

/** Signs that guests write on cards and the house draws. */
const DRAWN: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
/** Of a guest that does not choose a felt. */
const COVER = ['KS', 'QH', 'AD'];

/** In the middle first, then what a seat has open before it, then the hand of the one who reads. */
function guestRows(table: PlainTable | undefined, view: BaseView): readonly CardRow[] {
  const places = (table?.places(view) ?? []).filter(
    ({ pile, cards }) => pile !== true && cards.some((card) => card !== null),
  );
  const isOwn = (seat: number | undefined): boolean =>
    view.seat !== EVERYBODY && seat === view.seat;
  return places
    .toSorted((one, other) => Number(isOwn(one.seat)) - Number(isOwn(other.seat)))
    .map(({ cards, seat }) => {
      const known = cards.filter((card) => card !== null);
      if (seat === undefined) return { piles: alone(known) };
      return { piles: [known], fan: true as const };
    });
}

function guestArt({ id, guest }: GameEntry): GameArt {
  const { look = {}, table } = guest ?? {};
  const { felt, glow, back } = coloursOf(id, look);
  return {
    felt: oklch(felt),
    glow: oklch(glow),
    back: { colour: oklch(back) },
    cover: look.cards ?? COVER,
    rows: (view) => guestRows(table, view),
    look: (card, locale) => {
      const face = table?.face?.(card);
      if (face === undefined) {
        if (parseCard(card) !== undefined) return french(card, locale);
        return { kind: 'paper', rank: card, sign: '' };
      }
      const { rank, suit, colour = 'black' } = face;
      return { kind: 'paper', rank, sign: DRAWN[suit] ?? suit, colour };
    },
  };
}

export function artOf(entry: GameEntry): GameArt {
  return HOUSE[entry.id] ?? guestArt(entry);
}
