/** What every panel of a table is given. */
import type { Talk } from '../words/talk.ts';
import type { GameTable } from '../table/game-table.ts';
import type { Session, Shown } from '../table/session.ts';
import type { HintControl } from './use-hint.ts';
import type { Play } from './use-play.ts';

export interface PanelProps {
  readonly session: Session;
  readonly shown: Shown;
  readonly game: GameTable;
  readonly talk: Talk;
  readonly mode: string;
  readonly hint: HintControl;
  readonly play: Play;
}

/** What opens over a table. */
export type PanelName =
  | 'hint'
  | 'score'
  | 'log'
  | 'menu'
  | 'settings'
  | 'keys'
  | 'giveUp'
  | 'nextGame'
  | 'undoDeal';
