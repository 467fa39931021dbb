/** What one hears of what is said at a table by link. */
import type { Line } from '@pakli/protocol';
import { useEffect, useState } from 'react';
import { useMuted } from '../prefs/muted.ts';
import { useSettings } from '../prefs/settings.ts';
import type { Link } from '../table/link.ts';

/** So long what was said stands beside the cards. */
const WHILE = 8000;

/** Without those who are muted; one's own words are always heard. */
export function useHeard({ linked: { lines, you, about } }: Link): readonly Line[] {
  const { words, signs } = useSettings();
  const muted = useMuted(about.table);
  return lines.filter(({ seat, say }) => {
    if (seat !== null && seat === you.seat) return true;
    if (words === 'muted' || (seat !== null && muted.has(seat))) return false;
    return signs === 'on' || !('sign' in say);
  });
}

/** The newest line for a while, if it was said since one has come. */
export function useNewest(lines: readonly Line[]): Line | undefined {
  const newest = lines.at(-1);
  const n = newest?.n ?? 0;
  const [old, setOld] = useState(n);
  useEffect(() => {
    const timer = setTimeout(() => setOld(n), WHILE);
    return () => clearTimeout(timer);
  }, [n]);
  return n > old ? newest : undefined;
}
