/**
 * `npm run test:faults`: kills everything that may die, many times, while people play, and compares what each of them
 * was sent with the log afterwards. Prints a table, and exits with 1 if anything broke. A number scales the run, `npm
 * run test:faults -- 0.1`; PAKLI_SEED repeats a run. `--part 'kill a node' --from 101 --to 200` runs only the parts
 * with this in their name, and of those only these lives. `--report FILE` saves every finding in that file at once,
 * and what the file has is not repeated: an interrupted run continues, and parts that ran one by one or in parallel
 * add up.
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqlite } from '../src/store/sqlite.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { holdTo } from './hold.ts';
import { killing, type Killing } from './killing.ts';
import { LAWS } from './laws.ts';
import { findNats, startNats } from './nats.ts';
import { findPostgres, Postgres } from './postgres.ts';
import { Swallow } from './swallow.ts';
import { readOptions } from '../../../scripts/options.ts';

const { values, positionals } = readOptions({
  options: {
    part: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: 'Infinity' },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
const scale = Number(positionals[0] ?? 1);

/** This many at once: then the log is read, and the next start empty. */
const AT_ONCE = 50;
/** Two of each game. More hardly change anything but the duration: kill.long.ts has many. */
const TABLES = 8;

interface Found {
  readonly done: number;
  readonly acknowledged: number;
  /** Commands without an answer when a run ended. */
  readonly unknown: number;
  readonly rows: number;
  readonly breaches: readonly string[];
}

interface Part {
  readonly what: string;
  readonly store: string;
  readonly bell: string;
  readonly unit: string;
  readonly many: number;
  readonly work: (many: number, seed: number) => Promise<Found>;
}

/** The saved result of a part, or of its first lives. */
interface Line extends Found {
  readonly name: string;
  readonly seed: number;
  readonly seconds: number;
}

const nameOf = ({ what, store, bell }: Part): string => `${what}, ${store}, ${bell}`;

function kept(): Line[] {
  if (values.report === undefined || !existsSync(values.report)) return [];
  const texts = readFileSync(values.report, 'utf8').split('\n');
  return texts.filter((text) => text !== '').map((text) => JSON.parse(text) as Line);
}

const lines = kept();
// The beginning of a part has the smallest seed.
const [known = Date.now() % 2 ** 32] = lines.map((line) => line.seed).toSorted((a, b) => a - b);
const seed = Number(process.env['PAKLI_SEED'] ?? known);

async function run(part: Part): Promise<void> {
  const name = nameOf(part);
  const end = Math.min(Number(values.to), part.many);
  for (let before = Number(values.from) - 1; before < end; before += AT_ONCE) {
    // Everything at once has its own seed, which identifies it.
    if (lines.some((line) => line.name === name && line.seed === seed + before)) continue;
    const many = Math.min(AT_ONCE, end - before);
    process.stderr.write(`${name}, ${before + 1} to ${before + many}... `);
    const begin = performance.now();
    // Waiting in vain is a breach too, and no reason to skip the rest.
    const found = await part.work(many, seed + before).catch((error: unknown) => ({
      done: many,
      acknowledged: 0,
      unknown: 0,
      rows: 0,
      breaches: [`given up: ${String(error)}`],
    }));
    const seconds = Math.round((performance.now() - begin) / 1000);
    const line: Line = { name, seed: seed + before, seconds, ...found };
    lines.push(line);
    if (values.report !== undefined) appendFileSync(values.report, `${JSON.stringify(line)}\n`);
    process.stderr.write(`${found.breaches.length} breaches, ${seconds} s\n`);
  }
}

type Open = (folder: string) => Promise<() => ReturnType<typeof openSqlite>>;

async function laws(open: Open): Promise<Found> {
  const breaches: string[] = [];
  for (const law of Object.keys(LAWS)) {
    const folder = mkdtempSync(join(tmpdir(), 'pakli-laws-'));
    await holdTo(law, await open(folder)).catch((error: unknown) => {
      breaches.push(`${law}: ${String(error)}`);
    });
    rmSync(folder, { recursive: true, force: true });
  }
  return { done: Object.keys(LAWS).length, acknowledged: 0, unknown: 0, rows: 0, breaches };
}

async function killed(wanted: Omit<Killing, 'tables'>): Promise<Found> {
  const { acknowledged, unknown, rows, breaches } = await killing({ tables: TABLES, ...wanted });
  return { done: wanted.kills, acknowledged, unknown, rows, breaches };
}

/** Every node in turn stops gracefully and restarts, as in a rolling upgrade. */
const deploy: NonNullable<Killing['harm']> = async (nodes) => {
  for (const node of nodes) {
    await node.end('SIGTERM');
    await node.start();
  }
};

/** Milliseconds. Even in a short run longer than a node counts as alive here, which is a second. */
const PAUSE = scale < 1 ? 1500 : 30_000;

/** A node sleeps for longer than the others consider it alive, and wakes with its old memory. */
const pause: NonNullable<Killing['harm']> = async (nodes, random) => {
  const node = nodes[random.below(nodes.length)];
  node?.signal('SIGSTOP');
  await wait(PAUSE);
  node?.signal('SIGCONT');
};

const times = (many: number): number => Math.max(1, Math.round(many * scale));
const LIFE = 300;

const onSqlite: readonly Part[] = [
  {
    what: '1 laws',
    store: 'SQLite',
    bell: '',
    unit: 'laws',
    many: Object.keys(LAWS).length,
    work: () => laws(async (folder) => () => openSqlite(join(folder, 'pakli.db'))),
  },
  {
    what: '3 kill a node',
    store: 'SQLite',
    bell: 'none',
    unit: 'kills',
    many: times(400),
    work: (kills, from) => killed({ kills, seed: from, life: LIFE }),
  },
];

function onPostgres(postgres: Postgres, nats: string | undefined): Part[] {
  const store = 'PostgreSQL';
  const harmed =
    (wanted: Partial<Killing>): Part['work'] =>
    async (kills, from) =>
      killed({ kills, seed: from, life: LIFE, postgres: await postgres.database(), ...wanted });
  const killDatabase = async (): Promise<void> => {
    await postgres.kill();
    await postgres.run();
  };
  const swallowing: Part['work'] = async (kills, from) => {
    const swallow = new Swallow(postgres.port);
    const place = new URL(await postgres.database());
    place.port = String(await swallow.listen());
    const harm = (): Promise<void> => swallow.next();
    const shared = { life: 50, nodes: 2, postgres: place.href };
    const found = await killed({ kills, seed: from, ...shared, harm });
    swallow.close();
    return { ...found, done: swallow.swallowed };
  };
  const withBell = (bell: string, address?: string): Part[] => {
    const shared = { nodes: 3, ...(address === undefined ? {} : { nats: address }) };
    const at = { store, bell };
    return [
      {
        ...at,
        what: '3, 6 kill one of 3 nodes',
        unit: 'kills',
        many: times(300),
        work: harmed(shared),
      },
      {
        ...at,
        what: '6 rolling deploy of 3 nodes',
        unit: 'deploys',
        many: times(10),
        work: harmed({ ...shared, harm: deploy }),
      },
      {
        ...at,
        what: `14 pause one of 3 nodes for ${PAUSE / 1000} s`,
        unit: 'pauses',
        many: times(20),
        work: harmed({ ...shared, harm: pause }),
      },
      {
        ...at,
        what: '4 kill PostgreSQL',
        unit: 'kills',
        many: times(50),
        work: harmed({ ...shared, nodes: 2, harm: killDatabase }),
      },
    ];
  };
  return [
    {
      what: '1 laws',
      store,
      bell: '',
      unit: 'laws',
      many: Object.keys(LAWS).length,
      work: () =>
        laws(async () => {
          const address = await postgres.database();
          return () => openPostgres(address);
        }),
    },
    ...withBell('NOTIFY'),
    ...(nats === undefined ? [] : withBell('NATS', nats)),
    {
      what: '4 swallow answers to commits',
      store,
      bell: 'NOTIFY',
      unit: 'answers',
      many: times(100),
      work: swallowing,
    },
    {
      what: '7 all bells lost',
      store,
      bell: 'silent',
      unit: 'kills',
      many: times(20),
      // A NATS that is not there: nobody ever hears a bell.
      work: harmed({ nodes: 3, nats: 'nats://127.0.0.1:1' }),
    },
  ];
}

const postgres = findPostgres() === undefined ? undefined : await Postgres.start();
const nats = findNats() === undefined ? undefined : await startNats();
const parts = [
  ...onSqlite,
  ...(postgres === undefined ? [] : onPostgres(postgres, nats?.address)),
].filter((part) => nameOf(part).includes(values.part));
try {
  for (const part of parts) await run(part);
} finally {
  await postgres?.stop();
  await nats?.stop();
}

const head = [
  'test',
  'store',
  'bell',
  'done',
  'acknowledged',
  'unknown',
  'rows',
  'lost, doubled or out of order',
];
console.log(`seed ${seed}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
for (const part of parts) {
  const own = lines.filter(({ name }) => name === nameOf(part));
  const sum = (of: (line: Line) => number): number =>
    own.reduce((total, line) => total + of(line), 0);
  const told = [sum((l) => l.acknowledged), sum((l) => l.unknown), sum((l) => l.rows)];
  const counts = part.unit === 'laws' ? ['', '', ''] : told;
  const done = `${sum((l) => l.done)} ${part.unit}`;
  const broken = sum((l) => l.breaches.length);
  console.log(`| ${[part.what, part.store, part.bell, done, ...counts, broken].join(' | ')} |`);
}
if (postgres === undefined) console.log('left out: everything with PostgreSQL, which is not here');
if (nats === undefined) console.log('left out: bells over NATS, which is not here');
const broken = lines.flatMap((l) =>
  l.breaches.map((breach) => `${l.name}, seed ${l.seed}: ${breach}`),
);
for (const one of broken.slice(0, 50)) console.log(one);
process.exitCode = broken.length > 0 ? 1 : 0;
