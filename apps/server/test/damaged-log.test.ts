/** A row that cannot be read: the log names its table, its people are told, and everybody else plays on. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { logTo, tag, type Logger } from '../src/log.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { TableStore } from '../src/store/store.ts';
import { ask, begun, Client, guest, openTable } from './client.ts';
import { withServer } from './running.ts';

type Line = Record<string, unknown>;

function written(): { readonly log: Logger; readonly lines: Line[] } {
  const lines: Line[] = [];
  return { log: logTo((line) => lines.push(JSON.parse(line) as Line), Date.now), lines };
}

function damage(store: TableStore, table: string, seq: number, event: string): Promise<unknown> {
  return store.append({ table, seq, cmd: 'x', event, at: Date.now(), phase: 0, due: null });
}

test.each([
  ['is not JSON', '{"kind":"play","text":"Anna'],
  ['is no event', '{"kind":"Anna"}'],
  ['does not fit', '{"v":1,"at":1,"kind":"play","seat":0,"step":99,"text":"Anna"}'],
])('a row that %s', (_, event) => {
  const { log, lines } = written();
  return withServer(
    async ({ base, store }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'mulle');
      await damage(store, table, 2, event);
      for (let tries = 0; tries < 2; tries++) {
        const late = new Client(anna, table);
        await late.until('they hear of it', () => late.bye !== undefined);
        expect(late.bye).toMatchObject({ why: 'damaged', after: null });
        expect(late.connects).toBe(1);
        late.close();
      }
      const { host, friend } = await begun(base);
      expect(await host.do({ kind: 'ask', what: 'end' })).toHaveProperty('seq');
      const failed = lines.filter(({ level }) => level === 'error');
      expect(failed).toMatchObject([{ what: 'a table is damaged', table: tag(table), row: 2 }]);
      expect(failed[0]?.['stack']).not.toEqual([]);
      expect(JSON.stringify(lines)).not.toContain('Anna');
      for (const one of [host, friend]) one.close();
    },
    { log },
  );
});

test('people at a table whose log is damaged under them are sent away, and do not come back in vain', () => {
  const { log, lines } = written();
  return withServer(
    async ({ base, store }) => {
      const { anna, table, host, friend } = await begun(base);
      const seq = host.seq + 1;
      await damage(store, table, seq, '{"Anna');
      host.sendFrame({ kind: 'ping', seq });
      const later = [host, friend];
      for (let tries = 0; tries < 5; tries++) later.push(new Client(anna, table));
      for (const one of later) {
        await one.until('they hear of it', () => one.bye !== undefined);
        expect(one.bye).toMatchObject({ why: 'damaged', after: null });
        one.close();
      }
      // However often it is requested.
      for (let tries = 0; tries < 3; tries++) {
        expect((await ask(anna, 'GET', `/tables/${table}/record`)).status).toBe(500);
      }
      const told = lines.filter(({ level, table }) => level === 'error' && table !== undefined);
      expect(told).toMatchObject([{ what: 'a table is damaged', table: tag(table), row: seq }]);
      expect(told).toHaveLength(1);
    },
    { log },
  );
});

test('a folded log that is damaged', () => {
  const { log, lines } = written();
  let file = '';
  return withServer(
    async ({ base, store }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'mulle');
      await store.append({
        table,
        seq: 2,
        cmd: 'x',
        event: '{}',
        at: 1,
        phase: 2,
        due: null,
      });
      expect(await store.fold(2, 9)).toBe(1);
      const db = new DatabaseSync(file);
      db.prepare(`UPDATE tables SET folded = x'0102' WHERE id = ?`).run(table);
      db.close();
      const late = new Client(anna, table);
      await late.until('they hear of it', () => late.bye !== undefined);
      expect(late.bye?.why).toBe('damaged');
      late.close();
      expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
        { what: 'a table is damaged', table: tag(table), message: 'stored data is damaged' },
      ]);
    },
    {
      log,
      open: (path) => {
        file = path;
        return openSqlite(path);
      },
    },
  );
});
