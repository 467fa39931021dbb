/** Statements of the embedded database. The first one that writes begins a transaction, which ends with the query. */
import type { SQLInputValue } from 'node:sqlite';

export interface Statements {
  run(sql: string, values: SQLInputValue[]): number;
  /** Rows have the columns that the statement names, of the types that the tables hold: they are strict. */
  ask<Row>(sql: string, values: SQLInputValue[]): Row[];
}
