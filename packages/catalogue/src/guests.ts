/**
 * Third-party games, loaded from files (`--with ./scopa.js`) or packages (`--with pakli-scopa`). They are also listed in
 * the environment, so that child threads and processes load the same ones. Node only: a page is built with its guests.
 */
import { registerHooks } from 'node:module';
import { delimiter, resolve } from 'node:path';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameModule } from '@pakli/core';
import { addGuest, findGame } from './games.ts';
import { readModule } from './shape.ts';

/** The environment variable with the files of guests, separated like PATH. */
export const GUESTS_NAME = 'PAKLI_WITH';

/** Why a guest could not be loaded, in one line. */
export class BadGuest extends Error {}

const SOURCE = '@pakli/source';
/** Prefix of package names that are resolved from the working directory, not from this file. */
const GUEST = 'pakli-guest:';
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;
let hooked = false;

/**
 * In a clone, @pakli packages resolve to their sources by an export condition.
 * A guest's installed packages have no sources: for them it is dropped.
 */
function readInstalled(): void {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith(GUEST)) {
        const parentURL = pathToFileURL(resolve('guest.js')).href;
        return next(specifier.slice(GUEST.length), { ...context, parentURL });
      }
      try {
        return next(specifier, context);
      } catch (error) {
        const conditions = context.conditions.filter((name) => name !== SOURCE);
        if (!specifier.startsWith('@pakli/') || conditions.length === context.conditions.length) {
          throw error;
        }
        return next(specifier, { ...context, conditions });
      }
    },
  });
}

/** The files that the environment names. */
export function guestFiles(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return (env[GUESTS_NAME] ?? '').split(delimiter).filter((file) => file !== '');
}

function fail(file: string, reason: string): never {
  throw new BadGuest(`--with ${file}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
}

/** A file by its path, or a package by its name. */
function locate(name: string): string {
  const path = resolve(name);
  if (!PACKAGE.test(name) || existsSync(path)) return path;
  readInstalled();
  try {
    return fileURLToPath(import.meta.resolve(GUEST + name));
  } catch {
    return path;
  }
}

function whyNoFile(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? undefined : 'is no file: name the file that exports the game';
  } catch {
    return 'no such file';
  }
}

/** The message of an error, with file and line if its first line or its stack has them. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = error.stack?.split('\n') ?? [];
  const top = lines.find((line) => line.startsWith('    at ')) ?? '';
  const [, name, line] =
    /^(?:file:|\/|\w:).*[/\\]([^/\\]+):(\d+)$/.exec(lines[0] ?? '') ??
    /file:\S*\/([^/\s]+?):(\d+)/.exec(top) ??
    [];
  if (name !== undefined) return `${error.message} (${decodeURI(name)}, line ${line})`;
  const silent = error instanceof SyntaxError ? ' (node --check FILE shows where)' : '';
  return error.message + silent;
}

/** Loads the module in a file; throws a `BadGuest` that says what is wrong with it. */
export async function readGuest(file: string): Promise<GameModule> {
  const path = locate(file);
  const why = whyNoFile(path);
  if (why !== undefined) fail(file, why);
  readInstalled();
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(path).href);
  } catch (error) {
    fail(file, `cannot be loaded: ${whyNot(error)}`);
  }
  const module = readModule(exported);
  return 'game' in module ? module : fail(file, module.join('; '));
}

/** The file of each guest by id. */
const brought = new Map<string, string>();

/**
 * Loads the games of these files and of the environment, each once. `welcome`
 * is called with each of them.
 */
export async function bringGuests(
  files: readonly string[],
  welcome: (guest: GameModule) => void = () => undefined,
): Promise<void> {
  const all = [...new Set([...guestFiles(process.env), ...files].map(locate))];
  for (const path of all) {
    if ([...brought.values()].includes(path)) continue;
    const guest = await readGuest(path);
    const { id } = guest.game;
    if (findGame(id) !== undefined) {
      const other = brought.get(id);
      fail(path, `there is a game ${id} already${other === undefined ? '' : `, from ${other}`}`);
    }
    addGuest(guest);
    brought.set(id, path);
    welcome(guest);
  }
  if (all.length > 0) process.env[GUESTS_NAME] = all.join(delimiter);
}
