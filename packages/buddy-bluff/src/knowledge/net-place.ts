/** Where the files of the nets lie: beside the package on a disc, beside the page on the web. */

/** What is used of Node, where there is one. */
interface Builtins {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(path: string): Uint8Array };
  getBuiltinModule?(name: 'node:module'): {
    createRequire(from: string): { resolve(name: string): string };
  };
}

/** The net of chances, and the one of what people play. Written so that bundlers of pages find the files and bring them along. */
export function fetchValue(): Promise<Uint8Array> {
  return fetchNet('value.net', () => new URL('../../nets/value.net', import.meta.url));
}

export function fetchPeople(): Promise<Uint8Array> {
  return fetchNet('people.net', () => new URL('../../nets/people.net', import.meta.url));
}

async function fetchNet(name: string, address: () => URL): Promise<Uint8Array> {
  const { process: node } = globalThis as { readonly process?: Builtins };
  if (node?.getBuiltinModule !== undefined) {
    const require = node.getBuiltinModule('node:module').createRequire(import.meta.url);
    const path = require.resolve(`@pakli/buddy-bluff/${name}`);
    return node.getBuiltinModule('node:fs').readFileSync(path);
  }
  const response = await fetch(address());
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
