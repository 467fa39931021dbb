import type { Person } from '../../person.ts';

/** Somebody with a verb: `Du nimmst`, `Bo nimmt`. */
export function tut(person: Person, you: string, other: string): string {
  return person.you ? `Du ${you}` : `${person.name} ${other}`;
}

/** Names that end in s, x or z take an apostrophe. */
export function genitiv(name: string): string {
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}
