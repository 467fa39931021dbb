/** What browsers ask about being called: the key to subscribe with, subscriptions, and the address of a calendar. */
import { refuse } from '@pakli/core';
import { Hono } from 'hono';
import { body, done, fieldOf, refused, type ApiPorts, type Bound } from '../api-answers.ts';
import { isPushAddress } from './push-address.ts';
import { hashOfEndpoint, readSubscription } from './subscription.ts';

/** Browsers of one person; one more takes the place of another. */
const MOST_BROWSERS = 10;

export function pushRoutes({ context, known }: ApiPorts): Hono<Bound> {
  const { store, notifier, settings } = context;
  const app = new Hono<Bound>();
  const bad = refuse('bad-request', 'table', { at: 'endpoint' });

  /** Null where this server sends nothing. */
  app.get('/', async (asked) => asked.json({ key: (await notifier.publicKey()) ?? null }));

  /** The same browser again changes its wishes. */
  app.post('/', known, async (asked) => {
    const { person } = asked.var;
    const subscription = readSubscription(await body(asked));
    if (
      subscription === undefined ||
      settings.push === 'off' ||
      !isPushAddress(subscription.endpoint, settings.push === 'anywhere')
    ) {
      return refused(asked, bad);
    }
    const hash = hashOfEndpoint(subscription.endpoint);
    const others = (await store.contactsOf(person.id)).filter(
      (one) => one.kind === 'push' && Buffer.compare(one.hash, hash) !== 0,
    );
    for (const one of others.slice(MOST_BROWSERS - 1)) await store.dropContact(one.hash);
    const text = JSON.stringify(subscription);
    await store.keepContact({ hash, person: person.id, kind: 'push', body: text });
    return done(asked);
  });

  /** Anyone who knows the endpoint has the browser: nobody else needs to be asked. */
  app.delete('/', async (asked) => {
    const endpoint = await fieldOf(asked, 'endpoint');
    if (typeof endpoint !== 'string') return refused(asked, bad);
    await store.dropContact(hashOfEndpoint(endpoint));
    return done(asked);
  });
  return app;
}
