/** Everything the server stores about a person, as one file for them. It holds nothing of anybody else, and no cards. */
import type { Room } from '@pakli/host';
import type { ServerContext } from '../context.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';

const MOST_TABLES = 200;
const MOST_LINES = 10_000;
const MOST_OPEN = 10_000;

export interface TableData {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly openedAt: number;
  readonly phase: string;
  readonly seat: number;
  /** By seat, once the match is over. */
  readonly totals?: readonly number[];
}

export interface PersonalData {
  readonly name: string;
  readonly id: string;
  readonly passkeys: readonly object[];
  readonly hasRecoveryCode: boolean;
  readonly tables: readonly TableData[];
  readonly lines: readonly object[];
  readonly reports: readonly object[];
  /** Tables that the person has opened to anyone. */
  readonly openTables: readonly object[];
  /** Whom the person does not want to meet. */
  readonly blocks: readonly object[];
  /** How the person is reached, such as by web push. */
  readonly contacts: readonly object[];
}

function dataOf(room: Room, table: string, person: string): TableData | undefined {
  const seat = room.seatOf(person);
  if (seat === undefined) return undefined;
  const { phase, opened, match } = room;
  const { game, rules, at: openedAt } = opened;
  const totals = phase === 'over' && match !== undefined ? { totals: match.totals } : {};
  return { table, game, rules, openedAt, phase, seat, ...totals };
}

export async function personalDataOf(
  { store }: Pick<ServerContext, 'store'>,
  tables: LiveTables,
  { id, name }: KnownPerson,
): Promise<PersonalData> {
  const passkeys = await store.passkeysOf(id);
  const seats: TableData[] = [];
  for (const table of await store.tablesOf(id, MOST_TABLES)) {
    const data = await tables.at(table, (live) => live.look((room) => dataOf(room, table, id)));
    if (data !== undefined) seats.push(data);
  }
  const reports = await store.reports();
  const contacts = await store.contactsOf(id);
  const open = await store.listOpen(MOST_OPEN);
  const blocks = await store.blocksOf(id);
  const names = await store.names(blocks.map(({ person }) => person));
  return {
    name,
    id,
    passkeys: passkeys.map(({ publicKey, id, counter, transports, synced, made, used }) => ({
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      synced,
      made,
      used,
    })),
    hasRecoveryCode: await store.hasRecovery(id),
    tables: seats,
    lines: await store.linesOf(id, MOST_LINES),
    reports: reports.flatMap(({ by, at, table, name }) => (by === id ? [{ at, table, name }] : [])),
    openTables: open.flatMap(({ host, ...listed }) => (host === id ? [listed] : [])),
    blocks: blocks.map(({ person, at }) => ({ name: names.get(person) ?? '', at })),
    contacts: contacts.map(({ kind, body }) => ({ kind, body })),
  };
}
