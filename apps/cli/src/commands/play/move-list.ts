/** Offers laid out for people: one row a card, or the whole sentences of a few. */
import { stripVTControlCharacters } from 'node:util';
import type { Ink } from '../../terminal/ink.ts';
import { padTo, widthOf, wrap } from '../../terminal/lines.ts';
import type { Offer } from '../../seat/offers.ts';

/** Offers by the card they play, in the order in which the cards first come. */
function byCard(offers: readonly Offer[]): Map<string | undefined, Offer[]> {
  const groups = new Map<string | undefined, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.label.card);
    if (group === undefined) groups.set(offer.label.card, [offer]);
    else group.push(offer);
  }
  return groups;
}

/** A name short enough for a row; where two would be the same, what differs in the notation tells them apart. */
function shortName(
  { label, text }: Offer,
  group: readonly Offer[],
  ink: Ink,
  brief: boolean,
  name?: string,
): string {
  const same = name === undefined ? group.filter((other) => other.label.short === label.short) : [];
  const differing = text
    .split(' ')
    .filter((word, i) => same.some((other) => other.text.split(' ')[i] !== word));
  // A star stands for what is printed when the card is picked.
  const star = brief && label.notes.length > 0 ? '*' : '';
  const notes = [...(brief ? [] : label.notes), ...differing];
  const noted = notes.length === 0 ? '' : ink.dim(` (${ink.plain(notes.join(', '))})`);
  return `${name ?? ink.plain(label.short)}${star}${noted}`;
}

/** A line of the list, and how many moves begin in it. */
export interface MoveRow {
  readonly text: string;
  readonly moves: number;
}

/** The rows in their order, as many together on a line as the width allows. */
function flowRows(rows: readonly MoveRow[], width: number, gap: string, indent = 0): MoveRow[] {
  const lines: MoveRow[] = [];
  for (const { text, moves } of rows) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last.text}${gap}${text}`;
    if (last === undefined) lines.push({ text, moves });
    else if (widthOf(longer) > width) lines.push({ text: ' '.repeat(indent) + text, moves });
    else lines[lines.length - 1] = { text: longer, moves: last.moves + moves };
  }
  return lines.map(({ text, moves }) => ({ text: text.trimEnd(), moves }));
}

/** As many rows as there is room for, and under them how many moves are not shown. */
export function fitRows(
  rows: readonly MoveRow[],
  room: number,
  more: (moves: number) => readonly string[],
): string[] {
  const texts = rows.map(({ text }) => text);
  if (rows.length <= room) return texts;
  const all = rows.reduce((sum, { moves }) => sum + moves, 0);
  const kept = Math.max(0, room - more(all).length);
  const hidden = rows.slice(kept).reduce((sum, { moves }) => sum + moves, 0);
  // Without a move in what is left out there is nothing to say about it.
  return hidden === 0
    ? texts.slice(0, Math.max(0, room))
    : [...texts.slice(0, kept), ...more(hidden)];
}

/** Every card with what it can do: a row each, or closer together and shorter where there is little room. */
export function overview(
  offers: readonly Offer[],
  ink: Ink,
  width: number,
  room: number,
): MoveRow[] {
  const full = rows(offers, ink, width);
  if (full.length <= room) return full;
  const close = flowRows(full, width, '  ');
  if (close.length <= room) return close;
  const brief = rows(offers, ink, width, true);
  return brief.length <= room ? brief : flowRows(brief, width, '  ');
}

function rows(offers: readonly Offer[], ink: Ink, width: number, brief = false): MoveRow[] {
  const groups = byCard(offers);
  const digits = String(offers.length).length;
  const names = nameOfEach(groups, ink);
  const item = (offer: Offer, group: readonly Offer[]): string =>
    `${numberOf(offer, ink)} ${shortName(offer, group, ink, brief, names?.get(offer))}`;
  const single = groups.get(undefined) ?? [];
  const ofCards = [...groups].flatMap(([card, group]) =>
    card === undefined
      ? []
      : [{ card: ink.card(card), items: group.map((one) => item(one, group)) }],
  );
  const listed =
    names === undefined
      ? inRows(ofCards, width)
      : inColumns(
          [...names.keys()].map((offer) => item(offer, [])),
          digits,
          width,
        );
  const rest = inColumns(
    single.map((offer) => item(offer, single)),
    digits,
    width,
  );
  // In the order in which they are numbered.
  return single[0]?.number === 1 ? [...rest, ...listed] : [...listed, ...rest];
}

interface CardRow {
  readonly card: string;
  readonly items: readonly string[];
}

/** A row a card, what they can do under each other where there is room for it. */
function inRows(rowsOf: readonly CardRow[], width: number): MoveRow[] {
  const longest = Math.max(4, ...rowsOf.map(({ card }) => widthOf(card)));
  const most = Math.max(0, ...rowsOf.map(({ items }) => items.length));
  const columns = Array.from({ length: most }, (_, i) =>
    Math.max(...rowsOf.map(({ items }) => widthOf(items[i] ?? ''))),
  );
  const wide = columns.reduce((sum, column) => sum + column + 2, longest + 2);
  return rowsOf.flatMap(({ card, items }) => {
    const aligned = wide <= width ? items.map((text, i) => padTo(text, columns[i] ?? 0)) : items;
    const [first = '', ...rest] = aligned;
    const moves = [` ${padTo(card, longest)} ${first}`, ...rest];
    return flowRows(moves.map(oneMove), width, '  ', longest + 2);
  });
}

function oneMove(text: string): MoveRow {
  return { text, moves: 1 };
}

function numberOf({ number }: Offer, ink: Ink): string {
  return ink.paint('green', `${number})`);
}

/** Names that tell single moves of cards apart without a row each, if there are such. */
function nameOfEach(
  groups: ReadonlyMap<string | undefined, readonly Offer[]>,
  ink: Ink,
): ReadonlyMap<Offer, string> | undefined {
  const names = new Map<Offer, string>();
  const shorts = new Set<string>();
  let telling = true;
  for (const [card, group] of groups) {
    if (card === undefined) continue;
    const [only] = group;
    if (only === undefined || group.length > 1) return undefined;
    shorts.add(only.label.short);
    telling &&= only.label.short.startsWith(ink.card(card));
    names.set(only, ink.card(card));
  }
  if (names.size < 2 || !(telling || shorts.size === 1)) return undefined;
  return telling ? new Map([...names.keys()].map((offer) => [offer, offer.label.short])) : names;
}

/** Numbered names under each other, as many columns as there is room for. */
function inColumns(items: readonly string[], digits: number, width: number): MoveRow[] {
  const aligned = items.map((text) => {
    const [number = ''] = stripVTControlCharacters(text).split(')');
    return ' '.repeat(digits - number.length) + text;
  });
  const longest = Math.max(0, ...aligned.map(widthOf));
  const lined = (texts: readonly string[]): MoveRow[] =>
    flowRows(texts.map(oneMove), width - 1, '  ').map(({ text, moves }) => ({
      text: ` ${text}`,
      moves,
    }));
  // One long name must not spread others that have a line together.
  const loose = lined(items);
  return loose.length < 2 ? loose : lined(aligned.map((text) => padTo(text, longest)));
}

/** Each offer as a sentence, and under it how it is written. */
export function details(offers: readonly Offer[], ink: Ink, width: number): MoveRow[] {
  const digits = String(offers.at(-1)?.number ?? 0).length;
  return offers.flatMap((offer) => {
    const number = ink.paint('green', String(offer.number).padStart(digits));
    const words = `[${offer.text}]`.split(' ').map((word) => ink.dim(word));
    const written = offer.text === offer.label.text ? '' : ` ${words.join(' ')}`;
    const lines = wrap(`${ink.plain(offer.label.text)}${written}`, width - digits - 4);
    return lines.map((line, i) => ({
      text: `${i === 0 ? ` ${number}  ` : ' '.repeat(digits + 3)}${line}`,
      moves: i === 0 ? 1 : 0,
    }));
  });
}
