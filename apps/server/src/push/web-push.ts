/**
 * Web push without a library: a message that only one browser can read (RFC
 * 8291, which is RFC 8188 with keys of a subscription), and the proof of who
 * sends it (VAPID, RFC 8292). Both are tested with the numbers of the RFCs.
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { base64Of } from '../machine.ts';

const CURVE = 'prime256v1';
/** Bytes of a public key on that curve, not compressed. */
export const PUBLIC_KEY_BYTES = 65;
export const PRIVATE_KEY_BYTES = 32;
export const AUTH_BYTES = 16;
export const SALT_BYTES = 16;
/** The one record of a message: no push service takes more. */
const RECORD_BYTES = 4096;
/** Follows the text in the last record, before the padding. */
const LAST_RECORD = 2;
/** Messages of about the same length look alike to the push service. */
const PADDED_TO = 256;
/** A push service refuses more than a day; clocks differ by less than half of one. */
const TOKEN_SECONDS = 12 * 3600;

/** The public keys of a browser's subscription. */
export interface SubscriptionKeys {
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

/** Of one message: random, and never used again. */
export interface MessageSecrets {
  readonly salt: Uint8Array;
  readonly privateKey: Uint8Array;
}

/** The body of a request to a push service, to be sent with `Content-Encoding: aes128gcm`. Throws if a key is not on the curve. */
export function encryptPush(
  text: Uint8Array,
  { p256dh, auth }: SubscriptionKeys,
  { salt, privateKey }: MessageSecrets,
  paddedTo: number = PADDED_TO,
): Uint8Array<ArrayBuffer> {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const publicKey = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const shared = derive(ecdh.computeSecret(p256dh), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const padding = new Uint8Array((paddedTo - ((text.length + 1) % paddedTo)) % paddedTo);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(publicKey.length, 4);
  return new Uint8Array(
    Buffer.concat([
      salt,
      head,
      publicKey,
      cipher.update(text),
      cipher.update(Uint8Array.of(LAST_RECORD)),
      cipher.update(padding),
      cipher.final(),
      cipher.getAuthTag(),
    ]),
  );
}

function derive(
  key: Uint8Array,
  salt: Uint8Array,
  info: string | Uint8Array,
  bytes: number,
): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}

/** What a server signs its messages with: browsers accept subscriptions of its public key only from it. */
export class VapidKey {
  /** As browsers and push services take it: base64url. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor(privateKey: Uint8Array) {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(privateKey);
    const point = new Uint8Array(ecdh.getPublicKey());
    this.publicKey = base64Of(point);
    const [x, y] = [base64Of(point.slice(1, 33)), base64Of(point.slice(33))];
    const jwk = { kty: 'EC', crv: 'P-256', x, y, d: base64Of(privateKey) };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** The header `Authorization` of a request to that push service; `contact` is whom its operator may write to. */
  authorization(endpoint: string, now: number, contact?: string): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + TOKEN_SECONDS,
      ...(contact === undefined ? {} : { sub: contact }),
    };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => base64Of(Buffer.from(JSON.stringify(part))))
      .join('.');
    const signature = sign('sha256', Buffer.from(text), {
      key: this.key,
      dsaEncoding: 'ieee-p1363',
    });
    return `vapid t=${text}.${base64Of(signature)}, k=${this.publicKey}`;
  }
}

/** A private key: almost any 32 bytes are one; others are skipped. */
export function newPrivateKey(bytes: (many: number) => Uint8Array): Uint8Array {
  for (;;) {
    const key = bytes(PRIVATE_KEY_BYTES);
    try {
      createECDH(CURVE).setPrivateKey(key);
      return key;
    } catch {
      // Zero, or past the order of the curve.
    }
  }
}

/** Whether bytes from outside are a public key: a point on the curve. */
export function isPublicKey(bytes: Uint8Array): boolean {
  if (bytes.length !== PUBLIC_KEY_BYTES) return false;
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
