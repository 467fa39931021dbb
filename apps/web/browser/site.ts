/** Serves the build: for a whole run, or for one test that publishes new versions of it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { headerRules, headersFor } from '../../server/src/page.ts';

const folder = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Most files of a build are lessons, other languages, and pages beside the table: a version is as new without them, and
 * stored in half the time.
 */
const READ =
  /"assets\/(?:(?:puzzles|lessons|leaflet|rule-notes|rulings|replay|learn|evening|challenge|daylong)-[^"]*|(?:sv|hu|de|tr|link-table|chat-lines|(?!Gallery)\w+Page)-[^"]*|[^"]*\.net)",/g;

export class Site {
  /** Written into the page as `data-version`; without one the build is served as it is. */
  version?: number;
  /** A version whose list names a file that the site does not have. */
  incomplete?: number;
  /** The version whose service worker was sent last. */
  sent?: number | undefined;
  private readonly rules: ReturnType<typeof headerRules>;
  private readonly server: Server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const file = pathname.replace(/\/$/, '/index.html');
    let content: string | Buffer;
    try {
      content = readFileSync(join(folder, file));
    } catch {
      response.writeHead(404).end();
      return;
    }
    const { version } = this;
    if (version !== undefined && file === '/index.html') {
      content = content.toString().replace('<html', `<html data-version="${version}"`);
    }
    if (version !== undefined && file === '/sw.js') {
      content = content
        .toString()
        .replace("VERSION = '", `VERSION = '${version}-`)
        .replace('FILES = [', version === this.incomplete ? 'FILES = ["missing",' : '$&')
        .replaceAll(READ, '');
      this.sent = version;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    const headers = headersFor(this.rules, file);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // File names there change with the contents: no need to ask twice.
    if (this.rules.length > 0 && file.startsWith('/assets/')) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    }
    response.end(content);
  });

  /** With the headers that come with the build, as a real server sends them, or like a plain static host. */
  constructor(kind: 'real' | 'simple' = 'simple') {
    const text = kind === 'real' ? readFileSync(join(folder, '_headers'), 'utf8') : '';
    this.rules = headerRules(text);
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
