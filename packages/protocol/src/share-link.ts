/**
 * Links to share. A program that previews a link never sees what follows a `#`, so these contain the
 * game, the sender's language and the path of the page in their own path:
 * `https://cards.example/link/hu/ulti/t/4mk29x0qpd` opens `https://cards.example/#/t/4mk29x0qpd`.
 * Recorded games and challenges are not for the server: their path only names the kind, and the
 * content stays behind the `#`: `/link/hu/mulle/replay#/2.mulle.2.x3Gk/57/1`. A result may precede
 * it, for the preview picture alone: `/link/hu/mulle/replay?score=31,24#/2.mulle...`
 */

export interface ShareLink {
  /** The path before it: `/`, or the folder of the page. */
  readonly base: string;
  readonly locale: string;
  readonly game: string;
  /** The path of the page, such as `/t/4mk29x0qpd`. */
  readonly path: string;
  /** The final score, by seat. */
  readonly score?: readonly number[];
}

const LINK =
  /^(.*\/)link\/([a-z]{2})\/([a-z][a-z\d-]{0,39})(\/(?:t\/[0-9a-z]{10}|evening\/[0-9a-z]{12}|day|learn\/\3\/puzzle\/(?:\d{4}-\d\d-\d\d|\d{1,4})|replay|challenge))$/;

/** Paths of the page that stay behind the `#`, by the kind before it. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  '/replay': /^\/\d+\.[a-z]/,
  '/challenge': /^\/c\//,
};

/** Parses an address, given as path and hash, as a share link; undefined if it is not one. Without its hash a recorded game is just `/replay`. */
export function readShareLink(pathname: string, hash = ''): ShareLink | undefined {
  const [, base, locale, game, path] = LINK.exec(pathname) ?? [];
  if (base === undefined || locale === undefined || game === undefined || path === undefined)
    return undefined;
  const behind = hash.slice(1);
  return { base, locale, game, path: BEHIND[path]?.test(behind) === true ? behind : path };
}

/** Inverse of `readShareLink`; `base` may be a full address that ends with a slash. */
export function formatShareLink({ base, locale, game, path, score }: ShareLink): string {
  const [kind] = Object.entries(BEHIND).find(([, paths]) => paths.test(path)) ?? [];
  const result = score === undefined ? '' : `?score=${score.join(',')}`;
  const [before, behind] = kind === undefined ? [path, ''] : [kind, `#${path}`];
  return `${base}link/${locale}/${game}${before}${result}${behind}`;
}

/** At most 16 seats, and scores of at most five digits. */
const SCORE = /^\?score=(-?\d{1,5}(?:,-?\d{1,5}){0,15})$/;

/** The result in the query of a share link; undefined if there is none. */
export function readScore(search: string): readonly number[] | undefined {
  return SCORE.exec(search)?.[1]?.split(',').map(Number);
}

/** The address of the preview picture of a share link, which has everything that the server needs to draw it. */
export function pictureAddress(link: string): string {
  return (link.split('#')[0] ?? '').replace(/^(.*)\/link\//, '$1/picture/');
}
