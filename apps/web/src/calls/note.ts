/** Notifications that the page itself shows while it is in the background, and closes once they are seen. */
import { settings } from '../prefs/settings.ts';

/** The server's notifications of a table have the same tag: there is one for each table, whoever shows it. */
const tagOf = (table: string): string => `pakli ${table}`;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
}

/** A browser that may not, or cannot in this way, says nothing. */
export async function note(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || settings().notify === 'off') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const data = { path: `/t/${table}` };
  const options = { body, tag: tagOf(table), icon: './icon-192.png', data };
  const worker = await registration();
  if (worker !== undefined) await worker.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
  }
}

/** Closes the notifications of all tables for which this is not so. */
export async function closeNotes(stays: (table: string) => boolean): Promise<void> {
  const shown = (await (await registration())?.getNotifications()) ?? [];
  for (const one of shown) {
    const [, table = ''] = one.tag.split(' ');
    if (!stays(table)) one.close();
  }
}

/** On the icon of the app: how many tables wait. */
export async function setBadge(count: number): Promise<void> {
  const { setAppBadge } = navigator as Partial<Navigator>;
  await setAppBadge?.call(navigator, count);
}
