/**
 * Which push services this server sends to. The address comes from a browser, and so
 * whoever gives it chooses where the server sends a request: it must be https, and not
 * in the server's own network, by name or by number.
 */
import { lookup as dnsLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { plainAddress } from '../client-address.ts';

const MOST_LETTERS = 1000;

/** Ranges that are not public. */
const PRIVATE = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [net = '', bits] = range.split('/');
  PRIVATE.addSubnet(net, Number(bits), 'ipv4');
}
/** Of IPv6 only what is handed out to the world is public, without the ranges that lead to IPv4 addresses. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const LEADS_TO_4 = new BlockList();
LEADS_TO_4.addSubnet('2002::', 16, 'ipv6');
LEADS_TO_4.addSubnet('2001::', 32, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return !PRIVATE.check(plain, 'ipv4');
  return isIP(plain) === 6 && PUBLIC_6.check(plain, 'ipv6') && !LEADS_TO_4.check(plain, 'ipv6');
}

/** Whether a subscription may have this endpoint; with `anywhere` any address, for tests and closed networks. */
export function isPushAddress(text: string, anywhere: boolean): boolean {
  const url = text.length <= MOST_LETTERS ? URL.parse(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (anywhere) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isNamed =
    host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
  const isFine = isIP(host) === 0 ? isNamed : isPublicAddress(host);
  return url.protocol === 'https:' && isFine;
}

/** Resolves to public addresses only: a name may point into the own network, or do so the next time. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  dnsLookup(host, { ...options, all: true }, (error, found) => {
    const addresses = error === null ? found.filter(({ address }) => isPublicAddress(address)) : [];
    const [first] = addresses;
    if (first === undefined) {
      callback(error ?? new Error('no public address'), '', 0);
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
