/** Checks before a command reaches the evening: a bound on rows, and names that look alike. */
import { refuse, type Refusal } from '@pakli/core';
import type { ServerContext } from '../context.ts';
import type { EveningLog } from './evening-log.ts';

export async function unlessFit(
  { names, settings, refusals }: ServerContext,
  log: EveningLog,
  person: string,
  kind: string,
): Promise<Refusal | undefined> {
  const { rowsPerPerson: most } = settings.limits;
  // Nobody fills the log by coming and going.
  if (log.rowsOf(person) >= most) {
    refusals.add('rows');
    return refuse('table-full', 'table', { most });
  }
  if (kind !== 'join') return undefined;
  await names.refresh([person]);
  if (names.of(person) === '') return refuse('no-name', 'table');
  if (await names.isOwnedByAnother(person)) return refuse('name-owned', 'table');
  // People know each other by name only, so two names that look alike do not play together.
  return names.hasDouble(person, log.evening.people) ? refuse('name-taken', 'table') : undefined;
}
