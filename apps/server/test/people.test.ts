/** People: their names, however many have visited, and how long a one-time link identifies them. */
import { expect, test } from 'vitest';
import { MACHINE } from '../src/machine.ts';
import { Cookie, NameCache, People } from '../src/people.ts';
import { PACE } from '../src/settings.ts';
import { MemoryStore } from './memory-store.ts';

const PORTS = { machine: MACHINE, passMs: PACE.pass };

test('of more people than fit, those who were not asked for the longest are forgotten, and learnt again', async () => {
  const store = new MemoryStore();
  const people = new People({ ...PORTS, store, now: () => 0 });
  const names = new NameCache(store, 2);
  const ids: string[] = [];
  for (const name of ['Ada', 'Bo', 'Cilla']) ids.push((await people.welcome(name)).person.id);
  const [ada = '', bo = '', cilla = ''] = ids;
  const called = (): string[] => ids.map((id) => names.of(id));

  await names.learn([ada, bo]);
  expect(names.of(ada)).toBe('Ada');
  await names.learn([cilla]);
  expect(called()).toEqual(['Ada', '', 'Cilla']);

  await names.learn([bo]);
  expect(called()).toEqual(['', 'Bo', 'Cilla']);
});

test('whoever is asked for again is called as they are now, or not at all', async () => {
  const store = new MemoryStore();
  const people = new People({ ...PORTS, store, now: () => 0 });
  const names = new NameCache(store);
  const ids: string[] = [];
  for (const name of ['Ada', 'Bo', 'Cilla']) ids.push((await people.welcome(name)).person.id);
  const [ada = '', bo = '', cilla = ''] = ids;
  await names.learn(ids);
  await store.rename(ada, 'Ann');
  await store.forget(bo);
  expect(await names.refresh(ids)).toEqual(new Set([ada, bo]));
  expect([ada, bo, cilla].map((id) => names.of(id))).toEqual(['Ann', '', 'Cilla']);
});

test.each([
  [599_999, { person: { name: 'Ada' } }],
  [600_001, 'late'],
])('a one-time link is known for ten minutes: after %i milliseconds', async (ms, found) => {
  let now = 0;
  const people = new People({ ...PORTS, store: new MemoryStore(), now: () => now });
  const { person } = await people.welcome('Ada');
  const pass = await people.pass(person);
  now += ms;
  const entered = await people.enter(pass);
  if (typeof found === 'string') expect(entered).toBe(found);
  else expect(entered).toMatchObject(found);
});

test('a cookie is sent over https alone where the page is, and nowhere but to its host', () => {
  const cookies = [true, false].map((secure) => new Cookie(secure).write('k', 60));
  const both = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=60';
  expect(cookies).toEqual([`__Host-pakli=k; ${both}; Secure`, `pakli=k; ${both}`]);
});

test('a cookie is kept for 400 days, and one is read by its exact name', () => {
  const key = 'k'.repeat(22);
  const plain = new Cookie(false);
  const secure = new Cookie(true);
  expect(plain.write(key)).toContain('; Max-Age=34560000');
  expect(plain.read(undefined)).toEqual([]);
  expect(plain.read(`a=b; pakli=${key};pakli=short; pakli=${key}x; Pakli=${key}`)).toEqual([key]);
  expect(secure.read(`pakli=${key}`)).toEqual([]);
  expect(secure.read(`__Host-pakli=${key}`)).toEqual([key]);
  // Of very many, at most four are checked.
  const keys = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(22));
  expect(plain.read(keys.map((one) => `pakli=${one}`).join('; '))).toEqual(keys.slice(0, 4));
});

test('a person is found by any key that is known, and by no other', async () => {
  const people = new People({ ...PORTS, store: new MemoryStore(), now: () => 0 });
  const { person, key } = await people.welcome('Ada');
  const other = await people.welcome('Bo');
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(person.id).toMatch(/^[\w-]{12}$/);
  expect(key).not.toBe(other.key);
  expect(await people.find([])).toBeUndefined();
  expect(await people.find(['x'.repeat(22), key, other.key])).toEqual({ ...person });
  expect(await people.find([other.key])).toEqual({ ...other.person });
});

test('whose a pass is can be asked as often as wanted, until it was used', async () => {
  let now = 0;
  const people = new People({ ...PORTS, store: new MemoryStore(), now: () => now });
  const { person, key } = await people.welcome('Ada');
  const pass = await people.pass(person);
  const late = await people.pass(person);
  for (const wrong of [undefined, null, 7, '', 'x', `${pass}x`, key]) {
    expect(await people.passOf(wrong)).toBe('unknown');
    expect(await people.enter(wrong)).toBe('unknown');
  }
  expect(await people.passOf(pass)).toEqual(person);
  expect(await people.passOf(pass)).toEqual(person);
  const entered = await people.enter(pass);
  if (typeof entered === 'string') throw new Error(entered);
  expect(entered.person).toEqual(person);
  expect(await people.find([entered.key])).toEqual(person);
  expect(await people.find([key])).toEqual(person);
  expect([await people.passOf(pass), await people.enter(pass)]).toEqual(['used', 'used']);
  now = 600_000;
  expect([await people.passOf(late), await people.enter(late)]).toEqual(['late', 'late']);
});

test('a name is known with its look, until it is forgotten', async () => {
  const store = new MemoryStore();
  const names = new NameCache(store);
  names.set('a', 'Ánna');
  expect([names.of('a'), names.lookOf('a')]).toEqual(['Ánna', 'anna']);
  names.set('a', 'Bo');
  expect([names.of('a'), names.lookOf('a')]).toEqual(['Bo', 'bo']);
  names.forget('a');
  expect([names.of('a'), names.lookOf('a')]).toEqual(['', '']);
  // Known people are not looked up again.
  const { person } = await new People({ ...PORTS, store, now: () => 0 }).welcome('Cilla');
  names.set(person.id, 'Known');
  await names.learn([person.id]);
  expect(names.of(person.id)).toBe('Known');
  expect(await names.refresh([person.id])).toEqual(new Set([person.id]));
  expect(await names.refresh([person.id])).toEqual(new Set());
  expect(names.of(person.id)).toBe('Cilla');
});
