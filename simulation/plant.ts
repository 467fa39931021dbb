/** A preloaded module that plants the fault named by PAKLI_PLANTED in the sources. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLANTED_FAULTS, replacementsOf } from './planted-faults.ts';

const name = process.env['PAKLI_PLANTED'];
const planted = PLANTED_FAULTS.find((one) => one.name === name);
if (planted === undefined) throw new Error(`no planted fault is called ${name}`);

/** By URL: the source with the fault. */
const sources = new Map<string, string>();
for (const { file, from, to } of replacementsOf(planted)) {
  const path = join(import.meta.dirname, '..', file);
  const url = pathToFileURL(path).href;
  const text = sources.get(url) ?? readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
  sources.set(
    url,
    text.replace(from, () => to),
  );
}

registerHooks({
  load: (url, context, next) => {
    const source = sources.get(url);
    return source === undefined
      ? next(url, context)
      : { format: 'module-typescript', source, shortCircuit: true };
  },
});
