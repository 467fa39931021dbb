import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'vitest';

test('a service ends when the process that started it is killed', async () => {
  const from = JSON.stringify(join(import.meta.dirname, 'service.ts'));
  const script = `const { spawnService } = await import(${from});
    spawnService('sleep', ['1000'], { stdio: ['ignore', 'inherit', 'ignore'] });
    console.log('started');`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  // The service holds it open as long as it lives.
  await once(starter.stdout.resume(), 'end');
});
