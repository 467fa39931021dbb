/** Says every step to who listens to the page instead of looking at it. */
import type { ReactElement } from 'react';
import type { Shown } from '../table/session.ts';
import type { Talk } from '../words/talk.ts';

export interface AnnouncerProps {
  readonly shown: Pick<Shown, 'last' | 'opening' | 'past'>;
  /** It is the listener's turn. */
  readonly open: boolean;
  readonly talk: Talk;
}

export function Announcer({ shown, open, talk }: AnnouncerProps): ReactElement {
  const { last, opening, past } = shown;
  // What was told before the page was opened is in the log.
  const told =
    last === undefined || opening !== undefined ? [] : talk.speech.tell(last.seen, talk.company);
  return (
    <div className="hidden" aria-live="polite">
      {/* Only what is new on the page is spoken: every step is, whatever the one before it has said. */}
      <div key={past.length}>
        {told.map(({ text, event }) => (
          <p key={event + text}>{text}</p>
        ))}
        {open && <p>{talk.text.frame.table.yourTurn}</p>}
      </div>
    </div>
  );
}
