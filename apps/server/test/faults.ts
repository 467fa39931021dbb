/**
 * `npm run test:faults`: everything that may die is killed, many times, while
 * people play; what each of them was told is held against the log afterwards.
 * Prints a table, and ends with 1 if anything was broken. A number makes it
 * shorter or longer, `npm run test:faults -- 0.1`; PAKLI_SEED repeats a run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqlite } from '../src/store/sqlite.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { holdTo } from './hold.ts';
import { killing, type Killed, type Killing } from './killing.ts';
import { LAWS } from './laws.ts';
import { findNats, startNats } from './nats.ts';
import { findPostgres, Postgres } from './postgres.ts';
import { Swallow } from './swallow.ts';

const scale = Number(process.argv[2] ?? 1);
const seed = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);
const times = (many: number): number => Math.max(1, Math.round(many * scale));

interface Line {
  readonly what: string;
  readonly store: string;
  readonly bell: string;
  readonly done: string;
  readonly acknowledged: number | '';
  /** Not answered when a run was over. */
  readonly unknown: number | '';
  readonly rows: number | '';
  readonly breaches: readonly string[];
}

const lines: Line[] = [];

async function line(
  what: string,
  store: string,
  bell: string,
  work: () => Promise<Omit<Line, 'what' | 'store' | 'bell'>>,
): Promise<void> {
  process.stderr.write(`${what}, ${store}, ${bell}... `);
  const begin = performance.now();
  // Whoever waits in vain is a breach too, and no reason to try nothing else.
  const found = await work().catch((error: unknown) => ({
    done: 'given up',
    acknowledged: '' as const,
    unknown: '' as const,
    rows: '' as const,
    breaches: [`${what}, ${store}, ${bell}: ${String(error)}`],
  }));
  lines.push({ what, store, bell, ...found });
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stderr.write(`${found.breaches.length} breaches, ${seconds} s\n`);
}

function told(
  done: string,
  { acknowledged, unknown, rows, breaches }: Killed,
): Omit<Line, 'what' | 'store' | 'bell'> {
  return { done, acknowledged, unknown, rows, breaches };
}

async function laws(open: (folder: string) => Promise<() => ReturnType<typeof openSqlite>>) {
  const breaches: string[] = [];
  for (const law of Object.keys(LAWS)) {
    const folder = mkdtempSync(join(tmpdir(), 'pakli-laws-'));
    await holdTo(law, await open(folder)).catch((error: unknown) => {
      breaches.push(`${law}: ${String(error)}`);
    });
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    done: `${Object.keys(LAWS).length} laws`,
    acknowledged: '',
    unknown: '',
    rows: '',
    breaches,
  } as const;
}

/** Every node in turn stops gracefully and comes back, as a new version is brought out. */
const deploy: NonNullable<Killing['harm']> = async (nodes) => {
  for (const node of nodes) {
    await node.end('SIGTERM');
    await node.start();
  }
};

/** A node sleeps for longer than the others take it for alive, and wakes with what it knew. */
const pause: NonNullable<Killing['harm']> = async (nodes, random) => {
  const node = nodes[random.below(nodes.length)];
  node?.signal('SIGSTOP');
  await wait(1500);
  node?.signal('SIGCONT');
};

const postgres = findPostgres() === undefined ? undefined : await Postgres.start();
const nats = findNats() === undefined ? undefined : await startNats();
try {
  const many = { tables: 16, seed, life: 300 };
  await line('1 laws', 'SQLite', '', () =>
    laws(async (folder) => () => openSqlite(join(folder, 'pakli.db'))),
  );
  await line('3 kill a node', 'SQLite', 'none', async () =>
    told(`${times(400)} kills`, await killing({ ...many, kills: times(400) })),
  );
  if (postgres !== undefined) {
    await line('1 laws', 'PostgreSQL', '', () =>
      laws(async () => {
        const address = await postgres.database();
        return () => openPostgres(address);
      }),
    );
    const bells = nats === undefined ? [undefined] : [undefined, nats.address];
    for (const bell of bells) {
      const name = bell === undefined ? 'NOTIFY' : 'NATS';
      const shared = { ...many, nodes: 3, ...(bell === undefined ? {} : { nats: bell }) };
      await line('3, 6 kill one of 3 nodes', 'PostgreSQL', name, async () => {
        const kills = times(300);
        const place = await postgres.database();
        return told(`${kills} kills`, await killing({ ...shared, kills, postgres: place }));
      });
      await line('6 rolling deploy of 3 nodes', 'PostgreSQL', name, async () => {
        const kills = times(10);
        const place = await postgres.database();
        const found = await killing({ ...shared, kills, postgres: place, harm: deploy });
        return told(`${kills} deploys`, found);
      });
      await line('14 pause one of 3 nodes', 'PostgreSQL', name, async () => {
        const kills = times(20);
        const place = await postgres.database();
        const found = await killing({ ...shared, kills, postgres: place, harm: pause });
        return told(`${kills} pauses`, found);
      });
      await line('4 kill PostgreSQL', 'PostgreSQL', name, async () => {
        const kills = times(50);
        const place = await postgres.database();
        const harm = async (): Promise<void> => {
          await postgres.kill();
          await postgres.run();
        };
        const found = await killing({ ...shared, nodes: 2, kills, postgres: place, harm });
        return told(`${kills} kills`, found);
      });
    }
    await line('4 swallow answers to commits', 'PostgreSQL', 'NOTIFY', async () => {
      const kills = times(100);
      const swallow = new Swallow(postgres.port);
      const place = new URL(await postgres.database());
      place.port = String(await swallow.listen());
      const harm = (): Promise<void> => swallow.next();
      const shared = { ...many, life: 50, nodes: 2 };
      const found = await killing({ ...shared, kills, postgres: place.href, harm });
      swallow.close();
      return told(`${swallow.swallowed} answers`, found);
    });
    await line('7 all bells lost', 'PostgreSQL', 'silent', async () => {
      const kills = times(20);
      const place = await postgres.database();
      // A NATS that is not there: nobody ever hears a bell.
      const deaf = { ...many, nodes: 3, nats: 'nats://127.0.0.1:1' };
      return told(`${kills} kills`, await killing({ ...deaf, kills, postgres: place }));
    });
  }
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
for (const { what, store, bell, done, acknowledged, unknown, rows, breaches } of lines) {
  console.log(
    `| ${[what, store, bell, done, acknowledged, unknown, rows, breaches.length].join(' | ')} |`,
  );
}
const left = [
  ...(postgres === undefined ? ['no PostgreSQL: everything with it'] : []),
  ...(nats === undefined ? ['no NATS: bells over it'] : []),
];
for (const one of left) console.log(`left out: ${one}`);
const broken = lines.flatMap(({ breaches }) => breaches);
for (const one of broken.slice(0, 50)) console.log(one);
process.exitCode = broken.length > 0 ? 1 : 0;
