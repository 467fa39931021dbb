/**
 * Build plugin that writes `embed/index.html`, the same page for frames in other pages. It says in itself that it is
 * one, and shows only a recorded game or a puzzle.
 */
import type { Plugin } from 'vite';

export function embedded(): Plugin {
  return {
    name: 'pakli:embedded',
    apply: 'build',
    generateBundle: {
      // After the page exists.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const source = String(page.source)
          .replace('<html ', '<html data-embed ')
          .replace(/^\s*<link rel="(manifest|apple-touch-icon)".*\n/gm, '')
          .replaceAll('"./', '"../');
        this.emitFile({ type: 'asset', fileName: 'embed/index.html', source });
      },
    },
  };
}
