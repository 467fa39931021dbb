/** A bundle of the servers that tests start, made once for all of them: hundreds of sources take long to start. */
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
      main: './apps/server/src/main.ts',
      process: './apps/server/test/process.ts',
      'play-on': './apps/server/test/play-on.ts',
      // The threads lie beside whoever starts them.
      thinker: './apps/server/src/think/thinker.ts',
      writer: './apps/server/src/store/writer.ts',
    },
    into: join(root, 'apps/server/dist'),
  });
  if (folder !== undefined) process.env['PAKLI_TEST_SERVERS'] = folder;
}

// Runners other than Vitest start this file and read the folder.
if (import.meta.main) {
  await setup();
  console.log(process.env['PAKLI_TEST_SERVERS'] ?? '');
}
