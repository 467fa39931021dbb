/** People play while their server is killed again and again; afterwards the log is held against what they were told. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Row } from '../src/store/store.ts';
import { checkLog, type Answered, type Findings, type Witness } from './check-log.ts';
import { Client, guest, openTable } from './client.ts';
import { ENV, inFolder } from './folder.ts';
import type { Fault } from './process.ts';

export interface Killing {
  readonly kills: number;
  /** Tables that are played at once. */
  readonly tables: number;
  readonly seed: number;
  readonly fault?: Fault;
  /** Milliseconds between a start and the next kill, at most. */
  readonly life: number;
}

interface Round {
  readonly base: string;
  readonly random: Sfc32;
  readonly answered: Answered[];
  readonly witnesses: Witness[];
  readonly clients: Set<Client>;
  /** What people have noticed themselves. */
  readonly faults: string[];
  over: boolean;
}

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}

/** At port 0 it takes one that is free. */
async function start(folder: string, fault: Fault | undefined, at = 0): Promise<Started> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@pakli/source',
      join(import.meta.dirname, 'process.ts'),
      join(folder, 'pakli.db'),
      String(at),
      ...(fault === undefined ? [] : [fault]),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: ENV,
    },
  );
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
    Buffer | number | null,
  ];
  if (!Buffer.isBuffer(said)) throw new Error(`the server ended with ${said}`);
  return { child, port: Number(said.toString()) };
}

/** Tries until the server is there. */
async function insist<Result>(round: Round, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 400 || round.over) throw error;
      await wait(50);
    }
  }
}

async function say(round: Round, client: Client, command: Command, id: string): Promise<void> {
  const answer = await client.do(command, id);
  round.answered.push({ table: client.table, id, command, answer });
}

let ids = 0;
const nextId = (): string => `command-${++ids}`;

/** One table after another, until the round is over. */
async function people(round: Round, game: string, number: number): Promise<void> {
  const { base, random } = round;
  while (!round.over) {
    const anna = await insist(round, () => guest(base, 'Anna'));
    const bo = await insist(round, () => guest(base, 'Bo'));
    const table = await insist(round, () => openTable(anna, game));
    const both = [new Client(anna, table), new Client(bo, table)] as const;
    const nonce = 'ab'.repeat(16);
    for (const client of both) round.clients.add(client);
    try {
      // What may be done twice by its nature is where doing twice would show.
      // Neighbours do not do the same at the same time, or nobody could tell their rows apart.
      for (let i = number % 2; i < 6; i++) {
        await say(round, both[0], { kind: 'lock', locked: i % 2 === 0 }, nextId());
      }
      await say(round, both[0], { kind: 'sit', seat: 0, nonce }, nextId());
      await say(round, both[1], { kind: 'sit', seat: 1, nonce }, nextId());
      await say(round, both[0], { kind: 'start' }, nextId());
      await Promise.all(both.map((client) => play(round, client, random)));
    } finally {
      for (const client of both) {
        witness(round, client);
        client.close();
        round.clients.delete(client);
      }
    }
  }
}

async function play(round: Round, client: Client, random: Sfc32): Promise<void> {
  while (!round.over && client.company?.phase !== 'over') {
    const { seq } = client;
    const choices = await client.choices();
    const text = choices[random.below(Math.max(1, choices.length))];
    const step = client.scene?.step ?? 0;
    if (text !== undefined) await say(round, client, { kind: 'play', step, text }, nextId());
    await client.until('something happens', () => client.seq > seq || round.over, 120_000);
  }
}

function witness(round: Round, { table, you, seq, scene, past, faults }: Client): void {
  const { witnesses } = round;
  round.faults.push(...faults.map((fault) => `${table}: ${fault}`));
  witnesses.push({ table, reader: you?.seat ?? null, seq, seen: JSON.stringify({ scene, past }) });
}

export interface Killed extends Findings {
  readonly kills: number;
  readonly tables: number;
}

export async function killing({ kills, tables, seed, fault, life }: Killing): Promise<Killed> {
  return inFolder(async (folder) => {
    const first = await start(folder, fault);
    const { port } = first;
    const round: Round = {
      base: `http://127.0.0.1:${port}`,
      random: new Sfc32(seed),
      answered: [],
      witnesses: [],
      clients: new Set(),
      faults: [],
      over: false,
    };
    let { child } = first;
    const playing = Array.from({ length: tables }, (_, i) =>
      people(round, GAMES[i % GAMES.length]?.id ?? '', i),
    );
    const failed = Promise.all(playing);
    failed.catch(() => {});
    try {
      for (let i = 0; i < kills; i++) {
        const before = round.answered.length;
        // Not before somebody was answered: a server that is never of use proves nothing.
        while (round.answered.length < before + tables) await wait(10);
        await wait(round.random.below(life));
        child.kill('SIGKILL');
        await once(child, 'exit');
        ({ child } = await start(folder, fault, port));
      }
      // Everybody comes back and is answered; then the round is over.
      const waiting = round.answered.length;
      while (round.answered.length < waiting + 2 * tables) await wait(10);
    } finally {
      round.over = true;
      for (const client of round.clients) client.hello();
      await Promise.race([failed.catch(() => {}), wait(20_000)]);
      for (const client of round.clients) client.close();
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await failed;
    const logs = await readAll(join(folder, 'pakli.db'), round.answered);
    const found = await checkLog(logs, round.answered, round.witnesses);
    const breaches = [...round.faults, ...found.breaches];
    return { ...found, breaches, kills, tables: logs.size };
  });
}

async function readAll(
  file: string,
  answered: readonly Answered[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const store = await openSqlite(file);
  const logs = new Map<string, readonly Row[]>();
  for (const { table } of answered) {
    if (!logs.has(table)) logs.set(table, (await store.read(table, 0))?.rows ?? []);
  }
  await store.close();
  return logs;
}
