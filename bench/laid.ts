/** Tables in the middle of matches that a release played, each waiting for a person: nothing happens until they act. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unfoldRows } from '../apps/server/src/store/folded-log.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import { RELEASES, type Kept } from '../apps/server/test/releases.ts';

interface Laid {
  readonly table: string;
  /** Of the people there; the first is the host. */
  readonly cookies: readonly string[];
}

const SITS = /"kind":"sit".*"person":"([^"]+)"/;
const TABLE = /"table":"([0-9a-z]{10})"/;

const keyOf = (person: string): string => person.padEnd(22, '0').slice(0, 22);

export async function layTables(store: TableStore, many: number): Promise<Laid[]> {
  const file = readdirSync(RELEASES).toSorted().at(-1) ?? '';
  const kept = JSON.parse(readFileSync(join(RELEASES, file), 'utf8')) as Kept[];
  const known = new Set<string>();
  const laid: Laid[] = [];
  for (let n = 0; n < many; n++) {
    const { game, secret, folded } = kept[n % kept.length]!;
    const rows = unfoldRows(Buffer.from(folded, 'base64'));
    const [old = ''] = TABLE.exec(rows[0]?.event ?? '')?.slice(1) ?? [];
    const id = String(n).padStart(10, '0');
    let end = Math.floor((rows.length * 2) / 3);
    while (rows[end]?.cmd.startsWith('house/')) end--;
    const again = rows
      .slice(0, end)
      .map(({ seq, cmd, event }) => ({ seq, cmd, event: event.replaceAll(old, id) }));
    const people = again.flatMap(({ event }) => SITS.exec(event)?.[1] ?? []);
    const at = Date.now();
    for (const person of people.filter((one) => !known.has(one))) {
      known.add(person);
      const hash = createHash('sha256').update(keyOf(person)).digest();
      await store.addPerson({ id: person, name: person }, hash, at);
    }
    await store.create({
      id,
      game,
      host: people[0] ?? '',
      secret: Buffer.from(secret, 'hex'),
      rows: again,
      at,
      due: null,
    });
    laid.push({ table: id, cookies: people.map((person) => `pakli=${keyOf(person)}`) });
  }
  return laid;
}
