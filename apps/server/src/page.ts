/**
 * The files of the built page, read once and served from memory. What may be
 * requested is what lies there and nothing else. The build itself says with
 * which headers, in a file that other hosts of such files read too.
 */
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const HEADERS_FILE = '_headers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Files that are compressed already. */
const PACKED: ReadonlySet<string> = new Set(['.png', '.jpg', '.woff2', '.ico']);

interface File {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed?: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

export class PageFiles {
  private readonly files = new Map<string, File>();

  constructor(folder: string) {
    const rules = headerRules(readHeaders(folder));
    for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
      if (!entry.isFile() || entry.name === HEADERS_FILE) continue;
      const path = join(entry.parentPath, entry.name);
      const address = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/?/, '/');
      this.files.set(address, fileAt(path, address, headersFor(rules, address)));
    }
    // Folders end in a slash, so none of these is itself matched here.
    for (const [address, file] of this.files) {
      if (!address.endsWith('/index.html')) continue;
      this.files.set(address.slice(0, -'index.html'.length), file);
    }
  }

  get isEmpty(): boolean {
    return !this.files.has('/');
  }

  /** Undefined where there is no such file. */
  answer(address: string, encodings = ''): Response | undefined {
    const file = this.files.get(address);
    if (file === undefined) return undefined;
    const { plain, packed, headers } = file;
    return packed === undefined || !/\bgzip\b/.test(encodings)
      ? new Response(plain, { headers })
      : new Response(packed, { headers: { ...headers, 'Content-Encoding': 'gzip' } });
  }

  /** The page with another head. Below the top its relative addresses are made absolute. */
  answerWithHead(head: string, where: 'top' | 'below'): Response | undefined {
    const page = this.files.get('/');
    if (page === undefined) return undefined;
    const text = Buffer.from(page.plain).toString();
    const html = text.replace(/<title>.*?<\/title>/s, () => head);
    const found = where === 'top' ? html : html.replaceAll('"./', '"/');
    return new Response(found, { headers: { ...page.headers, Vary: 'Accept-Language' } });
  }
}

function fileAt(path: string, address: string, common: File['headers']): File {
  const kind = extname(path);
  const plain = new Uint8Array(kind === '.html' ? markedPage(path) : readFileSync(path));
  const headers = {
    ...common,
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    // File names there change with their contents.
    'Cache-Control': address.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    Vary: 'Accept-Encoding',
  };
  if (PACKED.has(kind)) return { plain, headers };
  return { plain, packed: new Uint8Array(gzipSync(plain)), headers };
}

/** Says in the page itself that there is a server: a page from elsewhere need not ask for one. */
function markedPage(path: string): Buffer {
  return Buffer.from(readFileSync(path, 'utf8').replace('<html ', '<html data-server '));
}

function readHeaders(folder: string): string {
  try {
    return readFileSync(join(folder, HEADERS_FILE), 'utf8');
  } catch {
    return '';
  }
}

type HeaderRule = readonly [path: string, name: string, value: string];

/** A path, `/*` for all of them, then a header a line, and so on. */
export function headerRules(text: string): readonly HeaderRule[] {
  let path = '';
  return text.split('\n').flatMap((line): readonly HeaderRule[] => {
    const at = line.indexOf(':');
    if (line.startsWith('/')) path = line.trim();
    else if (at > 0) return [[path, line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    return [];
  });
}

/** What all rules for an address say together. */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [path, name, value] of rules) {
    if (path !== '/*' && path !== address) continue;
    const before = found[name];
    found[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return found;
}
