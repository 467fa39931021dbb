/**
 * What a link looks like where somebody pastes it: a title, a sentence and a picture of the game, in
 * the language of the sender. All of it follows from the address; no table is looked up, so that
 * a preview cannot show anything of one, and costs nothing.
 */
import { findGame } from '@pakli/catalogue';
import { readShareLink } from '@pakli/protocol';
import { isLocale } from '@pakli/text';
import { loadServerWords, type ServerWords } from '@pakli/text/server';

/** Lines for the head of the page; undefined where the address is not a link to something. */
export async function previewHead(pathname: string, origin: string): Promise<string | undefined> {
  const link = readShareLink(pathname);
  const name = link && findGame(link.game)?.name;
  if (link === undefined || name === undefined || !isLocale(link.locale)) return undefined;
  const { preview } = await loadServerWords(link.locale);
  const { title, about } = preview[kindOf(link.path)];
  const facts: Readonly<Record<string, string>> = {
    'og:site_name': 'Pakli',
    'og:type': 'website',
    'og:locale': link.locale,
    'og:title': title(name),
    'og:description': about,
    'og:url': origin + pathname,
    'og:image': `${origin}/preview/${link.game}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const lines = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [`<title>${escapeHtml(title(name))} · Pakli</title>`, ...lines].join('\n    ');
}

type Kind = keyof ServerWords['preview'];
const KINDS: Readonly<Record<string, Kind>> = { t: 'table', day: 'day', learn: 'puzzle' };

function kindOf(path: string): Kind {
  return KINDS[path.split('/')[1] ?? ''] ?? 'evening';
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
