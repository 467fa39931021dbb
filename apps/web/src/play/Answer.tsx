/** What one answers at a table by link, and who has not answered yet. */
import type { Seat } from '@pakli/core';
import type { Question, Sitter } from '@pakli/protocol';
import type { ReactElement } from 'react';
import type { Link } from '../table/link.ts';

/** Who still has to answer. */
export function missing({ linked: { company } }: Link, question: Question): readonly Seat[] {
  const { yes, no = [] } = question;
  return company.seats.flatMap((one, seat) => {
    const asked = one.kind === 'person' && isAsked(question, one, seat);
    return asked && !yes.includes(seat) && !no.includes(seat) ? [seat] : [];
  });
}

function isAsked(
  { what, of, until, awaited = [] }: Question,
  { here, covered }: Extract<Sitter, { kind: 'person' }>,
  seat: Seat,
): boolean {
  // Another match is for anyone who is here or was lately; where nobody counts the seconds, also for those who will come.
  if (what === 'again') return here || awaited.includes(seat) || (until === undefined && !covered);
  // A seat is released by all others, also by those for whom a computer plays.
  return of === undefined ? !covered : seat !== of;
}

interface AnswerProps {
  readonly name: string;
  readonly act: () => void;
  readonly main?: boolean;
}

export function Answer({ name, act, main = false }: AnswerProps): ReactElement {
  return (
    <button
      type="button"
      className={main ? 'button button-main' : 'button'}
      data-focus={main ? '' : undefined}
      onClick={act}
    >
      {name}
    </button>
  );
}
