/** The pages inside a frame, by address. Every link opens the full page in another tab. */
import { gameOfDay } from '@pakli/protocol';
import { Suspense, type ReactElement } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { OfGame } from '../app/OfGame.tsx';
import { Surroundings } from '../app/Surroundings.tsx';
import { lazily } from '../hooks/lazily.ts';
import { addressOfPage, readEmbed } from '../kit/embed.ts';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { Notices } from '../kit/Notices.tsx';
import { useToday } from '../lessons/use-today.ts';
import { HOUSE } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';
import './embed.css';

const EmbedReplay = lazily(() => import('./EmbedReplay.tsx'), 'EmbedReplay');
const PuzzlePage = lazily(() => import('../learn/PuzzlePage.tsx'), 'PuzzlePage');

/** The full page does not fit into a frame, and is not allowed in one. */
const leave = (to: string): void => void window.open(addressOfPage(to), '_blank', 'noopener');
const useFrameLocation = (): [string, typeof leave] => [useHashLocation()[0], leave];

export function EmbedApp(): ReactElement {
  const [path] = useHashLocation();
  return (
    <Surroundings language={readEmbed(path)?.locale}>
      {/* oxlint-disable-next-line react/hooks -- the router calls it. */}
      <Router hook={useFrameLocation} hrefs={addressOfPage}>
        <Embedded path={path} />
      </Router>
      <Notices />
    </Surroundings>
  );
}

function Embedded({ path }: { readonly path: string }): ReactElement {
  const { frame } = useWords();
  const today = useToday();
  const what = readEmbed(path);
  if (what === undefined) return <Notice text={frame.error.noPage} />;
  const { game = gameOfDay(today, HOUSE)?.id ?? '', puzzle = today } = what;
  return (
    <Suspense fallback={<Pending />}>
      {what.shared === undefined ? (
        <OfGame id={game}>{(game) => <PuzzlePage key={path} game={game} which={puzzle} />}</OfGame>
      ) : (
        <EmbedReplay key={path} {...what.shared} />
      )}
    </Suspense>
  );
}
