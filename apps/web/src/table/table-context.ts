/** What the frame shares with the parts of a game's table. */
import { createContext, useContext } from 'react';
import type { Hidden, Seat } from '@pakli/core';
import type { TableScene, SeenStep } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import type { Gesture, Place, Rest } from './game-table.ts';
import type { Light } from './lifting.ts';
import type { Link } from './link.ts';

export interface TableContext {
  readonly scene: TableScene;
  readonly talk: Talk;
  /** A live game, not a replay. */
  readonly live?: true;
  readonly thinking: Seat | null;
  /** Everything that has happened has been shown. */
  readonly settled?: boolean | undefined;
  /** Nothing moves and it is the person's turn. */
  readonly open: boolean;
  /** All legal moves, none while the table is not open; those without a place to lift are asked for in words. */
  readonly gestures: readonly Gesture[];
  readonly lifted: Place | undefined;
  /** The place a card was played from, until it is seen to leave. */
  readonly sent?: Place | undefined;
  /** Places that can be lifted. */
  readonly sources: ReadonlySet<Place>;
  readonly lights: ReadonlyMap<Place, Light>;
  /** What the lifted card can do. */
  readonly candidates: readonly Gesture[];
  /** The newest step, for announcements at the table. */
  readonly last: SeenStep | undefined;
  /** All steps so far. */
  readonly past: readonly SeenStep[];
  /** The text on what lies at a place, for anyone who cannot look at it. */
  readonly abouts?: ReadonlyMap<Place, string>;
  /** Traces of the last move. */
  readonly marked: ReadonlySet<Place>;
  /** Places that the hinted move touches. */
  readonly hinted: ReadonlySet<Place>;
  /** Hidden from every player: in a replay with all cards open. */
  readonly hidden?: Hidden | undefined;
  readonly link?: Link | undefined;
  /** The moves taught by a lesson so far; all if missing. */
  readonly offers?: ((move: string) => boolean) | undefined;
  /** Set if the rest of the deal can be claimed, or has been. */
  readonly claim?: Claiming | undefined;
  readonly tap: (place: Place) => void;
  /** Lifts a card at the start of a drag. */
  readonly lift: (place: Place) => void;
  /** Releases a dragged card. */
  readonly drop: (place: Place, target: Place) => void;
  /** Puts the lifted card back. */
  readonly putBack: () => void;
  readonly commit: (gesture: Gesture) => void;
  /** Plays several moves in notation, one after the other: a decision gathered on the table before it is made. */
  readonly send: (texts: readonly string[]) => void;
}

export interface Claiming {
  /** Undefined while the person has no card to play. */
  readonly rest: Rest | undefined;
  /** The rest is being played for the person. */
  readonly running: boolean;
  readonly begin: () => void;
  readonly stop: () => void;
}

const Context = createContext<TableContext | undefined>(undefined);
export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === undefined) throw new Error('a part of a table stands outside of one');
  return table;
}

/** The hidden cards at a place as the game names it, with all cards open; undefined in a live game. */
export function useHidden(where: string): readonly string[] | undefined {
  return useTable().hidden?.[where];
}

/** The cards of another player's hand. */
export function useOpenHand(seat: Seat): readonly string[] | undefined {
  return useHidden(`hand:${seat}`);
}

/** The lifted card's moves that a tap on this place leads to: for a game's preview there. */
export function usePreview(place: Place): readonly Gesture[] {
  return useTable().candidates.filter(({ drop }) => drop.includes(place));
}
