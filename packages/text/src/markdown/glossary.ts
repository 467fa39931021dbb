/** The words of a game: the list in the paragraph `words` of its leaflet, and their occurrences in other texts. */
import type { Leaflet } from './leaflet.ts';

export interface Term {
  readonly name: string;
  /** Its stem in small letters: endings may follow. */
  readonly stems: readonly string[];
  readonly meaning: string;
}

/** The first form of an entry is its name; all its forms and the stems beside them are matched. */
export function glossaryOf({ entries }: Pick<Leaflet, 'entries'>, locale: string): readonly Term[] {
  return entries.map(({ forms, stems, meaning }) => ({
    name: forms[0] ?? '',
    stems: [...forms, ...stems].map((form) => form.toLocaleLowerCase(locale)),
    meaning,
  }));
}

export interface TermSpan {
  readonly text: string;
  readonly term?: Term;
}

/** Letters that may follow a stem: endings, but no other word. */
const ENDING = 5;

/** Splits a text at the first occurrence of each term. `told` holds the terms explained before. */
export function termed(
  text: string,
  glossary: readonly Term[],
  locale: string,
  told: Set<Term> = new Set<Term>(),
): TermSpan[] {
  const pieces: TermSpan[] = [];
  let plain = '';
  for (const piece of text.split(/([\p{L}\d][\p{L}\d-]*)/u)) {
    const word = piece.toLocaleLowerCase(locale);
    const term = glossary.find(({ stems }) =>
      stems.some((stem) => word.startsWith(stem) && word.length <= stem.length + ENDING),
    );
    if (term === undefined || told.has(term)) {
      plain += piece;
      continue;
    }
    told.add(term);
    if (plain !== '') pieces.push({ text: plain });
    plain = '';
    pieces.push({ text: piece, term });
  }
  return plain === '' ? pieces : [...pieces, { text: plain }];
}
