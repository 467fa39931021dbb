/** A bundle of the server that tests kill, made once for all of them: hundreds of sources take long to start. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { bundled as bundle } from '../apps/cli/bin/bundle.ts';

const root = join(import.meta.dirname, '..');
// Read by Node itself: what the runner makes of a module cannot look up packages.
const { bundled } = createRequire(import.meta.url)('../apps/cli/bin/bundle.ts') as {
  readonly bundled: typeof bundle;
};

export async function setup(): Promise<void> {
  const folder = await bundled({
    root,
    input: {
      process: './apps/server/test/process.ts',
      // The threads lie beside whoever starts them.
      thinker: './apps/server/src/think/thinker.ts',
      writer: './apps/server/src/store/writer.ts',
    },
    into: join(root, 'apps/server/dist'),
  });
  if (folder !== undefined) process.env['PAKLI_TEST_SERVER'] = join(folder, 'process.js');
}
