/** Calls the people of an evening who do not look at it once its first round begins. */
import type { Evening } from '@pakli/host';
import type { TableConnection } from '../audience.ts';
import type { ServerContext } from '../context.ts';

export function callToEvening(
  { notifier, attention }: ServerContext,
  { opened, entrants }: Evening,
  connections: readonly TableConnection[],
): void {
  const looking = new Set(
    connections.flatMap(({ person, hidden }) => (hidden === true ? [] : (person?.id ?? []))),
  );
  for (const { person, state } of entrants) {
    if (person === undefined || state !== 'plays') continue;
    if (looking.has(person) || attention.isLooking(person)) continue;
    const { evening, settings } = opened;
    notifier.tell(person, { kind: 'evening', evening, title: settings.title });
  }
}
