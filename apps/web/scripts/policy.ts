/**
 * Build plugin: for this page a browser may fetch and run only what ships beside it. The page says so itself, wherever
 * it is hosted; servers that send headers also say it for the workers, and forbid framing the page. `embed/` is made
 * for frames.
 */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'none'",
  // Computer players evaluate what they have learned in WebAssembly; this gives scripts no more freedom.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A page cannot say this of itself. A second policy beside the first: whatever a host does with two headers of one
 * name, both apply.
 */
const UNFRAMED = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/** By path, `/*` for all. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': HEADERS,
  '/': UNFRAMED,
  '/index.html': UNFRAMED,
};

/** Read by several static hosts, and served by none. */
export const HEADERS_FILE = '_headers';

export function policy(): Plugin {
  return {
    name: 'pakli:policy',
    config: () => ({ preview: { headers: { ...HEADERS } } }),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) =>
        // In development the page gets scripts from the tools.
        server === undefined
          ? [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
                injectTo: 'head-prepend',
              },
            ]
          : [],
    },
    generateBundle() {
      const source = Object.entries(RULES)
        .map(([path, headers]) => {
          const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
          return `${path}\n${lines.join('')}`;
        })
        .join('');
      this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source });
    },
  };
}
