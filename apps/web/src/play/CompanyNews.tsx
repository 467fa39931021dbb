/** Announces who comes and goes at a table by link, and how little time is left, to anyone who cannot see it. */
import type { Company, Sitter } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import { useEffect, useRef } from 'react';
import type { TableVoice } from '../speaks/voice.ts';
import { personIn, type Link } from '../table/link.ts';

/** Seconds before one's time runs out at which the page warns. */
const WARNINGS = [30, 10] as const;

export interface CompanyNewsProps {
  readonly link: Link;
  readonly voice: TableVoice;
}

export function CompanyNews({ link, voice }: CompanyNewsProps): null {
  const { linked, words } = link;
  const { company, you } = linked;
  const before = useRef({ company, you });
  useEffect(() => {
    const { company: old, you: was } = before.current;
    before.current = { company, you };
    const told = company.seats.flatMap((_, seat) =>
      seat === you.seat ? [] : newsAt(old, company, seat, words),
    );
    if (you.host && !was.host) told.push(words.news.hosting);
    voice.say(told.join(' '));
  }, [company, you, words, voice]);
  useWarning(link, voice);
  return null;
}

export function newsAt(
  before: Company,
  now: Company,
  seat: number,
  { news, nameless }: LinkTableWords,
): string[] {
  const old: Sitter = before.seats[seat] ?? { kind: 'free' };
  const sitter: Sitter = now.seats[seat] ?? { kind: 'free' };
  if (sitter.kind !== 'person') return [];
  const name = sitter.name || nameless;
  if (old.kind !== 'person' || old.name !== sitter.name) {
    return old.kind === 'person' && !old.covered ? [] : [news.sat(name)];
  }
  if (old.covered !== sitter.covered) {
    return [sitter.covered ? news.covered(name) : news.plays(name)];
  }
  if (old.here === sitter.here) return [];
  return [sitter.here ? news.back(name) : news.left(name)];
}

/** Says that one's own time is running out. */
function useWarning({ linked, words }: Link, voice: TableVoice): void {
  const { clock } = personIn(linked, linked.you.seat) ?? {};
  const deadline = clock?.deadline ?? undefined;
  const ahead = useRef(linked.ahead);
  useEffect(() => {
    ahead.current = linked.ahead;
  });
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timers = WARNINGS.map((seconds) => {
      const wait = deadline - ahead.current - seconds * 1000 - Date.now();
      // Waits longer than a timer's maximum end with the next turn.
      if (wait < 0 || wait > 2 ** 31 - 1) return undefined;
      return setTimeout(() => voice.say(words.news.seconds(seconds)), wait);
    });
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [deadline, words, voice]);
}
