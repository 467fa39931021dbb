/** At somebody's first table of a game, until they move: the aim, and a link to the first minute of its leaflet. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { settle, useNewAt } from '../shelf/newcomer.ts';
import type { Session, SessionView } from '../table/session.ts';
import type { Talk } from '../words/talk.ts';
import './LastMove.css';

export interface NewHereProps {
  readonly shown: SessionView;
  readonly talk: Talk;
}

export function useIsNew({ id }: Session, { scene, past }: SessionView): boolean {
  const at = useNewAt();
  return (
    (at === `/table/${id}` || at === `/t/${id}`) && !past.some(({ seat }) => seat === scene.seat)
  );
}

/** A guest game may have none. */
function aimOf(game: string, { text }: Talk): string {
  const games: Readonly<Record<string, { readonly aim: string }>> = text.frame.games;
  return games[game]?.aim ?? '';
}

export function NewHere({ shown: { scene }, talk }: NewHereProps): ReactElement {
  const { newHere, minute, close } = talk.text.frame.table;
  return (
    <section className="play-last play-newcomer" aria-label={newHere}>
      <p className="play-last-text">
        {aimOf(scene.game, talk)} {newHere}{' '}
        <Link href={`/rules/${scene.game}/minute`}>{minute}</Link>
      </p>
      <button type="button" className="play-last-again" aria-label={close} onClick={settle}>
        <Icon name="close" />
      </button>
    </section>
  );
}
