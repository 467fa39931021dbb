/** Offers laid out for people: one row a card, or the whole sentences of a few. */
import type { Ink } from '../terminal/ink.ts';
import { flow, padTo, widthOf, wrap } from '../terminal/lines.ts';
import type { Offer } from './offers.ts';

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
): string {
  const same = group.filter((other) => other.label.short === label.short);
  const differing = text
    .split(' ')
    .filter((word, i) => same.some((other) => other.text.split(' ')[i] !== word));
  // A star stands for what is told when the card is picked.
  const star = brief && label.notes.length > 0 ? '*' : '';
  const notes = [...(brief ? [] : label.notes), ...differing];
  const noted = notes.length === 0 ? '' : ink.dim(` (${ink.plain(notes.join(', '))})`);
  return `${ink.plain(label.short)}${star}${noted}`;
}

/** Every card with what it can do: a row each, or closer together and shorter where there is little room. */
export function overview(
  offers: readonly Offer[],
  ink: Ink,
  width: number,
  room: number,
): string[] {
  const full = rows(offers, ink, width);
  if (full.length <= room) return full;
  const close = flow(full, width, '  ').map((line) => line.trimEnd());
  if (close.length <= room) return close;
  return flow(rows(offers, ink, width, true), width, '  ');
}

function rows(offers: readonly Offer[], ink: Ink, width: number, brief = false): string[] {
  const digits = String(offers.length).length;
  const number = (offer: Offer): string => ink.paint('green', `${offer.number})`);
  return [...byCard(offers)].flatMap(([card, group]) => {
    if (card === undefined) {
      const longest = Math.max(
        ...group.map((offer) => widthOf(shortName(offer, group, ink, brief))),
      );
      const items = group.map(
        (offer) =>
          `${padTo('', digits - String(offer.number).length)}${number(offer)} ${padTo(shortName(offer, group, ink, brief), longest)}`,
      );
      return flow(items, width - 1, '  ').map((line) => ` ${line.trimEnd()}`);
    }
    const items = group.map((offer) => `${number(offer)} ${shortName(offer, group, ink, brief)}`);
    const [first = '', ...rest] = items;
    return flow([` ${padTo(ink.card(card), 4)} ${first}`, ...rest], width, '  ', 6);
  });
}

/** Each offer as a sentence, and under it how it is written. */
export function details(offers: readonly Offer[], ink: Ink, width: number): string[] {
  const digits = String(offers.at(-1)?.number ?? 0).length;
  return offers.flatMap((offer) => {
    const number = ink.paint('green', String(offer.number).padStart(digits));
    const words = `[${offer.text}]`.split(' ').map((word) => ink.dim(word));
    const written = offer.text === offer.label.text ? '' : ` ${words.join(' ')}`;
    const lines = wrap(`${ink.plain(offer.label.text)}${written}`, width - digits - 4);
    return lines.map((line, i) => `${i === 0 ? ` ${number}  ` : ' '.repeat(digits + 3)}${line}`);
  });
}
