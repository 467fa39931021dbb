/** Calls somebody to a table by link at their turn: by a sound, by the tab's title and icon, and by a notification. */
import { useEffect } from 'react';
import { closeNotes, note } from '../calls/note.ts';
import { play } from '../table/sound.ts';

const ICON = 'icon.svg';
const TURN_ICON = 'icon-turn.svg';

function icon(): HTMLLinkElement | null {
  return document.querySelector(`link[rel="icon"][type="image/svg+xml"]`);
}

/** The tab's icon has a light while it is one's turn. */
function light(on: boolean): void {
  const link = icon();
  if (link === null) return;
  const [from, to] = on ? [`/${ICON}`, `/${TURN_ICON}`] : [`/${TURN_ICON}`, `/${ICON}`];
  if (link.href.endsWith(from)) link.href = link.href.slice(0, -from.length) + to;
}

export interface TurnCall {
  /** The table, if it is one by link. */
  readonly table: string | undefined;
  /** It is this person's turn. */
  readonly open: boolean;
  /** Somebody else has moved since: anyone with several decisions in a row is called once. */
  readonly fresh: boolean;
  readonly game: string;
  readonly yourTurn: string;
}

/** Somebody who is looking at a table, or has played there elsewhere, no longer needs its notification. */
function useNotesClosed(table: string | undefined, open: boolean): void {
  useEffect(() => {
    if (table === undefined) return undefined;
    const close = (): void => {
      if (!open || !document.hidden) closeNotes((other) => other !== table).catch(() => undefined);
    };
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [table, open]);
}

export function useTurnCall({ table, open, fresh, game, yourTurn }: TurnCall): void {
  const mine = table !== undefined && open;
  useNotesClosed(table, open);
  useEffect(() => {
    if (!mine) return undefined;
    light(true);
    if (fresh) {
      play('turn');
      note(table, yourTurn, game).catch(() => undefined);
    }
    return () => light(false);
  }, [mine, fresh, table, game, yourTurn]);
}
