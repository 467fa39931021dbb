/**
 * The other end of web push, as a browser and its push service have it: the keys of a subscription, and decryption
 * with them.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { Subscription } from '../../src/push/subscription.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

export interface BrowserKeys {
  readonly privateKey: Uint8Array;
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

/** The same number gives the same keys. */
export function browserKeys(n = 1): BrowserKeys {
  const privateKey = new Uint8Array(32).fill(n);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  return { privateKey, p256dh: ecdh.getPublicKey(), auth: new Uint8Array(16).fill(n) };
}

export function subscribed(n = 1, more: Partial<Subscription> = {}): Subscription {
  const { p256dh, auth } = browserKeys(n);
  return {
    endpoint: `https://push.example/${n}`,
    p256dh: base64(p256dh),
    auth: base64(auth),
    locale: 'en',
    wishes: ['turn', 'back', 'evening'],
    zone: 'Etc/UTC',
    quiet: null,
    ...more,
  };
}

function hkdf(key: Uint8Array, by: Uint8Array, use: Buffer, many: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, by, use, many));
}

/** The payload that the service worker gets from a request body. Throws if it was not meant for these keys. */
export function decryptPush(
  body: Uint8Array,
  { privateKey, p256dh, auth }: BrowserKeys = browserKeys(),
): string {
  const bytes = Buffer.from(body);
  const salt = bytes.subarray(0, 16);
  const length = bytes.readUInt8(20);
  const sender = bytes.subarray(21, 21 + length);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
  const shared = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(bytes.subarray(-16));
  const padded = Buffer.concat([
    decipher.update(bytes.subarray(21 + length, -16)),
    decipher.final(),
  ]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no padding');
  return padded.subarray(0, end).toString();
}

/** The claims of an `Authorization` header. Throws if its signature is not by its key. */
export function readVapid(header: string): Readonly<Record<string, unknown>> {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [base64(point.subarray(1, 33)), base64(point.subarray(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed by its key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
