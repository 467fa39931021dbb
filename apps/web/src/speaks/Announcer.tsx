/** Says every step to who listens to the page instead of looking at it. */
import { tellStep } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import type { SessionView } from '../table/session.ts';
import type { Talk } from '../words/talk.ts';
import { newestTurns } from './last-line.ts';

export interface AnnouncerProps {
  readonly shown: Pick<SessionView, 'opening' | 'past'>;
  /** It is the listener's turn. */
  readonly open: boolean;
  readonly talk: Talk;
}

/** So many steps stay: what is being spoken must not be taken away, or it is never heard to its end. */
const KEPT = 12;

export function Announcer({ shown, open, talk }: AnnouncerProps): ReactElement {
  const { opening, past } = shown;
  // What was told before the page was opened is in the log.
  const [silent, setSilent] = useState(past.length);
  if (opening !== undefined && silent !== past.length) setSilent(past.length);
  const first = Math.max(silent, past.length - KEPT);
  // What another player did in several steps is said once more in one sentence, before it is the listener's turn.
  const whole = newestTurns(past, talk).filter(
    ({ seat, clauses, step }) => seat !== talk.company.seat && clauses > 1 && step >= first,
  );
  return (
    <div className="hidden" aria-live="polite">
      {past.slice(first).map((step, index) => (
        // Only what is new on the page is spoken: every step is, whatever the one before it has said.
        <div key={`${first + index} ${step.text}`}>
          {tellStep(talk.speech, step, talk.company).map(({ text, event }) => (
            <p key={event + text}>{text}</p>
          ))}
        </div>
      ))}
      {open && (
        <p key={past.length}>
          {[...whole.map(({ text }) => text), talk.text.frame.table.yourTurn].join(' ')}
        </p>
      )}
    </div>
  );
}
