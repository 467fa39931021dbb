/** Shows a run as an animated page: a standalone file, or served from here so that a click can add faults. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { storyOf, type Story } from './story.ts';

/** The element of the page for the story. */
const HOLDER = '<script id="story" type="application/json"></script>';
const PAGE = join(import.meta.dirname, 'picture', 'picture.html');

/** `isAlive`: the page can request the seed again with other faults. */
export function pictureOf(story: Story, isAlive: boolean): string {
  const data = JSON.stringify({ ...story, isAlive }).replaceAll('<', String.raw`\u003c`);
  return readFileSync(PAGE, 'utf8').replace(HOLDER, () => HOLDER.replace('><', `>${data}<`));
}

/** Returns the address of the page. */
export function servePicture(seed: number, port: number): Promise<string> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const given = searchParams.get('faults');
    void storyOf(seed, given === null ? undefined : (JSON.parse(given) as Fault[])).then(
      (story) => {
        const [type, text] =
          given === null
            ? ['text/html; charset=utf-8', pictureOf(story, true)]
            : ['application/json', JSON.stringify({ ...story, isAlive: true })];
        response.writeHead(200, { 'content-type': type }).end(text);
      },
      () => response.writeHead(400).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const at = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://127.0.0.1:${at}/`);
    });
  });
}
