/** Numbers and persons, and endings, which follow the last vowel of the word. */
import type { Person } from '../../person.ts';
import { lister, percent, plural, signedIn, type Lister, type Plural } from '../../plural.ts';

export const count: Plural = plural('tr');
export const list: Lister = lister('tr');
export const share: (part: number) => string = percent('tr');
export const signed: (n: number) => string = signedIn('tr', 0);
export const signedTenths: (n: number) => string = signedIn('tr', 1);
// After a number Turkish has no plural.
export const kart = (n: number): string => count(n, 'kart', 'kart');
export const puan = (n: number): string => count(n, 'puan', 'puan');

/** The subject, before a verb whose form alone tells if it is you. */
export const subject = (person: Person): string => (person.you ? '' : `${person.name} `);
/** A past tense: `aldı`, and `aldın` if it was you. */
export const past = (person: Person, verb: string): string => (person.you ? `${verb}n` : verb);

const VOWELS = /[aıoueiöü]/;

const UNITS = 'sıfır bir iki üç dört beş altı yedi sekiz dokuz'.split(' ');
const TENS = 'sıfır on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ');

/** The word heard last: of `Ali 5` and `Ali (5)` it is `beş`, of `Ali 20` it is `yirmi`. */
function heard(word: string): string {
  const [, ten = 0, unit = ''] = /(\d)?(\d)\P{L}*$/u.exec(word) ?? [];
  if (unit === '') return word;
  const said = unit === '0' && ten !== 0 ? TENS[Number(ten)] : UNITS[Number(unit)];
  return said ?? word;
}

/** The last vowel; foreign letters count as those they derive from. */
function lastVowel(word: string): string {
  const letters = Array.from(heard(word).toLocaleLowerCase('tr'), plain);
  return letters.findLast((letter) => VOWELS.test(letter)) ?? 'e';
}

function plain(letter: string): string {
  return VOWELS.test(letter) ? letter : letter.normalize('NFD').charAt(0);
}

function endsInVowel(word: string): boolean {
  return VOWELS.test(plain(heard(word).toLocaleLowerCase('tr').at(-1) ?? ''));
}

/** a or e */
function wide(word: string): string {
  return /[aıou]/.test(lastVowel(word)) ? 'a' : 'e';
}

/** ı, i, u or ü */
function narrow(word: string): string {
  const vowel = lastVowel(word);
  if (/[aı]/.test(vowel)) return 'ı';
  if (/[ei]/.test(vowel)) return 'i';
  return /[ou]/.test(vowel) ? 'u' : 'ü';
}

/** Endings of a name stand after an apostrophe; those of `1. oyuncu`, which is no name, do not. */
const mark = (name: string): string => (/^\d+\. /.test(name) ? name : `${name}’`);

/** Whose: `Ayşe’nin`, `Cem’in`, `Bo’nun`. */
export function genitive(name: string): string {
  return `${mark(name)}${endsInVowel(name) ? 'n' : ''}${narrow(name)}n`;
}

/** Somebody as object: `Ayşe’yi`, `Cem’i`, `Bo’yu`. */
export function nameObject(name: string): string {
  return `${mark(name)}${endsInVowel(name) ? 'y' : ''}${narrow(name)}`;
}

/** To whom: `Ayşe’ye`, `Cem’e`, `Bo’ya`. */
export function dative(name: string): string {
  return `${mark(name)}${endsInVowel(name) ? 'y' : ''}${wide(name)}`;
}

/** By whom, at whom: `Ayşe’de`, `Ahmet’te`. */
export function locative(name: string): string {
  return `${mark(name)}${/[fstkçşhp]$/i.test(heard(name)) ? 't' : 'd'}${wide(name)}`;
}

/** Also, which is a word of its own: `kupa kızı da`, `kupa ikilisi de`. */
export function too(word: string): string {
  return `${word} d${wide(word)}`;
}

/** A card as object: its name ends in a possessive, `kupa kızı`, `kupa kızını`. */
export function accusative(card: string): string {
  return `${card}n${narrow(card)}`;
}

/** Of a card: `kupa kızının`. */
export function ofCard(card: string): string {
  return `${accusative(card)}n`;
}

/** With a card: `kupa kızıyla`. */
export function instrumental(card: string): string {
  return `${card}yl${wide(card)}`;
}
