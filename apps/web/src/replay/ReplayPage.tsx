/** The page of a recorded game: fetches it as it may be seen, and the game's drawings, and says so where one of them fails. */
import { isRefusal } from '@pakli/core';
import { explain, speechOf } from '@pakli/text';
import { useMemo, useState, type ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import { useHost } from '../host/use-host.ts';
import { Notice } from '../kit/Notice.tsx';
import { useGameTable } from '../shelf/use-game-table.ts';
import type { Film, Source, Watch } from '../host/host.ts';
import { useSuits } from '../prefs/suits.ts';
import { useWords } from '../words/Words.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';

export interface ReplayPageProps {
  readonly source: Source;
  /** Where it opens; a game that is over at its start, one that is played at its last step. */
  readonly step?: number | undefined;
  readonly seat?: number | undefined;
  /** Its decisions are looked at from the start. */
  readonly review?: boolean;
}

export function ReplayPage(props: ReplayPageProps): ReactElement {
  const { source, step, seat, review = false } = props;
  const words = useWords();
  const host = useHost();
  const [watch, setWatch] = useState<Watch | undefined>(() =>
    seat === undefined ? undefined : { seat, open: false },
  );
  const key = JSON.stringify(source);
  const film = useAsync(() => host.film(source, watch), [host, key, watch], true);
  const id = film === undefined || isRefusal(film) ? undefined : film.scenes[0]?.game;
  const game = useGameTable(id);
  const suits = useSuits();
  const talk = useMemo(() => {
    const speech = id === undefined ? undefined : speechOf(words, id, suits);
    if (speech === undefined || film === undefined || isRefusal(film)) return undefined;
    const names = film.scenes[0]?.names ?? [];
    return { text: words, speech, company: { names, seat: film.self } };
  }, [words, id, suits, film]);
  if (film !== undefined && isRefusal(film)) return <Notice text={explain(words, film).text} />;
  if (film === undefined || game === undefined) {
    return <Notice text={words.frame.error.loading} waiting />;
  }
  if (game === null || talk === undefined) return <Notice text={words.frame.home.noTable} />;
  const start = step ?? (film.running ? film.steps.length : firstOf(film));
  return (
    <ReplayFrame
      film={film}
      game={game}
      talk={talk}
      start={start}
      step={step}
      look={setWatch}
      review={review}
    />
  );
}

/** Before the first decision, when the cards are dealt. */
function firstOf({ steps }: Film): number {
  const first = steps.findIndex(({ seat }) => seat !== null);
  return Math.max(first, 0);
}
