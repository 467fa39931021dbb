/**
 * Frames for other pages: `embed/#/hu/LINK/STEP/SEAT` plays a recorded game, `embed/#/hu/puzzle/mulle/12` asks a
 * puzzle, `embed/#/hu/puzzle` that of the day. Everything is behind the `#`, so no server learns which game somebody
 * looks at.
 */
import { pictureAddress } from '@pakli/protocol';
import { isLocale, type Locale } from '@pakli/text';
import { isFromServer } from '../host/server.ts';
import { readShared } from './addresses.ts';

export interface Embed {
  readonly locale: Locale | undefined;
  /** A recorded game; undefined for a puzzle. */
  readonly shared?: NonNullable<ReturnType<typeof readShared>>;
  /** The game of a puzzle; undefined: that of the day. */
  readonly game?: string;
  /** Its number or its day. */
  readonly puzzle?: string;
}

/** Parses the part after the `#`; undefined if no frame can show it. */
export function readEmbed(path: string): Embed | undefined {
  const [, first = '', ...rest] = path.split('/');
  const locale = isLocale(first) ? first : undefined;
  // Without a language, the reader's applies.
  const parts = locale === undefined ? [first, ...rest] : rest;
  const [kind, game, puzzle] = parts;
  if (kind !== 'puzzle') {
    const shared = readShared(parts.join('/'));
    return shared && { locale, shared };
  }
  if (parts.length === 1) return { locale };
  return game === undefined || puzzle === undefined || parts.length > 3
    ? undefined
    : { locale, game, puzzle };
}

/** Whether this is the page for frames (scripts/embedded.ts). */
export const isEmbedded = (): boolean => 'embed' in document.documentElement.dataset;

/** The page a frame belongs to, at one of its paths. */
export function addressOfPage(path: string): string {
  return `${new URL('..', location.href).href}#${path}`;
}

export interface EmbedCode {
  /** The content, as `readEmbed` reads it without its language. */
  readonly path: string;
  /** The same on the page itself: where a click on the picture leads. */
  readonly link: string;
  readonly game: string;
  readonly locale: Locale;
  /** Text for somebody who cannot see it. */
  readonly title: string;
}

/** HTML for somebody's own page. */
export function frameCode({ path, locale, title }: EmbedCode): string {
  const { origin, pathname } = location;
  const src = `${origin}${pathname}embed/#/${locale}${path}`;
  return `<iframe src="${escaped(src)}" title="${escaped(title)}" width="100%" height="640" style="border: 0" loading="lazy"></iframe>`;
}

/** The same without a frame, for places that allow only pictures and links: drawn by the server, if there is one. */
export function pictureCode({ link, game, title }: EmbedCode): string {
  const { origin, pathname } = location;
  const src = isFromServer() ? pictureAddress(link) : `${origin}${pathname}preview/${game}.jpg`;
  return `<a href="${escaped(link)}"><img src="${escaped(src)}" alt="${escaped(title)}" width="600" height="315"></a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
