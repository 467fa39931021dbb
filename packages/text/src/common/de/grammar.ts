import type { Person } from '../../person.ts';
import { lister, percent, plural, signedIn, type Lister, type Plural } from '../../plural.ts';

export const count: Plural = plural('de');
export const list: Lister = lister('de');
export const share: (part: number) => string = percent('de');
export const signed: (n: number) => string = signedIn('de', 0);
export const signedTenths: (n: number) => string = signedIn('de', 1);
export const karten = (n: number): string => count(n, 'Karte', 'Karten');
export const punkte = (n: number): string => count(n, 'Punkt', 'Punkte');
/** Points of cards; a game is paid in `Punkte`. */
export const augen = (n: number): string => count(n, 'Auge', 'Augen');

/** A player with a verb: `Du nimmst`, `Bo nimmt`. */
export function tut(person: Person, you: string, other: string): string {
  return person.you ? `Du ${you}` : `${person.name} ${other}`;
}

/** Names that end in s, x or z take an apostrophe. */
export function genitiv(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

export const dich = (person: Person): string => (person.you ? 'dich' : person.name);
export const dein = (person: Person): string => (person.you ? 'Dein' : genitiv(person.name));
