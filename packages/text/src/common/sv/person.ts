import type { Person } from '../../person.ts';

/** Begins a sentence. */
export function vem(person: Person): string {
  return person.you ? 'Du' : person.name;
}

export function vems(person: Person): string {
  return person.you ? 'Din' : genitiv(person.name);
}

/** Names that end in s, x or z take no ending. */
export function genitiv(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}
