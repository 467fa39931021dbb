/** Says every step to who listens to the page instead of looking at it. */
import type { ReactElement } from 'react';
import type { Opening, SeenStep } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';

export interface AnnouncerProps {
  readonly last: SeenStep | undefined;
  readonly opening: Opening | undefined;
  /** It is the listener's turn. */
  readonly open: boolean;
  readonly talk: Talk;
}

export function Announcer({ last, opening, open, talk }: AnnouncerProps): ReactElement {
  // What was told before the page was opened is in the log.
  const told =
    last === undefined || opening !== undefined ? [] : talk.speech.tell(last.seen, talk.company);
  return (
    <div className="hidden" aria-live="polite">
      {told.map(({ text, event }) => (
        <p key={event + text}>{text}</p>
      ))}
      {open && <p>{talk.text.frame.table.yourTurn}</p>}
    </div>
  );
}
