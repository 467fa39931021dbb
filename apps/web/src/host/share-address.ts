/** Addresses of this page for others. */
import { formatShareLink } from '@pakli/protocol';
import { isFromServer } from './server.ts';

/** A path of this page that is sent to others. */
export interface SharedPath {
  readonly path: string;
  readonly game: string;
  /** Of the sender. */
  readonly locale: string;
  /** How a game ended, for the picture of the link. */
  readonly score?: readonly number[];
}

/** What is sent to others: at the address of this page in the home network, where there is another. */
export function shareAddressFor(shared: SharedPath, home: string | null): string {
  // Where files are all there is, nobody answers for other paths.
  if (!isFromServer()) return addressFor(shared.path, home);
  const { origin, pathname } = location;
  return formatShareLink({ base: home ?? origin + pathname, ...shared });
}

/** Any path of this page for another device. */
export function addressFor(path: string, home: string | null): string {
  const { origin, pathname } = location;
  return `${home ?? origin + pathname}#${path}`;
}
