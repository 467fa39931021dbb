/**
 * A name that stays. A guest adds a passkey, and from then on the name is theirs
 * at this server: by the passkey, or a code on paper, any other browser becomes
 * the same person. What a browser answers is verified by SimpleWebAuthn; every
 * challenge is kept by the store, so that any node may verify an answer, once.
 */
import { refuse, type Refusal } from '@pakli/core';
import type { PasskeyFacts } from '@pakli/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { base64Of, sha256, type Machine } from '../machine.ts';
import type { Metrics } from '../metrics.ts';
import type { PasskeyProblem } from '../store/passkey-store.ts';
import type { KnownPerson, TableStore } from '../store/store.ts';
import type { RelyingParty } from './relying-party.ts';

const CHALLENGE_MS = 5 * 60_000;
export const MOST_PASSKEYS = 10;
/** EdDSA, ES256 and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];
/** Owner of a challenge before anybody has signed in. */
const NOBODY = '';

/** As browsers write one: base64url, of at most 1023 bytes. */
export function isPasskeyId(given: unknown): given is string {
  return typeof given === 'string' && /^[\w-]{1,1364}$/.test(given);
}

export interface PasskeyPorts {
  readonly store: TableStore;
  readonly machine: Pick<Machine, 'bytes'>;
  readonly now: () => number;
  readonly metrics: Metrics;
}

const PROBLEMS: Readonly<Record<PasskeyProblem, Refusal>> = {
  known: refuse('passkey-known', 'table'),
  many: refuse('passkey-many', 'table', { most: MOST_PASSKEYS }),
  'name-owned': refuse('name-owned', 'table'),
  nobody: refuse('no-name', 'table'),
};

/** A large library: loaded when the first person needs it. */
const loadLibrary = () => import('@simplewebauthn/server');

export class Passkeys {
  private readonly ports: PasskeyPorts;

  constructor(ports: PasskeyPorts) {
    this.ports = ports;
  }

  async factsOf({ id }: KnownPerson): Promise<readonly PasskeyFacts[]> {
    const passkeys = await this.ports.store.passkeysOf(id);
    return passkeys.map(({ id, synced, made, used }) => ({ id, synced, made, used }));
  }

  /** What a browser needs to create a passkey. */
  async creationFor(
    party: RelyingParty,
    { id, name }: KnownPerson,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await loadLibrary();
    const known = await this.ports.store.passkeysOf(id);
    return generateRegistrationOptions({
      rpName: 'Pakli',
      rpID: party.id,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge: await this.challengeFor(id),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Adds the passkey that a browser has made for the person. */
  async add(
    party: RelyingParty,
    { id }: KnownPerson,
    answer: unknown,
  ): Promise<Refusal | undefined> {
    const { verifyRegistrationResponse } = await loadLibrary();
    const challenge = this.expect(id);
    const verified = await verifyRegistrationResponse({
      // The library checks every part of it.
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge.isExpected,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (verified?.verified !== true)
      return this.refusal(challenge.isLate ? 'passkey-late' : 'passkey-refused');
    const { credential, credentialBackedUp: synced } = verified.registrationInfo;
    const { store, now, metrics } = this.ports;
    const [made, used] = [now(), now()];
    const { id: key, publicKey, counter, transports } = credential;
    const passkey = { id: key, publicKey, counter, transports: readTransports(transports) };
    const outcome = await store.addPasskey(id, { ...passkey, synced, made, used }, MOST_PASSKEYS);
    if (outcome !== 'added') return PROBLEMS[outcome];
    metrics.count('pakli_passkeys_total', ['what', 'added']);
    return undefined;
  }

  /** What a browser signs with one of its passkeys for this server. */
  async requestFor(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await loadLibrary();
    return generateAuthenticationOptions({
      rpID: party.id,
      challenge: await this.challengeFor(NOBODY),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  }

  /** The person whose passkey has signed. */
  async personBy(party: RelyingParty, answer: unknown): Promise<KnownPerson | Refusal> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { store, now, metrics } = this.ports;
    const response = answer as AuthenticationResponseJSON | null | undefined;
    const key = response?.id;
    const known = isPasskeyId(key) ? await store.passkey(key) : undefined;
    if (!response || known === undefined) return this.refusal('passkey-unknown');
    const { passkey, person } = known;
    const challenge = this.expect(NOBODY);
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.isExpected,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }).catch(() => undefined);
    if (verified?.verified !== true)
      return this.refusal(challenge.isLate ? 'passkey-late' : 'passkey-refused');
    const handle: unknown = response.response.userHandle ?? undefined;
    const isTheirs =
      handle === undefined || handle === Buffer.from(person.id).toString('base64url');
    const { newCounter } = verified.authenticationInfo;
    // Another node may have counted the same use, or a copy of the passkey may.
    if (!isTheirs || !(await store.usePasskey(passkey.id, newCounter, now())))
      return this.refusal('passkey-refused');
    metrics.count('pakli_passkeys_total', ['what', 'used']);
    return person;
  }

  private async challengeFor(person: string): Promise<Uint8Array<ArrayBuffer>> {
    const { store, machine, now } = this.ports;
    const bytes = machine.bytes(32);
    await store.addChallenge(sha256(base64Of(bytes)), person, now(), now() + CHALLENGE_MS);
    return bytes;
  }

  /** Consumes the challenge of an answer, so that none can be used twice. */
  private expect(person: string): {
    readonly isExpected: (challenge: string) => Promise<boolean>;
    readonly isLate: boolean;
  } {
    const { store, now } = this.ports;
    const expected = {
      isLate: false,
      isExpected: async (challenge: string) => {
        const whose = await store.takeChallenge(sha256(challenge), now());
        expected.isLate = whose !== person;
        return whose === person;
      },
    };
    return expected;
  }

  private refusal(refused: 'passkey-refused' | 'passkey-unknown' | 'passkey-late'): Refusal {
    this.ports.metrics.count('pakli_passkeys_total', ['what', 'refused']);
    return refuse(refused, 'table');
  }
}

/** Untrusted: a page sent them, and gets them back. */
function readTransports(given: unknown): string[] {
  const all: unknown[] = Array.isArray(given) ? given : [];
  return all
    .filter((one) => typeof one === 'string')
    .filter((one) => /^[a-z-]{1,20}$/.test(one))
    .slice(0, 8);
}
