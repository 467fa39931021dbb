/** Calls somebody to tables that begin to wait for them: with a sound, by the tab's title, and from the background with a notification. */
import { useEffect, useRef } from 'react';
import { closeNotes, note, setBadge } from '../calls/note.ts';
import { keepSubscription } from '../calls/push.ts';
import { tellWaiting } from '../kit/use-title.ts';
import { settings } from '../prefs/settings.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { play } from '../table/sound.ts';
import { useWords } from '../words/Words.tsx';
import { UNHEARD, waitsForMe, type TableNews } from './use-my-tables.ts';

/** Tables waiting at the start are or were in sight. The current table calls by itself. */
export function useCalls(
  tables: readonly TableNews[],
  atHand?: string,
  /** Told which table was called to last. */
  onCall?: (table: string) => void,
): void {
  const { frame } = useWords();
  const before = useRef<ReadonlySet<string>>(undefined);
  const waiting = tables.filter((one) => waitsForMe(one) && one.table !== atHand).length;
  useEffect(() => tellWaiting(waiting), [waiting]);
  useEffect(() => {
    // The server must hear of what a browser has changed meanwhile, such as its keys.
    if (settings().notify === 'on') keepSubscription().catch(() => undefined);
  }, []);
  useEffect(() => {
    const all = tables.filter(waitsForMe);
    const now = new Set(all.map(({ table }) => table));
    const known = before.current ?? now;
    const fresh = all.filter(({ table }) => !known.has(table) && table !== atHand);
    if (tables !== UNHEARD) before.current = now;
    if (fresh.length > 0) play('turn');
    for (const { table, game: id, seat } of fresh) {
      const game = findOnShelf(id);
      const title = frame.table.turnOf({ seat, name: '', you: true });
      const name = game === undefined ? '' : frame.games[game.id].name;
      note(table, title, name).catch(() => undefined);
      onCall?.(table);
    }
    setBadge(all.length).catch(() => undefined);
    if (!document.hidden) closeNotes((table) => now.has(table)).catch(() => undefined);
  }, [tables, atHand, onCall, frame]);
}
