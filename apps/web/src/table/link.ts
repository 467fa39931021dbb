/** What a table by link has beside the rest. */
import type { TableClient } from '@pakli/client';
import { OVER, type Seat } from '@pakli/core';
import type { Sitter } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import type { ReactNode } from 'react';
import type { RemoteState, Remembered } from '../host/remote-state.ts';
import type { SessionView } from './session.ts';

/** What one does at such a table beside playing cards. It is sent until it is answered, whatever the connection does. */
export type LinkClient = Pick<TableClient, 'act' | 'request' | 'reconnect'>;

export interface Link {
  readonly linked: RemoteState;
  readonly client: LinkClient;
  readonly words: LinkTableWords;
  /** Further rows for the menu, which they may close: other devices. */
  readonly ways?: (close: () => void) => ReactNode;
  readonly remembered?: Remembered;
  /** The table is seen elsewhere: this page shows the own hand first. */
  readonly handFirst?: boolean;
}

type Somebody = Extract<Sitter, { kind: 'person' }>;

export function personIn({ company }: RemoteState, seat: Seat | null): Somebody | undefined {
  const sitter = seat === null ? undefined : company.seats[seat];
  return sitter?.kind === 'person' ? sitter : undefined;
}

/** Whether the person in this page decides for their seat: they sit there, no computer plays for them, and they can be heard. */
export function decides(linked: RemoteState): boolean {
  const own = personIn(linked, linked.you.seat);
  const { company, connection } = linked;
  // Of who was sent away nothing is heard any more; a single move would be tried for ever.
  return company.phase === 'playing' && own?.covered === false && connection.kind !== 'gone';
}

/** Whether it is a board of the day, which somebody plays alone with computers: the id of a day has a date. */
export function isBoardOfDay({ about }: RemoteState): boolean {
  return /-\d{4}-\d\d-\d\d$/.test(about.evening ?? '');
}

/** The page of the evening or of the day's boards that a table belongs to; undefined for a table of its own. */
export function roundPath(linked: RemoteState): string | undefined {
  const { evening, table } = linked.about;
  if (evening === undefined) return undefined;
  return isBoardOfDay(linked) ? `/days/${evening}/${table}` : `/evening/${evening}`;
}

/** What is said where a match was ended on the way, or the others have finished it. */
export function endedText({ linked, words }: Link): string {
  const round = linked.about.evening !== undefined && !isBoardOfDay(linked);
  return round ? words.roundEnded : words.ended;
}

/** Who would like another match, while the person in this page has not answered. */
export function rematchAsker({ linked: { company, you } }: Link): Seat | undefined {
  const question = company.questions.find(({ what }) => what === 'again');
  const { seat } = you;
  if (question === undefined || seat === null) return undefined;
  const { yes, no = [] } = question;
  return [...yes, ...no].includes(seat) ? undefined : question.seat;
}

/** A match that was ended on the way has no result: what may follow is said beside the cards. */
export function hasEnded(
  { linked }: Link,
  { scene, settled }: Pick<SessionView, 'scene' | 'settled'>,
): boolean {
  // Anyone who still sees the last moves does not know yet how it ended.
  return linked.company.phase === 'over' && settled && scene.view.turn !== OVER;
}
