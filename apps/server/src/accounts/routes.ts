/** Requests about a name that stays: passkeys, the code on paper, and signing in by either. */
import { isRefusal, refuse } from '@pakli/core';
import { Hono, type MiddlewareHandler } from 'hono';
import {
  fieldOf,
  done,
  refused,
  type ApiContext,
  type ApiPorts,
  type Bound,
} from '../api-answers.ts';
import type { KnownPerson } from '../store/store.ts';
import { isPasskeyId, Passkeys } from './passkeys.ts';
import { personalDataOf } from './personal-data.ts';
import { hashOfCode, newCode } from './recovery.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

export function accountRoutes({ context, people, tables, known, limited }: ApiPorts): Hono<Bound> {
  const { store, machine, now, metrics, settings } = context;
  const passkeys = new Passkeys({ store, machine, now, metrics });
  const app = new Hono<Bound>();

  /** Finds the address that passkeys are bound to. */
  const forParty: MiddlewareHandler<Bound & { Variables: { party: RelyingParty } }> = async (
    asked,
    next,
  ) => {
    const party = relyingPartyOf(settings, asked.req.header('host'));
    if (party === undefined) return refused(asked, refuse('no-passkeys', 'table'));
    asked.set('party', party);
    return next();
  };

  /** Answers with a one-time pass; the page asks its reader before it signs in with it. */
  const enterAs = async (asked: ApiContext, person: KnownPerson): Promise<Response> =>
    asked.json({ pass: await people.pass(person), name: person.name }, 201);

  app.get('/me/export', limited('records'), known, async (asked) => {
    const { person } = asked.var;
    return asked.json(await personalDataOf(context, tables, person));
  });

  app.get('/me/passkeys', known, async (asked) => {
    const { person } = asked.var;
    const recovery = await store.hasRecovery(person.id);
    return asked.json({ passkeys: await passkeys.factsOf(person), recovery });
  });

  app.post('/me/passkeys/options', forParty, known, limited('passkeys'), async (asked) => {
    const { party, person } = asked.var;
    return asked.json(await passkeys.creationFor(party, person));
  });

  app.post('/me/passkeys', forParty, known, limited('passkeys'), async (asked) => {
    const { party, person } = asked.var;
    const refusal = await passkeys.add(party, person, await fieldOf(asked, 'answer'));
    if (refusal !== undefined) return refused(asked, refusal);
    return asked.json({ passkeys: await passkeys.factsOf(person) }, 201);
  });

  app.delete('/me/passkeys/:id', known, async (asked) => {
    const { person } = asked.var;
    const id = asked.req.param('id');
    if (isPasskeyId(id)) await store.removePasskey(person.id, id);
    return done(asked);
  });

  /** A new code on paper, shown once; it replaces the one before. */
  app.post('/me/recovery', known, limited('passkeys'), async (asked) => {
    const { person } = asked.var;
    const code = newCode(machine);
    const hash = hashOfCode(code);
    if (hash === undefined || !(await store.setRecovery(person.id, hash)))
      return refused(asked, refuse('passkey-first', 'table'));
    return asked.json({ code }, 201);
  });

  app.post('/passkey/options', forParty, limited('passkeys'), async (asked) =>
    asked.json(await passkeys.requestFor(asked.var.party)),
  );

  app.post('/passkey', forParty, limited('passkeys'), async (asked) => {
    const person = await passkeys.personBy(asked.var.party, await fieldOf(asked, 'answer'));
    return isRefusal(person) ? refused(asked, person) : enterAs(asked, person);
  });

  app.post('/recovery', limited('codes'), async (asked) => {
    const hash = hashOfCode(await fieldOf(asked, 'code'));
    const person = hash && (await store.recover(hash));
    if (person === undefined) return refused(asked, refuse('code-unknown', 'table'));
    metrics.count('pakli_passkeys_total', ['what', 'recovered']);
    return enterAs(asked, person);
  });

  return app;
}
