/**
 * Links that are sent to others. A program that shows a preview of a link never sees what follows a
 * `#`, so these carry the game, the sender's language and the path of the page in their own path:
 * `https://cards.example/link/hu/ulti/t/4mk29x0qpd` opens `https://cards.example/#/t/4mk29x0qpd`.
 * What a link of another kind carries (a recorded game, a challenge) is nobody's business but the
 * page's, and stays behind the `#`.
 */

export interface ShareLink {
  /** What comes before it: `/`, or the folder that the page is in. */
  readonly base: string;
  readonly locale: string;
  readonly game: string;
  /** The path of the page, such as `/t/4mk29x0qpd`. */
  readonly path: string;
}

const LINK =
  /^(.*\/)link\/([a-z]{2})\/([a-z][a-z\d-]{0,39})(\/(?:t\/[0-9a-z]{10}|evening\/[0-9a-z]{12}|day|learn\/\3\/puzzle\/(?:\d{4}-\d\d-\d\d|\d{1,4})))$/;

/** The path of an address as a share link; undefined if it is not one. */
export function readShareLink(pathname: string): ShareLink | undefined {
  const [, base, locale, game, path] = LINK.exec(pathname) ?? [];
  if (base === undefined || locale === undefined || game === undefined || path === undefined)
    return undefined;
  return { base, locale, game, path };
}

/** Inverse of `readShareLink`; `base` may be a whole address that ends with a slash. */
export function formatShareLink({ base, locale, game, path }: ShareLink): string {
  return `${base}link/${locale}/${game}${path}`;
}
