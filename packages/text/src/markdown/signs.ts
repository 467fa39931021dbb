/**
 * Cards as leaflets write them, so that a file can be read as it stands: `10♦`
 * and `K♥` of the French deck; `♥K` of the German one, whose bells are ●,
 * leaves ♠ and acorns ♣; `Fire-3` of Compile; `{7D}` of a third-party game, in
 * its own notation; `▒` is a card face down.
 */
const FRENCH: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
const GERMAN: Readonly<Record<string, string>> = { '♥': 'H', '●': 'B', '♠': 'L', '♣': 'A' };

/** A card that lies face down. */
export const FACE_DOWN = 'back';

/** The face that a table draws; undefined if it is no card. */
export function faceOfSigns(text: string): string | undefined {
  if (text === '▒') return FACE_DOWN;
  if (/^[A-Z][a-z]+-\d$/.test(text)) return text;
  const own = /^\{(\S+)\}$/.exec(text)?.[1];
  if (own !== undefined) return own;
  const [, rank, suit] = /^(10|[2-9JQKA])([♠♥♦♣])$/.exec(text) ?? [];
  if (suit !== undefined) return `${rank === '10' ? 'T' : rank}${FRENCH[suit]}`;
  const [, german, index] = /^([♥●♠♣])([789UOKXA])$/.exec(text) ?? [];
  return german === undefined ? undefined : `${GERMAN[german]}${index}`;
}
