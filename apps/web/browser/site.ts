/** A server of the build for one test, which can bring out a new version of it. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const folder = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export class Site {
  /** Stands in the page as `data-version`. */
  version = 1;
  private readonly server: Server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const file = pathname === '/' ? '/index.html' : pathname;
    let content: string | Buffer;
    try {
      content = readFileSync(join(folder, file));
    } catch {
      response.writeHead(404).end();
      return;
    }
    const { version } = this;
    if (file === '/index.html') {
      content = content.toString().replace('<html', `<html data-version="${version}"`);
    }
    if (file === '/sw.js') {
      content = content.toString().replace("VERSION = '", `VERSION = '${version}-`);
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(content);
  });

  open(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        resolve(`http://127.0.0.1:${port}/`);
      });
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
