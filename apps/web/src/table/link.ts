/** The additional state of a table by link. */
import type { TableClient } from '@pakli/client';
import { OVER, type Seat } from '@pakli/core';
import type { Sitter } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import type { ReactNode } from 'react';
import type { RemoteState, Remembered } from '../host/remote-state.ts';
import type { SessionView } from './session.ts';

/** An action at such a table besides playing cards. It is resent until it is answered, whatever the connection does. */
export type LinkClient = Pick<TableClient, 'act' | 'request' | 'reconnect'>;

export interface Link {
  readonly linked: RemoteState;
  readonly client: LinkClient;
  readonly words: LinkTableWords;
  /** Further rows for the menu, which they may close: other devices. */
  readonly ways?: (close: () => void) => ReactNode;
  readonly remembered?: Remembered;
  /** The table is shown elsewhere: this page shows one's hand first. */
  readonly handFirst?: boolean;
}

type Somebody = Extract<Sitter, { kind: 'person' }>;

export function personIn({ company }: RemoteState, seat: Seat | null): Somebody | undefined {
  const sitter = seat === null ? undefined : company.seats[seat];
  return sitter?.kind === 'person' ? sitter : undefined;
}

/** Whether the person in this page decides for their seat: they sit there, connected, and no computer plays for them. */
export function decides(linked: RemoteState): boolean {
  const own = personIn(linked, linked.you.seat);
  const { company, connection } = linked;
  // Nothing is heard from anyone sent away; a single move would be retried for ever.
  return company.phase === 'playing' && own?.covered === false && connection.kind !== 'gone';
}

/** Whether it is a board of the day, played alone with computers: the id of a day contains a date. */
export function isBoardOfDay({ about }: RemoteState): boolean {
  return /-\d{4}-\d\d-\d\d$/.test(about.evening ?? '');
}

/** The page of a table's evening or of its board of the day; undefined for a table of its own. */
export function roundPath(linked: RemoteState): string | undefined {
  const { evening, table } = linked.about;
  if (evening === undefined) return undefined;
  return isBoardOfDay(linked) ? `/days/${evening}/${table}` : `/evening/${evening}`;
}

/** The message for a match that was broken off, or finished by the others. */
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

/** A match that was broken off has no result: the next steps are named beside the cards. */
export function hasEnded(
  { linked }: Link,
  { scene, settled }: Pick<SessionView, 'scene' | 'settled'>,
): boolean {
  // Anyone still watching the last moves does not know yet how it ended.
  return linked.company.phase === 'over' && settled && scene.view.turn !== OVER;
}
