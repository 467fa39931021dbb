/**
 * Build plugin that writes `licences.txt`, with the licence of every package whose code is in the page or its workers
 * (by the bundler's own list of modules), of the fonts, and of Pakli. Licences ask to come with each copy.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const LICENCES_FILE = 'licences.txt';

const house = join(import.meta.dirname, '../../..');
const fonts = join(import.meta.dirname, '../src/theme/fonts/OFL.txt');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The package folder of a module; undefined for our own modules and for those the bundler made up. */
export function packageOf(module: string): string | undefined {
  // Helpers that the tools themselves put into a bundle.
  const [, tool] = /^\0(vite|rolldown)\//.exec(module) ?? [];
  if (tool !== undefined) return join(house, 'node_modules', tool);
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replace(/^\0/, '')) ?? [];
  return folder;
}

/** One plugin for the page, which writes the file, and one for its workers, which are separate bundles. */
export function licences(): { readonly page: Plugin; readonly worker: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Readonly<Record<string, { type: string; moduleIds?: string[] }>>) => {
    for (const { moduleIds = [] } of Object.values(bundle)) {
      for (const folder of moduleIds.map(packageOf)) if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    worker: () => ({
      name: 'pakli:licences-worker',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    page: {
      name: 'pakli:licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const source = [ours(), ...[...folders].map(licenceIn).toSorted(), fontsIn()].join(RULE);
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source });
      },
    },
  };
}

const RULE = `\n\n${'-'.repeat(72)}\n\n`;

function ours(): string {
  return `This page is Pakli.\n\n${readFileSync(join(house, 'LICENSE'), 'utf8').trim()}`;
}

function licenceIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = 'unknown' } = manifest;
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt}', { cwd: folder });
  if (file === undefined && license !== 'Unlicense') {
    throw new Error(
      `${name} asks for its licence (${license}) and brings none: ${dirname(folder)}`,
    );
  }
  const text = file === undefined ? 'In the public domain.' : textOf(join(folder, file));
  return `${name} ${version} (${license})\n\n${text}`;
}

/** The tools list their own contents there; a page has only their helpers. */
function textOf(path: string): string {
  const [own = ''] = readFileSync(path, 'utf8').split(/^#+ (?:Licenses of|Bundled)/m);
  return own.trim();
}

function fontsIn(): string {
  return readFileSync(fonts, 'utf8').trim();
}
