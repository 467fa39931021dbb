import { expect, test } from 'vitest';
import { deviatesOf, verifyAll } from './verify.ts';

test('a thousand matches are dealt again', () => verifyAll(250, 10_000));

test('every card is as likely as any other in a million deals', async () => {
  // Between the 0.1 % and the 99.9 % quantile.
  for (const deviate of await deviatesOf(1_000_000)) expect(Math.abs(deviate)).toBeLessThan(3.09);
});
