/** Whether this browser can receive push messages, and its subscription on the server. */
import { isRefusal } from '@pakli/core';
import { pickLocale } from '@pakli/text';
import { askPushKey, sendSubscription, withdrawSubscription } from '../host/server.ts';
import { settings } from '../prefs/settings.ts';
import { callWishes } from './wishes.ts';

/** Why push messages do not work here. */
export type PushProblem = 'http' | 'ios' | 'browser' | 'server';

/** What can be known without asking the server. */
export function problemHere(): PushProblem | undefined {
  if (!isSecureContext) return 'http';
  if ('PushManager' in globalThis && 'serviceWorker' in navigator) return undefined;
  // Safari on phones and tablets offers push only to pages on the home screen.
  return /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent) ? 'ios' : 'browser';
}

export function localeNow(): string {
  const { language } = settings();
  return pickLocale(language === 'auto' ? navigator.languages : [language]);
}

/** Sends the subscription to the server, again whenever wishes or the key have changed; does nothing without wishes. */
export async function keepSubscription(): Promise<PushProblem | undefined> {
  const problem = problemHere();
  if (problem !== undefined) return problem;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || Notification.permission !== 'granted') return 'browser';
  const key = await askPushKey();
  if (isRefusal(key) || key === null) return 'server';
  const { pushManager } = registration;
  try {
    const known = await pushManager.getSubscription();
    const isOurs = known !== null && keyOf(known) === key;
    if (!isOurs) await known?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = isOurs ? known : await pushManager.subscribe(options);
    const { endpoint, keys } = subscription.toJSON();
    const refusal = await sendSubscription({
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
      locale: localeNow(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...callWishes(),
    });
    return refusal === undefined ? undefined : 'server';
  } catch {
    // The browser has no push service.
    return 'browser';
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function endSubscription(): Promise<void> {
  const registration = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (known === undefined || known === null) return;
  await withdrawSubscription(known.endpoint);
  await known.unsubscribe();
}
