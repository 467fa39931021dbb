/** Says who comes and goes at a table by link, and how little time is left, to whoever cannot see it. */
import type { Company, Sitter } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { personIn, type Link } from '../table/link.ts';

/** Seconds before the end of one's time that are told. */
const WARNINGS = [30, 10] as const;

export function CompanyNews({ link }: { readonly link: Link }): ReactElement {
  const { linked, words } = link;
  const { company, you } = linked;
  const before = useRef({ company, you });
  const [news, setNews] = useState('');
  useEffect(() => {
    const { company: old, you: was } = before.current;
    before.current = { company, you };
    const told = company.seats.flatMap((_, seat) =>
      seat === you.seat ? [] : newsAt(old, company, seat, words),
    );
    if (you.host && !was.host) told.push(words.news.hosting);
    if (told.length > 0) setNews(told.join(' '));
  }, [company, you, words]);
  const left = useWarning(link);
  return (
    <>
      <p className="hidden" role="status">
        {news}
      </p>
      <p className="hidden" role="status">
        {left === undefined ? '' : words.news.seconds(left)}
      </p>
    </>
  );
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

/** The last warning that one's own time has come to, in seconds. */
function useWarning({ linked }: Link): number | undefined {
  const { clock } = personIn(linked, linked.you.seat) ?? {};
  const deadline = clock?.deadline ?? undefined;
  const ahead = useRef(linked.ahead);
  useEffect(() => {
    ahead.current = linked.ahead;
  });
  const [told, setTold] = useState<{ readonly deadline: number; readonly seconds: number }>();
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timers = WARNINGS.map((seconds) => {
      const wait = deadline - ahead.current - seconds * 1000 - Date.now();
      // Longer waits than a timer knows end with the next turn.
      if (wait < 0 || wait > 2 ** 31 - 1) return undefined;
      return setTimeout(() => setTold({ deadline, seconds }), wait);
    });
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [deadline]);
  return told !== undefined && told.deadline === deadline ? told.seconds : undefined;
}
