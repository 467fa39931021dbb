/** Boards that ship with the page: all can be replayed, and how a score compares with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecord } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { PAST_BOARDS_FORMAT, type PastBoards } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { worthOf, type ShownBoard } from '../src/instant/past-boards.ts';

const FOLDER = join(import.meta.dirname, '../src/instant/boards');
const MOST_BYTES = 40_000;

test.for(readdirSync(FOLDER))('%s', async (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  expect(text.length).toBeLessThan(MOST_BYTES);
  const past = JSON.parse(text) as PastBoards;
  expect(past.format).toBe(PAST_BOARDS_FORMAT);
  expect(past.game).toBe(name.replace('.json', ''));
  expect(past.boards).toHaveLength(8);
  for (const [number, { record, seat, scores }] of past.boards.entries()) {
    const opened = await openRecord(record);
    if (isRefusal(opened)) throw new Error(opened.refused);
    const { match } = opened;
    expect([match.game.id, match.starter]).toEqual([past.game, 0]);
    expect(seat).toBe(number % match.seats);
    expect(match.over).toBe(true);
    expect(scores.map(([, score]) => score)).toContain(match.totals[seat]);
    expect(scores.length).toBeGreaterThanOrEqual(4);
  }
});

test('a score is worth what it beats, and half of what it equals', () => {
  const board: ShownBoard = {
    key: 'page-ulti/0',
    day: undefined,
    seat: 0,
    record: '',
    from: { game: 'ulti', rules: '', best: 'high' },
    scores: [
      ['strong', 10],
      ['strong', 4],
      ['expert-2', 10],
      ['', -6],
    ],
  };
  expect(worthOf(board, 10)).toEqual({
    own: {
      game: 'ulti',
      board: 'page-ulti/0',
      percent: 75,
      levels: [
        ['strong', (75 + 25) / 2],
        ['expert-2', 75],
      ],
    },
    beaten: 2,
  });
  expect(worthOf({ ...board, from: { ...board.from, best: 'low' } }, -7).own.percent).toBe(100);
});
