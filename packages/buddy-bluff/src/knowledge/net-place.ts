/** Where the file of the net lies: beside the package on a disc, beside the page on the web. */

/** What is used of Node, where there is one. */
interface Builtins {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(path: string): Uint8Array };
  getBuiltinModule?(name: 'node:module'): {
    createRequire(from: string): { resolve(name: string): string };
  };
}

export async function fetchNet(): Promise<Uint8Array> {
  const { process: node } = globalThis as { readonly process?: Builtins };
  if (node?.getBuiltinModule !== undefined) {
    const require = node.getBuiltinModule('node:module').createRequire(import.meta.url);
    const path = require.resolve('@pakli/buddy-bluff/value.net');
    return node.getBuiltinModule('node:fs').readFileSync(path);
  }
  // Written so that bundlers of pages find the file and bring it along.
  const response = await fetch(new URL('../../nets/value.net', import.meta.url));
  if (!response.ok) throw new Error(`value.net: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
