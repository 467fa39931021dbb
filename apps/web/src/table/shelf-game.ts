/**
 * All that the page knows of a game: what is shown before anybody has chosen
 * it, and how the rest is fetched. Each game's folder has one such object, and
 * shelf/shelf.ts lists them.
 */
import type { BaseView, OptionValues, Rules, Seat } from '@pakli/core';
import type { Catalogue, Locale } from '@pakli/text';
import type { ReactElement } from 'react';
import type { CardWriting } from '../cards/written.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Puzzle } from '../lessons/puzzle.ts';
import type { GameTable } from './game-table.ts';

/** A game that the texts speak of. */
export type GameId = keyof Catalogue['frame']['games'];

export interface GameRules {
  /** RULES.md as it stands. */
  readonly text: string;
  readonly cards: CardWriting;
}

/** Of any game: its options are known by their keys alone. */
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

/** Whether there are rules for people: without them the exact rules are what there is to read. */
export function hasLeaflet({ id, guest }: ShelfGame, { guests }: Catalogue): boolean {
  return guest !== true || guests?.[id]?.leaflet !== undefined;
}

/** Whether it has a page with lessons or puzzles. */
export function isTaught({ lacks = [] }: ShelfGame): boolean {
  return lacks.length < 2;
}

export interface ShelfGame {
  readonly id: GameId;
  /** It is not of the house. */
  readonly guest?: true;
  /** What there is not to learn of it. */
  readonly lacks?: readonly ('lessons' | 'puzzles')[];
  readonly seats: number;
  /** Where there is a choice: how many can play, `seats` being the usual number. */
  readonly counts?: readonly number[];
  /** Of its rules: lessons are played by those of today. */
  readonly version: number;
  /** Rule sets in the words of the game's presets, the usual one first. */
  readonly ruleSets: readonly string[];
  /** By language: those that people choose from before their first game, because their own tables play others than the usual one here. */
  readonly homeRules?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** By which the deal of the day is played: not long. */
  readonly dayRules: string;
  /** For evenings of many tables: how many deals a round may have, the usual number first. */
  readonly eveningDeals?: readonly number[];
  /** One other card leads to another game: same cards tell little about who played better. */
  readonly isSwayedByOneCard?: true;
  /** Every option there is. */
  readonly options: () => Promise<GameOptions>;
  /** A still life for the first page, made of what the table is made of. */
  readonly Art: () => ReactElement;
  readonly table: () => Promise<GameTable>;
  readonly lessons: () => Promise<readonly Lesson[]>;
  /** Easiest first. */
  readonly puzzles: () => Promise<readonly Puzzle[]>;
  readonly rules: (words: Catalogue) => Promise<GameRules>;
  /** What the page of one's own games says of this game beside who won. */
  readonly statistics?: () => Promise<(props: GameStatisticsProps) => ReactElement | null>;
  /** What is said of a finished deal beside its scores, such as the contract. */
  readonly outcome?: () => Promise<(props: OutcomeProps) => ReactElement | null>;
  /** A page on which its cards are looked up, where they have texts: `#/cards/compile`. */
  readonly cards?: () => Promise<() => ReactElement>;
}
