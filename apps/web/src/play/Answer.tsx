/** One's answer to a question at a table by link, and who has not answered yet. */
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
  // A rematch is for anyone here or lately here; with no countdown, also for those still to come.
  if (what === 'again') return here || awaited.includes(seat) || (until === undefined && !covered);
  // Releasing a seat is up to all others, including those a computer plays for.
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
