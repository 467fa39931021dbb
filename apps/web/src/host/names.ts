/** What everybody at a table by link is called here: people as they wish, computers in the reader's language. */
import type { Company } from '@pakli/protocol';

export function namesAt({ seats }: Company, computers: readonly string[]): string[] {
  const people = new Set(seats.flatMap((one) => (one.kind === 'person' ? [one.name] : [])));
  const free = computers.filter((name) => !people.has(name));
  return seats.map((one, seat) => {
    if (one.kind === 'person' && one.name !== '') return one.name;
    return (one.kind === 'free' ? undefined : free.shift()) ?? String(seat + 1);
  });
}
