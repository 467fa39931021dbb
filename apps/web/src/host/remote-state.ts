/** What a page knows of a table by link beside its cards: who is there, what may be asked, and how the line is. */
import type { Connection, TableState } from '@pakli/client';
import type { EveningFinding, Finding } from '@pakli/host';
import type { ChatLine } from '@pakli/protocol';

/** What the server has told last. */
export type RemoteFacts = Pick<TableState, 'about' | 'you' | 'company' | 'can' | 'ahead'>;

export interface RemoteState extends RemoteFacts {
  readonly connection: Connection;
  /** What was said last, oldest first. */
  readonly lines: readonly ChatLine[];
}

/** What was found of a deal. */
export type Honesty =
  | {
      readonly kind: 'honest';
      /** How often cards were dealt. */
      readonly outcomes: number;
      /** What this browser gave to the shuffle is in it. */
      readonly own: boolean;
    }
  /** Which part is not as it had to be; `own`: this browser's share, or what it was shown at first. */
  | {
      readonly kind: 'wrong';
      readonly wrong: Extract<Finding, { honest: false }>['wrong'] | 'own';
      readonly deal?: number;
    };

/** An evening that is over, as this page was shown it. */
export interface ShownEvening {
  readonly evening: string;
  readonly commitment: string;
  /** The number of the person who looks; null for somebody who did not play. */
  readonly entrant: number | null;
}

/** What was found of its boards; `own` as for a table. */
export type EveningHonesty = EveningFinding | { readonly kind: 'wrong'; readonly wrong: 'own' };

/** What this browser knows of the shuffle from when somebody sat down in it. */
export interface Remembered {
  /** What it gave. */
  readonly nonces: readonly string[];
  /** What the server had bound itself to by then; pages from before did not keep it. */
  readonly commitment?: string;
}

/** What everybody at a table by link is called in this browser. */
export interface Names {
  /** Computers, first to last. */
  readonly computers: readonly string[];
  /** Somebody who is not called anything any more. */
  readonly nameless: string;
  /** People by seat, where one does not want to read what they call themselves. */
  readonly hidden?: readonly string[];
}
