import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Packages are read from their sources: the condition picks `src` over `dist`.
const conditions = ['@pakli/source', 'node'];
const long = process.env['PAKLI_LONG'] === '1';
const kind = long ? 'long' : 'test';

// Node reads hundreds of sources in every process that tests start: what it made of them it keeps.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

const config: ViteUserConfig = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`{packages,apps}/*/test/**/*.${kind}.ts`, `test/**/*.${kind}.ts`],
    // Each file in a process of its own: an engine is slow where V8 has seen other games before it (the laws of Mulle
    // take ten times as long), and a build changes what React is.
    // Not threads: where one ends that had used WebAssembly, as fetch does, the whole process may die.
    pool: 'forks',
    // Node reads the packages itself: the runner would turn every import into a property that is looked up.
    server: { deps: { external: [/\/packages\/[^/]+\/src\//] } },
    execArgv: ['--conditions=@pakli/source'],
    // Left to itself the runner keeps one core free: half of the two that there are.
    maxWorkers: availableParallelism(),
    testTimeout: long ? 3_600_000 : 120_000,
  },
});

export default config;
