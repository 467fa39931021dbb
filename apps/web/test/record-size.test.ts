import { expect, test } from 'vitest';
import { isTooLong, readFile, TOO_LONG } from '../src/host/record-size.ts';

test('a file that is too large is not read', async () => {
  const large = new Blob(['a'.repeat(4_000_001)]);
  large.text = () => Promise.reject(new Error('it was read'));
  expect(await readFile(large)).toBe(TOO_LONG);
  expect(await readFile(new Blob(['PAKLI']))).toBe('PAKLI');
});

test('what is pasted is measured as well', () => {
  expect(isTooLong('a'.repeat(1_000_000))).toBe(false);
  expect(isTooLong('a'.repeat(1_000_001))).toBe(true);
});
