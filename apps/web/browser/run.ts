/** `npm run test:browser`: builds the web table, serves it, and lets Playwright play it. Arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { build } from 'vite';
import { findChromium, findFirefox } from './browsers.ts';

const folder = new URL('..', import.meta.url).pathname;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const browsers = {
  ...named('PAKLI_CHROMIUM', findChromium()),
  ...named('PAKLI_FIREFOX', findFirefox()),
};
if (Object.keys(browsers).length === 0) {
  console.log('There is no browser: nothing is tried in one. npm run needs tells how to get one.');
} else {
  await build({ configFile: `${folder}vite.config.ts`, logLevel: 'warn' });
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...browsers,
      PAKLI_PORT: String(await freePort()),
      NODE_OPTIONS: '--conditions=@pakli/source',
    },
  });
  process.exitCode = status ?? 1;
}

/** Found once, for all processes of the run. */
function named(name: string, path: string | undefined): Record<string, string> {
  return path === undefined ? {} : { [name]: path };
}
