/**
 * Build plugin that makes `sw.js`, the service worker with the list of every file of the build and a version that
 * changes with any of them.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import { HEADERS_FILE } from './policy.ts';

const source = join(import.meta.dirname, '../src/offline/service-worker.ts');

export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'pakli:precache',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      // After all plugins that add files, workers and pages included.
      order: 'post',
      async handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        // The page never shows what link previews are made of.
        const files = globSync('**/*.*', { cwd: publicFolder, exclude: ['preview'] });
        for (const file of files) {
          contents.set(file, readFileSync(join(publicFolder, file)));
        }
        for (const file of Object.values(bundle)) {
          if (file.fileName === HEADERS_FILE || file.fileName.startsWith('preview/')) continue;
          contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
        }
        const worker = readFileSync(source, 'utf8');
        const hash = createHash('sha256').update(worker);
        for (const [file, content] of contents) hash.update(`${file}\n`).update(content);
        const version = hash.digest('hex').slice(0, 10);
        // Some servers redirect index.html to its folder, and a page must not arrive by a redirect.
        const addresses = [...contents.keys()].map((file) =>
          file.replace(/(^|\/)index\.html$/, '$1'),
        );
        const head = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(addresses)};\n`;
        const { code } = await transformWithOxc(worker, source, { sourcemap: false });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code });
      },
    },
  };
}
