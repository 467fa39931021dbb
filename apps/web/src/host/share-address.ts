/** Addresses of this page to give to others. */
import { formatShareLink } from '@pakli/protocol';
import { isFromServer } from './server.ts';

/** A path of this page to share. */
export interface SharedPath {
  readonly path: string;
  readonly game: string;
  /** The sender's locale. */
  readonly locale: string;
  /** The final scores, for the picture of the link. */
  readonly score?: readonly number[];
}

/** The address to share: in the home network, if the page has another address there. */
export function shareAddressFor(shared: SharedPath, home: string | null): string {
  // A static host does not answer other paths.
  if (!isFromServer()) return addressFor(shared.path, home);
  const { origin, pathname } = location;
  return formatShareLink({ base: home ?? origin + pathname, ...shared });
}

/** Any path of this page, for another device. */
export function addressFor(path: string, home: string | null): string {
  const { origin, pathname } = location;
  return `${home ?? origin + pathname}#${path}`;
}
