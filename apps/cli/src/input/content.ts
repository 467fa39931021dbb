/**
 * The input of a command: a file, or `-` for standard input. Its size is checked
 * while it is read: a film that was taken for a record must not fill the memory.
 */
import { createReadStream, statSync } from 'node:fs';
import { decodeText } from '@pakli/core/shape';
import { Failure, reasonOf } from './failure.ts';

const MEGABYTE = 1_000_000;
/** No record comes near it: a match is some kilobytes. */
export const LARGEST_RECORD: number = 16 * MEGABYTE;
/** Files of many deals, results or cases; not much more fits into one text. */
export const LARGEST_LIST: number = 400 * MEGABYTE;

export async function contentOf(given: string, limit: number): Promise<string> {
  try {
    return await contentWithin(given, limit);
  } catch (error) {
    throw new Failure(`${shortened(given)}: ${reasonOf(error)}`);
  }
}

const MOST_LETTERS = 120;

/** What was given, as long as a line of an error may be: a link has thousands of letters. */
export function shortened(given: string): string {
  return given.length <= MOST_LETTERS ? given : `${given.slice(0, MOST_LETTERS)}…`;
}

/** The same for callers that report the reason themselves: throws it. */
export async function contentWithin(given: string, limit: number): Promise<string> {
  const size = given === '-' ? 0 : statSync(given).size;
  if (size > limit) throw tooLong(size, limit);
  // As a stream: under npx the pipe does not block, and reading it at once would find nothing there yet.
  const stream = given === '-' ? process.stdin : createReadStream(given);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > limit) throw tooLong(length, limit);
    chunks.push(bytes);
  }
  return decodeText(Buffer.concat(chunks));
}

export function tooLong(size: number, limit: number): Error {
  const has = Math.ceil(size / MEGABYTE);
  return new Error(`it has ${has} MB or more, and at most ${limit / MEGABYTE} MB are read`);
}
