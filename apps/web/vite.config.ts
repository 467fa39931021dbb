import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedded } from './scripts/embedded.ts';
import { layers } from './scripts/layers.ts';
import { licences } from './scripts/licences.ts';
import { policy } from './scripts/policy.ts';
import { precache } from './scripts/precache.ts';
import { puzzlePositions } from './scripts/puzzle-list.ts';

const licensed = licences();

/** Where the texts of a language begin. */
const LANGUAGE = /\/packages\/text\/src\/languages\/([a-z]{2})\.ts$/;
const languageOf = (id: string): string => LANGUAGE.exec(id)?.[1] ?? 'language';

/** What texts of every language need. */
const TEXTS =
  /\/packages\/text\/src\/([^/]+|common\/(?!learn)[^/]+|compile\/card-text\.ts|ulti\/parts\.ts)$/;

/** What many pages have: a head, a form, a box to copy from. */
const FORMS =
  /\/apps\/web\/src\/(kit\/(BackButton|CopyBox|Form|NameField|PageHead|Part|Radios|Sure|save-file|use-copy)|host\/share-address|settings\/(RulesForm|Setting)|shelf\/use-game-name|words\/(dates|rule-notes))\./;

/** What the page of a server needs, wherever somebody is. */
const SERVER =
  /\/packages\/client\/src\/socket-wire\.ts$|\/apps\/web\/src\/(account\/|calls\/|online\/(Code|MyTables|OnlyHere|OpenTables|arrival|clocks|invite|nonce|seat-in|table-words|use-address|use-calls|use-evening|use-my-tables)\.|prefs\/lines-read|settings\/(Calls|Guest|Others)\.|words\/online-words)/;

// Packages are read from their sources; a relative base lets any web server host the build in any folder.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [layers(), react(), policy(), licensed.page, embedded(), puzzlePositions(), precache()],
  resolve: { conditions: ['@pakli/source', 'module', 'browser', 'import', 'default'] },
  worker: {
    format: 'es',
    plugins: () => [licensed.worker()],
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What every worker needs comes at once, not in a dozen crumbs.
        codeSplitting: { groups: [{ name: 'core', test: /\/packages\/(core|catalogue)\/src\// }] },
      },
    },
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // Nothing as a data address: small fonts inside a style sheet would be fetched whether they are needed or not.
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    // Whoever starts the table need not read how long the bundler's plugins took.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What belongs together comes at once: every file costs a page more than most of them hold.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'texts', test: TEXTS, priority: 3 },
            { name: languageOf, test: LANGUAGE, priority: 2 },
            { name: 'table', test: /\/apps\/web\/src\/(table\/|play\/TablePage)/, priority: 1 },
            { name: 'forms', test: FORMS },
            { name: 'server', test: SERVER },
            { name: 'panels', test: /\/apps\/web\/src\/play\/(Panels|ResultDialog)\.tsx$/ },
          ],
        },
      },
    },
  },
});
