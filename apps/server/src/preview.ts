/**
 * What a link looks like where somebody pastes it: a title, a sentence and a picture of the game, in
 * the language of the sender, since programs that ask for it do not say for whom. All of it follows
 * from the address; no table is looked up, so that a preview cannot show anything of one, and costs
 * nothing.
 */
import { findGame } from '@pakli/catalogue';
import { readShareLink } from '@pakli/protocol';
import { isLocale, pickLocale, type Locale } from '@pakli/text';
import { loadServerWords, type ServerWords } from '@pakli/text/server';

/** Lines for the head of the page; undefined where the address is not a link to something. */
export async function previewHead(pathname: string, origin: string): Promise<string | undefined> {
  const link = readShareLink(pathname);
  const game = link && findGame(link.game);
  if (link === undefined || game === undefined || !isLocale(link.locale)) return undefined;
  const { preview } = await loadServerWords(link.locale);
  const { title, about } = preview[kindOf(link.path)];
  return headOf({
    locale: link.locale,
    tab: `${title(game.name)} · Pakli`,
    title: title(game.name),
    about,
    address: origin + pathname,
    // Of a guest there is none.
    picture: `${origin}/preview/${game.guest === undefined ? game.id : 'home'}.jpg`,
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
