/** Turns a command to the boards of a day into an event or a refusal. Nothing changes here. */
import { isRefusal, refuse, type Random, type Refusal } from '@pakli/core';
import { tableId } from '../chance.ts';
import type { PersonId } from '../event.ts';
import type { Day } from './day.ts';
import { DAY_EVENT_VERSION, type DayEvent, type DayEventOf, type DayHappening } from './event.ts';

type Fields<Kind extends DayEvent['kind']> = Omit<DayEventOf<Kind>, 'v' | 'at'>;

/** Commands of people, and results from the server. */
export type DayCommand =
  | { readonly kind: 'begin'; readonly person: PersonId; readonly board: number }
  | Fields<'result'>
  | Fields<'computed'>
  | { readonly kind: 'end' };

export interface DayRequest {
  readonly day: Day;
  readonly now: number;
  /** For the ids of tables. */
  readonly ids: Random;
  /** Revealed when the day is over. */
  readonly secret: string;
}

export function decideDay(request: DayRequest, command: DayCommand): DayEvent | Refusal {
  const happening = happeningOf(request, command);
  if (isRefusal(happening)) return happening;
  return { v: DAY_EVENT_VERSION, at: request.now, ...happening };
}

function happeningOf(
  { day, now, ids, secret }: DayRequest,
  command: DayCommand,
): DayHappening | Refusal {
  if (day.secret !== undefined) return refuse('day-over', 'table');
  if (command.kind === 'end') return { kind: 'end', secret };
  const { board } = command;
  if (day.tries[board] === undefined) return refuse('no-such-board', 'table', { board });
  if (command.kind === 'computed') {
    const known = day.computed[board]?.has(command.run);
    return known === true ? refuse('result-known', 'table', { board }) : command;
  }
  const begun = day.tryOf(board, command.person);
  if (command.kind === 'result') {
    if (begun === undefined) return refuse('not-begun', 'table', { board });
    return begun.result === undefined ? command : refuse('result-known', 'table', { board });
  }
  if (begun !== undefined) return refuse('board-begun', 'table', { board });
  if (now >= day.opened.settings.closesAt) return refuse('day-closed', 'table');
  return { kind: 'begin', person: command.person, board, table: tableId(ids) };
}
