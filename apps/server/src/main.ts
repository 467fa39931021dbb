/**
 * Starts a server and tells its people what they need to know, each thing in
 * one sentence of their language. Exit codes: 0 stopped, 1 cannot be started,
 * 2 wrongly asked for.
 *
 *     node --conditions=@pakli/source apps/server/src/main.ts --data /srv/pakli --port 8080
 */
import { GAMES } from '@pakli/catalogue';
import { BadGuest, bringGuests } from '@pakli/catalogue/guests';
import { loadCatalogue, pickLocale, type Catalogue } from '@pakli/text';
import { renderUnicodeCompact } from 'uqr';
import { FLAGS, readFlags, type Wanted } from './flags.ts';
import { addressAtHome } from './home.ts';
import { logTo, SILENT } from './log.ts';
import { serve, type Running } from './server.ts';
import type { Settings } from './settings.ts';
import { copyDatabase, reportsIn } from './store/database.ts';
import { openSqlite } from './store/sqlite.ts';
import { CannotOpen, type Store } from './store/store.ts';

type Say = Catalogue['frame']['server'];

/** A taken port that nobody has asked for by name is no reason to give up. */
const TRIES = 20;

export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const locale = pickLocale([Intl.DateTimeFormat().resolvedOptions().locale]);
  const { server: say } = (await loadCatalogue(locale)).frame;
  const settings = say.settings(FLAGS.join(', '));
  if (args.includes('--help')) {
    console.log(settings);
    return 0;
  }
  const wanted = readFlags(args, env);
  if ('setting' in wanted) {
    const { setting, text } = wanted;
    console.error(
      text === undefined
        ? `${say.unknownSetting(setting)} ${settings}`
        : badSetting(say, setting, text),
    );
    return 2;
  }
  try {
    // Games that are not of the house, named in the environment; threads that think read it too.
    await bringGuests([]);
    if (wanted.backup !== undefined) {
      await copyDatabase(wanted.settings.file, wanted.backup);
      console.log(say.backedUp(wanted.backup));
      return 0;
    }
    if (wanted.reports) {
      for (const report of reportsIn(wanted.settings.file)) console.log(JSON.stringify(report));
      return 0;
    }
    const running = await startOn(wanted, say);
    if (running === undefined) return 1;
    tellWhere(wanted, running.port, say);
    await untilStopped(say);
    await running.stop();
    return 0;
  } catch (error) {
    const sentence = sentenceFor(error, wanted.settings, say);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}

function badSetting(say: Say, setting: string, text: string): string {
  if (setting === '--port') return say.badPort(text);
  return setting === '--proxy' ? say.badProxy(text) : say.badSetting(setting, text);
}

async function startOn({ settings, portNamed }: Wanted, say: Say): Promise<Running | undefined> {
  // At a terminal people read sentences; elsewhere an operator's tools read lines.
  const log = process.stdout.isTTY
    ? SILENT
    : logTo((line) => void process.stdout.write(line), Date.now);
  const { port: first } = settings;
  const last = portNamed ? first : Math.min(first + TRIES, 65_535);
  for (let port = first; port <= last; port++) {
    try {
      const store = await openStore(settings);
      // Nobody who comes has to wait until the rules of their game are read.
      await Promise.all(GAMES.map((game) => game.load()));
      return await serve({ ...settings, port }, store, { log });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
      if (portNamed) console.error(say.portBusy(port));
      else if (port < last) console.log(say.portTaken(port, port + 1));
    }
  }
  if (!portNamed) console.error(say.noPort(first, last));
  return undefined;
}

async function openStore({ postgres, file }: Settings): Promise<Store> {
  if (postgres === undefined) return openSqlite(file);
  // A table at home need not wait for a client it has no use for.
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(postgres);
}

function tellWhere({ settings, lan }: Wanted, port: number, say: Say): void {
  console.log(say.serving(settings.origin ?? `http://localhost:${port}/`));
  if (lan) {
    const home = addressAtHome();
    if (home === undefined) console.log(say.noHome);
    else {
      const address = `http://${home}:${port}/`;
      console.log(say.home(address));
      console.log(renderUnicodeCompact(address, { border: 2 }));
    }
  }
  console.log(say.stop);
}

function untilStopped(say: Say): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      if (process.stdout.isTTY) console.log(say.stopping);
      resolve();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
}

function sentenceFor(error: unknown, { port }: Settings, say: Say): string | undefined {
  if (error instanceof BadGuest) return error.message;
  if (error instanceof CannotOpen) {
    const { problem, path } = error;
    const sentences = {
      newer: say.dataNewer,
      'in-use': say.dataInUse,
      'not-writable': say.dataNotWritable,
      damaged: say.dataDamaged,
      full: say.discFull,
      unreachable: say.noDatabase,
      unsafe: say.unsafeDatabase,
    };
    return sentences[problem](path);
  }
  const { code } = error as { code?: string };
  return code === 'EACCES' || code === 'EADDRNOTAVAIL' ? say.portBusy(port) : undefined;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
