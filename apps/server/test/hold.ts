/** Runs the laws against stores, and sabotages stores in ways that a law must detect. */
import type { Append, Appended, TableStore } from '../src/store/store.ts';
import { LAWS } from './laws.ts';
import { but, type Spoil } from './spoil.ts';

/** Opens a store on data that lasts until the end of the law. */
export type Opening = () => Promise<TableStore>;

/** Runs a law against a store, sabotaged if requested. */
export async function holdTo(
  law: string,
  opening: Opening,
  spoil: Spoil = (store) => store,
): Promise<void> {
  let plain: TableStore | undefined;
  const open = async (): Promise<TableStore> => {
    await plain?.close();
    plain = await opening();
    return spoil(plain);
  };
  try {
    await LAWS[law]?.(await open(), open);
  } finally {
    await plain?.close();
  }
}

/** Each with the law that must detect it. */
export const PLANTED: Readonly<Record<string, readonly [law: string, spoil: Spoil]>> = {
  'a log that is read backwards': [
    'a log is read in order, from any number on',
    (store) =>
      but(store, {
        read: async (table, after) => {
          const log = await store.read(table, after);
          return log === undefined ? log : { ...log, rows: log.rows.toReversed() };
        },
      }),
  ],
  'an answer before the commit': [
    'a log is read in order, from any number on',
    (store) => {
      let last: Append | undefined;
      return but(store, {
        append: async (row): Promise<Appended> => {
          // Delays the newest row until another one comes.
          if (last !== undefined) await store.append(last);
          last = row;
          return { kind: 'won' };
        },
      });
    },
  ],
  'commands that are never known again': [
    'a command is done once at a table',
    (store) => {
      let n = 0;
      return but(store, { append: (row) => store.append({ ...row, cmd: `${row.cmd}#${n++}` }) });
    },
  ],
  'a batch whose rows are exchanged': [
    'rows of many tables in one commit stay at their tables',
    (store) => {
      let before: Append | undefined;
      return but(store, {
        append: (row) => {
          const event = before?.event ?? row.event;
          before = row;
          return store.append({ ...row, event });
        },
      });
    },
  ],
  'answers in another order than the questions': [
    'rows of many tables in one commit stay at their tables',
    (store) => {
      let before = Promise.resolve<Appended>({ kind: 'lost' });
      return but(store, {
        append: (row) => {
          const answer = before;
          before = store.append(row);
          return answer;
        },
      });
    },
  ],
  'a number that is not looked at': [
    'the next number wins, every other loses',
    (store) =>
      but(store, {
        append: async (row) => {
          const head = (await store.read(row.table, 0))?.rows.at(-1)?.seq ?? 0;
          return store.append({ ...row, seq: head + 1 });
        },
      }),
  ],
  'lines of all tables in one heap': [
    'what was said is read in order, from any number on, until it is forgotten',
    (store) => but(store, { say: (_, line) => store.say('A', line) }),
  ],
  'the oldest lines instead of the newest': [
    'what was said is read in order, from any number on, until it is forgotten',
    (store) =>
      but(store, {
        said: async (table, after, most) => (await store.said(table, after, 99)).slice(0, most),
      }),
  ],
  'what was said stays when its person is forgotten': [
    'what was said is read in order, from any number on, until it is forgotten',
    (store) => but(store, { forget: async () => {} }),
  ],
  'a report that changes afterwards': [
    'a report is kept once, with what was said, for its time',
    (store) => but(store, { report: (report) => store.report({ ...report, by: `${report.at}` }) }),
  ],
  'a claim that claims nothing': [
    'what is due is given out, longest first, and not twice at once',
    (store) => but(store, { due: (now, limit) => store.due(now, limit, 0) }),
  ],
  'a log that is folded while people are at it': [
    'a log that is over is folded, and nobody can tell',
    (store) => but(store, { fold: (before, most) => store.fold(before + 1, most) }),
  ],
  'a folded log that is lost': [
    'a log that is over is folded, and nobody can tell',
    (store) =>
      but(store, {
        fold: async (before, most) => {
          const folded = await store.fold(before, most);
          if (folded > 0) await store.drop('A', 4);
          return folded;
        },
      }),
  ],
};
