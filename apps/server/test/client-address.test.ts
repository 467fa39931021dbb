/** The client address behind proxies: only proxies that the operator named are trusted. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { Proxies, readProxies } from '../src/client-address.ts';

function clientOf(trusted: string, peer: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
  return new Proxies(readProxies(trusted) ?? []).clientOf(request);
}

test.each([
  // A stranger's claims about other addresses are ignored.
  ['127.0.0.1', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  // One proxy: what it appended counts, what stood before could be from anybody.
  ['127.0.0.1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '127.0.0.1', '192.0.2.7, 198.51.100.1', '198.51.100.1'],
  // Blanks around commas, ranges, IPv6.
  [' 10.0.0.1 , 127.0.0.1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.0/8', '127.9.9.9', '198.51.100.1', '198.51.100.1'],
  ['fd00::/8', 'fd12::3', '2001:db8::1', '2001:db8::1'],
  // A chain: both are named.
  ['127.0.0.1,10.0.0.0/8', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['127.0.0.1,10.0.0.0/8', '127.0.0.1', '10.6.6.6, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  // The previous hop is not named: nothing before it is known.
  ['127.0.0.1', '127.0.0.1', '198.51.100.1, 10.1.2.3', '10.1.2.3'],
  // With a port behind the address.
  ['127.0.0.1', '127.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
  ['127.0.0.1', '127.0.0.1', '[2001:db8::1]:51234', '2001:db8::1'],
  // Nothing parses: the nearest known address.
  ['127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1,10.0.0.1', '127.0.0.1', 'unknown, 10.0.0.1', '10.0.0.1'],
])('%s trusted, from %s with %s: %s', (trusted, peer, forwarded, client) => {
  expect(clientOf(trusted, peer, forwarded)).toBe(client);
});
