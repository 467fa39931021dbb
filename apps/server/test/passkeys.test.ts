/** Permanent names: a passkey ties one to its owner on every node, and nobody else gets in with forged answers. */
import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from '../src/accounts/relying-party.ts';
import { hashOfCode, newCode } from '../src/accounts/recovery.ts';
import { MACHINE } from '../src/machine.ts';
import { Authenticator, type Claims } from './authenticator.ts';
import { ask, Client, guest, openTable, type Guest } from './client.ts';
import { withTwo } from './nodes.ts';
import { GENEROUS, STILL, withServer } from './running.ts';

const ORIGIN = 'https://cards.example';
const HERE: Claims = { origin: ORIGIN, rpId: 'cards.example' };
/** Behind an https proxy, as its page sends requests. */
const SETTINGS = { origin: ORIGIN };
const HEADERS = { origin: ORIGIN };

type Answer = Readonly<Record<string, unknown>>;

async function send(
  who: Partial<Guest> & { base: string },
  path: string,
  body?: object,
  method: 'POST' | 'GET' | 'DELETE' = 'POST',
): Promise<{ readonly status: number; readonly answer: Answer; readonly cookie: string }> {
  const response = await ask(
    who,
    method,
    path,
    body ?? (method === 'GET' ? undefined : {}),
    HEADERS,
  );
  const answer = (response.status === 204 ? {} : await response.json()) as Answer;
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, answer, cookie };
}

/** From the server's own page: the reason for a refusal, if any. */
async function refusalOf(who: Guest, path: string, body: object = {}): Promise<unknown> {
  const answer = await ask(who, 'POST', path, body);
  return answer.status === 204 ? undefined : refusedBy({ answer: (await answer.json()) as Answer });
}

function refusedBy({ answer }: { readonly answer: Answer }): unknown {
  return (answer['refusal'] as { refused?: string } | undefined)?.refused;
}

async function come(base: string, name: string): Promise<Guest> {
  const { status, answer, cookie } = await send({ base }, '/me', { name });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return { base, cookie };
}

async function challengeOf(who: Partial<Guest> & { base: string }, path: string): Promise<string> {
  return String((await send(who, path)).answer['challenge']);
}

async function addPasskey(
  who: Guest,
  authenticator: Authenticator,
  claims: Claims = HERE,
): Promise<unknown> {
  const challenge = await challengeOf(who, '/me/passkeys/options');
  const added = await send(who, '/me/passkeys', {
    answer: authenticator.create(challenge, claims),
  });
  return refusedBy(added) ?? added.status;
}

/** Signs in from an anonymous browser; returns its cookie or the reason for a refusal. */
async function signIn(
  base: string,
  authenticator: Authenticator,
  claims: Claims = HERE,
): Promise<unknown> {
  const challenge = await challengeOf({ base }, '/passkey/options');
  const signed = await send({ base }, '/passkey', { answer: authenticator.get(challenge, claims) });
  return refusedBy(signed) ?? enter(base, signed.answer['pass']);
}

async function enter(base: string, pass: unknown): Promise<Guest> {
  return { base, cookie: (await send({ base }, '/pass', { pass })).cookie };
}

async function idOf(who: Guest): Promise<unknown> {
  return (await send(who, '/me', undefined, 'GET')).answer['id'];
}

async function facts(who: Guest): Promise<Answer> {
  return (await send(who, '/me/passkeys', undefined, 'GET')).answer;
}

const withPasskeys = (work: (base: string) => Promise<void>): Promise<void> =>
  withServer(({ base }) => work(base), { settings: SETTINGS });

test.each(['usb', [{ toString: 1, valueOf: 1 }], [7, 'nfc', 'NO SUCH']])(
  'a passkey is added whatever the page says of its transports: %o',
  (transports) =>
    withPasskeys(async (base) => {
      const anna = await come(base, 'Anna');
      expect(await addPasskey(anna, new Authenticator(), { ...HERE, transports })).toBe(201);
    }),
);

test('a passkey brings the same person back to another browser, and can be removed', () =>
  withPasskeys(async (base) => {
    const anna = await come(base, 'Anna');
    const [phone, key] = [new Authenticator(), new Authenticator()];
    expect(await facts(anna)).toEqual({ passkeys: [], recovery: false });
    expect(await addPasskey(anna, phone)).toBe(201);
    expect(await addPasskey(anna, key)).toBe(201);
    expect(await addPasskey(anna, key)).toBe('passkey-known');
    const there = (await signIn(base, phone)) as Guest;
    expect(await idOf(there)).toBe(await idOf(anna));
    const { passkeys } = (await facts(there)) as { passkeys: { id: string }[] };
    const lost = phone.id.toString('base64url');
    expect(passkeys.map(({ id }) => id)).toContain(lost);
    expect((await send(there, `/me/passkeys/${lost}`, undefined, 'DELETE')).status).toBe(204);
    expect(await signIn(base, phone)).toBe('passkey-unknown');
    expect(await idOf((await signIn(base, key)) as Guest)).toBe(await idOf(anna));
    await send(anna, '/me', undefined, 'DELETE');
    expect(await signIn(base, key)).toBe('passkey-unknown');
    // The name is released along with its person.
    await come(base, 'Anna');
  }));

describe('nobody gets in', () => {
  const wrong: Readonly<Record<string, readonly [Partial<Claims>, string]>> = {
    'from another page': [{ origin: 'https://evil.example' }, 'passkey-refused'],
    'from a page of another port': [{ origin: `${ORIGIN}:8443` }, 'passkey-refused'],
    'with a passkey for another server': [{ rpId: 'evil.example' }, 'passkey-refused'],
    'without having been verified': [{ flags: 0x01 }, 'passkey-refused'],
    'without having been there': [{ flags: 0x04 }, 'passkey-refused'],
    'as another person': [{ userHandle: 'somebody else' }, 'passkey-refused'],
    'by an answer of another kind': [{ type: 'webauthn.create' }, 'passkey-refused'],
  };
  test.each(Object.entries(wrong))('%s', (_, [lie, why]) =>
    withPasskeys(async (base) => {
      const anna = await come(base, 'Anna');
      const phone = new Authenticator();
      expect(await addPasskey(anna, phone)).toBe(201);
      expect(await signIn(base, phone, { ...HERE, ...lie })).toBe(why);
      if (lie.userHandle === undefined && lie.type === undefined) {
        expect(await addPasskey(anna, new Authenticator(), { ...HERE, ...lie })).toBe(why);
      }
      expect(((await facts(anna))['passkeys'] as unknown[]).length).toBe(1);
    }),
  );

  test('by an answer that was given before, at whichever node', () =>
    withTwo(
      {},
      async ({ one, two }) => {
        const anna = await come(one, 'Anna');
        const phone = new Authenticator();
        expect(await addPasskey(anna, phone)).toBe(201);
        const challenge = await challengeOf({ base: one }, '/passkey/options');
        const answer = phone.get(challenge, HERE);
        const both = await Promise.all(
          [one, two].map((base) => send({ base }, '/passkey', { answer })),
        );
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
        expect(both.map(refusedBy)).toContain('passkey-late');
        expect(refusedBy(await send({ base: two }, '/passkey', { answer }))).toBe('passkey-late');
      },
      { settings: SETTINGS },
    ));

  test('by a challenge for another person, or for another act', () =>
    withPasskeys(async (base) => {
      const [anna, bo] = [await come(base, 'Anna'), await come(base, 'Bo')];
      const phone = new Authenticator();
      const hers = await challengeOf(anna, '/me/passkeys/options');
      const stolen = await send(bo, '/me/passkeys', { answer: phone.create(hers, HERE) });
      expect(refusedBy(stolen)).toBe('passkey-late');
      expect(await addPasskey(anna, phone)).toBe(201);
      // Bo submits what Anna's browser would create for her, to be signed in as her.
      const open = await challengeOf({ base }, '/passkey/options');
      const asNew = await send(bo, '/me/passkeys', {
        answer: new Authenticator().create(open, HERE),
      });
      expect(refusedBy(asNew)).toBe('passkey-late');
      const add = await challengeOf(anna, '/me/passkeys/options');
      const signed = await send({ base }, '/passkey', { answer: phone.get(add, HERE) });
      expect(refusedBy(signed)).toBe('passkey-late');
    }));

  test('by a challenge that has waited too long', () => {
    let ahead = 0;
    return withServer(
      async ({ base }) => {
        const anna = await come(base, 'Anna');
        const phone = new Authenticator();
        expect(await addPasskey(anna, phone)).toBe(201);
        const challenge = await challengeOf({ base }, '/passkey/options');
        ahead = 5 * 60_000;
        const late = await send({ base }, '/passkey', { answer: phone.get(challenge, HERE) });
        expect(refusedBy(late)).toBe('passkey-late');
      },
      { settings: SETTINGS, now: () => 1_000_000 + ahead },
    );
  });

  test('by a copy of an authenticator that counts', () =>
    withPasskeys(async (base) => {
      const anna = await come(base, 'Anna');
      const key = new Authenticator();
      expect(await addPasskey(anna, key, { ...HERE, counter: 1 })).toBe(201);
      expect(await signIn(base, key, { ...HERE, counter: 3 })).toMatchObject({ base });
      expect(await signIn(base, key, { ...HERE, counter: 3 })).toBe('passkey-refused');
      expect(await signIn(base, key, { ...HERE, counter: 0 })).toBe('passkey-refused');
      expect(await signIn(base, key, { ...HERE, counter: 4 })).toMatchObject({ base });
    }));

  test('with another key under the same id, or with nonsense', () =>
    withPasskeys(async (base) => {
      const anna = await come(base, 'Anna');
      const [phone, thief] = [new Authenticator(), new Authenticator()];
      expect(await addPasskey(anna, phone)).toBe(201);
      phone.id.copy(thief.id);
      expect(await signIn(base, thief)).toBe('passkey-refused');
      for (const answer of [
        undefined,
        null,
        7,
        'x',
        [],
        {},
        { id: phone.id.toString('base64url') },
      ]) {
        expect((await send({ base }, '/passkey', { answer })).status).toBe(400);
        expect((await send(anna, '/me/passkeys', { answer })).status).toBe(400);
      }
      expect((await send({ base }, '/passkey')).status).toBe(400);
      expect((await send({ base }, '/me/passkeys', {})).status).toBe(401);
      expect((await send({ base }, '/me/passkeys/options', {})).status).toBe(401);
    }));
});

describe('a name with a passkey', () => {
  test('is nobody else’s, at whichever node', () =>
    withTwo(
      {},
      async ({ one, two }) => {
        const [anna, bo] = [await come(one, 'Anna'), await come(two, 'Bo')];
        expect(await addPasskey(anna, new Authenticator())).toBe(201);
        for (const base of [one, two]) {
          expect(refusedBy(await send({ base }, '/me', { name: 'Ánna' }))).toBe('name-owned');
        }
        expect(refusedBy(await send(bo, '/me', { name: 'ANNA' }))).toBe('name-owned');
        expect((await send(anna, '/me', { name: 'ANNA' })).answer).toEqual({ name: 'ANNA' });
        expect((await send(anna, '/me', { name: 'Ada' })).answer).toEqual({ name: 'Ada' });
        expect((await send(bo, '/me', { name: 'Anna' })).answer).toEqual({ name: 'Anna' });
        expect(refusedBy(await send(bo, '/me', { name: 'Ada' }))).toBe('name-owned');
      },
      { settings: SETTINGS },
    ));

  test('belongs to one of two who claim it at once', () =>
    withTwo(
      {},
      async ({ one, two }) => {
        const both = [await come(one, 'Anna'), await come(two, 'Anna')];
        const claimed = await Promise.all(both.map((who) => addPasskey(who, new Authenticator())));
        expect(new Set(claimed)).toEqual(new Set([201, 'name-owned']));
      },
      { settings: SETTINGS },
    ));

  test('is not sat down with by somebody who was called so before', () =>
    withServer(async ({ base, store }) => {
      const anna = await guest(base, 'Anna');
      const double = await guest(base, 'Anna');
      const { id } = (await (await ask(anna, 'GET', '/me')).json()) as { id: string };
      const passkey = { id: 'k', publicKey: Uint8Array.of(1), counter: 0, transports: [] };
      await store.addPasskey(id, { ...passkey, synced: false, made: 0, used: 0 }, 9);
      const table = await openTable(double, 'mulle');
      const client = new Client(double, table);
      expect(await client.do({ kind: 'sit', seat: 0 })).toMatchObject({ refused: 'name-owned' });
      const host = new Client(anna, table);
      await host.sit(0);
      for (const one of [client, host]) one.close();
    }));

  test('is neither on the list of open tables nor among the boards of a day but for its person', () =>
    withServer(
      async ({ base, store }) => {
        const anna = await guest(base, 'Anna');
        const double = await guest(base, 'Anna');
        const { days } = (await (await ask(double, 'GET', '/days')).json()) as {
          days: { day: string }[];
        };
        const begin = (who: Guest, board: number): Promise<unknown> =>
          refusalOf(who, `/days/${days[0]?.day}/boards/${board}`);
        expect(await begin(double, 0)).toBeUndefined();
        const { id } = (await (await ask(anna, 'GET', '/me')).json()) as { id: string };
        const passkey = { id: 'k', publicKey: Uint8Array.of(1), counter: 0, transports: [] };
        await store.addPasskey(id, { ...passkey, synced: false, made: 0, used: 0 }, 9);
        expect(await begin(double, 1)).toBe('name-owned');
        // A match in progress is played to its end.
        expect(await begin(double, 0)).toBeUndefined();
        expect(await begin(anna, 1)).toBeUndefined();
        const path = `/tables/${await openTable(double, 'mulle')}/open`;
        expect(await refusalOf(double, path, { open: true, named: true })).toBe('name-owned');
        expect(await refusalOf(double, path, { open: true })).toBeUndefined();
      },
      { settings: { boards: 2 } },
    ));
});

test('a code on paper is the way back, until there is another', () =>
  withServer(
    async ({ base }) => {
      const anna = await come(base, 'Anna');
      expect(refusedBy(await send(anna, '/me/recovery'))).toBe('passkey-first');
      expect(await addPasskey(anna, new Authenticator())).toBe(201);
      const code = String((await send(anna, '/me/recovery')).answer['code']);
      expect(code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
      expect(await facts(anna)).toMatchObject({ recovery: true });
      const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
      const back = await send({ base }, '/recovery', { code: typed });
      expect(back.answer['name']).toBe('Anna');
      const there = await enter(base, back.answer['pass']);
      expect(await idOf(there)).toBe(await idOf(anna));
      await send(there, '/me/recovery');
      expect(refusedBy(await send({ base }, '/recovery', { code }))).toBe('code-unknown');
      // Guessing is throttled: three attempts were made.
      expect(refusedBy(await send({ base }, '/recovery', { code: 'x' }))).toBe('code-unknown');
      expect(refusedBy(await send({ base }, '/recovery', { code }))).toBe('too-often');
    },
    {
      settings: { ...SETTINGS, limits: { ...GENEROUS, codeTriesPerTenMinutes: 3 } },
      machine: STILL,
    },
  ));

test('a code is read as people write it', () => {
  const code = newCode(MACHINE);
  expect(hashOfCode(code)).toEqual(hashOfCode(` ${code.toLowerCase().replaceAll('-', '')} `));
  for (const bad of ['', 'x', 7, undefined, code.slice(1), `${code}0`, code.replace(/.$/, 'U')]) {
    expect(hashOfCode(bad)).toBeUndefined();
  }
});

function at(origin: string | undefined, host: string): unknown {
  return relyingPartyOf(origin === undefined ? {} : { origin }, host);
}

test('passkeys are for https and for the machine itself', () => {
  expect(at(ORIGIN, 'x')).toEqual({ id: 'cards.example', origin: ORIGIN });
  expect(at('https://cards.example:8443', 'x')).toEqual({
    id: 'cards.example',
    origin: 'https://cards.example:8443',
  });
  expect(at(undefined, 'localhost:8080')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:8080',
  });
  for (const host of ['192.168.1.7:8080', '127.0.0.1:8080', 'piano.local', '[::1]:8080', '']) {
    expect([host, at(undefined, host)]).toEqual([host, undefined]);
  }
  for (const origin of ['http://cards.example', 'https://192.0.2.1', 'https://[2001:db8::1]']) {
    expect([origin, at(origin, 'x')]).toEqual([origin, undefined]);
  }
});

test('a server without https refuses passkeys by name', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    expect(await (await ask(anna, 'GET', '/hello')).json()).toMatchObject({ passkeys: false });
    for (const path of ['/me/passkeys/options', '/me/passkeys', '/passkey/options', '/passkey']) {
      const answer = await ask(anna, 'POST', path, {});
      expect(await answer.json()).toMatchObject({ refusal: { refused: 'no-passkeys' } });
    }
  }));

test('tries are counted, and too many refused', () =>
  withServer(
    async ({ base, running }) => {
      for (const status of [200, 200, 429]) {
        expect((await send({ base }, '/passkey/options')).status).toBe(status);
      }
      expect(running.metrics.format()).toMatch(/^pakli_limited_total\{kind="passkeys"\} 1$/m);
    },
    {
      settings: { ...SETTINGS, limits: { ...GENEROUS, passkeyTriesPerTenMinutes: 2 } },
      machine: STILL,
    },
  ));
