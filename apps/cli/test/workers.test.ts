/** An arena whose blocks are played by other processes: the same result, whichever of them die. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, folder, pakli, pakliProcess, ROOT, run } from './command.ts';

const SERVER = ['nats-server', '/usr/sbin/nats-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

let address: string;
let server: ChildProcess;
let nats: NatsConnection;
const started: ChildProcess[] = [];

/** A NATS on a port of its choice, and a connection to it. */
async function serve(): Promise<[string, ChildProcess, NatsConnection]> {
  const child = spawn(SERVER ?? '', ['-a', '127.0.0.1', '-p', '-1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  const servers = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const [, address] = /Listening for client connections on (\S+:\d+)/.exec(log) ?? [];
      if (address !== undefined && log.includes('Server is ready')) resolve(`nats://${address}`);
    });
    child.once('exit', () => reject(new Error(log)));
  });
  return [servers, child, await connect({ servers, noEcho: true })];
}

/** A worker that waits for arenas. */
async function worker(threads = 1, ...more: readonly string[]): Promise<ChildProcess> {
  return workerAt(address, threads, ...more);
}

async function workerAt(
  where: string,
  threads: number,
  ...more: readonly string[]
): Promise<ChildProcess> {
  const args = [BIN, 'worker', where, '--threads', String(threads), ...more];
  const child = spawn(process.execPath, ['--conditions=@pakli/source', ...args], { cwd: ROOT });
  started.push(child);
  await once(child.stderr, 'data');
  return child;
}

const ARENA = ['arena', 'buddy-bluff', '--players', 'greedy,random', '--json', '--seed', '5'];

/** A report without its time-dependent parts. */
async function report(...args: string[]): Promise<object> {
  const ended = await pakli([...ARENA, ...args]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  const found = JSON.parse(ended.stdout) as { results: { time: number }[] };
  for (const result of found.results) result.time = 0;
  return { ...found, seconds: 0, hours: 0 };
}

describe.skipIf(SERVER === undefined)('workers elsewhere', () => {
  beforeAll(async () => {
    [address, server, nats] = await serve();
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await nats.close();
    server.kill('SIGTERM');
  });

  test('the result is that of one machine, though a worker dies and answers come late', async () => {
    const alone = await report('--deals', '60', '--workers', '1');
    const [dying] = await Promise.all([worker(), worker(2)]);
    // A worker that takes a block and falls silent counts as dead too.
    let taken = 0;
    nats.subscribe('pakli.arena.*.next', {
      callback: (_, message) => {
        if (taken++ > 0) return;
        dying.kill('SIGKILL');
        void nats.request(message.subject, '', { timeout: 5000 }).catch(() => {});
      },
    });
    // Answers that nobody waits for, and nonsense.
    nats.subscribe('pakli.arena.*.done', {
      callback: (_, message) => {
        const { block, scores, ...rest } = JSON.parse(message.string()) as {
          block: number;
          scores: number[][];
        };
        const wrong = scores.map((seats) => seats.map(() => 999));
        nats.publish(message.subject, JSON.stringify({ block, scores: wrong, ...rest }));
        nats.publish(message.subject, '{"block":');
      },
    });
    expect(await report('--deals', '60', '--workers', address)).toEqual(alone);
    expect(taken).toBeGreaterThan(0);
  });

  test('a worker starts no programs of others, and an arena asks for none', async () => {
    const program = ['--players', 'cmd:touch /tmp/pakli-was-here,greedy', '--workers', address];
    expect(await pakli([...ARENA, ...program])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('outside programs'),
    });
    const child = await worker();
    const plan = {
      game: 'buddy-bluff',
      version: 1,
      options: '',
      seats: 4,
      players: ['cmd:touch /tmp/pakli-was-here', 'greedy'],
      seed: 1,
      unit: 'deal',
    };
    let asked = 0;
    nats.subscribe('pakli.arena.abcdef012345.next', { callback: () => void asked++ });
    const arena = nats.subscribe('pakli.arena.ask', {
      callback: (_, message) => void message.respond(JSON.stringify({ run: 'abcdef012345', plan })),
    });
    const [said] = (await once(child.stderr!, 'data')) as [Buffer];
    expect(String(said)).toContain('cannot play for an arena');
    arena.unsubscribe();
    expect(asked).toBe(0);
  });

  test('a worker plays a guest that it was brought too, and says of others that it cannot', async () => {
    const guest = ['--with', `${ROOT}/test/guests/high2.ts`];
    const [without] = await Promise.all([worker(), worker(1, ...guest)]);
    const said = once(without.stderr!, 'data') as Promise<[Buffer]>;
    const arena = ['arena', 'high2', '--players', 'casual,random', '--seats', '11', '--json'];
    const args = [...guest, ...arena, '--deals', '2', '--seed', '1', '--workers', address];
    const ended = await pakliProcess(args);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(ended.stdout)).toMatchObject({ game: 'high2', seats: 11, deals: 2 });
    expect(String((await said)[0])).toContain('cannot play for an arena');
  });

  test('results that do not fit on the disc end the arena, and say so', async () => {
    await worker();
    const out = join(folder, 'full.jsonl');
    const args = [...ARENA, '--deals', '60', '--workers', address, '--out', out];
    const words = [process.execPath, '--conditions=@pakli/source', BIN, ...args];
    const limited = `trap '' XFSZ; ulimit -f 2; exec "$@"`;
    const ended = await run('bash', ['-c', limited, 'bash', ...words], {
      env: { NODE_COMPILE_CACHE: '' },
    });
    const kept = `what was played is kept in ${out}`;
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: `pakli: --out: ${out} cannot be written: no space is left (${kept})\n`,
    });
    const whole = await report('--deals', '60', '--workers', '1');
    expect(await report('--deals', '60', '--workers', '1', '--out', out)).toEqual(whole);
  });

  test('an arena that a worker cannot play for keeps it from no other', async () => {
    const plan = { game: 'buddy-bluff', version: 1, options: '', seats: 4, seed: 1, unit: 'deal' };
    const arenas = [
      { run: 'aaaaaaaaaaaa', plan: { ...plan, players: ['nobody', 'greedy'] } },
      { run: 'bbbbbbbbbbbb', plan: { ...plan, players: ['greedy', 'random'] } },
    ];
    // The first one always answers faster.
    const asked = nats.subscribe('pakli.arena.ask', {
      callback: (_, message) => {
        for (const arena of arenas) message.respond(JSON.stringify(arena));
      },
    });
    const next = Promise.withResolvers<void>();
    const wanted = nats.subscribe('pakli.arena.bbbbbbbbbbbb.next', {
      callback: (_, message) => {
        message.respond(JSON.stringify({ over: true }));
        next.resolve();
      },
    });
    await worker();
    await next.promise;
    asked.unsubscribe();
    wanted.unsubscribe();
  });

  test('a worker that plays can be stopped while the NATS is away', async () => {
    const [where, away, here] = await serve();
    const players = ['greedy', 'random'];
    const plan = { game: 'buddy-bluff', version: 1, options: '', seats: 4, seed: 1, unit: 'deal' };
    const task = { run: 'cccccccccccc', plan: { ...plan, players } };
    here.subscribe('pakli.arena.ask', {
      callback: (_, message) => void message.respond(JSON.stringify(task)),
    });
    const played = Promise.withResolvers<void>();
    here.subscribe('pakli.arena.cccccccccccc.next', {
      callback: (_, message) => {
        message.respond(JSON.stringify({ wait: true }));
        played.resolve();
      },
    });
    const child = await workerAt(where, 1);
    await played.promise;
    await here.close();
    away.kill('SIGKILL');
    await once(away, 'exit');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a NATS that is not there is one sentence', async () => {
    const ended = await pakli([...ARENA, '--workers', 'nats://127.0.0.1:1']);
    expect(ended).toMatchObject({
      status: 1,
      stderr: 'pakli: no NATS answers at nats://127.0.0.1:1\n',
    });
  });
});
