import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddress } from '../src/lan-address.ts';

function at(address: string, internal = false): NetworkInterfaceInfo {
  const cidr = `${address}/24`;
  return { address, netmask: '255.255.255.0', family: 'IPv4', mac: '', internal, cidr };
}

test.each(['192.168.1.7', '10.0.0.7', '172.16.0.7', '172.29.0.7', '172.31.255.7'])(
  '%s is an address of a home network, before any other',
  (address) => {
    expect(
      lanAddress({ lo: [at('127.0.0.1', true)], wan: [at('8.8.8.8')], lan: [at(address)] }),
    ).toBe(address);
  },
);

test.each(['172.15.0.7', '172.32.0.7', '173.16.0.7', '192.169.1.7', '11.0.0.7'])(
  '%s is none, and taken only where it comes first',
  (address) => {
    expect(lanAddress({ a: [at(address)], b: [at('192.168.1.7')] })).toBe('192.168.1.7');
    expect(lanAddress({ a: [at(address)], b: [at('8.8.8.8')] })).toBe(address);
  },
);

test('a machine without a network has no address', () => {
  expect(lanAddress({ lo: [at('127.0.0.1', true)] })).toBeUndefined();
});
