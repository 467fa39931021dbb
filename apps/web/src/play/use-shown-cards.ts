/** The cards nobody saw during a match by link that was broken off: everybody may look at all of them. */
import { isRefusal, type Hidden } from '@pakli/core';
import { useEffect, useState } from 'react';
import { useHost } from '../host/use-host.ts';
import { hasEnded, type Link } from '../table/link.ts';
import type { SessionView } from '../table/session.ts';

export function useShownCards(link: Link | undefined, shown: SessionView): Hidden | undefined {
  const host = useHost();
  const [cards, setCards] = useState<Hidden>();
  const ended = link !== undefined && hasEnded(link, shown) ? link : undefined;
  const table = ended?.linked.about.table;
  const seat = ended?.linked.you.seat ?? 0;
  useEffect(() => {
    if (table === undefined) return undefined;
    let wanted = true;
    const fetch = async (): Promise<void> => {
      if ((await host.keep()) !== undefined) return;
      const film = await host.film({ saved: table }, { seat, open: true });
      if (wanted && !isRefusal(film)) setCards(film.hidden.at(-1));
    };
    // Without them the table stays as it was left; the review says what is wrong.
    fetch().catch(() => undefined);
    return () => void (wanted = false);
  }, [host, table, seat]);
  return table === undefined ? undefined : cards;
}
