/** What one answers at a table by link, and who has not answered yet. */
import type { Refusal, Seat } from '@pakli/core';
import type { Question } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import type { Link } from '../table/link.ts';

/** What is refused is told. */
export function told(answer: Promise<Refusal | undefined>): void {
  answer.then((refusal) => refusal !== undefined && tellRefusal(refusal)).catch(tellFailure);
}

/** Who still has to agree. */
export function missing({ linked: { company } }: Link, { of, yes }: Question): readonly Seat[] {
  return company.seats.flatMap((one, seat) => {
    // A seat is released by all others, also by those for whom a computer plays.
    const asked = one.kind === 'person' && (of === undefined ? !one.covered : seat !== of);
    return asked && !yes.includes(seat) ? [seat] : [];
  });
}

interface AnswerProps {
  readonly name: string;
  readonly act: () => void;
  readonly main?: boolean;
}

export function Answer({ name, act, main = false }: AnswerProps): ReactElement {
  return (
    <button type="button" className={main ? 'button button-main' : 'button'} onClick={act}>
      {name}
    </button>
  );
}
