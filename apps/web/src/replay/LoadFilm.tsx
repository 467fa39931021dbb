/** Fetches a recorded game as far as it may be seen, and the game's drawings, and reports it if either fails. */
import { speechOf } from '@pakli/text';
import { useMemo, type ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import type { Film, Source, Watch } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { Notice } from '../kit/Notice.tsx';
import { isPending, Pending } from '../kit/Pending.tsx';
import { useSuits } from '../prefs/suits.ts';
import { useGameTable } from '../shelf/use-game-table.ts';
import type { GameTable } from '../table/game-table.ts';
import type { Talk } from '../words/talk.ts';
import { useWords } from '../words/Words.tsx';

export interface LoadedFilm {
  readonly film: Film;
  readonly game: GameTable;
  readonly talk: Talk;
}

export interface LoadFilmProps {
  readonly source: Source;
  readonly watch: Watch | undefined;
  readonly children: (loaded: LoadedFilm) => ReactElement;
}

export function LoadFilm({ source, watch, children }: LoadFilmProps): ReactElement {
  const words = useWords();
  const host = useHost();
  const key = JSON.stringify(source);
  const film = useAsync(() => host.film(source, watch), [host, key, watch], true);
  const id = isPending(film) ? undefined : film.scenes[0]?.game;
  const game = useGameTable(id);
  const suits = useSuits();
  const talk = useMemo(() => {
    const speech = id === undefined ? undefined : speechOf(words, id, suits);
    if (speech === undefined || isPending(film)) return undefined;
    const names = film.scenes[0]?.names ?? [];
    return { text: words, speech, company: { names, seat: film.self } };
  }, [words, id, suits, film]);
  if (isPending(film)) return <Pending refusal={film} />;
  if (game === undefined) return <Pending />;
  if (game === null || talk === undefined) return <Notice text={words.frame.home.noTable} />;
  return children({ film, game, talk });
}
