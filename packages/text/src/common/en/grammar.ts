/** Numbers, lists and persons, as English sentences need them. */
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

export const count: Plural = plural('en');
export const list: Lister = lister('en');
export const ordinal: (n: number) => string = ordinals('en', {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
});
export const share: (part: number) => string = percent('en');
export const signed: (n: number) => string = signedIn('en', 0);
export const signedTenths: (n: number) => string = signedIn('en', 1);
export const cards = (n: number): string => count(n, 'card', 'cards');
export const points = (n: number): string => count(n, 'point', 'points');

/** In the middle of a sentence. */
export const who = (person: Person): string => (person.you ? 'you' : person.name);
/** Begins a sentence. */
export const Who = (person: Person): string => (person.you ? 'You' : person.name);
/** A player with a verb, at the start of a sentence: `You take`, `Bo takes`. */
export const does = (person: Person, you: string, other: string): string =>
  `${Who(person)} ${person.you ? you : other}`;
export const whose = (person: Person): string => (person.you ? 'your' : `${person.name}’s`);
export const Whose = (person: Person): string => (person.you ? 'Your' : whose(person));
