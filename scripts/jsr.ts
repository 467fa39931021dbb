/**
 * What JSR wants to know of a package (`jsr.json`), made from its package.json: JSR publishes the
 * sources, so exports are those, and packages of ours are named by their version there.
 * `node scripts/jsr.ts` writes the files beside the manifests, before `npx jsr publish`; `deno publish --dry-run` only checks.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface JsrManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly publish: { readonly include: readonly string[] };
}

export function jsrManifest(manifest: Manifest): JsrManifest {
  const { name, version, license, exports = {}, dependencies = {} } = manifest;
  const sources = Object.entries(exports).flatMap(([path, entry]) => {
    const source = typeof entry === 'string' ? undefined : entry['@pakli/source'];
    return source === undefined ? [] : [[path, source]];
  });
  const folders = sources.map(([, source = '']) => source.split('/')[1] ?? '');
  const imports = Object.entries(dependencies).map(([other, wanted]) => [
    other,
    `${other.startsWith('@pakli/') ? 'jsr' : 'npm'}:${other}@${wanted}`,
  ]);
  return {
    name,
    version,
    license,
    exports: Object.fromEntries(sources) as Record<string, string>,
    imports: Object.fromEntries(imports) as Record<string, string>,
    publish: { include: [...new Set(folders), 'nets', 'RULES.md', 'README.md', 'LICENSE'] },
  };
}

/** Packages that are published, by their folder from the root. */
export function publishedManifests(): ReadonlyMap<string, Manifest> {
  return new Map(
    globSync('packages/*/package.json', { cwd: ROOT }).flatMap((path) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
      return manifest.private === true ? [] : [[dirname(path), manifest] as const];
    }),
  );
}

if (import.meta.main) {
  for (const [folder, manifest] of publishedManifests()) {
    const text = `${JSON.stringify(jsrManifest(manifest), undefined, 2)}\n`;
    writeFileSync(join(ROOT, folder, 'jsr.json'), text);
    console.log(`${folder}/jsr.json`);
  }
}
