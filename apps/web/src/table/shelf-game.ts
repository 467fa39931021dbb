/**
 * All that the page knows about a game: what is shown before anybody has chosen it, and how to fetch the rest. Each
 * game's folder has one such object, and shelf/shelf.ts lists them.
 */
import type { BaseView, OptionValues, Rules, Seat } from '@pakli/core';
import type { Catalogue, Locale } from '@pakli/text';
import type { ReactElement } from 'react';
import type { CardWriting } from '../cards/written.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Puzzle } from '../lessons/puzzle.ts';
import type { GameTable } from './game-table.ts';

/** A game that the texts talk about. */
export type GameId = keyof Catalogue['frame']['games'];

export interface GameRules {
  /** The text of RULES.md. */
  readonly text: string;
  readonly cards: CardWriting;
}

/** For any game: its options are known only by key. */
export type GameOptions = Pick<
  Rules<OptionValues>,
  'defaults' | 'options' | 'presets' | 'alternatives' | 'check' | 'cites'
>;

export interface GameStatisticsProps {
  /** The last view of every finished deal, and the seat that the person had in it. */
  readonly ends: readonly { readonly view: BaseView; readonly seat: Seat }[];
}

export interface OutcomeProps {
  /** The last view of a deal. */
  readonly view: BaseView;
  readonly names: readonly string[];
}

/** Whether it has rules for people; without them the exact rules are there to read. */
export function hasLeaflet({ id, guest }: ShelfGame, { guests }: Catalogue): boolean {
  return guest !== true || guests?.[id]?.leaflet !== undefined;
}

/** Whether it has a page with lessons or puzzles. */
export function isTaught({ lacks = [] }: ShelfGame): boolean {
  return lacks.length < 2;
}

export interface ShelfGame {
  readonly id: GameId;
  /** Not a game of the house. */
  readonly guest?: true;
  /** Learning material it lacks. */
  readonly lacks?: readonly ('lessons' | 'puzzles')[];
  readonly seats: number;
  /** If there is a choice: how many can play, `seats` being the usual number. */
  readonly counts?: readonly number[];
  /** The version of its rules: lessons are played by the current ones. */
  readonly version: number;
  /** Rule sets by the words of the game's presets, the usual one first. */
  readonly ruleSets: readonly string[];
  /** By language: rule sets to choose from before the first game, because people there play others than the usual one here. */
  readonly homeRules?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** The rules for the deal of the day: not long. */
  readonly dayRules: string;
  /** For evenings of many tables: how many deals a round may have, the usual number first. */
  readonly eveningDeals?: readonly number[];
  /** A single different card leads to a different game: the same cards say little about who played better. */
  readonly isSwayedByOneCard?: true;
  /** Every option there is. */
  readonly options: () => Promise<GameOptions>;
  /** A still life for the home page, made of the parts of its table. */
  readonly Art: () => ReactElement;
  readonly table: () => Promise<GameTable>;
  readonly lessons: () => Promise<readonly Lesson[]>;
  /** Easiest first. */
  readonly puzzles: () => Promise<readonly Puzzle[]>;
  readonly rules: (words: Catalogue) => Promise<GameRules>;
  /** What the page of one's own games says about this game besides who won. */
  readonly statistics?: () => Promise<(props: GameStatisticsProps) => ReactElement | null>;
  /** A note on a finished deal beside its scores, such as the contract. */
  readonly outcome?: () => Promise<(props: OutcomeProps) => ReactElement | null>;
  /** A page to look up its cards, if they have texts: `#/cards/compile`. */
  readonly cards?: () => Promise<() => ReactElement>;
}
