/**
 * `prepack` of a package: its entry points as a bundle, in which constants are
 * part of the code, as they are in the page and the command. Other packages
 * stay imports. Declarations come from tsc; the licence is that of the house.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { build } from 'rolldown';

type Entry = string | Readonly<Record<'@pakli/source' | 'types' | 'default', string>>;

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Readonly<Record<string, Entry>>;
};
// `./dist/testing/index.js` is made of `./src/testing/index.ts`; RULES.md is packed as it is.
const input = Object.values(exports).flatMap((entry) =>
  typeof entry === 'string'
    ? []
    : [[/dist\/(.*)\.js$/.exec(entry.default)![1]!, entry['@pakli/source']]],
);

await build({
  input: Object.fromEntries(input) as Record<string, string>,
  platform: 'neutral',
  external: /^@pakli\//,
  output: { dir: 'dist', cleanDir: true, sourcemap: true },
  logLevel: 'warn',
});
copyFileSync('../../LICENSE', 'LICENSE');
