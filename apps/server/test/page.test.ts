/** The files of the page: what a browser may cache, and for how long. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageFiles } from '../src/page.ts';
import { inFolder } from './folder.ts';

test('a browser keeps what is named after its contents, and asks again for everything else', () =>
  inFolder(async (folder) => {
    mkdirSync(join(folder, 'assets'));
    const files = ['index.html', 'service-worker.js', 'assets/index-0f3a.js'];
    for (const file of files) writeFileSync(join(folder, file), '');
    const page = new PageFiles(folder);
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

test('each kind of file has its type, and what gets smaller is packed for whoever can unpack it', () =>
  inFolder(async (folder) => {
    const types: Readonly<Record<string, string>> = {
      'a.css': 'text/css; charset=utf-8',
      'a.html': 'text/html; charset=utf-8',
      'a.ico': 'image/x-icon',
      'a.js': 'text/javascript; charset=utf-8',
      'a.json': 'application/json',
      'a.md': 'text/plain; charset=utf-8',
      'a.png': 'image/png',
      'a.svg': 'image/svg+xml',
      'a.txt': 'text/plain; charset=utf-8',
      'a.webmanifest': 'application/manifest+json',
      'a.woff2': 'font/woff2',
      'a.bin': 'application/octet-stream',
    };
    for (const file of Object.keys(types)) writeFileSync(join(folder, file), `text of ${file}`);
    writeFileSync(join(folder, '_headers'), '/*\n  X-One: a: b\n  X-Two:c\n\nnothing\n');
    const page = new PageFiles(folder);
    const packed: string[] = [];
    for (const [file, type] of Object.entries(types)) {
      const plain = page.answer(`/${file}`);
      expect([file, plain?.headers.get('Content-Type')]).toEqual([file, type]);
      expect(await plain?.text()).toBe(`text of ${file}`);
      const headers = Object.fromEntries(plain?.headers ?? []);
      expect(headers).toMatchObject({ 'x-one': 'a: b', 'x-two': 'c', vary: 'Accept-Encoding' });
      expect(page.answer(`/${file}`, 'br, identity')?.headers.get('Content-Encoding')).toBeNull();
      const small = page.answer(`/${file}`, 'br, gzip;q=0.5');
      if (small?.headers.get('Content-Encoding') !== 'gzip') continue;
      packed.push(file);
      expect(gunzipSync(await small.arrayBuffer()).toString()).toBe(`text of ${file}`);
      expect(small.headers.get('Content-Type')).toBe(type);
    }
    expect(packed).toEqual(
      Object.keys(types).filter((file) => !['a.ico', 'a.png', 'a.woff2'].includes(file)),
    );
    expect([page.answer('/_headers'), page.answer('/'), page.isEmpty]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    writeFileSync(join(folder, 'index.html'), '<html lang="en"><html lang="sv">');
    const marked = new PageFiles(folder);
    expect(marked.isEmpty).toBe(false);
    expect(await marked.answer('/')?.text()).toBe('<html data-server lang="en"><html lang="sv">');
  }));
