/**
 * The letters on the cards. Records and moves use one notation everywhere; people see the letters
 * of the packs they know:
 *
 *     frenchLetter('swedish', 'J')      // Kn
 *     germanLetter('hungarian', 'O')    // F, the felső
 *     notationOf('hungarian', 'lf')     // LO
 */
import type { Locale } from './locale.ts';

/** The notation's J Q K A and U O K A, or the letters of that country's packs. */
export const PACKS = ['international', 'swedish', 'hungarian'] as const;
export type CountryPack = (typeof PACKS)[number];

type Letters = Readonly<Record<string, string>>;

const FRENCH: Readonly<Record<CountryPack, Letters>> = {
  international: {},
  // knekt, dam, ess
  swedish: { J: 'Kn', Q: 'D', A: 'E' },
  hungarian: {},
};
const GERMAN: Readonly<Record<CountryPack, Letters>> = {
  international: {},
  swedish: {},
  // alsó, felső, ász
  hungarian: { U: 'A', O: 'F', A: 'Á' },
};
const OF_LANGUAGE: Partial<Readonly<Record<Locale, CountryPack>>> = {
  sv: 'swedish',
  hu: 'hungarian',
};

/** What speakers of a language expect. */
export function packOf(locale: Locale): CountryPack {
  return OF_LANGUAGE[locale] ?? 'international';
}

/** A rank of the French deck as its cards show it; a ten is `10`. */
export function frenchLetter(pack: CountryPack, rank: string): string {
  return FRENCH[pack][rank] ?? rank.replace('T', '10');
}

/** A rank of the German-suited deck as its cards show it. */
export function germanLetter(pack: CountryPack, rank: string): string {
  return GERMAN[pack][rank] ?? rank;
}

/** The distinctive letters of a pack: `Kn D K E`. */
export function lettersIn(pack: CountryPack): string {
  const own = Object.keys(GERMAN[pack]).length > 0;
  const letters = own
    ? ['U', 'O', 'K', 'A'].map((rank) => germanLetter(pack, rank))
    : ['J', 'Q', 'K', 'A'].map((rank) => frenchLetter(pack, rank));
  return letters.join(' ');
}

/** Cards of the French deck in a text, with the letters of the pack: `J♠` is `Kn♠`. */
export function relettered(pack: CountryPack, text: string): string {
  return text.replaceAll(/\b([JQKA])(?=[♠♥♦♣])/g, (rank) => frenchLetter(pack, rank));
}

/** The notation of a card typed as it is shown; any other text stays as it is. */
export function notationOf(pack: CountryPack, typed: string): string {
  const text = typed.trim();
  const [, suit = '', german = ''] = /^([HBLA])(\p{L})$/iu.exec(text) ?? [];
  const [, french = '', sign = ''] = /^(\p{L}+)([SHDC])$/iu.exec(text) ?? [];
  const [tell, rank] = [rankOf(GERMAN[pack], german), rankOf(FRENCH[pack], french)];
  if (tell !== undefined) return `${suit}${tell}`;
  return rank === undefined ? typed : `${rank}${sign}`;
}

function rankOf(letters: Letters, letter: string): string | undefined {
  return Object.keys(letters).find((rank) => letters[rank]?.toUpperCase() === letter.toUpperCase());
}
