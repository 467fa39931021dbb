/** The props of every panel of a table. */
import type { Talk } from '../words/talk.ts';
import type { GameTable } from '../table/game-table.ts';
import type { Link } from '../table/link.ts';
import type { Session, SessionView } from '../table/session.ts';
import type { Claiming } from '../table/table-context.ts';
import type { HintControl } from './use-hint.ts';
import type { PlayControl } from './use-play.ts';

export interface PanelProps {
  readonly session: Session;
  readonly shown: SessionView;
  readonly game: GameTable;
  readonly talk: Talk;
  readonly mode: string;
  readonly hint: HintControl;
  readonly play: PlayControl;
  readonly claim?: Claiming | undefined;
  readonly link?: Link | undefined;
}

/** The panels over a table. */
export type PanelName =
  | 'hint'
  | 'score'
  | 'log'
  | 'menu'
  | 'settings'
  | 'keys'
  | 'giveUp'
  | 'nextGame'
  | 'undoDeal'
  /** At a table by link. */
  | 'say'
  | 'join';
