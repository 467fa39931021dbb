/**
 * What deploy/ describes, without its containers: nginx in front of two nodes, with PostgreSQL and NATS behind them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { checkLog } from './check-log.ts';
import { begun, Client, openTable } from './client.ts';
import { withDeployment } from './deployed.ts';
import { findNats, startNats } from './nats.ts';
import { findNginx } from './nginx.ts';
import { findPostgres } from './postgres.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The variables of the unit and of a service in the compose file: a node must read each of them. */
function given(file: string): ReadonlySet<string> {
  return new Set(readFileSync(join(ROOT, 'deploy', file), 'utf8').match(/PAKLI_[A-Z_]+/g));
}

/** A few moves by the seats at turn, until the others have seen them. */
async function playSome(people: readonly Client[]): Promise<void> {
  for (let moves = 0; moves < 4; moves++) {
    const one = people.find(({ you, scene }) => scene?.view.turn === you?.seat);
    const [text = ''] = (await one?.choices()) ?? [];
    const answer = await one?.do({ kind: 'play', step: one.scene?.step ?? 0, text });
    const seq = answer !== undefined && 'seq' in answer ? answer.seq : Infinity;
    for (const other of people) await other.until('it is seen', () => other.seq >= seq, 60_000);
  }
}

const MANY = 1_000_000;
const QUICK = {
  PAKLI_DRAIN: '1',
  PAKLI_LIMITS: ['frameBurst', 'framesPerSecond', 'socketsPerAddress', 'socketsPerMinute']
    .concat(['tablesPerTenMinutes', 'guestsPerTenMinutes', 'tablesPerPerson'])
    .map((name) => `${name}=${MANY}`)
    .join(),
};

async function withNats<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  const nats = await startNats();
  try {
    return await work(nats.address);
  } finally {
    await nats.stop();
  }
}

const missing = [findPostgres(), findNats(), findNginx()].includes(undefined);

test.skipIf(missing)(
  'people play on through nginx while one node after the other is exchanged',
  () =>
    withNats(async (nats) =>
      withDeployment(
        { ...QUICK, PAKLI_NATS: nats },
        async ({ base, nodes, postgres, upgrades }) => {
          const { anna, table, host, friend } = await begun(base);
          const watcher = new Client({ base }, table);
          // Enough tables for both nodes. From here on only sockets are opened, as when people only play.
          const others: Client[] = [];
          for (let i = 0; i < 8; i++) others.push(new Client(anna, await openTable(anna, 'mulle')));
          const allIn = async (): Promise<void> => {
            for (const one of others) await one.until('they are in', () => one.open && one.seq > 0);
          };
          await allIn();
          for (const node of nodes) {
            await playSome([host, friend]);
            expect(await node.stop()).toBe(0);
            await allIn();
            await playSome([host, friend]);
            await node.start();
          }
          await playSome([host, friend]);
          await watcher.until('all know it', () => watcher.seq === host.seq, 60_000);
          const store = await openPostgres(postgres);
          const rows = (await store.read(table, 0))?.rows ?? [];
          await store.close();
          const seen = [host, friend, watcher].map(({ you, seq, scene, past }) => {
            return { table, reader: you?.seat ?? null, seq, seen: JSON.stringify({ scene, past }) };
          });
          expect((await checkLog(new Map([[table, rows]]), [], seen)).breaches).toEqual([]);
          // Two nodes, so everybody had to reconnect at least once.
          expect(host.connects + friend.connects + watcher.connects).toBeGreaterThan(5);
          // While one node was ready, nobody was refused.
          expect(new Set(upgrades())).toEqual(new Set([101]));
          for (const one of [host, friend, watcher, ...others]) {
            expect(one.connects).toBeGreaterThan(1);
            expect(one.faults).toEqual([]);
            one.close();
          }
        },
      ),
    ),
);

test('what is set in deploy/ is what a node reads', () => {
  const flags = readFileSync(join(ROOT, 'apps/server/src/flags.ts'), 'utf8');
  for (const file of ['compose.yaml', 'Dockerfile', 'pakli@.service']) {
    for (const name of given(file)) expect(flags, `${file}: ${name}`).toContain(`'${name}'`);
  }
});
