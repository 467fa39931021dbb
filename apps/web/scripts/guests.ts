/**
 * A built page with guests: a copy of the build with the scripts of guest games beside it, named in the page itself.
 * Nothing is rebuilt; the original build does not change.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadGuest, readGuest } from '@pakli/catalogue/guests';
import { rolldown } from 'rolldown';

/** In a clone packages are read from source, as the page reads them; installed ones have no source. */
const SOURCE = '@pakli/source';

/** A whole game in one script: its imports are bundled, packages of Pakli too. */
async function scriptOf(file: string, conditions: readonly string[] = [SOURCE]): Promise<string> {
  const build = await rolldown({
    input: file,
    platform: 'browser',
    logLevel: 'silent',
    resolve: { conditionNames: [...conditions, 'browser', 'import', 'default'] },
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
    const [{ code, imports }] = output;
    if (imports.length === 0) return code;
    if (conditions.includes(SOURCE)) return await scriptOf(file, []);
    throw new BadGuest(`--with ${file}: a page cannot have ${imports.join(', ')}`);
  } finally {
    await build.close();
  }
}

/** The page in `built` with the games of these files, in a folder of its own. */
export async function seatGuests(
  built: string,
  files: readonly string[],
  into: string,
): Promise<void> {
  const scripts = await Promise.all(
    files.map(async (file) => {
      const code = await scriptOf(file);
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
      const { id } = (await readGuest(file)).game;
      // Below assets: a file named after its contents is fetched once.
      const name = `assets/guest-${id}-${hash}.js`;
      return { name, code };
    }),
  );
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  cpSync(built, into, { recursive: true });
  for (const { name, code } of scripts) writeFileSync(join(into, name), code);
  const names = scripts.map(({ name }) => name);
  change(join(into, 'index.html'), (page) =>
    page.replace('<html ', `<html data-guests="${names.join(' ')}" `),
  );
  // The offline copy is another version, with more files.
  const version = createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 6);
  change(join(into, 'sw.js'), (worker) =>
    worker
      .replace("VERSION = '", `VERSION = '${version}-`)
      .replace('FILES = [', `FILES = [${names.map((name) => `${JSON.stringify(name)},`).join('')}`),
  );
}

function change(file: string, how: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = how(text);
  if (changed === text) throw new Error(`${file} is not as the build makes it`);
  writeFileSync(file, changed);
}
