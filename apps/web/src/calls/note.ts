/** Notifications that the page shows while in the background, and closes once they are seen. */
import { settings } from '../prefs/settings.ts';

/** The server's notifications use the same tag: a table has one, whoever shows it. */
const tagOf = (table: string): string => `pakli ${table}`;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
}

/** Does nothing where the browser does not allow or support notifications. */
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

/** Closes the notifications of all tables for which `stays` is false. */
export async function closeNotes(stays: (table: string) => boolean): Promise<void> {
  const shown = (await (await registration())?.getNotifications()) ?? [];
  for (const one of shown) {
    const [, table = ''] = one.tag.split(' ');
    if (!stays(table)) one.close();
  }
}

/** Sets the number of waiting tables on the app's icon. */
export async function setBadge(count: number): Promise<void> {
  const { setAppBadge } = navigator as Partial<Navigator>;
  await setAppBadge?.call(navigator, count);
}
