/** What takebacks took, newest last: it can happen again just as it did, until somebody decides otherwise. */
import type { GameTypes, Match, Seat } from '@pakli/core';

/** A decision that was taken back. Cards come again by themselves. */
export interface UndoneMove {
  /** From 0. */
  readonly deal: number;
  readonly seat: Seat;
  /** In full, as in a record. */
  readonly text: string;
}

export function decisionsOf(match: Match<GameTypes> | undefined): readonly UndoneMove[] {
  return (
    match?.tables.flatMap(({ steps, deal }) =>
      steps.flatMap((step) =>
        step.kind === 'move' ? [{ deal: deal.number, seat: step.seat, text: step.text }] : [],
      ),
    ) ?? []
  );
}
