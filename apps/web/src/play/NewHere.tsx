/** At somebody's first table of a game, until they move: the way to the first minute of its leaflet. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { settle, useNewAt } from '../shelf/newcomer.ts';
import type { Session, Shown } from '../table/session.ts';
import type { Talk } from '../words/talk.ts';
import './RefusalNote.css';

export interface NewHereProps {
  readonly session: Session;
  readonly shown: Shown;
  readonly talk: Talk;
}

export function NewHere({ session, shown, talk }: NewHereProps): ReactElement | null {
  const newAt = useNewAt();
  const { scene, past } = shown;
  const moved = past.some(({ seat }) => seat === scene.seat);
  if (newAt !== `/table/${session.id}` || moved) return null;
  const { newHere, minute, close } = talk.text.frame.table;
  return (
    <div className="play-newcomer">
      <div className="play-newcomer-note">
        <p>
          {newHere}{' '}
          <Link href={`/rules/${scene.game}/minute`} onClick={settle}>
            {minute}
          </Link>
        </p>
        <button type="button" className="button button-icon" aria-label={close} onClick={settle}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
