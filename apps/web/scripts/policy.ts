/**
 * A plugin for the build: what a browser may fetch and run for this page is
 * what lies beside it, and nothing else. The page says so itself, wherever it
 * is hosted; servers that send headers also say it of the workers, and forbid
 * to put the page into another one. What is made for frames is `embed/`.
 */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'none'",
  // Computer players add up what they have learned in WebAssembly; scripts are no freer by that.
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
 * A page cannot say this of itself. A second policy beside the first: whatever hosts make of two
 * headers of one name, both hold.
 */
const UNFRAMED = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/** By path, `/*` for all of them. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': HEADERS,
  '/': UNFRAMED,
  '/index.html': UNFRAMED,
};

/** Read by several hosts of static files, and served by none. */
export const HEADERS_FILE = '_headers';

export function policy(): Plugin {
  return {
    name: 'pakli:policy',
    config: () => ({ preview: { headers: { ...HEADERS } } }),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) =>
        // While developing, the page gets scripts of the tools.
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
