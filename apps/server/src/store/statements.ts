/** How statements are run in the embedded database. The first that writes begins a transaction, which ends with its question. */
import type { SQLInputValue } from 'node:sqlite';

export interface Statements {
  run(sql: string, values: SQLInputValue[]): number;
  get(sql: string, values: SQLInputValue[]): Record<string, unknown> | undefined;
  all(sql: string, values: SQLInputValue[]): Record<string, unknown>[];
}
