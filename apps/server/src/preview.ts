/**
 * The preview of a link in a chat: a title and a sentence in the language of the sender, since programs
 * that fetch it do not say for whom, and the address of its picture. All of it follows from the
 * address; no table is read before the picture is requested.
 */
import { findGame } from '@pakli/catalogue';
import { pictureAddress, readScore, readShareLink } from '@pakli/protocol';
import { isLocale, pickLocale, type Locale } from '@pakli/text';
import { loadServerWords, type ServerWords } from '@pakli/text/server';
import type { PicturedLink } from './picture/link-sheet.ts';

/** What an address is a link to; undefined where it is none. */
export function linkAt(pathname: string, search = ''): PicturedLink | undefined {
  const link = readShareLink(pathname);
  const entry = link && findGame(link.game);
  if (link === undefined || entry === undefined || !isLocale(link.locale)) return undefined;
  const score = readScore(search);
  return { entry, locale: link.locale, path: link.path, ...(score === undefined ? {} : { score }) };
}

/** What a picture belongs to, by its own address. */
export function linkOfPicture({ pathname, search }: URL): PicturedLink | undefined {
  return linkAt(pathname.replace(/^\/picture\//, '/link/'), search);
}

/** The still picture of a game; the home page's for a guest, which has none. */
export function stillOf({ entry }: PicturedLink): string {
  return `/preview/${entry.guest === undefined ? entry.id : 'home'}.jpg`;
}

/** Lines for the head of the page; undefined where the address is not a link to something. */
export async function previewHead(
  pathname: string,
  origin: string,
  search = '',
): Promise<string | undefined> {
  const link = linkAt(pathname, search);
  if (link === undefined) return undefined;
  const { preview } = await loadServerWords(link.locale);
  const { title, about } = preview[kindOf(link.path)];
  const { name } = link.entry;
  const address = origin + pathname + (link.score === undefined ? '' : search);
  return headOf({
    locale: link.locale,
    tab: `${title(name)} · Pakli`,
    title: title(name),
    about,
    address,
    picture: pictureAddress(address),
  });
}

/** The same for the page itself, in the first of the wanted languages (`sv-FI,sv;q=0.9,en;q=0.8`), and where its feed is. */
export async function homeHead(wanted: string, origin: string): Promise<string> {
  const locale = pickLocale(wanted.split(',').map((part) => part.trim().split(';')[0] ?? ''));
  const { site, feed } = await loadServerWords(locale);
  const head = headOf({
    locale,
    tab: 'Pakli',
    ...site,
    address: `${origin}/`,
    picture: `${origin}/preview/home.jpg`,
  });
  const link = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="./feed/${locale}.xml" />`;
  return `${head}\n    ${link}`;
}

interface Preview {
  readonly locale: Locale;
  /** Until the page says better. */
  readonly tab: string;
  readonly title: string;
  readonly about: string;
  readonly address: string;
  readonly picture: string;
}

function headOf({ locale, tab, title, about, address, picture }: Preview): string {
  const facts: Readonly<Record<string, string>> = {
    'og:site_name': 'Pakli',
    'og:type': 'website',
    'og:locale': locale,
    'og:title': title,
    'og:description': about,
    'og:url': address,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const lines = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [`<title>${escapeHtml(tab)}</title>`, ...lines].join('\n    ');
}

type Kind = keyof ServerWords['preview'];
const KINDS: Readonly<Record<string, Kind>> = {
  t: 'table',
  day: 'day',
  learn: 'puzzle',
  replay: 'replay',
  challenge: 'challenge',
};

function kindOf(path: string): Kind {
  return KINDS[path.split('/')[1] ?? ''] ?? 'evening';
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
