/** What stands under the table while somebody has to decide: the moves, those of a card that is picked, or a hint. */
import type { BaseView } from '@pakli/core';
import type { Advice } from '@pakli/core/analysis';
import type { Audience } from '@pakli/text';
import type { TableSetting, TableArt } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { plainBody, type Body } from '../../table/page.ts';
import { widthOf, wrap } from '../../terminal/lines.ts';
import type { Voice } from '../../input/voice.ts';
import { hintLines } from './hint-lines.ts';
import { details, fitRows, overview, type MoveRow } from './move-list.ts';
import { matching, showsHand, type Offer } from '../../seat/offers.ts';

export interface BodyPorts {
  readonly offers: readonly Offer[];
  readonly view: BaseView;
  readonly company: Audience;
  readonly voice: Voice;
  readonly ink: Ink;
  readonly art: TableArt;
  readonly hint: readonly Advice[] | undefined;
}

function settingOf({ ink, company, voice }: BodyPorts, width: number): TableSetting {
  const { catalogue, words, rulings } = voice;
  return { ink, width, roomy: true, company, catalogue, words, rulings };
}

/** What there is to read about the thing that is named, if anything. */
export function readAbout(question: BodyPorts, named: string, width: number): readonly string[] {
  const { art, view } = question;
  return art.about?.(named, view, settingOf(question, width)) ?? [];
}

/** What lies open and is not drawn. */
export function readLook(question: BodyPorts, width: number): readonly string[] {
  const { art, view } = question;
  return art.look?.(view, settingOf(question, width)) ?? [];
}

/** What somebody hears who claims the rest, and the move that it continues with. */
export function readClaim(question: BodyPorts): { readonly move?: string; readonly says: string } {
  const { art, view } = question;
  return art.claim?.(view, settingOf(question, 80)) ?? { says: '' };
}

/** `text` is what is being typed, or else what was picked before. */
export function bodyOf(question: BodyPorts, text: string): Body {
  const { offers, view, voice, ink, hint } = question;
  const { frame } = voice.catalogue;
  const isCommand = /^[hurs?qlc]$/i.test(text.trim());
  if (hint !== undefined && text === '') {
    const { options } = view;
    return plainBody(frame.hint.title, ink, (width) =>
      hintLines(hint, { offers, options }, voice, ink, width),
    );
  }
  if (text.trim() === '' || isCommand) return allMoves(question);
  const found = matching(offers, ink.notation(text));
  return found.length === offers.length && offers.length > 1
    ? allMoves(question)
    : someMoves(question, text, found);
}

/** What was typed: the moves it fits, and what there is to read about it. */
function someMoves(question: BodyPorts, text: string, found: readonly Offer[]): Body {
  const { voice, ink, art } = question;
  const { frame, cards } = voice.catalogue;
  const [card] = new Set(found.map(({ label }) => label.card));
  const one = card !== undefined && found.every(({ label }) => label.card === card);
  const [only] = found;
  // Several cards are told apart by what they do; one is worth reading about.
  const named = one ? card : found.length > 1 ? undefined : (only?.text ?? text);
  const about = (width: number): readonly string[] =>
    named === undefined ? [] : readAbout(question, named, width);
  if (found.length === 0 && about(80).length === 0) return allMoves(question);
  const name = (of: string): string =>
    art.cardName?.(of, settingOf(question, 80)) ?? cards.name(of);
  return bodyOfRows(
    () => (one ? frame.table.movesOf(name(card)) : frame.table.moves),
    question,
    (width) => [...textRows(about(width)), ...details(found, ink, width)],
  );
}

/** Rows in the form that fits the room best, or cut to it. */
function bodyOfRows(
  title: Body['title'],
  { voice, ink }: BodyPorts,
  rows: (width: number, room: number) => readonly MoveRow[],
): Body {
  return {
    title,
    lines: (width, room) =>
      fitRows(rows(width, room), room, (moves) =>
        wrap(` ${ink.plain(voice.words.more(moves))}`, width - 1, 3).map((line) => ink.dim(line)),
      ),
    least: (width) => rows(width, 0).length,
  };
}

/** Lines that are no moves. */
function textRows(lines: readonly string[]): MoveRow[] {
  return lines.map((text) => ({ text, moves: 0 }));
}

function allMoves(question: BodyPorts): Body {
  const { offers, view, voice, ink, art } = question;
  const ask = (width: number): readonly string[] =>
    offers.length === 0 ? [] : (art.ask?.(view, settingOf(question, width)) ?? []);
  const { moves } = voice.catalogue.frame.table;
  /** The question beside the title, and what stands under it: on a narrow page both. */
  const asked = (width: number): { title: string; under: readonly string[] } => {
    const [first, ...rest] = ask(width);
    if (first === undefined) return { title: moves, under: rest };
    const title = `${moves} · ${first}`;
    return widthOf(title) + 4 <= width
      ? { title, under: rest }
      : { title: moves, under: [...wrap(` ${first}`, width - 1, 1), ...rest] };
  };
  const title = (width: number): string => asked(width).title;
  const body = bodyOfRows(title, question, (width, room) => {
    const more = asked(width).under;
    const setting = settingOf(question, width);
    const named = offers.map((offer) => {
      const named = art.brief?.(offer.text, view, setting) ?? offer.label.short;
      const short = art.drawn?.(named, view, setting) ?? named;
      return { ...offer, label: { ...offer.label, short } };
    });
    return [...textRows(more), ...overview(named, ink, width, room - more.length)];
  });
  const hand = art.hand?.(view) ?? [];
  return { ...body, showsHand: hand.length > 0 && showsHand(offers, hand) };
}
