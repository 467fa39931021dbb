/** Requests about a name that stays: passkeys, the code on paper, and signing in by either. */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { Hono } from 'hono';
import type { Admission } from '../admission.ts';
import { fieldOf, refused, tooOften, type ApiContext, type Bound } from '../api-answers.ts';
import type { ServerContext } from '../context.ts';
import type { People } from '../people.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';
import { Passkeys } from './passkeys.ts';
import { personalDataOf } from './personal-data.ts';
import { hashOfCode, newCode } from './recovery.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

export interface AccountPorts {
  readonly context: ServerContext;
  readonly admission: Admission;
  readonly people: People;
  readonly tables: LiveTables;
  readonly who: (asked: ApiContext) => Promise<KnownPerson | undefined>;
}

/** What a request is about: the address passkeys are bound to, and who asks. */
interface Asker {
  readonly party: RelyingParty;
  readonly person: KnownPerson;
}

export function accountRoutes({
  context,
  admission,
  people,
  tables,
  who,
}: AccountPorts): Hono<Bound> {
  const { store, machine, now, metrics, settings } = context;
  const passkeys = new Passkeys({ store, machine, now, metrics });
  const app = new Hono<Bound>();

  const partyOf = (asked: ApiContext): RelyingParty | Refusal =>
    relyingPartyOf(settings, asked.req.header('host')) ?? refuse('no-passkeys', 'table');

  const askerOf = async (asked: ApiContext): Promise<Asker | Refusal> => {
    const party = partyOf(asked);
    if (isRefusal(party)) return party;
    const person = await who(asked);
    return person === undefined ? refuse('no-name', 'table') : { party, person };
  };

  /** By a pass another browser becomes the person, once its reader has agreed. */
  const enterAs = async (asked: ApiContext, person: KnownPerson): Promise<Response> =>
    asked.json({ pass: await people.pass(person), name: person.name }, 201);

  app.get('/me/export', async (asked) => {
    if (!admission.mayReadRecord(asked.env.incoming)) return tooOften(asked);
    const person = await who(asked);
    if (person === undefined) return refused(asked, refuse('no-name', 'table'));
    return asked.json(await personalDataOf(context, tables, person));
  });

  app.get('/me/passkeys', async (asked) => {
    const person = await who(asked);
    if (person === undefined) return refused(asked, refuse('no-name', 'table'));
    const recovery = await store.hasRecovery(person.id);
    return asked.json({ passkeys: await passkeys.factsOf(person), recovery });
  });

  app.post('/me/passkeys/options', async (asked) => {
    const asker = await askerOf(asked);
    if (isRefusal(asker)) return refused(asked, asker);
    if (!admission.mayTryPasskey(asked.env.incoming)) return tooOften(asked);
    return asked.json(await passkeys.creationFor(asker.party, asker.person));
  });

  app.post('/me/passkeys', async (asked) => {
    const asker = await askerOf(asked);
    if (isRefusal(asker)) return refused(asked, asker);
    if (!admission.mayTryPasskey(asked.env.incoming)) return tooOften(asked);
    const { party, person } = asker;
    const refusal = await passkeys.add(party, person, await fieldOf(asked, 'answer'));
    if (refusal !== undefined) return refused(asked, refusal);
    return asked.json({ passkeys: await passkeys.factsOf(person) }, 201);
  });

  app.delete('/me/passkeys/:id', async (asked) => {
    const person = await who(asked);
    if (person === undefined) return refused(asked, refuse('no-name', 'table'));
    await store.removePasskey(person.id, asked.req.param('id'));
    return asked.body(null, 204);
  });

  /** A new code on paper, shown once; the one before is good for nothing any more. */
  app.post('/me/recovery', async (asked) => {
    const person = await who(asked);
    if (person === undefined) return refused(asked, refuse('no-name', 'table'));
    if (!admission.mayTryPasskey(asked.env.incoming)) return tooOften(asked);
    const code = newCode(machine);
    const hash = hashOfCode(code);
    if (hash === undefined || !(await store.setRecovery(person.id, hash)))
      return refused(asked, refuse('passkey-first', 'table'));
    return asked.json({ code }, 201);
  });

  app.post('/passkey/options', async (asked) => {
    const party = partyOf(asked);
    if (isRefusal(party)) return refused(asked, party);
    if (!admission.mayTryPasskey(asked.env.incoming)) return tooOften(asked);
    return asked.json(await passkeys.requestFor(party));
  });

  app.post('/passkey', async (asked) => {
    const party = partyOf(asked);
    if (isRefusal(party)) return refused(asked, party);
    if (!admission.mayTryPasskey(asked.env.incoming)) return tooOften(asked);
    const person = await passkeys.personBy(party, await fieldOf(asked, 'answer'));
    return isRefusal(person) ? refused(asked, person) : enterAs(asked, person);
  });

  app.post('/recovery', async (asked) => {
    if (!admission.mayTryCode(asked.env.incoming)) return tooOften(asked);
    const hash = hashOfCode(await fieldOf(asked, 'code'));
    const person = hash && (await store.recover(hash));
    if (person === undefined) return refused(asked, refuse('code-unknown', 'table'));
    metrics.count('pakli_passkeys_total', ['what', 'recovered']);
    return enterAs(asked, person);
  });

  return app;
}
