/** Articles and endings depend on how a word or a number is pronounced. */
import type { Person } from '../../person.ts';
import { lister, percent, plural, signedIn, type Lister, type Plural } from '../../plural.ts';

export const count: Plural = plural('hu');
export const list: Lister = lister('hu');
export const share: (part: number) => string = percent('hu');
export const signed: (n: number) => string = signedIn('hu', 0);
export const signedTenths: (n: number) => string = signedIn('hu', 1);
// After a number Hungarian has no plural.
export const lap = (n: number): string => count(n, 'lap', 'lap');
export const pont = (n: number): string => count(n, 'pont', 'pont');

/** A player with a verb, whose form alone tells if it is you. */
export const does = (person: Person, you: string, other: string): string =>
  person.you ? you : `${person.name} ${other}`;

/** `az 5`, `az 1`, `az 1000`: öt, egy and ezer begin with a vowel; `a 15`, `a 100`. */
const VOWEL_NUMBER = /^(5|1(\d{3})*(?!\d))/;
/** Unity is pronounced with a j. */
const VOWEL_WORD = /^(?!Uni)[aáeéiíoóöőuúüű]/i;

/** The article with its word, quoted or not: `az ulti`, `a betli`, `az 5 értékű`, `a „lock”`. */
export function az(text: string | number): string {
  const said = String(text).replace(/^„/, '');
  return `${VOWEL_NUMBER.test(said) || VOWEL_WORD.test(said) ? 'az' : 'a'} ${text}`;
}

/** The same at the start of a sentence. */
export function Az(text: string | number): string {
  return az(text).replace('a', 'A');
}

/** For the numbers 0 to 9: nullát, egyet, kettőt, hármat… */
const UNITS = ['t', 'et', 't', 'at', 'et', 'öt', 'ot', 'et', 'at', 'et'] as const;
/** For 10, 20, 30…: tizet, húszat, harmincat… */
const TENS = ['', 'et', 'at', 'at', 'et', 'et', 'at', 'et', 'at', 'et'] as const;

/** A number below a hundred as an object: `9-et`, `13-at`, `20-at`. */
export function numberObject(n: number): string {
  const ending = n > 0 && n % 10 === 0 ? TENS[n / 10] : UNITS[n % 10];
  return `${n}-${ending ?? 't'}`;
}

/** For the numbers 0 to 9: nullával, eggyel, kettővel… */
const WITH = ['val', 'gyel', 'vel', 'mal', 'gyel', 'tel', 'tal', 'tel', 'cal', 'cel'] as const;

/** A number below ten by which something differs: `2-vel`, `1-gyel`. */
export function numberWith(n: number): string {
  return `${n}-${WITH[n] ?? 'vel'}`;
}

/** For the numbers 0 to 9: nullához, egyhez, kettőhöz… */
const TO = ['hoz', 'hez', 'höz', 'hoz', 'hez', 'höz', 'hoz', 'hez', 'hoz', 'hez'] as const;

/** A number below twenty that something is added to: `9-hez`, `10-hez`, `12-höz`. */
export function numberTo(n: number): string {
  return `${n}-${n === 10 ? 'hez' : TO[n % 10]}`;
}

/** A factor, for kontra's powers of two: `4-szeresen`, `8-szorosan`. */
export function times(n: number): string {
  return `${n}-${n % 10 === 6 || n % 10 === 8 ? 'szorosan' : 'szeresen'}`;
}

/** The games as objects, whose ending depends on their pronunciation. */
const GAMES: ReadonlyMap<string, string> = new Map([
  ['Buddy Bluff', 'Buddy Bluffot'],
  ['Mulle', 'Mullét'],
  ['Ulti', 'Ultit'],
  ['Compile', 'Compile-t'],
]);

/** What is played: `Ultit játszom`. */
export function playing(game: string): string {
  return `${GAMES.get(game) ?? `${game}-t`} játszom`;
}
