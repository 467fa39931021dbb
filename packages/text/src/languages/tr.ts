import type { Language } from './en.ts';
import { buddyBluff } from '../buddy-bluff/tr/game.ts';
import { cardWords } from '../compile/tr/card-words.ts';
import { cards } from '../common/tr/cards.ts';
import { compile } from '../compile/tr/game.ts';
import { compileTable } from '../compile/tr/table.ts';
import { frame } from '../common/tr/frame.ts';
import { history } from '../common/tr/history.ts';
import { mulle } from '../mulle/tr/game.ts';
import { offline } from '../common/tr/offline.ts';
import { ulti } from '../ulti/tr/game.ts';
import buddyBluffRules from '../buddy-bluff/tr/rules.json' with { type: 'json' };
import compileRules from '../compile/tr/rules.json' with { type: 'json' };
import mulleRules from '../mulle/tr/rules.json' with { type: 'json' };
import ultiRules from '../ulti/tr/rules.json' with { type: 'json' };
import { refusals } from '../common/tr/refusals.ts';
import { ultiTable } from '../ulti/tr/table.ts';

export const turkish: Language = {
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
