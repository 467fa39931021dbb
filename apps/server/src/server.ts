/** A server: a node behind a port. */
import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { FAREWELLS } from '@pakli/protocol';
import type { Bound, HttpPorts } from './api-answers.ts';
import type { Bell } from './bell/bell.ts';
import { LocalBells } from './bell/local.ts';
import { feedAt } from './feed.ts';
import { logFailure } from './context.ts';
import { api } from './http.ts';
import { tag, type Logger } from './log.ts';
import { MACHINE, type Machine } from './machine.ts';
import type { Metrics } from './metrics.ts';
import { arrive, MY_TABLES, startNode } from './node.ts';
import { PageFiles } from './page.ts';
import type { Pictures } from './picture/pictures.ts';
import { homeHead, linkOfPicture, previewHead, stillOf } from './preview.ts';
import { Cookie } from './people.ts';
import type { ServerSettings } from './settings.ts';
import { byeFrame, Socket } from './socket.ts';
import type { StoreHealth } from './store/health.ts';
import type { TableStore } from './store/store.ts';
import type { Unavailability } from './store/store-unavailable.ts';
import { startThread, type StartThread } from './think/thread.ts';

/** Longest frame, in bytes. */
const LONGEST_FRAME = 4096;
/** Most fragments of a frame: pages send one, and a proxy may split it once or twice. */
const MOST_FRAGMENTS = 8;
/** After a restart everybody connects at once: as many may wait to be accepted. */
const BACKLOG = 4096;
/**
 * How long an idle connection is kept: longer than nginx does (deploy/nginx.conf), which could otherwise send a request
 * just as it is closed, and answer with a bad gateway.
 */
const UNASKED = 75_000;
/** Time limits for the head of a request, for all of it, and until the next one. */
export const TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: UNASKED,
  connectionsCheckingInterval: 5000,
};
/** A connection without traffic for this long is closed; sockets of tables have limits of their own. */
export const UNREAD_MS = 120_000;

export interface Running {
  readonly port: number;
  readonly metrics: Metrics;
  /** Finishes what has begun, says goodbye, and lets go of everything. */
  stop(): Promise<void>;
}

export interface Given {
  /** Its id among the nodes that share the store. */
  readonly node?: string;
  readonly bell?: Bell;
  readonly log?: Logger;
  readonly now?: () => number;
  readonly machine?: Machine;
  /** Where computers think. */
  readonly startThread?: StartThread;
}

/** Fails with the system's error if the port is not available. `stop` closes the store. */
export async function serve(
  settings: ServerSettings,
  store: TableStore,
  given: Given = {},
): Promise<Running> {
  const { bell } = given;
  const running = await startNode(settings, {
    machine: MACHINE,
    startThread,
    ...given,
    store,
    shared: settings.postgres !== undefined || bell !== undefined,
    bell: async (node) => bell ?? (await bellFor(settings, node)),
  });
  const { context, admission, people, tables, evenings, days, health } = running;
  const { metrics } = context;
  const cookie = new Cookie(settings.origin?.startsWith('https:') === true);
  const parts: HttpPorts = { context, admission, cookie, people, tables, evenings, days };
  const ready = { draining: false };
  const server = createServer(TIMEOUTS, getRequestListener(app(parts, ready, health).fetch));
  server.timeout = UNREAD_MS;
  server.on('connection', (socket) => {
    const leave = admission.connect(socket);
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
  const { metricsPort } = settings;
  const counting = createServer((_, answer) => answer.end(metrics.format()));
  const sockets = acceptSockets(server, parts, ready);
  metrics.gauge('pakli_sockets', () => sockets.clients.size);
  // What clients have not read yet is kept in memory.
  metrics.gauge('pakli_unread_bytes', () => {
    let bytes = 0;
    for (const { bufferedAmount } of sockets.clients) bytes += bufferedAmount;
    return bytes;
  });
  // As Prometheus calls them for every program.
  metrics.gauge('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('pakli_database_usable', () => (health.isGood ? 1 : 0));

  const stop = async (): Promise<void> => {
    ready.draining = true;
    const closed = new Promise((resolve) => server.close(resolve));
    counting.close();
    counting.closeAllConnections();
    await running.leave();
    for (const client of sockets.clients) client.close(FAREWELLS.restart);
    const stopPatience = MACHINE.after(1000, () => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
    });
    server.closeIdleConnections();
    await closed;
    stopPatience();
    await running.close();
  };

  try {
    const port = await listen(server, settings);
    // Numbers are for the operator of this machine.
    if (metricsPort !== undefined) {
      await listen(counting, { port: metricsPort, address: '127.0.0.1' });
    }
    return { port, metrics, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bellFor({ postgres, nats }: ServerSettings, node: string): Promise<Bell> {
  // Their client libraries are loaded only where they are used.
  if (postgres === undefined) return new LocalBells().bell();
  if (nats === undefined) {
    const { PostgresBell } = await import('./bell/postgres.ts');
    const bell = new PostgresBell(postgres, node);
    await bell.open();
    return bell;
  }
  const { NatsBell } = await import('./bell/nats.ts');
  const bell = new NatsBell(nats);
  await bell.open();
  return bell;
}

function listen(
  server: Server,
  { port, address }: Pick<ServerSettings, 'port' | 'address'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: address, backlog: BACKLOG }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

const NOT_READY: Readonly<Record<Unavailability, string>> = {
  'no-answer': 'the database does not answer',
  full: 'the disk of the database is full',
  'not-writable': 'the database cannot be written',
};

function app(
  parts: HttpPorts,
  ready: { readonly draining: boolean },
  health: StoreHealth,
): Hono<Bound> {
  const { settings } = parts.context;
  const page = settings.page === undefined ? undefined : new PageFiles(settings.page);
  const app = new Hono<Bound>();
  app.get('/healthz', (asked) => asked.text('ok\n'));
  app.get('/readyz', async (asked) => {
    const problem = await health.check();
    const why = ready.draining ? 'it stops' : problem && NOT_READY[problem];
    return why === undefined ? asked.text('ready\n') : asked.text(`not ready: ${why}\n`, 503);
  });
  app.route('/api', api(parts));
  app.get('/', async (asked, next) => {
    if (!parts.admission.isOurHost(asked.env.incoming)) return next();
    const { origin } = new URL(asked.req.url);
    const wanted = asked.req.header('accept-language') ?? '';
    const head = await homeHead(wanted, settings.origin ?? origin);
    return page?.answerWithHead(head, 'top') ?? asked.text('', 404);
  });
  app.get('/link/*', async (asked, next) => {
    const { pathname, origin, search } = new URL(asked.req.url);
    const ours = parts.admission.isOurHost(asked.env.incoming);
    const head = ours ? await previewHead(pathname, settings.origin ?? origin, search) : undefined;
    return (head === undefined ? undefined : page?.answerWithHead(head, 'below')) ?? next();
  });
  // Letters and signs are loaded for the first picture.
  let pictures: Promise<Pictures> | undefined;
  const startPictures = async (): Promise<Pictures> => {
    const { Pictures } = await import('./picture/pictures.ts');
    return new Pictures(parts.context, parts);
  };
  app.get('/picture/*', async (asked) => {
    const { incoming } = asked.env;
    const { admission } = parts;
    const link = admission.isOurHost(incoming) ? linkOfPicture(new URL(asked.req.url)) : undefined;
    if (link === undefined) return asked.text('', 404);
    const drawn = admission.may('pictures', incoming) ? (pictures ??= startPictures()) : undefined;
    const picture = await (await drawn)?.of(link);
    if (picture === undefined) return page?.answer(stillOf(link)) ?? asked.text('', 404);
    return asked.body(picture, 200, {
      'Content-Type': 'image/png',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=60',
    });
  });
  app.get('/feed/*', async (asked) => {
    const { pathname, origin } = new URL(asked.req.url);
    const ours = parts.admission.isOurHost(asked.env.incoming);
    const { now } = parts.context;
    const feed = ours ? await feedAt(pathname, settings.origin ?? origin, now()) : undefined;
    if (feed === undefined) return asked.text('', 404);
    return asked.body(feed, 200, {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=900',
    });
  });
  app.get('*', (asked) => {
    const { url } = asked.env.incoming;
    const encodings = asked.req.header('accept-encoding');
    // An invalid address, such as `//[`.
    const address = URL.parse(url ?? '/', 'http://page')?.pathname;
    if (address === undefined) return asked.text('', 404);
    const file = page?.answer(address, encodings);
    if (file !== undefined) return file;
    // An address of the page without its `#`, or of nothing at all: the page can tell.
    const opened = asked.req.header('sec-fetch-dest') === 'document' && page?.isEmpty === false;
    return opened ? asked.redirect(`/#${address}`) : asked.text('', 404);
  });
  return app;
}

/** Where the socket of a table is, that of an evening, whose id is longer, and that of the list of one's own tables. */
const ADDRESS = new RegExp(`^/t/([0-9a-z]{10}|[0-9a-z]{12}|${MY_TABLES})(\\?screen)?$`);

function acceptSockets(
  server: Server,
  { context, admission, cookie, people, tables, evenings }: HttpPorts,
  ready: { readonly draining: boolean },
): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    maxFragments: MOST_FRAGMENTS,
    // Pings are counted and answered by the socket's own class.
    autoPong: false,
  });
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const [, id, screen] = ADDRESS.exec(request.url ?? '') ?? [];
    if (!admission.isOurHost(request) || !admission.isOurPage(request))
      return refuseUpgrade(stream, 403);
    if (id === undefined) return refuseUpgrade(stream, 404);
    if (ready.draining) return refuseUpgrade(stream, 503);
    const leave = admission.enter(request);
    if (leave === undefined) return refuseUpgrade(stream, 429);
    stream.once('close', leave);
    const keys = cookie.read(request.headers.cookie);
    const { comer, target } = await arrive({ people, tables, evenings, context }, keys, id);
    // A screen for the whole room belongs to nobody, whoever's browser shows it.
    const person = screen === undefined ? comer : undefined;
    // A socket accepted now would keep the server from stopping.
    if (ready.draining) return refuseUpgrade(stream, 503);
    // A socket says why it is closed; a page cannot read why it was not opened.
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (typeof target === 'object')
        Socket.attach(socket, stream, context, target, {
          person,
          screen: screen !== undefined,
          shownBy: comer?.id,
        });
      else {
        socket.send(byeFrame(target, null));
        socket.close(FAREWELLS[target]);
      }
    });
  };
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => {});
    upgrade(request, stream, head).catch((error: Error) => {
      logFailure(context, 'a socket failed', error, {
        table: tag(ADDRESS.exec(request.url ?? '')?.[1] ?? ''),
      });
      refuseUpgrade(stream, 503);
    });
  });
  return sockets;
}

function refuseUpgrade(stream: Duplex, status: number): void {
  // A client that does not hang up must not keep the server from stopping.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
