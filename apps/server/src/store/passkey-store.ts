/**
 * What a store keeps of people whose names stay: passkeys, the names that
 * belong to them, challenges that wait for an answer, and the hash of a code on
 * paper. A name belongs to a person as long as the person has a passkey.
 */

/** Somebody a server knows: nobody else ever hears the id. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
}

/** People with a passkey who were not seen are kept for so much longer than guests: two years in all. */
export const OWNERS_KEPT_LONGER_MS: number = 550 * 86_400_000;

export interface Passkey {
  /** Its credential's id, as base64url. */
  readonly id: string;
  readonly publicKey: Uint8Array;
  /** How often the authenticator has signed; 0 for one that does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** It is kept in an account of its maker too, and comes along to other devices. */
  readonly synced: boolean;
  readonly made: number;
  readonly used: number;
}

/** Why a passkey is not added. */
export type PasskeyProblem = 'known' | 'many' | 'name-owned' | 'nobody';

export interface PasskeyStore {
  /** Keeps the hash of a challenge: for a person, or for nobody yet where the text is empty. */
  addChallenge(challenge: Uint8Array, person: string, now: number, until: number): Promise<void>;
  /** Whose challenge it was; undefined for one that is unknown, was taken before or comes too late. */
  takeChallenge(challenge: Uint8Array, now: number): Promise<string | undefined>;
  /** Adds a passkey to the person's others, at most so many; the first makes their name their own. */
  addPasskey(person: string, passkey: Passkey, most: number): Promise<'added' | PasskeyProblem>;
  /** Oldest first. */
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  passkey(
    id: string,
  ): Promise<{ readonly passkey: Passkey; readonly person: KnownPerson } | undefined>;
  /** Counts a use. False if a use with this count, or a later one, is known. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean>;
  /** Removes a passkey; with the last one go the code on paper and the right to the name. */
  removePasskey(person: string, id: string): Promise<boolean>;
  /** The person that names of this look belong to. */
  ownerOf(look: string): Promise<string | undefined>;
  /** Keeps the hash of a code instead of the one before. False for somebody without a passkey. */
  setRecovery(person: string, code: Uint8Array): Promise<boolean>;
  hasRecovery(person: string): Promise<boolean>;
  /** The person a code belongs to. */
  recover(code: Uint8Array): Promise<KnownPerson | undefined>;
}
