/**
 * Cards of the French deck as every table draws them: rank, then suit, `QH`. In Mulle's notation
 * this card is `HJ Q`.
 */
import { parseCard } from '@pakli/core/cards';

/** A card of the French deck in core's notation. */
export type Face = string;

/** The letters of a face. */
export type RankName = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type SuitName = 'S' | 'H' | 'D' | 'C';

const SWEDISH: Readonly<Record<string, SuitName>> = { KL: 'C', SP: 'S', HJ: 'H', RU: 'D' };

/** The face of a card in core's or in Mulle's notation; undefined if it is no card. */
export function faceOf(text: string): Face | undefined {
  if (parseCard(text) !== undefined) return text;
  const [suit = '', rank = ''] = text.trim().split(/\s+/);
  const face = `${rank === '10' ? 'T' : rank}${SWEDISH[suit] ?? ''}`;
  return parseCard(face) === undefined ? undefined : face;
}

/** Names from tables of ranks and suits; anything but a card is returned as written. */
export function namer(name: (rank: RankName, suit: SuitName) => string): (face: Face) => string {
  return (face) =>
    parseCard(face) === undefined
      ? face
      : // A face that core can read has a rank and a suit of these.
        name(face.charAt(0) as RankName, face.charAt(1) as SuitName);
}
