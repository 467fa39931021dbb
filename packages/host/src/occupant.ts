/** What a seat of a room is for. */
import type { PersonId } from './event.ts';

export type Occupant =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'computer';
      readonly level: string;
      /** A person had this seat and has left it for good. */
      readonly released?: true;
      /** The share in the shuffle of the person who had it. */
      readonly nonce?: string;
    }
  /** Plays what its lines say as long as everybody has followed one of them, and nothing else. */
  | { readonly kind: 'script'; readonly lines: readonly (readonly string[])[] }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      /** This person's share in the shuffle. */
      readonly nonce?: string;
      /** A computer plays for them. */
      readonly covered: boolean;
    };

export const FREE: Occupant = { kind: 'free' };
/** Who plays in seats that nobody has taken and for people who are not there. */
export const SUBSTITUTE = 'casual';

/** What the people of a seat have shared in the shuffle: it stays when they go. */
export function shareOf(occupant: Occupant | undefined): string | undefined {
  return occupant !== undefined && 'nonce' in occupant ? occupant.nonce : undefined;
}

/** Somebody who decides for themselves. */
export function isPresent(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && !occupant.covered;
}
