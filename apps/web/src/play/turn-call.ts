/** Calls somebody to a table by link when it is their turn: by a sound, by the tab's name and icon, and by a note of the browser. */
import { useEffect } from 'react';
import { settings } from '../prefs/settings.ts';
import { play } from '../table/sound.ts';

const ICON = 'icon.svg';
const TURN_ICON = 'icon-turn.svg';

function icon(): HTMLLinkElement | null {
  return document.querySelector(`link[rel="icon"][type="image/svg+xml"]`);
}

/** The icon of the tab has a light while it is one's turn. */
function light(on: boolean): void {
  const link = icon();
  if (link === null) return;
  const [from, to] = on ? [`/${ICON}`, `/${TURN_ICON}`] : [`/${TURN_ICON}`, `/${ICON}`];
  if (link.href.endsWith(from)) link.href = link.href.slice(0, -from.length) + to;
}

/** A browser that may not, or cannot in this way, says nothing. */
async function note(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || settings().notify === 'off') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  // One note a table, however often it is one's turn.
  const options = { body, tag: `pakli ${table}`, icon: './icon-192.png' };
  const worker = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
  if (worker !== undefined) await worker.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
  }
}

export interface TurnCall {
  /** The table, if it is one by link. */
  readonly table: string | undefined;
  /** It is this person's turn. */
  readonly open: boolean;
  /** Somebody else has moved since: whoever decides several things in a row is called once. */
  readonly fresh: boolean;
  readonly game: string;
  readonly yourTurn: string;
}

export function useTurnCall({ table, open, fresh, game, yourTurn }: TurnCall): void {
  const mine = table !== undefined && open;
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
