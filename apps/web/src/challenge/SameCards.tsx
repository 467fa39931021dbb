/** At the end of a game that others have played with the same cards: their results. */
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import type { TableScene } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import type { Talk } from '../words/talk.ts';
import { stateOf } from './day.ts';
import { DayResult } from './DayResult.tsx';
import { DuelPanel } from './DuelPanel.tsx';
import { SendSheet } from './SendSheet.tsx';

export interface SameCardsProps {
  /** A scene of a finished game. */
  readonly scene: TableScene;
  readonly winOnly: boolean;
  readonly talk: Talk;
}

export function SameCards({ scene, winOnly, talk }: SameCardsProps): ReactElement | null {
  const { day, challenger, id } = scene;
  if (challenger !== undefined) {
    return (
      <>
        <DuelPanel id={id} winOnly={winOnly} talk={talk} />
        <Reply scene={scene} />
      </>
    );
  }
  return day === undefined ? null : <DayDone scene={scene} day={day} />;
}

function Reply({ scene }: Pick<SameCardsProps, 'scene'>): ReactElement {
  const { duel } = useChallengeWords();
  const [sending, setSending] = useState(false);
  return (
    <div>
      <Button onClick={() => setSending(true)}>{duel.reply}</Button>
      {sending && <SendSheet id={scene.id} game={scene.game} close={() => setSending(false)} />}
    </div>
  );
}

interface DayDoneProps {
  readonly scene: TableScene;
  readonly day: string;
}

function DayDone({ scene, day }: DayDoneProps): ReactElement | null {
  const { day: text } = useChallengeWords();
  const host = useHost();
  const games = useAsync(() => host.saved().catch(() => []), [scene.id]);
  if (games === undefined) return null;
  const { saved, streak } = stateOf(games, scene.game, day);
  if (saved?.over !== true) return null;
  return (
    <section aria-label={text.all}>
      <DayResult saved={saved} day={day} streak={streak} />
      <Link href="/day" className="button">
        {text.all}
      </Link>
    </section>
  );
}
