/** What anybody with the link may have of a match that is over. */
import { formatRecord, isRefusal, Match, refuse, type Refusal } from '@pakli/core';
import type { DealProof, Room } from '@pakli/host';
import type { NameCache } from './people.ts';
import { namesFor, proofOf } from './table-summary.ts';

export interface FinishedMatch {
  readonly record: string;
  readonly deal: DealProof;
}

/** The record with names, and the proof that its cards were dealt honestly: made once, and again after a rename. */
export class MatchRecord {
  private made: (FinishedMatch & { readonly from: string }) | undefined;

  of(room: Room, names: NameCache): FinishedMatch | Refusal {
    if (room.match === undefined || room.phase !== 'over') return refuse('not-over-yet', 'table');
    const called = namesFor(room, names);
    const from = JSON.stringify([room.seq, called]);
    if (this.made?.from === from) return this.made;
    const match = Match.cut(room.match, Infinity, called);
    if (isRefusal(match)) return match;
    this.made = { from, record: formatRecord(match), deal: proofOf(room) };
    return this.made;
  }
}
