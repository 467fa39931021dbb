/** The page of one table: opens it, fetches the game's drawings, and reports it if either fails. */
import { isRefusal } from '@pakli/core';
import { speechOf, type Audience } from '@pakli/text';
import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyPart } from '../hooks/lazily.ts';
import type { TableScene } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { Notice } from '../kit/Notice.tsx';
import { isPending, Pending } from '../kit/Pending.tsx';
import { useGameTable } from '../shelf/use-game-table.ts';
import { useSuits } from '../prefs/suits.ts';
import { useWords } from '../words/Words.tsx';
import type { Link } from '../table/link.ts';
import type { Session, SessionView } from '../table/session.ts';
import type { GameTable } from '../table/game-table.ts';
import { acquire } from '../table/sessions.ts';
import { useFailed, useSession } from '../table/use-session.ts';
import type { Talk } from '../words/talk.ts';
import { LogPanel } from './LogPanel.tsx';
import { TableFrame } from './TableFrame.tsx';

/** It falls only where several share the device. */
const CurtainPage = lazyPart(() => import('./CurtainPage.tsx'), 'CurtainPage');

export function TablePage({ id }: { readonly id: string }): ReactElement {
  const host = useHost();
  const [comebacks, setComebacks] = useState(0);
  const opened = useSession(id, () => acquire(host, id), [host, id, comebacks]);
  const isElsewhere = isRefusal(opened) && opened.refused === 'open-elsewhere';
  // Anyone who has closed the other tab comes back to this one.
  useEffect(() => {
    if (!isElsewhere) return undefined;
    const comeBack = (): void => {
      if (!document.hidden) setComebacks((before) => before + 1);
    };
    addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [isElsewhere]);
  if (isPending(opened)) return <Pending refusal={opened} />;
  return <Opened key={opened.id} session={opened} />;
}

/** What a guide may show from the table beside it. */
export interface GuideParts {
  /** The game's score panel. */
  readonly score: ReactNode;
  /** Everything that has happened, in sentences. */
  readonly log: ReactNode;
  /** The cards that the others hold together, if that is known and nothing else tells it, and the game that draws them. */
  readonly unseen: readonly string[];
  readonly table: GameTable;
  /** The whole deck: what is gone, held, and not seen yet; undefined for games without one. */
  readonly tray: ReactNode;
  readonly talk: Talk;
}

export interface OpenedProps {
  readonly session: Session;
  /** Replaces the tools beside the table. */
  readonly guide?: (shown: SessionView, parts: GuideParts) => ReactNode;
  /** Moves do not show their consequences. */
  readonly quiet?: boolean;
  /** The legal moves that a lesson allows; all if missing. */
  readonly offers?: ((move: string) => boolean) | undefined;
  readonly link?: Link;
}

/** The table of a session, once the game's drawings are there. */
export function Opened(props: OpenedProps): ReactElement {
  const { session, guide, quiet = false, offers, link } = props;
  const words = useWords();
  useFailed(session);
  const everything = useSyncExternalStore(session.subscribe, session.shown);
  const shown = useMemo(
    () => everything && { ...everything, scene: offering(everything.scene, offers) },
    [everything, offers],
  );
  const covered = useSyncExternalStore(session.subscribe, session.covered);
  // Behind a curtain the drawings stay loaded: no empty page comes between it and the table.
  const id = shown?.scene.game ?? covered?.game;
  const game = useGameTable(id);
  const suits = useSuits();
  // Every scene brings a new object of names: what is derived from it lasts as long as they are equal.
  // A spectator is nobody at the table.
  const seated = shown && JSON.stringify([shown.scene.names, shown.scene.view.seat]);
  const talk = useMemo(() => {
    const speech = id === undefined ? undefined : speechOf(words, id, suits);
    if (speech === undefined || seated === undefined) return undefined;
    const [names, seat] = JSON.parse(seated) as [Audience['names'], Audience['seat']];
    return { text: words, speech, company: { names, seat } };
  }, [words, id, suits, seated]);
  if (covered !== undefined) {
    return <CurtainPage session={session} covered={covered} />;
  }
  if (shown === undefined || game === undefined) return <Pending />;
  if (game === null || talk === undefined) return <Notice text={words.frame.home.noTable} />;
  const { Score, Tray, modes } = game;
  const mode = modes?.open ?? '';
  const score = <Score scene={shown.scene} talk={talk} mode={mode} />;
  const tray = Tray && <Tray scene={shown.scene} talk={talk} mode={mode} />;
  // A position that was set up has no past.
  const log = shown.told.past.length > 0 && (
    <LogPanel shown={shown} game={game} talk={talk} mode={mode} />
  );
  const unseen = (shown.scene.view.seats > 2 ? game.unseen?.(shown.scene) : undefined) ?? [];
  return (
    <TableFrame
      // The next person must not find anything that was started, opened or hinted before.
      key={shown.scene.seat}
      session={session}
      shown={shown}
      game={game}
      talk={talk}
      guide={guide?.(shown, { score, log, unseen, table: game, tray, talk })}
      quiet={quiet}
      offers={offers}
      link={link}
    />
  );
}

/** A lift belongs to a scene: the same scene always gives the same object. */
const lessScenes = new WeakMap<TableScene, TableScene>();

function offering(scene: TableScene, offers: OpenedProps['offers']): TableScene {
  if (offers === undefined) return scene;
  const known = lessScenes.get(scene) ?? {
    ...scene,
    choices: scene.choices.filter(({ text }) => offers(text)),
  };
  lessScenes.set(scene, known);
  return known;
}
