/** Limits the length of a text that should be a record, before anything else is done with it. */
import { refuse, type Refusal } from '@pakli/core';
import { decodeText } from '@pakli/core/shape';

/** Nobody writes this much by hand, and no game is this long. */
const MAX_RECORD = 1_000_000;
/** The most bytes of a letter. */
const MAX_BYTES = 4;

export const TOO_LONG: Refusal = refuse('record-too-long', 'record');

export function isTooLong(text: string): boolean {
  return text.length > MAX_RECORD;
}

/** The text of a file; one that is too large is not read. */
export async function readFile(file: Blob): Promise<string | Refusal> {
  if (file.size > MAX_RECORD * MAX_BYTES) return TOO_LONG;
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
