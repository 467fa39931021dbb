/**
 * Table modes (rule 7). A view remembers everything; a table may show less,
 * because recalling covered cards is part of the game. Modes change what is
 * shown and never what is legal.
 */
import { parseCard, rankOf, RANKS } from '@pakli/core/cards';
import { PENALTIES, type Seal, type Seen, type View } from './types.ts';

/** How much of the past a table shows. */
export const MODES = ['standard', 'memory', 'open'] as const;
export type Mode = (typeof MODES)[number];

/** A view as a table in some mode shows it. */
export interface Presented extends Omit<View, 'pool' | 'slots' | 'played'> {
  readonly mode: Mode;
  readonly pool: {
    readonly top: string | null;
    readonly size: number;
    readonly cards?: readonly string[];
  };
  readonly slots: readonly {
    /** The open top; null when the slot is empty or ends in a seal. */
    readonly top: string | null;
    readonly size: number;
    readonly seals: readonly Seal[];
    /** Not in `memory` before the end. */
    readonly penalty?: number;
    /** Only in `open`. */
    readonly cards?: readonly string[];
  }[];
  /** Only in `open`: elsewhere everybody has to remember the plays. */
  readonly played?: readonly string[];
  /** By rank, only in `open`. */
  readonly accessible?: Readonly<Record<string, number>>;
  readonly log: readonly Seen[];
}

/** How many turns of the log a mode shows. */
const TURNS = { standard: 4, memory: 1, open: Infinity } as const;

export function present(view: View, mode: Mode, log: readonly Seen[] = []): Presented {
  const open = mode === 'open';
  const { played, ...shown } = view;
  const plays = log.flatMap((event, index) => (event.kind === 'play' ? [index] : []));
  // The first deal belongs to no turn: it stays visible until there are enough turns to show.
  const first = plays.length >= TURNS[mode] ? plays.at(-TURNS[mode]) : 0;
  return {
    ...shown,
    mode,
    pool: {
      top: view.pool.at(-1) ?? null,
      size: view.pool.length,
      ...(open ? { cards: view.pool } : {}),
    },
    slots: view.slots.map(({ cards, seals }) => ({
      top: cards.length > lockedBy(seals) ? (cards.at(-1) ?? null) : null,
      size: cards.length,
      seals,
      ...(mode === 'memory' && view.scores === undefined ? {} : { penalty: penaltyOf(cards) }),
      ...(open ? { cards } : {}),
    })),
    ...(open ? { played, accessible: accessibleIn(view) } : {}),
    log: log.slice(first),
  };
}

function lockedBy(seals: readonly Seal[]): number {
  return seals.at(-1)?.to ?? 0;
}

/** Rule 6: the penalty of a list of cards. */
export function penaltyOf(cards: readonly string[]): number {
  return cards.reduce((sum, name) => sum + (PENALTIES[rankOf(parseCard(name) ?? -1)] ?? 0), 0);
}

/** Rule 2: four less the cards under a seal that are not part of one. */
function accessibleIn(view: View): Record<string, number> {
  const accessible = Object.fromEntries(Array.from(RANKS, (rank) => [rank, 4]));
  for (const { cards, seals } of view.slots) {
    cards.slice(0, lockedBy(seals)).forEach((name, index) => {
      if (seals.some((seal) => seal.from <= index && index < seal.to)) return;
      const rank = name.charAt(0);
      accessible[rank] = (accessible[rank] ?? 0) - 1;
    });
  }
  return accessible;
}
