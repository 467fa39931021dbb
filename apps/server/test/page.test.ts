/** The files of the page: what a browser may keep, and for how long. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Page } from '../src/page.ts';
import { inFolder } from './folder.ts';

test('a browser keeps what is named after its contents, and asks again for everything else', () =>
  inFolder(async (folder) => {
    mkdirSync(join(folder, 'assets'));
    const files = ['index.html', 'service-worker.js', 'assets/index-0f3a.js'];
    for (const file of files) writeFileSync(join(folder, file), '');
    const page = new Page(folder);
    const kept = ['/', ...files.map((file) => `/${file}`)].map((address) => [
      address,
      page.answer(address)?.headers.get('Cache-Control'),
    ]);
    expect(kept).toEqual([
      ['/', 'no-cache'],
      ['/index.html', 'no-cache'],
      ['/service-worker.js', 'no-cache'],
      ['/assets/index-0f3a.js', 'public, max-age=31536000, immutable'],
    ]);
    expect(page.answer('/../pakli.db')).toBeUndefined();
  }));
