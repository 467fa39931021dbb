/** Encryption and signatures of web push, against the RFCs' test vectors. */
import { describe, expect, test } from 'vitest';
import { encryptPush, isPublicKey, newPrivateKey, VapidKey } from '../../src/push/web-push.ts';
import { browserKeys, decryptPush, readVapid } from './push-service.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text.replaceAll(/\s/g, ''), 'base64url');

describe('RFC 8291, section 5 and appendix A', () => {
  const text = 'When I grow up, I want to be a watermelon';
  const keys = {
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    p256dh: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const secrets = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const message = bytes(`
    DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl
    7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN`);

  test('the message is the one that is printed there', () => {
    const made = encryptPush(Buffer.from(text), keys, secrets, 1);
    expect(Buffer.from(made).toString('base64url')).toBe(
      Buffer.from(message).toString('base64url'),
    );
  });

  test('and is read with the keys of the browser, and with no others', () => {
    expect(decryptPush(message, keys)).toBe(text);
    expect(() => decryptPush(message, browserKeys(2))).toThrow();
  });
});

test('RFC 8292, section 2.4: the signature there is by the key there, and ours are made the same way', () => {
  const header = `vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs`;
  const claims = {
    aud: 'https://push.example.net',
    exp: 1_453_523_768,
    sub: 'mailto:push@example.com',
  };
  expect(readVapid(header)).toEqual(claims);
  const key = new VapidKey(new Uint8Array(32).fill(3));
  const signedAt = (claims.exp - 12 * 3600) * 1000;
  const ours = key.authorization('https://push.example.net/JzLQ3raZJfF', signedAt, claims.sub);
  // Everything but the signature and the key matches to the letter.
  expect(ours.split('.').slice(0, 2)).toEqual(header.split('.').slice(0, 2));
  expect(readVapid(ours)).toEqual(claims);
  expect(ours.endsWith(`k=${key.publicKey}`)).toBe(true);
  expect(() => readVapid(ours.replace(key.publicKey, header.split('k=')[1] ?? ''))).toThrow();
});

test('messages of about the same length look alike', () => {
  const secrets = { salt: new Uint8Array(16), privateKey: new Uint8Array(32).fill(5) };
  const lengthOf = (text: string): number =>
    encryptPush(Buffer.from(text), browserKeys(), secrets).length;
  expect(lengthOf('Anna')).toBe(lengthOf('A'.repeat(255)));
  expect(lengthOf('A'.repeat(256))).toBe(lengthOf('') + 256);
  for (const text of ['', 'x', 'Åsa är tillbaka', 'y'.repeat(3000)]) {
    expect(decryptPush(encryptPush(Buffer.from(text), browserKeys(), secrets))).toBe(text);
  }
});

test('bytes that are no key are passed over, and points off the curve are none', () => {
  const tries = [new Uint8Array(32), new Uint8Array(32).fill(255), new Uint8Array(32).fill(9)];
  expect(newPrivateKey(() => tries.shift() ?? new Uint8Array())[0]).toBe(9);
  const { p256dh } = browserKeys();
  expect(isPublicKey(p256dh)).toBe(true);
  expect(isPublicKey(p256dh.slice(1))).toBe(false);
  expect(isPublicKey(p256dh.with(64, (p256dh[64] ?? 0) ^ 1))).toBe(false);
});
