/** A recorded game on its table, with everything to look at it: steps, log, analysis, the way out of it and back. */
import { isRefusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useMemo, useRef, useState, type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { refusalOf } from '../host/failure.ts';
import { useHost } from '../host/use-host.ts';
import { begin } from '../shelf/begin.ts';
import { recallChoices } from '../shelf/choices.ts';
import { useMedia } from '../kit/use-media.ts';
import { SCREENS } from '../theme/screens.ts';
import { useTitle } from '../kit/use-title.ts';
import { Flights } from '../table/Flights.tsx';
import type { GameTable, Place } from '../table/game-table.ts';
import { traces } from '../table/traces.ts';
import type { SessionView } from '../table/session.ts';
import { TableProvider, type TableContext } from '../table/table-context.ts';
import '../table/frame.css';
import { useMode } from '../table/use-mode.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import type { Film, Watch } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import { ReplayDeck } from './ReplayDeck.tsx';
import './ReplayFrame.css';
import { ReplaySide } from './ReplaySide.tsx';
import { ReplayTools } from './ReplayTools.tsx';
import type { ReplayProps } from './replay-props.ts';
import { useAnalysis } from '../table/use-analysis.ts';
import { useReel, type Speed, type ReelControl } from './use-reel.ts';
import { useReplayWords } from '../words/replay-words.ts';
import { addressOf } from '../kit/addresses.ts';

export interface ReplayFrameProps {
  readonly film: Film;
  readonly game: GameTable;
  readonly talk: Talk;
  /** After so many steps. */
  readonly start: number;
  /** The step that the address names; another one that is typed there is gone to. */
  readonly step: number | undefined;
  readonly look: (watch: Watch) => void;
  /** Every decision is looked at from the start. */
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
  useTitle(`${words.title} · ${name} · ${frame.name}`);
  useReplayKeys(reel);
  useAddress(film, reel.at);
  const branch = useBranch(film, reel.at, talk);
  const { shown } = reel;
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
        {shown !== undefined && <Stage {...props} shown={shown} />}
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

/** The game's own table. There is nothing to be tapped on it. */
function Stage(props: ReplayProps & { readonly shown: SessionView }): ReactElement {
  const { shown, film, game, talk, mode, reel, analysis } = props;
  const area = useRef<HTMLDivElement>(null);
  const { scene } = shown;
  const { Table } = game;
  const marked = useMemo(() => traces(game, shown), [game, shown]);
  const better = analysis.judged.find(({ step }) => step === reel.at + 1)?.instead;
  const hinted = useMemo((): ReadonlySet<Place> => {
    if (better === undefined) return new Set();
    const [way] = [game.touch(better.choice, scene)].flat();
    return new Set(way === undefined ? [] : [way.lift, ...way.drop]);
  }, [better, game, scene]);
  const hidden = film.hidden[film.scenes.indexOf(scene)];
  const context: TableContext = {
    ...STILL,
    scene,
    talk,
    last: shown.last,
    past: shown.past,
    marked,
    hinted: shown.settled ? hinted : NOWHERE,
    hidden,
  };
  return (
    <TableProvider value={context}>
      <div
        key={reel.take}
        className="table-area"
        data-game={game.id}
        ref={area}
        aria-live={reel.playing ? 'off' : undefined}
      >
        <Table scene={scene} talk={talk} mode={mode} />
        <Flights session={reel.reel.session} game={game} area={area} />
      </div>
    </TableProvider>
  );
}

const NOWHERE: ReadonlySet<Place> = new Set();
const nothing = (): void => undefined;
const STILL = {
  thinking: null,
  open: false,
  lifted: undefined,
  sources: NOWHERE,
  lights: new Map(),
  gestures: [],
  candidates: [],
  tap: nothing,
  lift: nothing,
  drop: nothing,
  putBack: nothing,
  commit: nothing,
  send: nothing,
} satisfies Partial<TableContext>;

/** Leaves the record and plays on from the seat it is looked at from. */
function useBranch(film: Film, at: number, { text }: Talk): ReplayProps['branch'] {
  const [, go] = useLocation();
  const host = useHost();
  const [problem, setProblem] = useState<string>();
  const scene = film.scenes[at];
  const shelf = scene === undefined ? undefined : findOnShelf(scene.game);
  const off = scene === undefined || scene.over || shelf === undefined;
  const act = (): void => {
    if (off) return;
    const { seat } = film.watch;
    const { level } = recallChoices(shelf);
    const from = { ...film.source, step: at };
    const choices = { level, rules: scene.rules, seat };
    begin(host, shelf, choices, text, { from, purpose: 'branch' }).then(
      (address) => {
        if (isRefusal(address)) setProblem(explain(text, address).text);
        else go(address);
      },
      (error: unknown) => setProblem(explain(text, refusalOf(error)).text),
    );
  };
  return { act, off, problem };
}

/** The keyboard at a replay. */
function useReplayKeys({ at, last, go, toggle }: ReelControl): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // In a dialog or a form, keys belong to it; the slider has the same keys by itself.
      if (!(target instanceof Element)) return;
      if (target.closest('dialog, select, input, textarea, [role="tablist"]') !== null) return;
      if (key === 'ArrowRight') go(at + 1);
      else if (key === 'ArrowLeft') go(at - 1);
      else if (key === 'Home') go(0);
      else if (key === 'End') go(last);
      else if (key === ' ' && target.closest('button, a') === null) toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

// Whoever reloads the page or comes back to it finds the step that was looked at last.

/**
 * So long a step must stand before it is written into the address, in
 * milliseconds. Longer than one of the fastest film: browsers allow a page no
 * more than a few changes of its address a second, and Safari throws.
 */
const AT_REST = 500;

function useAddress({ source, watch: { seat } }: Film, at: number): void {
  useEffect(() => {
    const { href } = location;
    const timer = setTimeout(() => {
      // Somebody is on the way to another page, which has not come yet.
      if (location.href !== href) return;
      try {
        history.replaceState(history.state, '', `#${addressOf(source, at, seat)}`);
      } catch {
        // The next step that is looked at for a while is written down instead.
      }
    }, AT_REST);
    return () => clearTimeout(timer);
  }, [source, at, seat]);
}
