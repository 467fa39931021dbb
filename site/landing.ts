/**
 * The first page of the site: what Pakli is, a table that plays on its own, and where to go from
 * here. Plain HTML and CSS, so that it works without a script, offline and in any folder. What
 * TypeDoc had made the first page, the README, moves to `guide.html`.
 */
import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@pakli/catalogue';
import { loadCatalogue, LOCALE_NAMES, LOCALES } from '@pakli/text';
import { reliabilityFigure, strengthFigure } from './figures.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** How long each picture of the table is shown. */
const SECONDS_PER_PICTURE = 1.6;

const DOORS: readonly (readonly [string, string, string])[] = [
  ['play/index.html', 'Play now', 'Against computers, in this browser. It works offline, too.'],
  [
    'docs/evening.md',
    'Play with friends',
    'Tables by link, and evenings at which everybody plays the same cards.',
  ],
  [
    'docs/building-a-player.md',
    'Build a player',
    'In any language, against engines that never leak a card.',
  ],
  ['docs/your-own-game.md', 'Build a game', 'One package: rules, players and a table.'],
  [
    'docs/hosting.md',
    'Host it',
    'One command, one file of data; more machines when you need them.',
  ],
  ['guide.html', 'Read on', 'The guide, the API and everything else.'],
];

const FACTS: readonly (readonly [string, string])[] = [
  ['docs/luck.md', 'Was I good, or lucky?'],
  ['docs/honest-deals.md', 'Was the deal fair?'],
  ['bottle.html', 'The server in a simulation, as a picture'],
  ['docs/architecture.md', 'How it is made'],
];

/** Writes the page into the built site; `addressOf` returns the address of a repository page there. */
export async function writeLanding(
  out: string,
  addressOf: (path: string) => string,
): Promise<void> {
  renameSync(`${out}/index.html`, `${out}/guide.html`);
  cpSync(`${HERE}showcase`, `${out}/showcase`, { recursive: true });
  const { frame } = await loadCatalogue('en');
  const href = (path: string): string => (path.endsWith('.md') ? addressOf(path) : path);
  /** One game: its picture, a sentence, its rules in every language. */
  const tile = (id: string, name: string): string => {
    const rules = LOCALES.map((locale) => {
      const leaflet = addressOf(`packages/text/src/${id}/${locale}/leaflet.md`);
      return `<a lang="${locale}" href="${leaflet}">${LOCALE_NAMES[locale]}</a>`;
    });
    return `<article>
<img src="play/preview/${id}.jpg" alt="" loading="lazy" width="1200" height="630">
<h2>${name}</h2>
<p>${frame.games[id as keyof typeof frame.games].about}</p>
<p class="rules">Rules: ${rules.join(' · ')}</p>
</article>`;
  };
  const pictures = globSync('*.webp', { cwd: `${HERE}showcase` }).toSorted();
  const style = ['landing.css', 'site.css'].map((file) => readFileSync(`${HERE}${file}`, 'utf8'));
  const pageOf = (name: string): string => readFileSync(`${HERE}../docs/${name}.md`, 'utf8');
  writeFileSync(
    `${out}/index.html`,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pakli: card games with hidden cards</title>
<meta name="description" content="Four card games with hidden cards, for the browser and the terminal.">
<link rel="icon" href="play/icon.svg" type="image/svg+xml">
<style>
${style.join('')}${film(pictures.length)}</style>
</head>
<body>
<header>
<div>
<h1>Pakli</h1>
<p class="lead">A home for card games with hidden cards: exact rules, honest computers, and tables by link for friends. No account, nothing to install.</p>
<p><a class="button" href="play/index.html">Play now</a> <a href="guide.html">Read the guide</a></p>
</div>
<div class="film" role="img" aria-label="A round of Mulle, move by move">
${pictures.map((file, i) => `<img src="showcase/${file}" alt="" class="p${i}" width="720" height="558">`).join('\n')}
</div>
</header>
<main>
<section aria-label="Games" class="games">
${GAMES.map(({ id, name }) => tile(id, name)).join('\n')}
</section>
<section aria-label="What to do here" class="doors">
${DOORS.map(([path, title, about]) => `<a href="${href(path)}"><h2>${title}</h2><p>${about}</p></a>`).join('\n')}
</section>
<section aria-label="What is measured" class="facts">
<div>
<h2><a href="${href('docs/strength.md')}">How strong are the computers?</a></h2>
${strengthFigure(pageOf('strength'))}
</div>
<div>
<h2><a href="${href('docs/reliability.md')}">What is never lost, and how that is tested</a></h2>
${reliabilityFigure(pageOf('reliability'))}
</div>
</section>
<section class="facts">
<h2>What else is known</h2>
<ul>
${FACTS.map(([path, title]) => `<li><a href="${href(path)}">${title}</a></li>`).join('\n')}
</ul>
</section>
</main>
<footer><a href="licences.txt">Licences</a></footer>
</body>
</html>
`,
  );
}

/** Every picture stays until the next one covers it; without motion one from the round is shown. */
function film(pictures: number): string {
  const whole = pictures * SECONDS_PER_PICTURE;
  const delays = Array.from(
    { length: pictures },
    (_, i) => `.film .p${i} { animation-delay: ${(i * SECONDS_PER_PICTURE).toFixed(1)}s; }`,
  );
  const share = (100 / pictures).toFixed(3);
  return `
@media (prefers-reduced-motion) {
  .film .p${Math.floor(pictures / 4)} { z-index: 1; }
}
@media (prefers-reduced-motion: no-preference) {
  .film img { animation: shown ${whole.toFixed(1)}s step-end infinite; opacity: 0; }
  ${delays.join('\n  ')}
  @keyframes shown { 0% { opacity: 1; } ${share}% { opacity: 0; } }
}
`;
}
