/** The address of somebody's calendar: private, replaced on request, and deleted with them. The server stores its hash. */
import { refuse } from '@pakli/core';
import { pickLocale } from '@pakli/text';
import { loadPushWords } from '@pakli/text/push';
import { Hono } from 'hono';
import { fieldOf, done, refused, type ApiPorts, type Bound } from '../api-answers.ts';
import { base64Of, sha256 } from '../machine.ts';
import { MOST_TABLES, summariesOf } from '../my-tables/summaries.ts';
import type { KnownPerson } from '../store/store.ts';
import { calendarOf } from './calendar.ts';

const KEY_BYTES = 16;

function hashOf(key: string): Uint8Array {
  return sha256(`calendar ${key}`);
}

export function calendarRoutes({ context, tables, known }: ApiPorts): Hono<Bound> {
  const { store, machine, settings, now } = context;
  const app = new Hono<Bound>();

  const drop = async (person: KnownPerson): Promise<void> => {
    for (const { kind, hash } of await store.contactsOf(person.id)) {
      if (kind === 'calendar') await store.dropContact(hash);
    }
  };

  /** A new address, which replaces the one before. */
  app.post('/', known, async (asked) => {
    const { person } = asked.var;
    const locale = await fieldOf(asked, 'locale');
    await drop(person);
    const key = base64Of(machine.bytes(KEY_BYTES));
    const text = JSON.stringify({ locale: pickLocale(typeof locale === 'string' ? [locale] : []) });
    await store.keepContact({ hash: hashOf(key), person: person.id, kind: 'calendar', body: text });
    return asked.json({ key }, 201);
  });

  app.delete('/', known, async (asked) => {
    await drop(asked.var.person);
    return done(asked);
  });

  /** Calendar programs send no cookie: whoever has the address may read it. */
  app.get('/:key{[\\w-]+\\.ics}', async (asked) => {
    const key = asked.req.param('key').slice(0, -'.ics'.length);
    const contact = await store.contactOf(hashOf(key));
    if (contact?.kind !== 'calendar') return refused(asked, refuse('no-such-page', 'table'));
    const ids = await store.tablesOf(contact.person, MOST_TABLES);
    const { tables: found } = await summariesOf(context, tables, contact.person, ids);
    const { locale } = JSON.parse(contact.body) as { locale: string };
    const words = await loadPushWords(pickLocale([locale]));
    const calendar = calendarOf(found, { now: now(), words, origin: settings.origin });
    return asked.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return app;
}
