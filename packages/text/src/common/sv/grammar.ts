import type { Person } from '../../person.ts';
import {
  lister,
  ordinal as ordinals,
  percent,
  plural,
  signedIn,
  type Lister,
  type Plural,
} from '../../plural.ts';

export const count: Plural = plural('sv');
export const list: Lister = lister('sv');
export const ordinal: (n: number) => string = ordinals('sv', { one: ':a', other: ':e' });
export const share: (part: number) => string = percent('sv');
export const signed: (n: number) => string = signedIn('sv', 0);
export const signedTenths: (n: number) => string = signedIn('sv', 1);
export const kort = (n: number): string => count(n, 'kort', 'kort');
export const poäng = (n: number): string => count(n, 'poäng', 'poäng');

/** Begins a sentence. */
export function vem(person: Person): string {
  return person.you ? 'Du' : person.name;
}

export function vems(person: Person): string {
  return person.you ? 'Din' : genitiv(person.name);
}

export const ditt = (person: Person): string => (person.you ? 'Ditt' : genitiv(person.name));
export const dig = (person: Person): string => (person.you ? 'dig' : person.name);

/** Names that end in s, x or z take no ending. */
export function genitiv(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}
