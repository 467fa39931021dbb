import { expect, test } from 'vitest';
import { isTooLong, readFile, TOO_LONG } from '../src/host/record-size.ts';

test('a file that is too large is not read', async () => {
  const large = new Blob(['a'.repeat(4_000_001)]);
  large.arrayBuffer = () => Promise.reject(new Error('it was read'));
  expect(await readFile(large)).toBe(TOO_LONG);
  expect(await readFile(new Blob(['PAKLI']))).toBe('PAKLI');
});

test('a file is read as whoever has written it wrote it', async () => {
  const text = 'names: Őzike | Çağla';
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), little, big]) {
    expect(await readFile(new Blob([new Uint8Array(bytes)]))).toBe(text);
  }
});

test('what is pasted is measured as well', () => {
  expect(isTooLong('a'.repeat(1_000_000))).toBe(false);
  expect(isTooLong('a'.repeat(1_000_001))).toBe(true);
});
