/** The site, built: every link of every page leads to a file and a place in it that are there, and the search knows the pages. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

test('the site is built, and all its links lead somewhere', { timeout: 300_000 }, () => {
  const out = mkdtempSync(join(tmpdir(), 'pakli-site-'));
  execFileSync('npm', ['run', '-s', 'site', out], { cwd: ROOT });
  const pages = globSync('**/*.html', { cwd: out });
  expect(pages.length).toBeGreaterThan(200);
  const texts = new Map(pages.map((page) => [page, readFileSync(join(out, page), 'utf8')]));
  const ids = new Map(
    [...texts].map(([page, text]) => [
      page,
      new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const broken = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/<a [^>]*href="([^"]+)"|<img [^>]*src="([^"]+)"/g)].flatMap(
      ([, href, src]) => {
        const [path = '', anchor] = decodeURI(href ?? src ?? '').split('#');
        // No page of ours has an address of its own.
        if (/^[a-z]+:/.test(path)) return path.endsWith('.md') ? [`${page}: ${path}`] : [];
        const target = path === '' ? page : join(dirname(page), path);
        // Opened from a disk, a folder is a list of files.
        if (!existsSync(join(out, target)) || statSync(join(out, target)).isDirectory())
          return [`${page}: ${path}`];
        const missing = (anchor ?? '') !== '' && ids.get(target)?.has(anchor ?? '') === false;
        return missing ? [`${page}: ${path}#${anchor}`] : [];
      },
    ),
  );
  expect(broken).toEqual([]);
  for (const file of ['assets/search.js', 'licences.txt', 'bottle.html', 'play/licences.txt']) {
    expect([file, existsSync(join(out, file))]).toEqual([file, true]);
  }
  // Strength and reliability are drawn on their pages and on the first one.
  const bars = (page: string): number => texts.get(page)?.match(/class="figure-row"/g)?.length ?? 0;
  const [strong, kept] = ['How_strong_are_the_computers_', 'Reliability'].map((name) =>
    bars(`documents/${name}.html`),
  );
  expect([strong, kept]).toEqual([16, 11]);
  expect(bars('index.html')).toBe(16 + 11);
});
