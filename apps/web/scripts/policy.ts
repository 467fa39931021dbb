/**
 * A plugin for the build: what a browser may fetch and run for this page is
 * what lies beside it, and nothing else. The page says so itself, wherever it
 * is hosted; servers that send headers also say it of the workers, and forbid
 * to put the page into another one.
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
  // A page cannot say this of itself.
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
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
      const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
      const source = `/*\n${lines.join('\n')}\n`;
      this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source });
    },
  };
}
