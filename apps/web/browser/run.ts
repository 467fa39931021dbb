/** `npm run test:browser`: builds the web table, serves it, and lets Playwright play it. Arguments go to Playwright. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { findChromium, findFirefox } from './browsers.ts';
import { startServer } from './server.ts';
import { Site } from './site.ts';
import { findWebKit } from './webkit.ts';

const folder = new URL('..', import.meta.url).pathname;

const browsers = {
  ...named('PAKLI_CHROMIUM', findChromium()),
  ...named('PAKLI_FIREFOX', findFirefox()),
  ...named('PAKLI_WEBKIT', findWebKit()),
};
if (Object.keys(browsers).length === 0) {
  console.log('There is no browser: nothing is tried in one. npm run needs says how to get one.');
} else {
  await build({ configFile: `${folder}vite.config.ts`, logLevel: 'warn' });
  const site = new Site('real');
  const address = await site.open();
  // Tests start servers: Node caches what it compiles of their sources.
  process.env['NODE_COMPILE_CACHE'] = join(folder, '../../node_modules/.cache/node');
  Object.assign(process.env, named('PAKLI_TEST_SERVERS', bundleServers()));
  const playing = spawn('playwright', ['test', ...process.argv.slice(2)], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...browsers,
      PAKLI_SITE: address,
      PAKLI_SERVER: await startServer(),
      // Much of what a browser says is read once: more room for short-lived objects.
      NODE_OPTIONS: '--conditions=@pakli/source --max-semi-space-size=64',
    },
  });
  // It ends its browsers before itself.
  process.once('SIGTERM', () => playing.kill('SIGINT'));
  const [status] = (await once(playing, 'exit')) as [number | null];
  // The server of the tests ends with it.
  process.exit(status ?? 1);
}

/** The folder with a bundle of the servers that tests start; none where it cannot be made. */
function bundleServers(): string | undefined {
  const script = join(folder, '../../test/server-bundle.ts');
  const args = ['--conditions=@pakli/source', script];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim() || undefined;
}

/** Found once, for all processes of the run. */
function named(name: string, path: string | undefined): Record<string, string> {
  return path === undefined ? {} : { [name]: path };
}
