/**
 * Who plays a saved game or writes the results of an arena: one process at a
 * time. A file beside it names the process. A process that has died holds
 * nothing, whatever its file says; one that lives may be replaced, and notices
 * before it writes the next time.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { anyText, fits, objectOf, parseJson, whole, type Shape } from '@pakli/core/shape';
import { makeFolder, writeWhole } from './files.ts';

/** The process that plays a game. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, where the system tells: numbers of processes come again. */
  readonly begun: string;
}

export class Lock {
  private readonly path: string;
  private readonly text: string;

  private constructor(game: string) {
    this.path = pathOf(game);
    const { pid } = process;
    const holder: Holder = { pid, host: hostname(), begun: begunOf(pid) };
    this.text = `${JSON.stringify({ ...holder, key: randomUUID() })}\n`;
  }

  /** The lock of a game, or the process that has it. Throws what the system says when it cannot be written. */
  static claim(game: string): Lock | Holder {
    const lock = new Lock(game);
    try {
      writeFileSync(lock.path, lock.text, { flag: 'wx' });
      return lock;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        // On a full disc it is there and empty.
        rmSync(lock.path, { force: true });
        throw error;
      }
    }
    return holderOf(game) ?? Lock.seize(game);
  }

  /** Takes the game from the process that has it. */
  static seize(game: string): Lock {
    const lock = new Lock(game);
    writeWhole(lock.path, lock.text);
    return lock;
  }

  /** Has nobody else taken the game? */
  get ours(): boolean {
    return readLock(this.path) === this.text;
  }

  release(): void {
    if (this.ours) rmSync(this.path, { force: true });
  }
}

/** The same, or nothing where it cannot be written: then the game cannot be either, and that is reported. */
export function claim(game: string): Lock | Holder | undefined {
  try {
    makeFolder(dirname(game));
    return Lock.claim(game);
  } catch {
    return undefined;
  }
}

function pathOf(game: string): string {
  return `${game}.lock`;
}

/** The living process that plays a game, if there is one. */
export function holderOf(game: string): Holder | undefined {
  const holder = parse(readLock(pathOf(game)) ?? '');
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const HOLDER: Shape<Holder> = objectOf({ pid: whole(), host: anyText, begun: anyText });

function parse(text: string): Holder | undefined {
  const holder = parseJson(text);
  return fits(HOLDER, holder) ? holder : undefined;
}

function isAlive({ pid, host, begun }: Holder): boolean {
  // Of another machine that shares our folder nothing can be asked.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return codeOf(error) === 'EPERM';
  }
  return begun === '' || begunOf(pid) === begun;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** In ticks since the machine was started; empty where there is no such file. */
function begunOf(pid: number): string {
  try {
    // The name of the program, in brackets, may hold anything.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return rest.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
