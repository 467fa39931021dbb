import { buddyBluff } from './buddy-bluff.ts';
import type { CardWords } from '../card-text.ts';
import { cardWords } from './card-words.ts';
import { cards } from './cards.ts';
import { compile } from './compile.ts';
import { compileTable } from './compile-table.ts';
import { frame } from './frame.ts';
import { history } from './history.ts';
import { mulle } from './mulle.ts';
import { offline } from './offline.ts';
import { refusals } from './refusals.ts';
import { ulti } from './ulti.ts';
import { ultiRules } from './ulti-rules.ts';
import { ultiTable } from './ulti-table.ts';

export type Cards = typeof cards;
export type Frame = typeof frame & {
  readonly refusals: typeof refusals;
};
export type Offline = typeof offline;
export type History = typeof history;
/** By the id of the game. */
export interface GameTexts {
  readonly 'buddy-bluff': typeof buddyBluff;
  readonly mulle: typeof mulle;
  readonly ulti: typeof ulti & typeof ultiRules;
  readonly compile: typeof compile;
}

/** What is said of a game on the shelf. */
export type Tile = GameTexts[keyof GameTexts]['tile'];

/** What the web table of a game says beside that, where it is much. */
export interface TableTexts {
  readonly ulti: typeof ultiTable;
  readonly compile: typeof compileTable;
}

/** All that a language says. */
export interface Language {
  readonly cards: Cards;
  readonly frame: Frame;
  readonly offline: Offline;
  readonly history: History;
  readonly games: GameTexts;
  readonly tables: TableTexts;
  /** For the text of Compile's cards. */
  readonly cardWords: CardWords;
}

export const english: Language = {
  cards,
  cardWords,
  frame: { ...frame, refusals },
  offline,
  history,
  games: { 'buddy-bluff': buddyBluff, mulle, ulti: { ...ulti, ...ultiRules }, compile },
  tables: { ulti: ultiTable, compile: compileTable },
};
