import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const SCRIPT = new URL('twins-apart.ts', import.meta.url).pathname;

// A process of their own runs the players unmodified: a test runner that rewrites imports slows their loops up to three times.
test.each(GAMES)(
  '$name: 2,000 pairs of twin worlds for every player, 50 steps',
  async ({ id, load }) => {
    const { contenders } = await load();
    const args = ['--conditions=@pakli/source', SCRIPT, id, '2000', '50'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e9 });
    const none = [...contenders.keys()].map((name) => ({ name, pairs: 2000, different: [] }));
    expect(JSON.parse(stdout)).toEqual(none);
  },
);
