#!/usr/bin/env -S node --conditions=@pakli/source
// Plain JavaScript that any node can read, because it has to say so when it is
// started by one that is too old. The condition in the first line makes the
// packages of the workspace resolve to their sources; workers inherit it.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `pakli needs Node 24 or later and this is ${process.version}: start it with npx pakli after npm ci`,
  );
  process.exitCode = 2;
} else if (!process.execArgv.includes('--conditions=@pakli/source')) {
  console.error('pakli is started with npx pakli, or node --conditions=@pakli/source FILE');
  process.exitCode = 2;
} else {
  // What was compiled once is kept in the system's folder for such things: half the start-up time.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { bundled, command } = await import('./bundle.ts');
  const folder = await bundled(command);
  const { main } = await import(folder === undefined ? '../src/main.ts' : `${folder}/main.js`);
  process.exitCode = await main(process.argv.slice(2));
}
