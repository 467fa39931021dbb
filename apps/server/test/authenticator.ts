/** A software authenticator: it creates passkeys and signs, honestly or as a liar would. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** What the browser and the authenticator claim in an answer; each claim can be false. */
export interface Claims {
  readonly origin: string;
  readonly rpId: string;
  readonly type?: string;
  /** User present and verified: 0x05. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly transports?: unknown;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.of((major << 5) | n);
  return n < 256 ? Buffer.of((major << 5) | 24, n) : Buffer.of((major << 5) | 25, n >> 8, n & 255);
}

/** CBOR, as far as it is needed. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

export class Authenticator {
  readonly id: Buffer = randomBytes(16);
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor() {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to the options for a new passkey. */
  create(challenge: string, claims: Claims): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.of(0, this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const data = Buffer.concat([this.data(claims, HAS_CREDENTIAL), credential]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, claims),
      attestationObject: base64(attestation),
      transports: claims.transports ?? ['internal'],
    });
  }

  /** The answer to the options for signing in. */
  get(challenge: string, claims: Claims): object {
    const data = this.data(claims, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge, claims);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: base64(data),
      signature: base64(sign('sha256', signed, this.keys.privateKey)),
      ...(claims.userHandle === undefined ? {} : { userHandle: base64(claims.userHandle) }),
    });
  }

  private answer(response: object): object {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(usual: string, challenge: string, { type = usual, origin }: Claims): string {
    return base64(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data({ rpId, flags = PRESENT_AND_VERIFIED, counter = 0 }: Claims, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags | more), count]);
  }
}
