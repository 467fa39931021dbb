import { buddyBluff } from '../buddy-bluff/en/game.ts';
import type { CardWords } from '../compile/card-text.ts';
import { cardWords } from '../compile/en/card-words.ts';
import { cards } from '../common/en/cards.ts';
import { compile } from '../compile/en/game.ts';
import { compileTable } from '../compile/en/table.ts';
import { frame } from '../common/en/frame.ts';
import { history } from '../common/en/history.ts';
import { mulle } from '../mulle/en/game.ts';
import { offline } from '../common/en/offline.ts';
import { refusals } from '../common/en/refusals.ts';
import { ulti } from '../ulti/en/game.ts';
import buddyBluffRules from '../buddy-bluff/en/rules.json' with { type: 'json' };
import compileRules from '../compile/en/rules.json' with { type: 'json' };
import mulleRules from '../mulle/en/rules.json' with { type: 'json' };
import ultiRules from '../ulti/en/rules.json' with { type: 'json' };
import { ultiTable } from '../ulti/en/table.ts';

export type Frame = typeof frame & {
  readonly refusals: typeof refusals;
};

/** By the id of the game. */
export interface TextsByGame {
  readonly 'buddy-bluff': typeof buddyBluff & typeof buddyBluffRules;
  readonly mulle: typeof mulle & typeof mulleRules;
  readonly ulti: typeof ulti & typeof ultiRules;
  readonly compile: typeof compile & typeof compileRules;
}

/** A game's texts on the shelf. */
export type Tile = TextsByGame[keyof TextsByGame]['tile'];

/** Further texts of a game's web table, where there are many. */
export interface TableTextsByGame {
  readonly ulti: typeof ultiTable;
  readonly compile: typeof compileTable;
}

/** All texts of a language. */
export interface Language {
  readonly cards: typeof cards;
  readonly frame: Frame;
  readonly offline: typeof offline;
  readonly history: typeof history;
  readonly games: TextsByGame;
  readonly tables: TableTextsByGame;
  /** For the text of Compile's cards. */
  readonly cardWords: CardWords;
}

export const english: Language = {
  cards,
  cardWords,
  frame: { ...frame, refusals },
  offline,
  history,
  games: {
    'buddy-bluff': { ...buddyBluff, ...buddyBluffRules },
    mulle: { ...mulle, ...mulleRules },
    ulti: { ...ulti, ...ultiRules },
    compile: { ...compile, ...compileRules },
  },
  tables: { ulti: ultiTable, compile: compileTable },
};
