/** Who or what has a seat. */
import type { PersonId } from './event.ts';

export type Occupant =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'computer';
      readonly level: string;
      /** A person had this seat and has left it for good. */
      readonly released?: true;
      /** The nonce of the person who had it. */
      readonly nonce?: string;
    }
  /** Plays along its lines as long as everybody follows one of them. */
  | { readonly kind: 'script'; readonly lines: readonly (readonly string[])[] }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      /** The nonce of this person. */
      readonly nonce?: string;
      /** A computer plays for them. */
      readonly covered: boolean;
    };

export const FREE: Occupant = { kind: 'free' };
/** The level of computers in empty seats and for absent people. */
export const SUBSTITUTE = 'casual';

/** The nonce of a seat, which stays when its person leaves. */
export function shareOf(occupant: Occupant | undefined): string | undefined {
  return occupant !== undefined && 'nonce' in occupant ? occupant.nonce : undefined;
}

/** Whether a person decides there, and no computer. */
export function isPresent(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && !occupant.covered;
}
