/**
 * People play while servers, or their database, are killed again and again;
 * afterwards the log is held against what they were told. With several nodes
 * everybody comes to any of them, each time they come.
 */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame, GAMES } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Row } from '../src/store/store.ts';
import { checkLog, type Answered, type Findings, type Witness } from './check-log.ts';
import { Client, guest, openTable, type Guest } from './client.ts';
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
  /** Where tables are kept; without an address in a file. */
  readonly postgres?: string;
  readonly nats?: string;
  readonly nodes?: number;
  /** What is done to them, instead of killing one: fails nothing by itself. */
  readonly harm?: (nodes: readonly ServerProcess[], random: Sfc32) => Promise<void>;
}

interface Round {
  /** Any of the nodes. */
  readonly base: () => string;
  readonly random: Sfc32;
  readonly answered: Answered[];
  readonly witnesses: Witness[];
  readonly clients: Set<Client>;
  /** What people have noticed themselves. */
  readonly faults: string[];
  /** How often somebody has seen a computer move. */
  computed: number;
  /** Commands that were not answered when it was over: they may be done or not. */
  unknown: number;
  over: boolean;
}

type ServerChild = ChildProcessByStdio<Writable, Readable, null>;

/** A server in a process of its own, which can be ended and begun anew. */
export class ServerProcess {
  private readonly place: string;
  private readonly wanted: Pick<Killing, 'fault' | 'nats'>;
  private child: ChildProcess | undefined;
  /** The one after it, which waits: to read its sources takes longer than all it does before it listens. */
  private next: ServerChild | undefined;
  /** At 0 it takes one that is free, and keeps it from then on. */
  port = 0;
  /** How often it has ended though nobody wanted it to. */
  deaths = 0;

  constructor(place: string, wanted: Pick<Killing, 'fault' | 'nats'>) {
    this.place = place;
    this.wanted = wanted;
  }

  private prepare(): ServerChild {
    const { fault, nats } = this.wanted;
    const script = join(import.meta.dirname, 'process.ts');
    const more = fault === undefined ? [] : [fault];
    return spawn(
      process.execPath,
      ['--conditions=@pakli/source', script, this.place, String(this.port), ...more],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...ENV, PAKLI_WAITS: '1', ...(nats === undefined ? {} : { PAKLI_NATS: nats }) },
      },
    );
  }

  async start(): Promise<void> {
    const child = this.next ?? this.prepare();
    this.next = undefined;
    child.stdin.write('\n');
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.deaths++;
    });
    const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
      Buffer | number | null,
    ];
    if (!Buffer.isBuffer(said)) throw new Error(`the server ended with ${said}`);
    this.port = Number(said.toString());
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Dies at once, and lives again. */
  async killed(): Promise<void> {
    this.next ??= this.prepare();
    await this.end('SIGKILL', this.next);
    await this.start();
    this.next = this.prepare();
  }

  async end(signal: NodeJS.Signals, next?: ServerChild): Promise<void> {
    const { child } = this;
    if (next === undefined) this.next?.kill('SIGKILL');
    this.next = next;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}

/** One of them dies at any moment. */
async function killOne(nodes: readonly ServerProcess[], random: Sfc32): Promise<void> {
  const node = nodes[random.below(nodes.length)];
  await node?.killed();
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
  const answer = await Promise.race([client.do(command, id), client.left]);
  if (answer === undefined) round.unknown++;
  else round.answered.push({ table: client.table, id, command, answer });
}

/** One life of so many is long enough for a computer to move, if there is one and it takes fewer milliseconds. */
const SHORT = 4;
const LONG = 20_000;
/** Milliseconds until people give up: most of it a busy machine spends on starting what was killed. */
const PATIENCE = 600_000;

let ids = 0;
const nextId = (): string => `command-${++ids}`;

/** One table after another, until the round is over. */
async function people(round: Round, game: string, number: number): Promise<void> {
  const { random } = round;
  const seats = (await findGame(game)?.load())?.game.seats[0] ?? 2;
  const anybody = async (name: string): Promise<Guest> => {
    const { cookie } = await insist(round, () => guest(round.base(), name));
    return {
      cookie,
      get base() {
        return round.base();
      },
    };
  };
  while (!round.over) {
    const anna = await anybody('Anna');
    const bo = await anybody('Bo');
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
      // Quick ones: who thinks for longer than a server lives never moves.
      for (let seat = 2; seat < seats; seat++) {
        await say(round, both[0], { kind: 'computer', seat, level: 'beginner' }, nextId());
      }
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
    const waitsFor = client.company?.seats[client.scene?.view.turn ?? -1]?.kind;
    await client.until('something happens', () => client.seq > seq || round.over, PATIENCE);
    if (text === undefined && waitsFor === 'computer') round.computed++;
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
  readonly unknown: number;
}

export async function killing(wanted: Killing): Promise<Killed> {
  const { kills, tables, seed, life, postgres, nodes: many = 1, harm = killOne } = wanted;
  return inFolder(async (folder) => {
    const place = postgres ?? join(folder, 'pakli.db');
    const random = new Sfc32(seed);
    const nodes = Array.from({ length: many }, () => new ServerProcess(place, wanted));
    const round: Round = {
      base: () => `http://127.0.0.1:${nodes[random.below(many)]?.port}`,
      random,
      answered: [],
      witnesses: [],
      clients: new Set(),
      faults: [],
      computed: 0,
      unknown: 0,
      over: false,
    };
    await Promise.all(nodes.map((node) => node.start()));
    const playing = Array.from({ length: tables }, (_, i) =>
      people(round, GAMES[i % GAMES.length]?.id ?? '', i),
    );
    const all = Promise.all(playing);
    // Whoever gives up ends the round: nobody waits for answers to people who are gone.
    all.catch(() => (round.over = true));
    const computers = async (): Promise<void> => {
      const before = round.computed;
      const end = Date.now() + LONG;
      while (round.computed === before && Date.now() < end && !round.over) await wait(10);
    };
    const answers = async (many: number): Promise<void> => {
      const before = round.answered.length;
      while (round.answered.length < before + many && !round.over) await wait(10);
    };
    try {
      for (let i = 0; i < kills && !round.over; i++) {
        // Not before somebody was answered: a server that is never of use proves nothing.
        await answers(tables);
        // Nor are all lives too short for a computer to wake up in, or their tables stand still.
        if (i % SHORT === SHORT - 1) await computers();
        await wait(random.below(life));
        await harm(nodes, random);
      }
      // Everybody comes back and is answered; then the round is over.
      await answers(2 * tables);
    } finally {
      round.over = true;
      for (const client of round.clients) client.hello();
      await Promise.race([all.catch(() => {}), wait(20_000)]);
      for (const client of round.clients) client.close();
      await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    }
    await all;
    const known = [...round.answered, ...round.witnesses].map(({ table }) => table);
    const logs = await readAll(place, new Set(known));
    const found = await checkLog(logs, round.answered, round.witnesses);
    const died = nodes.filter(({ deaths }) => deaths > 0);
    const breaches = [
      ...round.faults,
      ...found.breaches,
      ...died.map(({ port }) => `the node at ${port} has ended by itself`),
    ];
    return { ...found, breaches, kills, tables: logs.size, unknown: round.unknown };
  });
}

async function readAll(
  place: string,
  tables: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const store = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place));
  const logs = new Map<string, readonly Row[]>();
  for (const table of tables) logs.set(table, (await store.read(table, 0))?.rows ?? []);
  await store.close();
  return logs;
}
