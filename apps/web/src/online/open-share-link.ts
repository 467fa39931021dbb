/**
 * Imported first: a link that was sent (`/link/hu/ulti/t/ID`) becomes the address that the page
 * knows (`#/t/ID`), before anything reads it.
 */
import { readShareLink } from '@pakli/protocol';

const link = readShareLink(location.pathname, location.hash);
if (link !== undefined) history.replaceState(null, '', `${link.base}#${link.path}`);
