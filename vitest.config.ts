import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Packages are read from their sources: the condition picks `src` over `dist`.
const conditions = ['@pakli/source', 'node'];
// Servers that tests start offer no boards of the day: computers would think about them all the while.
process.env['PAKLI_BOARDS'] ??= '0';
const long = process.env['PAKLI_LONG'] === '1';
const kind = long ? 'long' : 'test';

// Node reads hundreds of sources in every process that tests start: what it made of them it keeps.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** Tests make much that does not last: with little room for it, a quarter of their time went into collecting it. */
const YOUNG = '--max-semi-space-size=64';

/**
 * The files of a package share a process: to start one and to read the sources in it takes longer than most tests. Not
 * those of different games: an engine is slow where V8 has seen other games before it (the laws of Mulle take ten times
 * as long). Nor where nets are read, for what was learned stays.
 */
const shared = long ? [] : readdirSync(join(import.meta.dirname, 'packages'));
/**
 * These share their processes with one another and with small files: most of a process went into its start. What of them
 * plays games plays several in any case.
 */
const SMALL = ['ai', 'client', 'core', 'host', 'protocol', 'text', 'tournament'];
const learning = [
  ...['learned', 'pins', 'unlearned'].map((name) => `packages/*/test/${name}.${kind}.ts`),
  // A guest stays in its process.
  `packages/catalogue/test/guests.${kind}.ts`,
  // The laws of Buddy Bluff hold for players that have learned.
  ...['encoding', 'laws'].map((name) => `packages/buddy-bluff/test/${name}.${kind}.ts`),
];

/** All games at servers, as the files of the server have them. */
const beside = [
  'test/{anchors,evening-honesty,honesty,leak-day,leak-embed,leak-evening}.test.ts',
  'test/{leak-page,leak-socket,move-parts,old-pages,verify-evening}.test.ts',
];

/**
 * So do the files of the server and most of the page's: all but those that leave something behind in their process (a
 * guest among the games, other globals, React for production), and those whose games take longer than a start.
 */
const SHARED_APPS: Readonly<Record<string, readonly string[]>> = {
  server: ['faults', 'guests', 'kill', 'picture', 'pool', 'setup', 'unlearned', 'wild'],
  web: [
    'build',
    'challenge',
    '*-table',
    'film',
    'judge',
    'kept',
    'lay',
    'places',
    'players',
    'puzzles',
    'together',
    'worker',
  ],
};
const apps = Object.entries(long ? {} : SHARED_APPS).map(([name, apart]) => {
  const files = (part: string): string => `apps/${name}/test/${part}.${kind}.ts`;
  // The catalogue reads all games, as the page does.
  const more = name === 'server' ? beside : [`packages/catalogue/test/**/*.${kind}.ts`];
  return { name, include: [files('**/*'), ...more], exclude: apart.map(files) };
});

/** Neither games nor nets are in them, and nothing stays behind: to start takes longer than to run them. */
const light = [
  'apps/cli/test/{arena-table,figures,options,parts,rulebook,saves-parts,spelling,stepper,typing}.test.ts',
  'test/{floors,front-door,house,links,lint,lockfile,luck-report,names}.test.ts',
  'test/{nearest-tests,notation,release,rooms,scales,styles,waits}.test.ts',
];

/** The command, whose bundle is read once for all of its files; a guest stays in its process. */
const command = `apps/cli/test/*.${kind}.ts`;
const withGuests = ['facts', 'guests', 'planted'].map((name) => `apps/cli/test/${name}.${kind}.ts`);

/** They share a PostgreSQL, which takes longer to start than most of them run. */
const atPostgres = [
  'bell',
  'deploy',
  'deploy-files',
  'nodes',
  'operator-postgres',
  'outage',
  'store-postgres',
].map((name) => `apps/server/test/${name}.${kind}.ts`);

/** The whole page, pressed and read. */
const pages = `apps/web/test/page/*.${kind}.ts`;

/** Quick tests that look at more where there is time. */
const deeper = [
  'apps/cli/test/{page,views}.test.ts',
  'apps/server/test/every-row.test.ts',
  'apps/web/test/{mulle-table,puzzle-page}.test.ts',
  'packages/catalogue/test/altered.test.ts',
  'packages/mulle/test/perft.test.ts',
  'test/luck.test.ts',
];

const config: ViteUserConfig = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // What it makes of JSX, React for development and for production both understand.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            ...(long ? [`apps/*/test/**/*.${kind}.ts`] : withGuests),
            ...apps.flatMap(({ exclude }) => exclude),
            ...(long ? [`packages/*/test/**/*.${kind}.ts`] : []),
            `test/**/*.${kind}.ts`,
            ...learning,
            ...(long ? deeper : []),
          ],
          exclude: [...atPostgres, pages, ...light, ...(long ? [] : beside)],
          globalSetup: join(import.meta.dirname, 'test/server-bundle.ts'),
        },
      },
      ...(long
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'light',
                include: [...light, `packages/{${SMALL.join()}}/test/**/*.${kind}.ts`],
                exclude: learning,
                isolate: false,
              },
            },
            {
              extends: true as const,
              test: {
                name: 'command',
                include: [command],
                exclude: [...light, ...withGuests],
                isolate: false,
                setupFiles: [join(import.meta.dirname, 'apps/cli/test/own-folder.ts')],
              },
            },
          ]),
      {
        extends: true,
        test: {
          name: 'page',
          include: [pages],
          // React as visitors get it: the one for developers takes a stack trace with every element.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: atPostgres,
          globalSetup: join(import.meta.dirname, 'apps/server/test/shared-postgres.ts'),
        },
      },
      ...shared
        .filter((name) => name !== 'catalogue' && !SMALL.includes(name))
        .map((name) => ({
          extends: true as const,
          test: {
            name,
            include: [`packages/${name}/test/**/*.${kind}.ts`],
            exclude: learning,
            isolate: false,
          },
        })),
      ...apps.map(({ name, include, exclude }) => ({
        extends: true as const,
        test: {
          name,
          include,
          exclude: [...exclude, ...learning, ...atPostgres, pages],
          isolate: false,
        },
      })),
    ],
    // Not threads: where one ends that had used WebAssembly, as fetch does, the whole process may die.
    pool: 'forks',
    // Node reads the packages, the server, the command's bundle and the examples itself: the runner would turn every
    // import into a property that is looked up, and a search in a game runs three times as long.
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
    execArgv: ['--conditions=@pakli/source', YOUNG],
    // Two more than there are cores: many tests wait for a process, a socket or a timer, and leave a core idle.
    maxWorkers: availableParallelism() + 2,
    // How long a test hangs that fails: nothing that passes is to be too slow on any machine.
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 100_000 } },
  },
});

export default config;
