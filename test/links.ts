/** The links between the pages of the repository, and the broken ones. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const PAGES = ['*.md', '{docs,site,examples}/**/*.md', '{packages,apps,clients}/*/**/*.md'];

/** All pages, from the root. */
export function pagesIn(root: string): string[] {
  return globSync(PAGES, {
    cwd: root,
    exclude: (path) => /node_modules|\bdist\b/.test(path),
  }).toSorted();
}

/** The page's broken links, with what is missing. */
export function brokenLinks(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return linksIn(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
    if (!existsSync(join(root, target))) return [`${page}: ${link} is not there`];
    if (anchor === undefined || statSync(join(root, target)).isDirectory()) return [];
    const anchors = target.endsWith('.md')
      ? anchorsIn(readFileSync(join(root, target), 'utf8'))
      : undefined;
    return anchors?.has(anchor) === false ? [`${page}: ${link} has no such heading`] : [];
  });
}

/** Links and pictures within the repository; code shows links and has none. */
function linksIn(text: string): string[] {
  const plain = withoutCode(text);
  const found = [
    ...plain.matchAll(/\]\(<?([^)>\s]+)>?(?: "[^"]*")?\)/g),
    ...plain.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g),
  ];
  return found.map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

/** Anchors as made from headings: small letters, hyphens for spaces, nothing else; the second of a name has a number. */
function anchorsIn(text: string): Set<string> {
  const anchors = new Set([...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id));
  for (const [, heading = ''] of text
    .replaceAll(/^```[^]*?^```$/gm, '')
    .matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = words
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    let anchor = name;
    for (let i = 1; anchors.has(anchor); i++) anchor = `${name}-${i}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Pages of prose for readers of the repository, which keep to one line width. */
export const LINE_WIDTH = 100;
const GENERATED = /^docs\/(cli|compile-cards)\.md$|^packages\/text\/src\/|RULES\.md$/;

/** Overlong lines of prose. Tables, code and HTML have the width they need. */
export function longLines(root: string, page: string): string[] {
  if (GENERATED.test(page)) return [];
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^ *```[^]*?^ *```$/gm, (code) =>
    code.replaceAll(/[^\n]/g, ''),
  );
  return text.split('\n').flatMap((line, i) => {
    const isProse = !/^ *[|<]|^ {4}/.test(line);
    const shown = line.replaceAll(/`[^`]*`/g, '`');
    return isProse && shown.length > LINE_WIDTH ? [`${page}:${i + 1}`] : [];
  });
}
