/**
 * Compares the transcript in docs/engine-protocol.md with a real engine. After a deliberate change of the protocol,
 * PAKLI_UPDATE=1 rewrites the replies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { Engine } from './engine.ts';

const FILE = `${ROOT}/docs/engine-protocol.md`;
const BLOCK = /(?<=^```transcript\n).*?(?=^```$)/ms;

test('the engine speaks as the transcript says', async () => {
  const doc = readFileSync(FILE, 'utf8');
  const written = BLOCK.exec(doc)?.[0].trimEnd().split('\n') ?? [];
  const requests = written.filter((line) => line.startsWith('> '));
  expect(requests.length).toBeGreaterThan(20);
  const engine = new Engine();
  const spoken: string[] = [];
  for (const request of requests) {
    engine.write(request.slice(2));
    spoken.push(request, `< ${await engine.next()}`);
  }
  expect(await engine.close()).toBe(0);
  // The one example of a player's answer is a valid answer.
  const go = spoken.findIndex((line) => line.startsWith('> {"do":"go"'));
  expect(spoken[go + 1]).toMatch(/^< \{"ok":true,"move":/);
  if (process.env['PAKLI_UPDATE'] === '1') {
    writeFileSync(
      FILE,
      doc.replace(BLOCK, () => `${spoken.join('\n')}\n`),
    );
  } else expect(written).toEqual(spoken);
});

test('every request and every key of the protocol is described', () => {
  const doc = readFileSync(FILE, 'utf8');
  const source = readFileSync(`${ROOT}/apps/cli/src/commands/engine/request.ts`, 'utf8');
  const [, shapes = ''] = /^const REQUESTS = \{$(.*?)^\} as const;$/ms.exec(source) ?? [];
  const names = Array.from(shapes.matchAll(/^ {2}(\w+): \[/gm), ([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(doc).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
});
