/** What a command is given to read: a file, or `-` for what comes through a pipe. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure, reasonOf } from './failure.ts';

export async function contentOf(given: string): Promise<string> {
  try {
    // As a stream: under npx the pipe does not block, and reading it at once would find nothing there yet.
    return await (given === '-' ? text(process.stdin) : readFile(given, 'utf8'));
  } catch (error) {
    throw new Failure(`${given}: ${reasonOf(error)}`);
  }
}
