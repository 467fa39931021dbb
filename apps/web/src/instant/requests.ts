/** Requests about the boards of the day. The server ships with the page: the shape of answers is trusted. */
import type { Refusal } from '@pakli/core';
import type { DayView, PastBoards } from '@pakli/protocol';
import { request } from '../host/server.ts';

/** Today's boards of every game. */
export function askDays(): Promise<readonly DayView[] | Refusal> {
  return request('days', ({ days }) =>
    Array.isArray(days) ? (days as readonly DayView[]) : undefined,
  );
}

export function askDay(day: string): Promise<DayView | Refusal> {
  return request(`days/${day}`, (view) =>
    'boards' in view ? (view as unknown as DayView) : undefined,
  );
}

/** The last stored day before this one; null if there is none. */
export function askDayBefore(day: string): Promise<string | null | Refusal> {
  return request(`days/${day}/before`, ({ day: before }) =>
    typeof before === 'string' || before === null ? before : undefined,
  );
}

/** The table where a board is played: a new one, or the one where it was begun. */
export function beginBoard(day: string, board: number): Promise<string | Refusal> {
  return request(
    `days/${day}/boards/${board}`,
    ({ table }) => (typeof table === 'string' ? table : undefined),
    { method: 'POST', body: {} },
  );
}

/** The record of a computer's game in the field, by `DAY/BOARD/RUN`. */
export function computedRecordOf(address: string): Promise<string | Refusal> {
  const [day = '', board = '', run = ''] = address.split('/');
  return request(`days/${day}/boards/${board}/field/${run}`, ({ record }) =>
    typeof record === 'string' ? record : undefined,
  );
}

/** The boards of a finished day, to be played again. */
export function askPastBoards(day: string): Promise<PastBoards | Refusal> {
  return request(`days/${day}/boards`, (file) =>
    'boards' in file ? (file as unknown as PastBoards) : undefined,
  );
}

/** The results file of a finished day, unparsed. */
export function dayResultsOf(day: string): Promise<object | Refusal> {
  return request(`days/${day}/results`, (file) => file);
}
