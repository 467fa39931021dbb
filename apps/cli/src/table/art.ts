/** What a game's table in the terminal is made of. It is given views and never a state. */
import type { BaseView } from '@pakli/core';
import type { Catalogue, Audience } from '@pakli/text';
import type { RulingWords } from '@pakli/text/rulings';
import type { TerminalWords } from '@pakli/text/terminal';
import type { Ink } from '../terminal/ink.ts';
import { padTo, widthOf } from '../terminal/lines.ts';

/** What a table is drawn with. */
export interface TableSetting {
  readonly ink: Ink;
  readonly width: number;
  /** Is there room for cards with borders? */
  readonly roomy: boolean;
  readonly company: Audience;
  readonly catalogue: Catalogue;
  readonly words: TerminalWords;
  /** What was decided about single cards, where somebody may read about one. */
  readonly rulings?: RulingWords | undefined;
}

export interface TableArt<View extends BaseView = BaseView> {
  /** Does the status say which deal of the match it is? */
  readonly countsDeals?: true;
  /** How many turns the log recalls, where remembering is part of the game. */
  readonly turnsRecalled?: number;
  /** Where in the deal we are, for the title. */
  status(view: View, setting: TableSetting): readonly string[];
  /** All that lies on the table, without the hand of the one who looks. */
  draw(view: View, setting: TableSetting): readonly string[];
  /** How the points stand. */
  score(view: View, setting: TableSetting): readonly string[];
  /** The hand of the one who looks, card by card. */
  hand?(view: View): readonly string[];
  /** The same in the game's own way, on as many lines as it needs. */
  holds?(view: View, setting: TableSetting): readonly string[];
  /** The name of a card in a sentence, where it is none of the French deck. */
  cardName?(card: string, setting: TableSetting): string;
  /** What is asked of the one whose turn it is: a sentence, and what belongs to it. */
  ask?(view: View, setting: TableSetting): readonly string[];
  /** What there is to know of a card, or of a move in notation, that somebody has picked. */
  about?(picked: string, view: View, setting: TableSetting): readonly string[];
  /** What anybody may look at though the table does not show it: cards that were taken, and those nobody has seen. */
  look?(view: View, setting: TableSetting): readonly string[];
  /** Claiming the rest: the next move where it is sure, and what is said of it. */
  claim?(view: View, setting: TableSetting): { readonly move?: string; readonly says: string };
  /** How one gives up: a move that is never listed, and what it means. */
  giveUp?(catalogue: Catalogue): string;
  /** A text in which cards are written, with the cards as they are drawn. */
  drawn?(text: string, view: View, setting: TableSetting): string;
  /** A move, by its notation, in a row of moves: where that is shorter or clearer than its label. */
  brief?(move: string, view: View, setting: TableSetting): string | undefined;
}

/** Cards one over the other, the last one whole; `text` stands for a place without a card. */
export function box(
  { ink }: Pick<TableSetting, 'ink'>,
  cards: readonly string[],
  text = '',
): string[] {
  const [topLeft, topRight, bottomLeft, bottomRight] = ink.signs.corners;
  const { across, down } = ink.signs;
  const shown = cards.length === 0 ? [text] : cards.map((card) => ink.card(card));
  const widths = shown.map((card, i) => Math.max(widthOf(card), i === shown.length - 1 ? 3 : 2));
  const row = (left: string, middle: (i: number) => string, right: string): string =>
    shown.map((_, i) => `${left}${middle(i)}`).join('') + right;
  return [
    row(topLeft, (i) => across.repeat(widths[i] ?? 0), topRight),
    row(down, (i) => padTo(shown[i] ?? '', widths[i] ?? 0), down),
    row(bottomLeft, (i) => across.repeat(widths[i] ?? 0), bottomRight),
  ];
}

/** The seats in their order, the one who looks first. */
export function seatsInOrder({ company }: TableSetting, seats: number): number[] {
  const first = company.seat ?? 0;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** A sign beside the seat whose turn it is. */
export function turnMark({ ink }: TableSetting, view: BaseView, seat: number): string {
  return view.turn === seat ? ink.paint('green', ink.signs.arrow) : ' ';
}

/** The name of a seat, marked if it is its turn. */
export function seatName(setting: TableSetting, view: BaseView, seat: number): string {
  const { ink, company } = setting;
  const name = company.names[seat] ?? String(seat);
  return `${turnMark(setting, view, seat)} ${seat === company.seat ? ink.bold(name) : name}`;
}
