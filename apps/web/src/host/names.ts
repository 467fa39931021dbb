/** Names shown at a table by link: people's own or the reader's choice; computers in the reader's language. */
import type { Seat } from '@pakli/core';
import type { Company, ChatLine } from '@pakli/protocol';
import type { Names } from './remote-state.ts';

export function namesAt({ seats }: Company, { computers, nameless }: Names): string[] {
  const people = new Set(seats.flatMap((one) => (one.kind === 'person' ? [one.name] : [])));
  const free = computers.filter((name) => !people.has(name));
  return seats.map((one, seat) => {
    if (one.kind === 'person') return one.name || nameless;
    return (one.kind === 'free' ? undefined : free.shift()) ?? String(seat + 1);
  });
}

/** Replaces other people's names, if the reader does not want to see them. */
export function withoutNames(company: Company, { hidden }: Names, own: Seat | null): Company {
  if (hidden === undefined) return company;
  const seats = company.seats.map((one, seat) =>
    one.kind === 'person' && seat !== own ? { ...one, name: hidden[seat] ?? one.name } : one,
  );
  return { ...company, seats };
}

export function lineAs(line: ChatLine, { hidden, nameless }: Names, own: Seat | null): ChatLine {
  const { seat } = line;
  const name = hidden === undefined || seat === own ? line.name : hidden[seat ?? -1];
  return { ...line, name: name || nameless };
}
