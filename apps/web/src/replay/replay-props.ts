/** The props of every part of a replay. */
import type { ReplayWords } from '@pakli/text/replay';
import type { GameTable } from '../table/game-table.ts';
import type { Film, Watch } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import type { Analysis } from '../table/use-analysis.ts';
import type { ReelControl, Speed } from './use-reel.ts';

export interface ReplayProps {
  readonly film: Film;
  readonly game: GameTable;
  readonly talk: Talk;
  readonly words: ReplayWords;
  /** The name of the game. */
  readonly name: string;
  readonly mode: string;
  readonly reel: ReelControl;
  readonly analysis: Analysis;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly look: (watch: Watch) => void;
  /** Plays on from here; off if nothing is left to play. */
  readonly branch: {
    readonly act: () => void;
    readonly off: boolean;
    readonly problem: string | undefined;
  };
}
