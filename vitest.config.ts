import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Packages are read from their sources: the condition picks `src` over `dist`.
const conditions = ['@pakli/source', 'node'];
const long = process.env['PAKLI_LONG'] === '1';
const kind = long ? 'long' : 'test';

const config: ViteUserConfig = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`{packages,apps}/*/test/**/*.${kind}.ts`, `test/**/*.${kind}.ts`],
    pool: 'threads',
    // Node reads the packages itself: the runner would turn every import into a property that is looked up.
    server: { deps: { external: [/\/packages\/[^/]+\/src\//] } },
    execArgv: ['--conditions=@pakli/source'],
    // Left to itself the runner keeps one core free: half of the two that there are.
    maxWorkers: availableParallelism(),
    testTimeout: long ? 3_600_000 : 120_000,
  },
});

export default config;
