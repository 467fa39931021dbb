/** Who people are: what they are called, however many have been here, and how long a one-time link makes them known. */
import { expect, test } from 'vitest';
import { Cookie, Names, People } from '../src/people.ts';
import { MemoryStore } from './memory-store.ts';

test('of more people than fit, those who were not asked for the longest are forgotten, and learnt again', async () => {
  const store = new MemoryStore();
  const people = new People(store, () => 0);
  const names = new Names(store, 2);
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

test('whoever is asked for anew is called as they are now, or not at all', async () => {
  const store = new MemoryStore();
  const people = new People(store, () => 0);
  const names = new Names(store);
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
  const people = new People(new MemoryStore(), () => now);
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
