/** What a page knows of a table by link besides its cards: who is there, what may be asked, and the connection. */
import type { Connection, TableState } from '@pakli/client';
import type { EveningFinding, Finding } from '@pakli/host';
import type { ChatLine } from '@pakli/protocol';

/** The latest state from the server. */
export type RemoteFacts = Pick<TableState, 'about' | 'you' | 'company' | 'can' | 'ahead'>;

export interface RemoteState extends RemoteFacts {
  readonly connection: Connection;
  /** The latest chat lines, oldest first. */
  readonly lines: readonly ChatLine[];
}

/** The result of checking a deal. */
export type Honesty =
  | {
      readonly kind: 'honest';
      /** The number of random outcomes. */
      readonly outcomes: number;
      /** The shuffle includes this browser's share. */
      readonly own: boolean;
    }
  /** The part that is wrong; `own`: this browser's share, or the commitment it was shown at first. */
  | {
      readonly kind: 'wrong';
      readonly wrong: Extract<Finding, { honest: false }>['wrong'] | 'own';
      readonly deal?: number;
    };

/** A finished evening, as this page was shown it. */
export interface ShownEvening {
  readonly evening: string;
  readonly commitment: string;
  /** The viewer's number; null for somebody who did not play. */
  readonly entrant: number | null;
}

/** The result of checking an evening's boards; `own` as for a table. */
export type EveningHonesty = EveningFinding | { readonly kind: 'wrong'; readonly wrong: 'own' };

/** What this browser remembers of the shuffle since somebody sat down in it. */
export interface Remembered {
  /** The nonces it gave. */
  readonly nonces: readonly string[];
  /** The server's commitment by then; earlier versions of the page did not save it. */
  readonly commitment?: string;
}

/** The names this browser shows at a table by link. */
export interface Names {
  /** Names of the computers, first to last. */
  readonly computers: readonly string[];
  /** The name of somebody who no longer has one. */
  readonly nameless: string;
  /** Substitutes for people's own names by seat, if the reader does not want to see those. */
  readonly hidden?: readonly string[];
}
