/**
 * Imported first: turns a link that was sent (`/link/hu/ulti/t/ID`) into the page's own address (`#/t/ID`) before
 * anything reads it.
 */
import { readShareLink } from '@pakli/protocol';

const link = readShareLink(location.pathname, location.hash);
if (link !== undefined) history.replaceState(null, '', `${link.base}#${link.path}`);
