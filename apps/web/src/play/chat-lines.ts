/** The chat one hears at a table by link. */
import type { ChatLine } from '@pakli/protocol';
import { useEffect, useState } from 'react';
import { afterSeen } from '../kit/after-seen.ts';
import { useMuted } from '../prefs/muted.ts';
import { lineRead, markRead } from '../prefs/lines-read.ts';
import { useSettings } from '../prefs/settings.ts';
import type { Link } from '../table/link.ts';

/** How long a message stands beside the cards. */
const NEWEST_MS = 8000;

/** Without muted people; one's own words are always heard. */
export function useHeard({ linked: { lines, you, about } }: Link): readonly ChatLine[] {
  const { words, signs } = useSettings();
  const muted = useMuted(about.table);
  return lines.filter(({ seat, say }) => {
    if (seat !== null && seat === you.seat) return true;
    if (words === 'muted' || (seat !== null && muted.has(seat))) return false;
    return signs === 'on' || !('sign' in say);
  });
}

/** The number of unread lines of others; opening the chat `reads` them. */
export function useUnread(
  { linked: { you, about } }: Link,
  lines: readonly ChatLine[],
  reads: boolean,
): number {
  const newest = lines.at(-1)?.n ?? 0;
  const [read, setRead] = useState(() => lineRead(about.table));
  if (reads && newest > read) setRead(newest);
  useEffect(() => {
    if (read > 0) markRead(about.table, read);
  }, [read, about.table]);
  return lines.filter(({ n, seat }) => n > read && (seat === null || seat !== you.seat)).length;
}

/** The newest line for a while, if it was said since one arrived. */
export function useNewest(lines: readonly ChatLine[]): ChatLine | undefined {
  const newest = lines.at(-1);
  const n = newest?.n ?? 0;
  const [old, setOld] = useState(n);
  useEffect(() => afterSeen(NEWEST_MS, () => setOld(n)), [n]);
  return n > old ? newest : undefined;
}
