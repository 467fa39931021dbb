/** What is thought of a decision. */
import type { BaseView, Move, Seat } from '@pakli/core';

/** A decision with more than one possibility. */
export interface Question {
  /** Its number among the steps of the record, from 1. */
  readonly number: number;
  readonly deal: number;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly move: Move;
}

/** What was thought of it. */
export interface Judged extends Question {
  readonly played: string;
  readonly best: string;
  /** Estimates from the mover's view: of the best move, and of the one played. */
  readonly before: number;
  readonly after: number;
  readonly lost: number;
  readonly weight: number;
  /** `after` is a bound: the move may have lost more. */
  readonly atMost?: true;
}

/** Without the view, which tells more than the record's reader asked for. */
export function toJson(judged: Judged): Omit<Judged, 'view' | 'move'> {
  const { view: _view, move: _move, ...told } = judged;
  return told;
}
