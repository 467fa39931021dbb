/** Rows of an evening's log, and the evening that they lead to. */
import { isRefusal } from '@pakli/core';
import { Evening, readEveningEvent, type EveningEvent } from '@pakli/host';
import { PlainError } from '../failure.ts';
import { blaming, DamagedLog } from '../store/damaged-log.ts';
import type { LogRow } from '../store/store.ts';

/** An evening as its log has it. */
export interface ReplayedEvening {
  readonly secret: Uint8Array;
  readonly evening: Evening;
  readonly done: Map<string, number>;
  readonly touched: number;
}

export function replay(secret: Uint8Array, [first, ...rest]: readonly LogRow[]): ReplayedEvening {
  const opened = first === undefined ? undefined : eventOf(first);
  if (first === undefined || opened?.kind !== 'open') {
    throw new DamagedLog(first?.seq, new PlainError('a log that does not begin with an evening'));
  }
  const evening = new Evening(opened);
  const done = new Map([[first.cmd, evening.shownSeq]]);
  let touched = opened.at;
  for (const row of rest) {
    const event = eventOf(row);
    blaming(row.seq, () => evening.apply(event));
    done.set(row.cmd, evening.shownSeq);
    touched = event.at;
  }
  return { secret, evening, done, touched };
}

export function eventOf({ event, seq }: LogRow): EveningEvent {
  return blaming(seq, () => {
    const read = readEveningEvent(JSON.parse(event));
    if (isRefusal(read)) throw new PlainError(`a row that is refused: ${read.refused}`);
    return read;
  });
}
