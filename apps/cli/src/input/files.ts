/**
 * Files that a command writes, whole or not at all: the text is on the disc
 * under another name before it takes the place of what was there, and nothing
 * is left behind when it cannot.
 */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname } from 'node:path';
import { Failure, writingReasonOf } from './failure.ts';

/** A folder and those above it. Node's own way there never ends where a folder takes none, as /proc does. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else was faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Throws what the system says when it cannot. */
export function writeWhole(path: string, text: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  // A device or a pipe is written to and not replaced.
  if (there !== undefined && !there.isFile()) writeFileSync(path, text);
  else replace(path, there, text);
}

/** Where a link leads to, so that the link stays. */
function fileAt(path: string, there: Stats | undefined): string {
  return there === undefined ? path : realpathSync(path);
}

function replace(path: string, there: Stats | undefined, text: string): void {
  const file = fileAt(path, there);
  const fresh = freshName(file);
  try {
    writeFileSync(fresh, text, { mode: there?.mode ?? 0o666, flush: true });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

function freshName(file: string): string {
  return `${file}.${process.pid}.new`;
}

/** The new name too is on the disc, where the system lets us ask for it. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Not every system opens a folder; what is in the file is safe all the same.
  }
}

/** Writes what an option asks for. */
export function writeFor(option: string, path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (error) {
    throw new Failure(`${option}: ${path} cannot be written: ${writingReasonOf(error)}`);
  }
}

/** Says before a long work that its result could not be written. */
export function checkWritable(option: string, path: string): void {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there === undefined || there.isFile()) {
      const fresh = freshName(fileAt(path, there));
      closeSync(openSync(fresh, 'w'));
      rmSync(fresh);
    } else closeSync(openSync(path, 'a'));
  } catch (error) {
    throw new Failure(`${option}: ${path} cannot be written: ${writingReasonOf(error)}`, 2);
  }
}
