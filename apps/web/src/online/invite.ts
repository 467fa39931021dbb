/** The addresses of tables by link: `#/t/ID` of this page, and what is sent to others. */
import { formatShareLink } from '@pakli/protocol';
import { isFromServer } from '../host/server.ts';

/** What is sent to others: at the address of this page in the home network, where there is another. */
export interface Invitation {
  /** The path of this page. */
  readonly path: string;
  readonly game: string;
  /** Of whoever sends it. */
  readonly locale: string;
}

export function shareAddressFor(invitation: Invitation, home: string | null): string {
  // Where files are all there is, nobody answers for other paths.
  if (!isFromServer()) return addressFor(invitation.path, home);
  const { origin, pathname } = location;
  return formatShareLink({ base: home ?? origin + pathname, ...invitation });
}

/** Any path of this page for another device. */
export function addressFor(path: string, home: string | null): string {
  const { origin, pathname } = location;
  return `${home ?? origin + pathname}#${path}`;
}

/** Whether nobody elsewhere can open an address at this name. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Whether an id can be one of a server's: a link that was cut off leads nowhere, and no server need be asked. */
export function isTable(id: string): boolean {
  return /^[0-9a-z]{10}$/.test(id);
}
