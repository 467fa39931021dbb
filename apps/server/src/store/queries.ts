/** All queries of the embedded database by name: every function of the files for its parts. */
import * as chat from './chat-sqlite.ts';
import * as contacts from './contacts-sqlite.ts';
import * as openSeats from './open-seats-sqlite.ts';
import * as passkeys from './passkeys-sqlite.ts';
import * as people from './people-sqlite.ts';
import * as sweep from './sqlite-sweep.ts';
import type { Statements } from './statements.ts';
import * as tables from './tables-sqlite.ts';

type All = typeof chat &
  typeof contacts &
  typeof openSeats &
  typeof passkeys &
  typeof people &
  typeof sweep &
  typeof tables;

export const QUERIES: All = {
  ...chat,
  ...contacts,
  ...openSeats,
  ...passkeys,
  ...people,
  ...sweep,
  ...tables,
};

/** The same with their statements bound. */
export type Queries = {
  readonly [Q in keyof All]: All[Q] extends (db: Statements, ...given: infer Given) => infer Result
    ? (...given: Given) => Result
    : never;
};
