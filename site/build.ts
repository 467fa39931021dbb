/** `npm run site`: the docs, the rules with their cards and the API of the packages as one static site, with search. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Application,
  Converter,
  type CommentDisplayPart,
  type DocumentReflection,
  type TypeDocOptions,
} from 'typedoc';
import { isLocale, packOf, type CountryPack } from '@pakli/text';
import { readOptions } from '../scripts/options.ts';
import { drawCards, drawPicture } from './cards.ts';
import { RELIABILITY, reliabilityFigure, STRENGTH, strengthFigure } from './figures.ts';
import { writeLanding } from './landing.ts';
import { pages, RULES_FOR_PEOPLE, SHELVES } from './shelves.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const { positionals } = readOptions({ allowPositionals: true });
const [OUT = fileURLToPath(new URL('dist', import.meta.url))] = positionals;

/** The docs' name for the picture of a run. */
const PICTURE = '<code>bottle.html</code>';

/** Languages of code blocks without highlighting. */
const PLAIN = ['text', 'transcript', 'cards'];

const shelved = pages();
let created = 0;
/** By the path of the page in the repository. */
const documents = new Map<string, DocumentReflection>();

const options: Partial<TypeDocOptions> = {
  name: 'Pakli',
  entryPoints: published().map((folder) => `${ROOT}${folder}/src/index.ts`),
  tsconfig: `${ROOT}tsconfig.json`,
  // `npm run check` has already checked for errors.
  skipErrorChecking: true,
  out: OUT,
  readme: `${ROOT}README.md`,
  projectDocuments: shelved.map(({ path }) => `${ROOT}${path}`),
  customCss: fileURLToPath(new URL('site.css', import.meta.url)),
  disableGit: true,
  disableSources: true,
  sort: ['source-order'],
  sortEntryPoints: false,
  groupOrder: [...SHELVES, 'Modules'],
  highlightLanguages: languages().filter((name) => !PLAIN.includes(name)),
  ignoredHighlightLanguages: PLAIN,
  searchInDocuments: true,
  // `RULES.md` is a file and no address.
  markdownItOptions: { html: true, linkify: false },
  headings: { readme: false, document: false },
  navigation: { includeGroups: true, includeCategories: true },
  treatWarningsAsErrors: true,
  validation: { notExported: false, invalidLink: true, rewrittenLink: true },
  logLevel: 'Warn',
};

const app = await Application.bootstrap(options);
app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => shelve(document));
const project = await app.convert();
if (project === undefined) process.exit(1);
for (const part of project.children ?? []) part.name = `@pakli/${part.name.split('/')[0]}`;
app.validate(project);
await app.generateOutputs(project);
linkPages();
await writeLanding(OUT, addressOf);
writeLicences();
if (!buildPage() || !drawSimulation()) process.exitCode = 1;
else if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
else console.log(`${OUT}/index.html`);

/** A run of the server in virtual time as a picture: false if there is none. */
function drawSimulation(): boolean {
  const flags = ['--conditions=@pakli/source', `${ROOT}simulation/main.ts`];
  const wish = ['--seed', '49', '--page', `${OUT}/bottle.html`];
  const { status } = spawnSync(process.execPath, [...flags, ...wish], { stdio: 'inherit' });
  return status === 0;
}

/** The table itself, to play against computers: false if it could not be built. */
function buildPage(): boolean {
  const options = ['build', `${ROOT}apps/web`, '--outDir', `${OUT}/play`, '--emptyOutDir'];
  const { status } = spawnSync('vite', [...options, '--logLevel', 'warn'], { stdio: 'inherit' });
  return status === 0;
}

/** The languages of all code blocks on the site; comments in sources have TypeScript alone. */
function languages(): string[] {
  const texts = ['README.md', ...shelved.map(({ path }) => path)].map((path) =>
    readFileSync(`${ROOT}${path}`, 'utf8'),
  );
  const named = texts.flatMap((text) =>
    Array.from(text.matchAll(/^ *```(\w+)$/gm), ([, name = '']) => name),
  );
  return [...new Set(['ts', ...named])];
}

/** The address of a repository page on the site. */
function addressOf(path: string): string {
  const document = documents.get(path);
  if (document === undefined) throw new Error(`${path} is not on the site`);
  return encodeURI(app.renderer.router?.getFullUrl(document) ?? '');
}

/** The docs name the picture; on the site that leads there. Links to the README lead to where the landing page moves it. */
function linkPages(): void {
  for (const page of globSync('**/*.html', { cwd: OUT })) {
    const text = readFileSync(`${OUT}/${page}`, 'utf8');
    const up = '../'.repeat(page.split('/').length - 1);
    const linked = text
      .replaceAll(PICTURE, `<a href="${up}bottle.html">${PICTURE}</a>`)
      .replaceAll(/href="(?:\.\.\/)+(?=[#"])/g, `href="${up}guide.html`);
    if (linked !== text) writeFileSync(`${OUT}/${page}`, linked);
  }
}

/** Licences of Pakli and of the page generator; those of the table are in `play`. */
function writeLicences(): void {
  const folders = ['typedoc', 'lunr'].map((name) =>
    fileURLToPath(import.meta.resolve(`${name}/package.json`)).replace('package.json', ''),
  );
  const texts = [ROOT, ...folders].map((folder) => {
    const [file = ''] = globSync('LICENSE*', { cwd: folder });
    return readFileSync(`${folder}/${file}`, 'utf8').trim();
  });
  writeFileSync(`${OUT}/licences.txt`, `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** Packages for others to install; private ones are internal. */
function published(): string[] {
  return globSync('packages/*/package.json', { cwd: ROOT })
    .toSorted()
    .filter((file) => !readFileSync(`${ROOT}${file}`, 'utf8').includes('"private": true'))
    .map((file) => file.replace('/package.json', ''));
}

/** Puts a page where it belongs, and draws its cards. */
function shelve(document: DocumentReflection): void {
  const page = shelved[created++];
  if (page === undefined) return;
  document.name = page.name;
  documents.set(page.path, document);
  document.frontmatter['group'] = page.shelf;
  // A leaflet has the letters that its readers know.
  const [locale = ''] = /[a-z]+(?=\.md$)/.exec(page.path) ?? [];
  const pack = page.shelf === RULES_FOR_PEOPLE && isLocale(locale) ? packOf(locale) : undefined;
  document.content = document.content.map((part) => drawn(part, pack));
  for (const part of document.content) part.text = withFigure(page.path, part.text);
}

/** Pages with measurements begin their table with a picture of it. */
function withFigure(path: string, text: string): string {
  const [heading, draw] =
    path === 'docs/strength.md'
      ? [STRENGTH, strengthFigure]
      : path === 'docs/reliability.md'
        ? [RELIABILITY, reliabilityFigure]
        : [undefined, undefined];
  if (heading === undefined) return text;
  const page = readFileSync(`${ROOT}${path}`, 'utf8');
  return text.replace(`\n${heading}\n`, `\n${heading}\n\n${draw(page)}\n`);
}

function drawn(part: CommentDisplayPart, pack: CountryPack | undefined): CommentDisplayPart {
  if (part.kind !== 'code') return part;
  const html = drawPicture(part.text, pack) ?? drawCards(part.text, pack);
  return html === undefined ? part : { kind: 'text', text: html };
}
