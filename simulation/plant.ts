/** Loaded before everything else: the fault that PAKLI_PLANTED names is in the sources from then on. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PLANTED_FAULTS } from './planted-faults.ts';

const name = process.env['PAKLI_PLANTED'];
const planted = PLANTED_FAULTS.find((one) => one.name === name);
if (planted === undefined) throw new Error(`no planted fault is called ${name}`);
const { file, from, to } = planted;
const path = join(import.meta.dirname, '..', file);
const text = readFileSync(path, 'utf8');
if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);

registerHooks({
  load: (url, context, next) =>
    url === pathToFileURL(path).href
      ? { format: 'module-typescript', source: text.replace(from, () => to), shortCircuit: true }
      : next(url, context),
});
