/** Compares what was sent to people with what is on disk afterwards. */
import { findGame } from '@pakli/catalogue';
import { EVERYBODY, isRefusal, type Reader, type Refusal } from '@pakli/core';
import { openingFor, readEvent, Room, type RoomEvent } from '@pakli/host';
import type { Command } from '@pakli/protocol';
import type { LogRow } from '../src/store/store.ts';

/** A command that was acknowledged to somebody. */
export interface Answered {
  readonly table: string;
  readonly id: string;
  readonly command: Command;
  readonly answer: { readonly seq: number } | Refusal;
}

/** The last state that somebody had seen. */
export interface Witness {
  readonly table: string;
  readonly reader: Reader;
  readonly seq: number;
  /** JSON of scene and past. */
  readonly seen: string;
}

export interface Findings {
  /** Sentences, each about one broken promise. */
  readonly breaches: readonly string[];
  readonly acknowledged: number;
  readonly rows: number;
}

/** The id that a page gave the command of a row. */
function idOf({ cmd }: LogRow): string {
  return cmd.split('/')[1]?.split('#')[0] ?? '';
}

export async function checkLog(
  logs: ReadonlyMap<string, readonly LogRow[]>,
  answered: readonly Answered[],
  witnesses: readonly Witness[],
): Promise<Findings> {
  const breaches: string[] = [];
  let rows = 0;
  for (const [table, log] of logs) {
    rows += log.length;
    const ids = new Set<string>();
    for (const [i, row] of log.entries()) {
      if (row.seq !== i + 1) breaches.push(`${table}: a hole before row ${row.seq}`);
      const id = idOf(row);
      const byHouse = row.cmd.startsWith('house/');
      if (!byHouse && ids.has(id)) breaches.push(`${table}: ${id} done twice`);
      // An automatic event is decided for one row: anywhere else it comes too late.
      if (byHouse && id !== String(row.seq)) {
        breaches.push(`${table}: row ${row.seq} was decided as row ${id}`);
      }
      ids.add(id);
    }
  }
  let acknowledged = 0;
  for (const { table, id, command, answer } of answered) {
    const log = logs.get(table) ?? [];
    if (isRefusal(answer)) {
      if (log.some((row) => idOf(row) === id)) breaches.push(`${table}: ${id} refused and done`);
      continue;
    }
    acknowledged++;
    const row = log[answer.seq - 1];
    if (row === undefined) breaches.push(`${table}: row ${answer.seq} is lost`);
    else if (idOf(row) !== id) breaches.push(`${table}: row ${answer.seq} is another command`);
    else if (!isOf(eventOf(row), command)) breaches.push(`${table}: row ${answer.seq} is altered`);
  }
  for (const witness of witnesses) breaches.push(...(await unlessSeen(logs, witness)));
  return { breaches, acknowledged, rows };
}

function eventOf({ event }: LogRow): RoomEvent {
  const read = readEvent(JSON.parse(event));
  if (isRefusal(read)) throw new Error(`an event cannot be read: ${event}`);
  return read;
}

function isOf(event: RoomEvent, command: Command): boolean {
  if (command.kind === 'lock') return event.kind === 'lock' && event.locked === command.locked;
  if (command.kind === 'sit') return event.kind === 'sit' && event.nonce === command.nonce;
  return event.kind === command.kind;
}

/** What a person has seen must follow from the log, up to the row they had reached. */
async function unlessSeen(
  logs: ReadonlyMap<string, readonly LogRow[]>,
  { table, reader, seq, seen }: Witness,
): Promise<string[]> {
  try {
    const log = logs.get(table) ?? [];
    if (log.length < seq) return [`${table}: somebody has seen row ${seq} of ${log.length}`];
    const [opened, ...events] = log.slice(0, seq).map((row) => eventOf(row));
    const found = opened?.kind === 'open' ? await findGame(opened.game)?.load() : undefined;
    if (opened?.kind !== 'open' || found === undefined) return [`${table}: it opens with no game`];
    const room = Room.open(found.game, opened);
    for (const event of events) room.apply(event);
    if (opened.table !== table) return [`${table}: holds the log of ${opened.table}`];
    const { scene, past } = openingFor(room, reader ?? EVERYBODY, 'opened');
    const same = JSON.stringify({ scene, past }) === seen;
    return same
      ? []
      : [`${table}: what seat ${reader} has seen at ${seq} does not follow from the log`];
  } catch (error) {
    return [`${table}: the log cannot be replayed: ${String(error)}`];
  }
}
