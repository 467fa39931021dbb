/** Page, workers and service worker have separate type checks: what one of them lacks does not compile there. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const root = join(app, '../..');

/** The names in a file that a project does not know. */
function unknownNames(project: string, text: string): readonly string[] {
  // Package types resolve here as from the app.
  const folder = mkdtempSync(join(root, 'node_modules/.planted-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), text);
    const config = { extends: join(app, project), files: ['planted.ts'], include: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
      encoding: 'utf8',
    });
    const found = [...stdout.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name ?? '');
    expect(status === 0, stdout).toBe(found.length === 0);
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const USES = `document.title = '';
  importScripts('');
  process.exit();
  performance.now();`;

test.each([
  ['tsconfig.page.json', ['importScripts', 'process']],
  ['tsconfig.worker.json', ['document', 'process']],
  ['tsconfig.service-worker.json', ['document', 'process']],
  ['tsconfig.tools.json', ['importScripts']],
])('%s does not know %j', (project, expected) => {
  expect(unknownNames(project, USES)).toEqual(expected);
});
