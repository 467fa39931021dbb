/** What people are called is known of those who are here, however many have been here before. */
import { expect, test } from 'vitest';
import { Names, People } from '../src/people.ts';
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
  await names.refresh([ada]);
  await names.learn([cilla]);
  expect(called()).toEqual(['Ada', '', 'Cilla']);

  await names.learn([bo]);
  expect(called()).toEqual(['', 'Bo', 'Cilla']);
});
