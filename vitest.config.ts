import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { GAMES } from './test/floors.ts';

const cores = availableParallelism();
const inRoot = (file: string): string => join(import.meta.dirname, file);

// Packages are read from their sources: the condition picks `src` over `dist`.
const conditions = ['@pakli/source', 'node'];
// Test servers offer no boards of the day: computer players would think about them all the time.
process.env['PAKLI_BOARDS'] ??= '0';
// Every process that tests start reads hundreds of sources: Node keeps what it compiled.
process.env['NODE_COMPILE_CACHE'] ??= inRoot('node_modules/.cache/node');

/** `npm run test:long` runs `*.long.ts` instead of `*.test.ts`, each file in its own process. */
const long = process.env['PAKLI_LONG'] === '1';
const kind = long ? 'long' : 'test';

/** The whole page, pressed and read. */
const PAGES = [`apps/web/test/page/*.${kind}.ts`];

/** These share one PostgreSQL, which takes longer to start than most of them run. */
const AT_POSTGRES = [
  `apps/server/test/{bell,deploy,deploy-files,nodes}.${kind}.ts`,
  `apps/server/test/{operator-postgres,outage,store-postgres}.${kind}.ts`,
];

/** All games at servers: these import what the tests of the server import. */
const AT_SERVERS = [
  'test/{anchors,evening-honesty,honesty,leak-day,leak-embed,leak-evening}.test.ts',
  'test/{leak-page,leak-socket,move-parts,old-pages,verify-evening}.test.ts',
];

/** Each of these files has its own process; all others share processes. */
const APART = [
  // A guest game stays among the games of its process.
  'apps/cli/test/{facts,guests,planted}.test.ts',
  'apps/server/test/{guests,picture}.test.ts',
  'apps/web/test/guest-table.test.ts',
  'packages/catalogue/test/guests.test.ts',
  'test/{guest-games,guest-learning}.test.ts',
  // What players have learned from a net stays, too.
  'packages/*/test/{learned,pins,unlearned}.test.ts',
  'packages/buddy-bluff/test/{encoding,laws}.test.ts',
  '{apps/server/test,test}/unlearned.test.ts',
  // So do other globals, and React for production.
  'apps/web/test/{build,kept,lay,places,players,together,worker}.test.ts',
  // These play games for longer than a process takes to start, and faster where V8 has seen no other game.
  'test/{leak-picture,luck,remote,simulation,sit}.test.ts',
  // These start processes and wait for them.
  'apps/server/test/{faults,kill,pool,setup,wild}.test.ts',
  'test/{pack,python,script-options}.test.ts',
];

/** Quick tests that look at more in a long run. */
const DEEPER = [
  'apps/cli/test/{page,views}.test.ts',
  'apps/server/test/every-row.test.ts',
  'apps/web/test/{mulle-table,puzzle-page}.test.ts',
  'packages/catalogue/test/altered.test.ts',
  'packages/mulle/test/perft.test.ts',
  'test/luck.test.ts',
];

/** Packages that are neither a game nor the catalogue. */
const SMALL = 'packages/{ai,client,core,host,protocol,text,tournament}/test/**/*.test.ts';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** Files of one name in the reports; what the configuration says below holds for them, too. */
function project(name: string, include: readonly string[], options: Options) {
  return { extends: true as const, test: { name, include: [...include], ...options } };
}

/** Files that share processes: to start one and read the sources takes longer than most tests. */
function together(name: string, include: readonly string[], options: Options = {}) {
  const exclude = [...APART, ...AT_POSTGRES, ...PAGES, ...AT_SERVERS];
  return project(name, include, { isolate: false, exclude, ...options });
}

/**
 * These tests calculate and never wait, so that one process for two cores is enough beside the browsers of
 * `npm test`. It takes a fifth less of the processor than four: sources are read once, and V8 optimises them
 * once. An engine is slow where V8 has seen other games, so every game has processes of its own.
 */
const CALCULATING: Options = {
  maxWorkers: Math.ceil(cores / 2),
  sequence: { groupOrder: 0 },
};

const SHARED = [
  ...GAMES.map((game) => together(game, [`packages/${game}/test/**/*.test.ts`], CALCULATING)),
  together('light', ['test/*.test.ts', SMALL], CALCULATING),
  // The catalogue reads all games, as the page does.
  together('web', ['{apps/web,packages/catalogue}/test/**/*.test.ts'], CALCULATING),
  together('command', ['apps/cli/test/**/*.test.ts'], {
    setupFiles: [inRoot('apps/cli/test/own-folder.ts')],
  }),
  together('server', ['apps/server/test/**/*.test.ts', ...AT_SERVERS], {
    exclude: [...APART, ...AT_POSTGRES],
  }),
];

const LONG = ['{apps,packages}/*/test/**/*.long.ts', 'test/**/*.long.ts', ...DEEPER];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // React for development and for production both understand what this makes of JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    projects: [
      project('apart', long ? LONG : APART, {
        exclude: [...PAGES, ...AT_POSTGRES],
        globalSetup: inRoot('test/server-bundle.ts'),
      }),
      project('page', PAGES, {
        // React as visitors get it: React for development takes a stack trace with every element.
        env: { NODE_ENV: 'production' },
      }),
      project('postgres', AT_POSTGRES, {
        globalSetup: inRoot('apps/server/test/shared-postgres.ts'),
      }),
      ...(long ? [] : SHARED),
    ],
    // Not threads: one that ends after it has used WebAssembly, as fetch does, may end the whole process.
    pool: 'forks',
    // Node reads these itself: Vitest would turn every import into a property that is looked up, and a search in a
    // game would take three times as long.
    server: {
      deps: {
        external: [
          /\/packages\/[^/]+\/src\/.*\.ts$/,
          /\/apps\/server\/src\//,
          /\/simulation\//,
          /\/apps\/cli\/dist\//,
          /\/examples\/.*\.ts$/,
        ],
      },
    },
    // Tests drop most of what they make: with less room for it, a quarter of their time goes into collecting it.
    execArgv: ['--conditions=@pakli/source', '--max-semi-space-size=64'],
    // Two more than there are cores: many tests wait for a process, a socket or a timer, and leave a core idle.
    maxWorkers: cores + 2,
    sequence: { groupOrder: 1 },
    // How long a test hangs that fails: none that passes may be too slow on any machine.
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 100_000 } },
  },
});
