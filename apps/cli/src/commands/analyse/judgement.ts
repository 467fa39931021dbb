/** What is thought of a decision. */
import type { BaseView, Move, Seat } from '@pakli/core';
import type { GradedDecision } from '@pakli/core/analysis';

/** A decision with more than one possibility. */
export interface OpenDecision {
  /** Its number among the steps of the record, from 1. */
  readonly number: number;
  readonly deal: number;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly move: Move;
  /** What perfect play with all cards open is worth, before the move and after it; undefined where that cannot be calculated. */
  readonly lookBack: () => readonly [before: number, after: number] | undefined;
}

/** What was thought of it. */
export interface JudgedDecision extends OpenDecision {
  readonly played: string;
  readonly best: string;
  /** Estimates from the mover's view: of the best move, and of the one played. */
  readonly before: number;
  readonly after: number;
  readonly lost: number;
  /** Absent where there was nothing to decide. */
  readonly graded?: GradedDecision;
  readonly weight: number;
  /** Standard error of what was lost; absent where it is not known. */
  readonly error?: number;
  /** `after` is a bound: the move may have lost more. */
  readonly atMost?: true;
  /** What was found by looking back. */
  readonly exact?: readonly [before: number, after: number];
}

/** Without the view, which tells more than the record's reader asked for. */
export function toJson(judged: JudgedDecision): object {
  const { view: _view, move: _move, lookBack: _lookBack, graded, ...told } = judged;
  return { ...told, ...(graded === undefined ? {} : { grade: graded.grade }) };
}
