/**
 * A package registry for tests: accepts `npm publish`, serves `npm install`, and leaves the
 * tarballs in a folder. `node test/registry.ts FOLDER` prints its address once it listens; it exits
 * when its standard input closes.
 */
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';

interface Publication {
  readonly name: string;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, unknown>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

const [, , folder = ''] = process.argv;
/** By the name of the package. */
const published = new Map<string, Publication>();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // `/@pakli%2fcore`, or `/@pakli/core/-/@pakli/core-0.1.0.tgz`.
  const [name = '', file] = decodeURIComponent(request.url ?? '')
    .slice(1)
    .split('/-/');
  const known = published.get(name);
  if (request.method === 'PUT') {
    if (known !== undefined)
      return void response.writeHead(409).end('{"error":"published before"}');
    const publication = (await json(request)) as Publication;
    for (const [path, { data }] of Object.entries(publication._attachments)) {
      writeFileSync(join(folder, basename(path)), Buffer.from(data, 'base64'));
    }
    published.set(name, publication);
    return void response.writeHead(201).end('{}');
  }
  if (known === undefined) return void response.writeHead(404).end('{}');
  if (file === undefined) {
    const { _attachments: _, ...packument } = known;
    return void response.writeHead(200).end(JSON.stringify(packument));
  }
  const attached = known._attachments[file];
  if (attached === undefined) return void response.writeHead(404).end();
  return void response.writeHead(200).end(Buffer.from(attached.data, 'base64'));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
process.stdin.on('end', () => process.exit()).resume();
