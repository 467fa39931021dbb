/**
 * Starts a server and tells its people what they need to know, each thing in
 * one sentence of their language. Exit codes: 0 stopped, 1 cannot be started,
 * 2 wrongly asked for.
 *
 *     node --conditions=@pakli/source apps/server/src/main.ts --data /srv/pakli --port 8080
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pakli/catalogue';
import { BadGuest, bringGuests } from '@pakli/catalogue/guests';
import { renderUnicodeCompact } from 'uqr';
import manifest from '../package.json' with { type: 'json' };
import { readFlags, type FlagSettings } from './flags.ts';
import { lanAddress } from './lan-address.ts';
import { failureOf } from './failure.ts';
import { FAILED, logAtTerminal, logTo, type Logger, type LogFields } from './log.ts';
import { MACHINE } from './machine.ts';
import { loadSay, refusalFor, settingsIn, type Say } from './refusals.ts';
import { serve, type Running } from './server.ts';
import type { ServerSettings } from './settings.ts';
import { copyDatabase, reportsIn } from './store/database.ts';
import { openSqlite } from './store/sqlite.ts';
import { CannotOpen, type PlayerReport, type TableStore } from './store/store.ts';

/** A server whose database is lost ends after so long, whether it could say goodbye or not. */
const LAST_WORDS_MS = 3000;
/** A taken port that nobody has asked for by name is no reason to give up. */
const TRIES = 20;

export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const say = await loadSay(env);
  if (args.includes('--help')) {
    console.log(settingsIn(say));
    return 0;
  }
  const wanted = readFlags(args, env);
  if ('problem' in wanted) {
    console.error(refusalFor(wanted, say));
    return 2;
  }
  try {
    // Games that are not of the house, named in the environment; threads that think read it too.
    await bringGuests([]);
    if (wanted.backup !== undefined) return await backUp(wanted.settings, wanted.backup, say);
    if (wanted.reports) return await printReports(wanted.settings);
    return await run(wanted, say);
  } catch (error) {
    const sentence = sentenceFor(error, wanted.settings, say);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}

async function backUp({ postgres, file }: ServerSettings, to: string, say: Say): Promise<number> {
  if (postgres !== undefined) {
    console.error(say.backupByDatabase);
    return 1;
  }
  await copyDatabase(file, to);
  console.log(say.backedUp(to));
  return 0;
}

async function printReports({ postgres, file }: ServerSettings): Promise<number> {
  for (const report of await reportsOf(postgres, file)) console.log(JSON.stringify(report));
  return 0;
}

async function reportsOf(
  postgres: string | undefined,
  file: string,
): Promise<readonly PlayerReport[]> {
  // Beside a server that has the file open, and without bringing anything up.
  if (postgres === undefined) return reportsIn(file);
  const { openPostgres } = await import('./store/postgres.ts');
  const store = await openPostgres(postgres);
  try {
    return await store.reports();
  } finally {
    await store.close();
  }
}

/** Serves until it is stopped, by somebody or because the database is lost for good. */
async function run(wanted: FlagSettings, say: Say): Promise<number> {
  // At a terminal people read sentences; elsewhere an operator's tools read lines, and nothing else stands among them.
  const isTerminal = process.stdout.isTTY;
  const log = isTerminal
    ? logAtTerminal((text) => void process.stderr.write(text))
    : logTo((line) => void process.stdout.write(line), MACHINE.wallTime);
  const { page } = wanted.settings;
  if (page !== undefined && !existsSync(join(page, 'index.html'))) {
    console.error(say.noPage(page));
    return 1;
  }
  const death = Promise.withResolvers<Error>();
  const running = await startOn(wanted, say, log, death.resolve);
  if (running === undefined) return 1;
  // Anyone who reads that it has started may stop it at once.
  const signalled = stopSignal();
  if (isTerminal) tellWhere(wanted, running.port, say);
  else log('started', await startedAs(wanted, running.port));
  const ended = await Promise.race([signalled, death.promise]);
  if (ended instanceof Error) {
    log('the thread that writes the database has ended', { ...FAILED, ...failureOf(ended) });
    // Whatever waits for the database waits in vain.
    MACHINE.after(LAST_WORDS_MS, () => process.exit(1));
  } else if (isTerminal) console.log(say.stopping);
  else log('stopping', { why: ended });
  await running.stop();
  log('stopped');
  return ended instanceof Error ? 1 : 0;
}

/** What an operator wants to know of a server that has started. */
async function startedAs({ settings, lan }: FlagSettings, port: number): Promise<LogFields> {
  const { address, origin, postgres, file, page, nats, threads, metricsPort, limits } = settings;
  const home = lan ? lanAddress() : undefined;
  return {
    version: manifest.version,
    node: process.version,
    url: origin ?? `http://localhost:${port}/`,
    ...(home === undefined ? {} : { home: `http://${home}:${port}/` }),
    address,
    port,
    database: postgres === undefined ? file : await placeOf(postgres),
    bell: nats === undefined ? 'database' : 'nats',
    page: page ?? 'none',
    threads,
    drain: settings.drain,
    ...(metricsPort === undefined ? {} : { metricsPort }),
    limits: Object.entries(limits)
      .map(([name, value]) => `${name}=${value}`)
      .join(),
  };
}

async function placeOf(postgres: string): Promise<string> {
  return (await import('./store/postgres.ts')).withoutPassword(postgres);
}

async function startOn(
  { settings, portNamed }: FlagSettings,
  say: Say,
  log: Logger,
  died: (why: Error) => void,
): Promise<Running | undefined> {
  const { port: first } = settings;
  const last = portNamed ? first : Math.min(first + TRIES, 65_535);
  for (let port = first; port <= last; port++) {
    try {
      const store = await openStore(settings, died);
      // Nobody who comes has to wait until the rules of their game are read.
      await Promise.all(GAMES.map((game) => game.load()));
      return await serve({ ...settings, port }, store, { log });
    } catch (error) {
      const { code, port: busy = port } = error as ListenError;
      if (code !== 'EADDRINUSE') throw error;
      // That of the metrics is taken at whichever port people come in.
      if (portNamed || busy !== port) {
        console.error(say.portBusy(busy));
        return undefined;
      }
      if (port < last && process.stdout.isTTY) console.log(say.portTaken(port, port + 1));
      else if (port < last) log('port taken', { port });
    }
  }
  console.error(say.noPort(first, last));
  return undefined;
}

async function openStore(
  { postgres, file }: ServerSettings,
  died: (why: Error) => void,
): Promise<TableStore> {
  if (postgres === undefined) return openSqlite(file, died);
  // A table at home need not wait for a client it has no use for.
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(postgres);
}

function tellWhere({ settings, lan }: FlagSettings, port: number, say: Say): void {
  console.log(say.serving(settings.origin ?? `http://localhost:${port}/`));
  if (lan) {
    const home = lanAddress();
    if (home === undefined) console.log(say.noHome);
    else {
      const address = `http://${home}:${port}/`;
      console.log(say.home(address));
      console.log(renderUnicodeCompact(address, { border: 2 }));
    }
  }
  console.log(say.stop);
}

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // A second Ctrl-C ends it at once. SIGTERM may come twice on its own: from a supervisor and from npm.
    process.once('SIGINT', resolve).on('SIGTERM', resolve);
  });
}

/** Why nobody can come in at a port. */
interface ListenError {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  /** A name that was looked up. */
  readonly hostname?: string;
}

/** It is another machine's, or nobody's. */
const NO_ADDRESS: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

function sentenceFor(
  error: unknown,
  { address, postgres }: ServerSettings,
  say: Say,
): string | undefined {
  if (error instanceof BadGuest) return error.message;
  if (error instanceof CannotOpen) {
    const { problem, path } = error;
    const sentences = {
      newer: say.dataNewer,
      'in-use': say.dataInUse,
      'not-writable': postgres === undefined ? say.dataNotWritable : say.databaseNotWritable,
      missing: say.dataMissing,
      'no-copy': say.backupNotWritable,
      damaged: say.dataDamaged,
      full: say.discFull,
      unreachable: say.noDatabase,
      unsafe: say.unsafeDatabase,
    };
    return sentences[problem](path);
  }
  const { code = '', port: refused, ...of } = error as ListenError;
  if (code === 'EACCES' && refused !== undefined) return say.portForbidden(refused);
  const isOurs = (of.address ?? of.hostname) === address;
  return isOurs && NO_ADDRESS.has(code) ? say.noAddress(address) : undefined;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
