/** Which address a request comes from, behind proxies that the operator trusts. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** An IPv4 address without its IPv6 prefix. */
export function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** Addresses and CIDR ranges with commas between them; undefined where one of them is neither. */
export function readProxies(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return [];
  const proxies = text.split(',').map(plainAddress);
  const good = proxies.every((proxy) => {
    const [address = '', bits, ...more] = proxy.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (most < 0 || more.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  });
  return good ? proxies : undefined;
}

/** The trusted proxies, as `readProxies` reads them. */
export class Proxies {
  private readonly list = new BlockList();

  constructor(proxies: readonly string[]) {
    for (const proxy of proxies) {
      const [address = '', bits] = proxy.split('/');
      if (bits === undefined) this.list.addAddress(address, familyOf(address));
      else this.list.addSubnet(address, Number(bits), familyOf(address));
    }
  }

  has(address: string): boolean {
    return isIP(address) !== 0 && this.list.check(address, familyOf(address));
  }

  /**
   * The nearest address that is not a trusted proxy. Each proxy appends the
   * address it was reached from, so the list is read from its end; entries
   * before the first stranger are that stranger's word and do not count.
   */
  clientOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    let client = plainAddress(socket.remoteAddress ?? '');
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    while (this.has(client)) {
      const next = withoutPort(plainAddress(forwarded.pop() ?? ''));
      if (isIP(next) === 0) break;
      client = next;
    }
    return client;
  }
}

/** Some proxies write the port behind the address. */
function withoutPort(text: string): string {
  return isIP(text) !== 0
    ? text
    : plainAddress(text.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3'));
}
