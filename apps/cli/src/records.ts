/** A record as a file, as a link or through a pipe becomes a match, or a failure that says why not. */
import { readFileSync } from 'node:fs';
import { openRecord, type OpenedRecord } from '@pakli/catalogue';
import { formatRefusal, isRecordError, isRefusal, readLink } from '@pakli/core';
import { Failure, reasonOf } from './failure.ts';

/** A file, a link, or `-` for either of them through a pipe. */
export async function loadRecord(given: string): Promise<OpenedRecord> {
  const opened = await openRecord(isRefusal(readLink(given)) ? readText(given) : given);
  if (isRefusal(opened)) throw new Failure(`the link: ${formatRefusal(opened)}`);
  if (isRecordError(opened)) {
    throw new Failure(`${given}:${opened.line}: ${formatRefusal(opened.problem)}`);
  }
  return opened;
}

function readText(given: string): string {
  try {
    return readFileSync(given === '-' ? 0 : given, 'utf8');
  } catch (error) {
    throw new Failure(`${given}: ${reasonOf(error)}`);
  }
}
