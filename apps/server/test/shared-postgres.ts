/**
 * One PostgreSQL for all test files that need none of their own: each creates databases on it. It ends with the run.
 */
import { findPostgres, Postgres } from './postgres.ts';

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PAKLI_TEST_POSTGRES'] !== undefined || findPostgres() === undefined) {
    return undefined;
  }
  const postgres = await Postgres.start();
  process.env['PAKLI_TEST_POSTGRES'] = postgres.address('postgres');
  return () => postgres.stop();
}
