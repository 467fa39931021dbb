#!/usr/bin/env node
// The command as an installed package starts it (scripts/command-package.ts). Any node can read this.
const OLDEST = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < OLDEST) {
  console.error(
    `pakli needs Node ${OLDEST} or later and this is ${process.version}: npx -p node@${OLDEST} -p pakli pakli brings one`,
  );
  process.exitCode = 2;
} else {
  // The compile cache halves the start-up time.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { main } = await import('./main.js');
  process.exitCode = await main(process.argv.slice(2));
}
