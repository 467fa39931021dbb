/**
 * `prepack` of a package: its entry points as a bundle, in which constants are
 * part of the code, as they are in the page and the command. Other packages
 * stay imports. Every source has declarations beside them; the licence is that of the house.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';

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
for (const file of globSync('**/*.ts', { cwd: 'src' })) {
  declare(join('src', file), join('dist', file.replace(/\.ts$/, '.d.ts')));
}
// Of an entry point beside the sources, others need its own types and no more.
for (const entry of Object.values(exports)) {
  if (typeof entry === 'string' || entry['@pakli/source'].startsWith('./src/')) continue;
  declare(entry['@pakli/source'], entry.types);
}
copyFileSync('../../LICENSE', 'LICENSE');

/** Fails where an exported type has to be inferred: sources of published packages write theirs out, so no compiler runs. */
function declare(file: string, path: string): void {
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
