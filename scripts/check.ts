/** `npm run check`: all that is looked at without being run, side by side, since each alone leaves a core idle. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const house = join(import.meta.dirname, '..');
// A package that came with a pull is linked, as `npm ci` would.
for (const name of readdirSync(join(house, 'packages'))) {
  const link = join(house, 'node_modules/@pakli', name);
  if (!existsSync(link)) symlinkSync(join('../../packages', name), link);
}

const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** One of the `check:` scripts, by the shell: npm takes as long to start as the shortest of them runs. */
async function check(part: string): Promise<number> {
  const name = `check:${part}`;
  const command = scripts[name];
  if (command === undefined) throw new Error(`package.json has no script ${name}`);
  const child = spawn(command, { cwd: house, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const status = await new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
  // Whole, so that none speaks into another.
  console.log(`> ${name}${status === 0 ? '' : ': failed'}\n${said.trimEnd()}`);
  return status;
}

const found = await Promise.all(process.argv.slice(2).map(check));
process.exitCode = found.every((status) => status === 0) ? 0 : 1;
