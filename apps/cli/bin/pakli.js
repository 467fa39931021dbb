#!/usr/bin/env -S node --conditions=@pakli/source
// Plain JavaScript that any node can read, because it may be started by one
// that is too old. The condition in the first line makes the packages of the
// workspace resolve to their sources; workers inherit it.
const OLDEST = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < OLDEST) {
  const newer = await newerNode();
  if (newer === undefined) {
    console.error(
      `pakli needs Node ${OLDEST} or later and this is ${process.version}: npm install node@${OLDEST} brings one for this folder, and pakli finds it there`,
    );
    process.exitCode = 2;
  } else await startWith(newer);
} else if (!process.execArgv.includes('--conditions=@pakli/source')) {
  console.error('pakli is started with npx pakli, or node --conditions=@pakli/source FILE');
  process.exitCode = 2;
} else {
  // The compile cache halves the start-up time.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { bundled, command } = await import('./bundle.ts');
  const folder = await bundled(command);
  const { main } = await import(folder === undefined ? '../src/main.ts' : `${folder}/main.js`);
  process.exitCode = await main(process.argv.slice(2));
}

/** The Node that npm has installed in the current folder or in the clone. */
async function newerNode() {
  const { createRequire } = await import('node:module');
  const { dirname, join } = await import('node:path');
  for (const from of [join(process.cwd(), 'pakli.js'), import.meta.url]) {
    try {
      const manifest = createRequire(from).resolve('node/package.json');
      const { version } = createRequire(from)(manifest);
      if (Number.parseInt(version) >= OLDEST) return join(dirname(manifest), 'bin/node');
    } catch {
      // There is none.
    }
  }
  return undefined;
}

/** Exits as the child does. Keys of a terminal reach both; signals to this process are passed on. */
async function startWith(node) {
  const { spawn } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const condition = '--conditions=@pakli/source';
  const args = [condition, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(node, args, { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`pakli: ${node}: ${error.message}`);
      resolve(2);
    });
    child.on('exit', (status, signal) => resolve(status ?? (signal === 'SIGKILL' ? 137 : 1)));
  });
}
