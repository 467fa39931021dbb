/**
 * People play while servers, or their database, are killed again and again; afterwards the log is compared with what
 * they were sent. With several nodes every connection goes to a random one.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame, GAMES } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { LogRow } from '../src/store/store.ts';
import { checkLog, type Answered, type Findings, type Witness } from './check-log.ts';
import { Client, guest, openTable, type Guest } from './client.ts';
import { inFolder } from './folder.ts';
import { ServerProcess, type Wanted } from './server-process.ts';

type Harm = (nodes: readonly ServerProcess[], random: Sfc32, isLast: boolean) => Promise<void>;

export interface Killing extends Wanted {
  readonly kills: number;
  /** Tables in play at once. */
  readonly tables: number;
  readonly seed: number;
  /** Milliseconds between a start and the next kill, at most. */
  readonly life: number;
  /** Where tables are stored; without an address in a file. */
  readonly postgres?: string;
  readonly nodes?: number;
  /** What is done to them instead of killing one; it fails nothing by itself. */
  readonly harm?: Harm;
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
  /** By table: how often its people were answered or have seen something happen, and who they are. */
  readonly going: { times: number; people: readonly Client[] }[];
  /** Commands without an answer at the end: they may be done or not. */
  unknown: number;
  over: boolean;
}

/** One of them dies at any moment. */
const killOne: Harm = async (nodes, random, isLast) => {
  const node = nodes[random.below(nodes.length)];
  await node?.killed(isLast);
};

/** Retries until the server is up. */
async function insist<Result>(round: Round, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 4000 || round.over) throw error;
      await wait(50);
    }
  }
}

async function say(round: Round, client: Client, command: Command, id: string): Promise<void> {
  const answer = await Promise.race([client.do(command, id), client.left]);
  if (answer === undefined) round.unknown++;
  else round.answered.push({ table: client.table, id, command, answer });
}

/** One life in this many lasts until every table has advanced. */
const SHORT = 4;
/** Milliseconds before giving up on that: a busy machine takes long to start a thinking thread. */
const PATIENCE = 300_000;
const FOR_EVER = 2 ** 31 - 1;

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
    const going = (round.going[number] ??= { times: 0, people: both });
    going.people = both;
    const wish = async (client: Client, command: Command): Promise<void> => {
      await say(round, client, command, nextId());
      going.times++;
    };
    const nonce = 'ab'.repeat(16);
    for (const client of both) round.clients.add(client);
    try {
      // Each leaves a row, and is refused when repeated.
      for (let times = 0; times < 3; times++) {
        await wish(both[0], { kind: 'sit', seat: 0, nonce });
        await wish(both[0], { kind: 'stand' });
      }
      await wish(both[0], { kind: 'sit', seat: 0, nonce });
      await wish(both[1], { kind: 'sit', seat: 1, nonce });
      // Quick ones: a player that thinks for longer than a server lives never moves.
      for (let seat = 2; seat < seats; seat++) {
        await wish(both[0], { kind: 'computer', seat, level: 'beginner' });
      }
      await wish(both[0], { kind: 'start' });
      await Promise.all(both.map((client) => play(round, client, random, () => going.times++)));
    } finally {
      for (const client of both) {
        witness(round, client);
        client.close();
        round.clients.delete(client);
      }
    }
  }
}

async function play(
  round: Round,
  client: Client,
  random: Sfc32,
  goesOn: () => void,
): Promise<void> {
  while (!round.over && client.company?.phase !== 'over') {
    const { seq } = client;
    const choices = await client.choices();
    const text = choices[random.below(Math.max(1, choices.length))];
    const step = client.scene?.step ?? 0;
    if (text !== undefined) await say(round, client, { kind: 'play', step, text }, nextId());
    await client.until('something happens', () => client.seq > seq || round.over, FOR_EVER);
    goesOn();
  }
}

/** The position of a table that does not continue. */
function standing({ table, seq, scene, company, you, open }: Client): string {
  const turn = scene?.view.turn;
  const decides = company?.seats[turn ?? -1]?.kind;
  const phase = company?.phase;
  return JSON.stringify({ table, game: scene?.game, phase, seq, turn, decides, you, open });
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
  const { kills, tables, seed, life, fault, postgres, nodes: many = 1, harm = killOne } = wanted;
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
      going: [],
      unknown: 0,
      over: false,
    };
    await Promise.all(nodes.map((node) => node.start()));
    const playing = Array.from({ length: tables }, (_, i) =>
      people(round, GAMES[i % GAMES.length]?.id ?? '', i),
    );
    const all = Promise.all(playing);
    // A person who gives up ends the round: nobody waits for answers to people who are gone.
    all.catch(() => (round.over = true));
    const until = async (what: string, is: () => boolean): Promise<void> => {
      const end = Date.now() + PATIENCE;
      while (!is() && !round.over) {
        if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
        await wait(10);
      }
    };
    const answers = async (many: number): Promise<void> => {
      const enough = round.answered.length + many;
      await until('people are answered', () => round.answered.length >= enough);
    };
    /**
     * Every life has to start the thinking thread, and computers think one after another in it: if every life ended
     * before that, or after the first of them, the others' tables could stall forever, indistinguishable from a server
     * that forgets them. A server broken on purpose may do that.
     */
    const everyTable = async (): Promise<void> => {
      if (fault !== undefined) return;
      const before = round.going.map(({ times }) => times);
      const still = (): Round['going'] => round.going.filter((one, i) => one.times === before[i]);
      await until('every table goes on', () => still().length === 0).catch((error: Error) => {
        const where = still().flatMap(({ people }) => people.map(standing));
        throw new Error(`${error.message}: ${where.join(', ')}`);
      });
    };
    try {
      for (let i = 0; i < kills && !round.over; i++) {
        // Not before somebody was answered: a server that is never useful proves nothing.
        await answers(tables);
        if (i % SHORT === SHORT - 1) await everyTable();
        await wait(random.below(life));
        await harm(nodes, random, i === kills - 1);
      }
      // Everybody returns and is answered, and no table is forgotten; then the round is over.
      await answers(2 * tables);
      await everyTable();
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
      ...died.map(({ port }) => `the node at ${port} has exited on its own`),
    ];
    return { ...found, breaches, kills, tables: logs.size, unknown: round.unknown };
  });
}

async function readAll(
  place: string,
  tables: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly LogRow[]>> {
  const store = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place));
  const logs = new Map<string, readonly LogRow[]>();
  for (const table of tables) logs.set(table, (await store.read(table, 0))?.rows ?? []);
  await store.close();
  return logs;
}
