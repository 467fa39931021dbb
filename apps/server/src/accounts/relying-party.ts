/** The address that passkeys of this server are bound to. */
import type { ServerSettings } from '../settings.ts';

export interface RelyingParty {
  /** A host name: browsers show a passkey only to pages of that host. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Browsers have passkeys for https, and for `localhost` on the machine itself.
 * Undefined anywhere else, such as in a network at home by plain http.
 */
export function relyingPartyOf(
  { origin }: Pick<ServerSettings, 'origin'>,
  host: string | undefined,
): RelyingParty | undefined {
  const url = URL.parse(origin ?? `http://${host ?? ''}`);
  if (url === null) return undefined;
  const { protocol, hostname } = url;
  const isName = /[a-z]/i.test(hostname.split('.').at(-1) ?? '') && !hostname.startsWith('[');
  const isSafe = protocol === 'https:' ? isName : hostname === 'localhost';
  return isSafe ? { id: hostname, origin: url.origin } : undefined;
}
