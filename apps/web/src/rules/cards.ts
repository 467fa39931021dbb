/** Cards as the rules of each game write them, and the faces that its table draws. */
import { faceOf } from '@pakli/text';

export interface CardWriting {
  readonly pattern: RegExp;
  /** What the game's `Face` is given; undefined if it is no card. */
  face(text: string): string | undefined;
}

const SAME = (text: string): string => text;

const WRITINGS: Readonly<Record<string, CardWriting>> = {
  'buddy-bluff': { pattern: /\b[A2-9TJQK][SHDC]\b/, face: SAME },
  mulle: { pattern: /\b(?:KL|SP|HJ|RU) (?:10|[2-9JQKA])\b/, face: faceOf },
  // A card that is named, not one in a notation.
  compile: { pattern: /^[A-Z][a-z]+-\d$/, face: SAME },
  ulti: { pattern: /\b[HBLA][789UOKXA]\b/, face: SAME },
};

export interface Written {
  readonly text: string;
  /** Of a card. */
  readonly face?: string;
}

/** Code of a rules document in parts: text, and cards to be drawn. */
export function writtenCards(game: string, code: string): readonly Written[] {
  const writing = WRITINGS[game];
  if (writing === undefined) return [{ text: code }];
  return code.split(new RegExp(`(${writing.pattern.source})`)).flatMap((text, index) => {
    if (text === '') return [];
    const face = index % 2 === 1 ? writing.face(text) : undefined;
    return [face === undefined ? { text } : { text, face }];
  });
}
