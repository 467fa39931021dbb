/** A recorded game on its table, with everything needed to look at it: steps, log, analysis, branching off and back. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useAct } from '../kit/use-act.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { recallChoices } from '../shelf/choices.ts';
import { useMedia } from '../kit/use-media.ts';
import { SCREENS } from '../theme/screens.ts';
import { useTitle } from '../kit/use-title.ts';
import type { GameTable } from '../table/game-table.ts';
import '../table/frame.css';
import { useMode } from '../table/use-mode.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import type { Film, Watch } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import { ReplayDeck } from './ReplayDeck.tsx';
import './ReplayFrame.css';
import { ReplayStage } from './ReplayStage.tsx';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Icon } from '../kit/Icon.tsx';
import '../table/side.css';
import { Radios } from '../kit/Radios.tsx';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import type { ReplayProps } from './replay-props.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { SharePanel } from './SharePanel.tsx';
import { ViewChoice } from './ViewChoice.tsx';
import { ReplayTools } from './ReplayTools.tsx';
import { useAnalysis } from '../table/use-analysis.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useReel, type Speed } from './use-reel.ts';
import { useReplayWords } from '../words/replay-words.ts';
import { addressOf } from '../kit/addresses.ts';

export interface ReplayFrameProps {
  readonly film: Film;
  readonly game: GameTable;
  readonly talk: Talk;
  /** The step to start at. */
  readonly start: number;
  /** The step named in the address; typing another goes there. */
  readonly step: number | undefined;
  readonly look: (watch: Watch) => void;
  /** The analysis of every decision starts at once. */
  readonly review: boolean;
}

export function ReplayFrame(given: ReplayFrameProps): ReactElement {
  const { film, game, talk, start, step, look, review } = given;
  const words = useReplayWords();
  const [speed, setSpeed] = useState<Speed>('normal');
  const reel = useReel(film, start, speed);
  const [named, setNamed] = useState(step);
  if (named !== step) {
    setNamed(step);
    if (step !== undefined) reel.go(step);
  }
  const analysis = useAnalysis(film, review);
  const [mode] = useMode(game);
  const wide = useMedia(SCREENS.roomy);
  const { frame } = talk.text;
  const name = frame.games[game.id as keyof typeof frame.games].name;
  useTitle(`${words.title} · ${name}`);
  useReplayKeys(reel);
  useAddress(film, reel.at);
  const branch = useBranch(film, reel.at);
  const { shown } = reel;
  const better = analysis.judged.find(({ step: judged }) => judged === reel.at + 1)?.instead;
  const props: ReplayProps = {
    film,
    game,
    talk,
    words,
    name,
    mode,
    reel,
    analysis,
    speed,
    setSpeed,
    look,
    branch,
  };
  return (
    <div
      className="table felt replay"
      data-game={game.id}
      data-wide={wide ? '' : undefined}
      data-replay=""
    >
      {!wide && <ReplayTools {...props} first={review ? 'analysis' : undefined} />}
      <main className="table-stage" aria-label={frame.table.label(name)}>
        <h1 className="hidden">
          {words.title}: {name}
        </h1>
        {shown !== undefined && <ReplayStage {...props} shown={shown} better={better} />}
        {branch.problem !== undefined && (
          <p className="replay-problem" role="alert">
            {branch.problem}
          </p>
        )}
      </main>
      <ReplayDeck {...props} wide={wide} />
      {wide && <ReplaySide {...props} first={review ? 'analysis' : 'log'} />}
    </div>
  );
}

/** Leaves the record and plays on from the seat it is viewed from. */
function useBranch(film: Film, at: number): ReplayProps['branch'] {
  const { begin } = useBegin();
  const { act, problem } = useAct();
  const scene = film.scenes[at];
  const shelf = scene === undefined ? undefined : findOnShelf(scene.game);
  const off = scene === undefined || scene.over || shelf === undefined;
  const leave = (): void => {
    if (off) return;
    const { seat } = film.watch;
    const { level } = recallChoices(shelf);
    const from = { ...film.source, step: at };
    const choices = { level, rules: scene.rules, seat };
    act(() => begin(shelf, choices, { from, purpose: 'branch' }));
  };
  return { act: leave, off, problem };
}

// A reload or coming back returns to the last step shown.

/**
 * How long a step must stand before it is written into the address, in milliseconds. Longer than one step of the
 * fastest playback: browsers allow a page only a few address changes per second, and Safari throws.
 */
const AT_REST = 500;

function useAddress({ source, watch: { seat } }: Film, at: number): void {
  useEffect(() => {
    const { href } = location;
    const timer = setTimeout(() => {
      // Somebody is on the way to another page, which has not loaded yet.
      if (location.href !== href) return;
      try {
        history.replaceState(history.state, '', `#${addressOf(source, at, seat)}`);
      } catch {
        // The next step shown for long enough is written instead.
      }
    }, AT_REST);
    return () => clearTimeout(timer);
  }, [source, at, seat]);
}

type Tab = 'log' | 'analysis' | 'score';

/** Beside a wide table: viewpoint, log, analysis and score, and sharing. */
function ReplaySide(props: ReplayProps & { readonly first: Tab }): ReactElement {
  const { words, talk, name, game, mode, reel, first } = props;
  const { frame } = talk.text;
  const [tab, setTab] = useState<Tab>(first);
  const [sharing, setSharing] = useState(false);
  const { Score } = game;
  const tabs: readonly { value: Tab; name: string }[] = [
    { value: 'log', name: frame.table.log },
    { value: 'analysis', name: words.analysis.title },
    { value: 'score', name: frame.table.score },
  ];
  return (
    <aside className="table-side replay-side">
      <header className="table-side-head">
        <div>
          <p className="table-side-name">{name}</p>
          <p className="fine-print">{words.title}</p>
        </div>
        <Link href="/replays" className="button button-icon" aria-label={words.list.title}>
          <Icon name="close" />
        </Link>
      </header>
      <ViewChoice {...props} />
      <Radios name={words.title} value={tab} values={tabs} choose={setTab} />
      <div className="replay-tab" data-tab={tab}>
        {tab === 'log' && <ReplayLog {...props} />}
        {tab === 'analysis' && <AnalysisPanel {...props} />}
        {tab === 'score' && reel.shown !== undefined && (
          <Score scene={reel.shown.scene} talk={talk} mode={mode} />
        )}
      </div>
      <footer className="replay-foot">
        <Button onClick={() => setSharing(true)}>
          <Icon name="share" />
          {words.share.title}
        </Button>
        <p>{words.keys}</p>
      </footer>
      {sharing && (
        <Sheet title={words.share.title} close={() => setSharing(false)}>
          <SharePanel {...props} />
        </Sheet>
      )}
    </aside>
  );
}
