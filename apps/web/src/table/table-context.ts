/** What the frame shares with the parts a game's table is made of. */
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
  /** It is played at, and not a replay. */
  readonly live?: true;
  readonly thinking: Seat | null;
  /** Everything that has happened is seen. */
  readonly settled?: boolean | undefined;
  /** Nothing moves and it is the person's turn. */
  readonly open: boolean;
  /** All legal moves, none while the table is not open; those without a place to lift are asked for in words. */
  readonly gestures: readonly Gesture[];
  readonly lifted: Place | undefined;
  /** What was played from, until it is seen to happen. */
  readonly sent?: Place | undefined;
  /** Places that can be lifted. */
  readonly sources: ReadonlySet<Place>;
  readonly lights: ReadonlyMap<Place, Light>;
  /** What the lifted card can do. */
  readonly candidates: readonly Gesture[];
  /** The newest step, for what a table announces. */
  readonly last: SeenStep | undefined;
  /** All steps so far. */
  readonly past: readonly SeenStep[];
  /** What is written on what lies at a place, for anyone who cannot look at it. */
  readonly abouts?: ReadonlyMap<Place, string>;
  /** Traces of the last move. */
  readonly marked: ReadonlySet<Place>;
  /** What the hinted move touches. */
  readonly hinted: ReadonlySet<Place>;
  /** What nobody sees who plays: in a replay with all cards open. */
  readonly hidden?: Hidden | undefined;
  /** Of a table by link. */
  readonly link?: Link | undefined;
  /** Which moves a lesson has taught; all where it is missing. */
  readonly offers?: ((move: string) => boolean) | undefined;
  /** Where the rest of the deal can be claimed, or has been. */
  readonly claim?: Claiming | undefined;
  readonly tap: (place: Place) => void;
  /** Lifts a card that is about to be dragged. */
  readonly lift: (place: Place) => void;
  /** Lets go of a card that was dragged. */
  readonly drop: (place: Place, target: Place) => void;
  /** Lays the lifted card back. */
  readonly putBack: () => void;
  readonly commit: (gesture: Gesture) => void;
  /** Plays several moves in notation, one after the other: a decision that is gathered on the table before it is made. */
  readonly send: (texts: readonly string[]) => void;
}

export interface Claiming {
  /** Undefined while no card of the person's is to be played. */
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

/** The hidden cards at a place as the game names it, where all cards are open; undefined while somebody plays. */
export function useHidden(where: string): readonly string[] | undefined {
  return useTable().hidden?.[where];
}

/** The cards of a hand that is not the person's own. */
export function useOpenHand(seat: Seat): readonly string[] | undefined {
  return useHidden(`hand:${seat}`);
}

/** The moves of the lifted card that a tap on this place leads to: what a game previews there. */
export function usePreview(place: Place): readonly Gesture[] {
  return useTable().candidates.filter(({ drop }) => drop.includes(place));
}
