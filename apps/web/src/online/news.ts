/** Changes around a table, for those who cannot see them. One's own actions are no news. */
import type { Seat } from '@pakli/core';
import type { Company, You } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import type { OnlineWords } from '@pakli/text/online';

export interface GatheringNews {
  readonly company: Company;
  readonly you: You;
}

export interface GatheringNewsWords {
  readonly news: Pick<LinkTableWords['news'], 'left' | 'back' | 'hosting'> & OnlineWords['news'];
  readonly nameless: string;
}

export function newsOf(
  before: GatheringNews,
  now: GatheringNews,
  words: GatheringNewsWords,
): string[] {
  const { news } = words;
  const seats = now.company.seats.flatMap((_, seat) => newsAt(seat, before, now, words));
  const { locked } = now.company;
  const lock = locked === before.company.locked ? [] : [locked ? news.locked : news.unlocked];
  const hosting = now.you.host && !before.you.host ? [news.hosting] : [];
  return [...seats, ...(now.you.host ? [] : lock), ...hosting];
}

function newsAt(
  seat: Seat,
  before: GatheringNews,
  now: GatheringNews,
  { news, nameless }: GatheringNewsWords,
): string[] {
  const old = before.company.seats[seat] ?? { kind: 'free' };
  const sitter = now.company.seats[seat] ?? { kind: 'free' };
  if (sitter.kind === 'person' && seat !== now.you.seat) {
    const name = sitter.name || nameless;
    if (old.kind !== 'person') return [news.sat(name, seat + 1)];
    if (old.here === sitter.here) return [];
    return [sitter.here ? news.back(name) : news.left(name)];
  }
  if (sitter.kind === old.kind || now.you.host) {
    const stood = old.kind === 'person' && sitter.kind !== 'person' && seat !== before.you.seat;
    return stood ? [news.stood(old.name || nameless)] : [];
  }
  if (sitter.kind === 'computer') return [news.computer(seat + 1)];
  if (sitter.kind !== 'free' || seat === before.you.seat) return [];
  return old.kind === 'person' ? [news.stood(old.name || nameless)] : [news.cleared(seat + 1)];
}
