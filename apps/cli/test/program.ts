/** Outside players for tests, good and bad. */
import { file } from './command.ts';

/** A program for tests: `answer` turns a request into the lines it prints. */
export function program(name: string, answer: string): string {
  const code = `
    import { createInterface } from 'node:readline';
    const answer = ${answer};
    createInterface({ input: process.stdin }).on('line', (line) => {
      const request = JSON.parse(line);
      const ok = { ok: true, id: request.id };
      for (const reply of [answer(request, ok)].flat()) {
        process.stdout.write((typeof reply === 'string' ? reply : JSON.stringify(reply)) + '\\n');
      }
    });`;
  return `"${process.execPath}" "${file(`${name}.mjs`, code)}"`;
}
