/** A recorded game in a frame: its table as one seat saw it, with player controls. */
import { useMemo, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Source } from '../host/host.ts';
import { addressOf } from '../kit/addresses.ts';
import { Icon } from '../kit/Icon.tsx';
import { useTitle } from '../kit/use-title.ts';
import { LoadFilm, type LoadedFilm } from '../replay/LoadFilm.tsx';
import { saidAt, StepButtons, StepSlider } from '../replay/ReplayDeck.tsx';
import '../replay/ReplayFrame.css';
import { startOf } from '../replay/ReplayPage.tsx';
import { ReplayStage } from '../replay/ReplayStage.tsx';
import { useReel } from '../replay/use-reel.ts';
import { useReplayKeys } from '../replay/use-replay-keys.ts';
import '../table/frame.css';
import { useMode } from '../table/use-mode.ts';
import { useReplayWords } from '../words/replay-words.ts';

export interface EmbedReplayProps {
  readonly link: string;
  readonly step?: number;
  readonly seat?: number;
}

export function EmbedReplay({ link, step, seat = 0 }: EmbedReplayProps): ReactElement {
  const source = useMemo((): Source => ({ record: link }), [link]);
  // The other hands stay hidden, although the game is over: one seat's view, as it was played.
  const watch = useMemo(() => ({ seat, open: false }), [seat]);
  return (
    <LoadFilm source={source} watch={watch}>
      {(loaded) => <Player {...loaded} start={step ?? startOf(loaded.film)} />}
    </LoadFilm>
  );
}

function Player({
  film,
  game,
  talk,
  start,
}: LoadedFilm & { readonly start: number }): ReactElement {
  const words = useReplayWords();
  const reel = useReel(film, start, 'normal');
  const [mode] = useMode(game);
  const { frame } = talk.text;
  const name = frame.games[game.id as keyof typeof frame.games].name;
  useTitle(`${words.title} · ${name}`);
  useReplayKeys(reel);
  const props = { film, game, talk, words, mode, reel };
  const { shown, at } = reel;
  return (
    <div className="table felt replay" data-game={game.id}>
      <main className="table-stage" aria-label={frame.table.label(name)}>
        <h1 className="hidden">
          {words.title}: {name}
        </h1>
        {shown !== undefined && <ReplayStage {...props} shown={shown} />}
      </main>
      <section className="replay-deck" aria-label={words.controls.label}>
        <p className="replay-deck-said">{saidAt(props)}</p>
        <StepSlider {...props} />
        <div className="embed-row">
          <StepButtons {...props} />
          <Link href={addressOf(film.source, at, film.watch.seat)} className="embed-out">
            {frame.name}
            <Icon name="share" />
          </Link>
        </div>
      </section>
    </div>
  );
}
