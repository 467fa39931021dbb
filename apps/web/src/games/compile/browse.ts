/** Compile's card list with its filters: text, protocol, set, value, effect, and the text box it is in. */
import type { CardData } from '@pakli/compile';
import { PROTOCOLS } from '@pakli/compile/cards';
import { textOfCard, type CardText, type Catalogue } from '@pakli/text';
import type { Keyword } from '@pakli/text/rulings';

export interface CardEntry {
  /** `Fire-1`. */
  readonly card: string;
  readonly protocol: string;
  readonly set: string;
  readonly value: number;
  readonly data: CardData;
  readonly text: CardText;
}

export const BOXES = ['top', 'middle', 'bottom'] as const;
export type Stands = (typeof BOXES)[number] | 'none';

/** The search filters; empty text matches everything. */
export interface Wish {
  readonly text: string;
  readonly protocol: string;
  readonly set: string;
  readonly value: string;
  readonly keyword: Keyword | '';
  readonly box: Stands | '';
}

export const ANYTHING: Wish = {
  text: '',
  protocol: '',
  set: '',
  value: '',
  keyword: '',
  box: '',
};

export function entriesOf({ cardWords }: Pick<Catalogue, 'cardWords'>): readonly CardEntry[] {
  return PROTOCOLS.flatMap(({ name, set, cards }) =>
    cards.map((data) => ({
      card: `${name}-${data.value}`,
      protocol: name,
      set,
      value: data.value,
      data,
      text: textOfCard(data, cardWords),
    })),
  );
}

/** Further steps that match a keyword, beside the one of the same name. */
const ALSO: Readonly<Partial<Record<Keyword, readonly string[]>>> = {
  rearrange: ['swapProtocols', 'flipProtocol'],
};

function does(data: CardData, keyword: Keyword): boolean {
  const steps = [...JSON.stringify(data).matchAll(/"op":"(\w+)"/g)].map(([, op]) => op ?? '');
  const wanted = new Set<string>([keyword, ...(ALSO[keyword] ?? [])]);
  return steps.some((op) => wanted.has(op));
}

function standsIn({ text }: CardEntry, box: Stands): boolean {
  return box === 'none' ? BOXES.every((one) => text[one].length === 0) : text[box].length > 0;
}

/** Every search word must occur on the card. */
export function found(
  entries: readonly CardEntry[],
  wish: Wish,
  locale: string,
): readonly CardEntry[] {
  const plain = (text: string): string => text.toLocaleLowerCase(locale);
  const words = plain(wish.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    const { protocol, set, value, data, text } = entry;
    const all = plain([protocol, value, ...BOXES.flatMap((box) => text[box])].join(' '));
    return (
      (wish.protocol === '' || wish.protocol === protocol) &&
      (wish.set === '' || wish.set === set) &&
      (wish.value === '' || Number(wish.value) === value) &&
      (wish.keyword === '' || does(data, wish.keyword)) &&
      (wish.box === '' || standsIn(entry, wish.box)) &&
      words.every((word) => all.includes(word))
    );
  });
}
