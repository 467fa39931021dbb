/** Which requests are counted together: a home has one IPv4 address and very many IPv6 addresses. */
import { expect, test } from 'vitest';
import { neighbourhood } from '../src/limits.ts';

test.each([
  ['203.0.113.9', '203.0.113.200', true],
  ['203.0.113.9', '::ffff:203.0.113.9', true],
  ['203.0.113.9', '203.0.114.9', false],
  ['2001:db8:1:ab00::1', '2001:db8:1:abff:ffff::9', true],
  ['2001:db8:1:ab00::1', '2001:db8:1:ac00::1', false],
  ['2001:db8::1', '2001:0db8:0:0:0:0:0:2', true],
  ['2001:db8::1', '2001:db8:0:100::1', false],
])('%s and %s are neighbours: %s', (one, other, are) => {
  expect(neighbourhood(one) === neighbourhood(other)).toBe(are);
});
