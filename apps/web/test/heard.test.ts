/** How a page reads the people at a table by link: their names, and who comes and goes. */
import type { Company, Sitter } from '@pakli/protocol';
import { loadLinkTableWords } from '@pakli/text/link-table';
import { expect, test } from 'vitest';
import { lineAs, namesAt, withoutNames } from '../src/host/names.ts';
import { newsAt } from '../src/play/CompanyNews.tsx';
import { readLines } from '../src/prefs/lines-read.ts';
import { companyOf } from './company.ts';

const person = (name: string, more: object = {}): Sitter => ({
  kind: 'person',
  name,
  here: true,
  covered: false,
  ...more,
});

const company = (...seats: readonly Sitter[]): Company => companyOf('playing', seats);

const NAMES = { computers: ['Bo', 'Cem', 'Dóra'], nameless: 'Somebody' };
const HIDDEN = { ...NAMES, hidden: ['Player 1', 'Player 2', 'Player 3'] };

test('whoever was deleted has no name, and computers have none of a person', () => {
  const computer: Sitter = { kind: 'computer', name: '', level: 'casual' };
  const table = company(person('Bo'), person(''), computer, computer);
  expect(namesAt(table, NAMES)).toEqual(['Bo', 'Somebody', 'Cem', 'Dóra']);
});

test('names are hidden, but not one’s own', () => {
  const table = company(person('Anna'), person('Rude'));
  expect(withoutNames(table, NAMES, 0)).toBe(table);
  expect(namesAt(withoutNames(table, HIDDEN, 0), HIDDEN)).toEqual(['Anna', 'Player 2']);
  const line = { n: 1, at: 1, seat: 1, name: 'Rude', say: { sign: 'tea' } } as const;
  expect(lineAs(line, NAMES, 0).name).toBe('Rude');
  expect(lineAs(line, HIDDEN, 0).name).toBe('Player 2');
  expect(lineAs({ ...line, seat: 0, name: 'Anna' }, HIDDEN, 0).name).toBe('Anna');
  expect(lineAs({ ...line, seat: null, name: '' }, NAMES, 0).name).toBe('Somebody');
  expect(lineAs({ ...line, seat: null }, HIDDEN, 0).name).toBe('Somebody');
});

test('who comes, goes and is covered is news', async () => {
  const words = await loadLinkTableWords('en');
  const news = (before: Sitter, now: Sitter): string[] =>
    newsAt(company(before), company(now), 0, words);
  const covered = { covered: true };
  expect(news(person('Bo'), person('Bo'))).toEqual([]);
  expect(news(person('Bo'), person('Bo', { here: false }))).toEqual(['Bo is away.']);
  expect(news(person('Bo', { here: false }), person('Bo'))).toEqual(['Bo is back.']);
  expect(news(person('Bo'), person('Bo', covered))).toEqual(['A computer plays for Bo.']);
  expect(news(person('Bo', covered), person('Bo'))).toEqual(['Bo plays again.']);
  expect(news(person('Eva', covered), person('Bo'))).toEqual(['Bo has sat down.']);
  expect(news({ kind: 'computer', name: '', level: 'casual' }, person('Bo'))).toEqual([
    'Bo has sat down.',
  ]);
  // A person only changes their name.
  expect(news(person('Eva'), person('Bo'))).toEqual([]);
});

test('what was read is remembered of every table, whatever is stored', () => {
  const two = readLines('0123456789:7 9876543210:12');
  expect([...two]).toEqual([
    ['0123456789', 7],
    ['9876543210', 12],
  ]);
  for (const broken of [null, '', ':', '0123456789', '0123456789:x', ':: ::']) {
    expect(readLines(broken).size).toBe(0);
  }
});
