import type { Language } from './en.ts';
import { buddyBluff } from '../buddy-bluff/de/game.ts';
import { cardWords } from '../compile/de/card-words.ts';
import { cards } from '../common/de/cards.ts';
import { compile } from '../compile/de/game.ts';
import { compileTable } from '../compile/de/table.ts';
import { frame } from '../common/de/frame.ts';
import { history } from '../common/de/history.ts';
import { mulle } from '../mulle/de/game.ts';
import { offline } from '../common/de/offline.ts';
import { ulti } from '../ulti/de/game.ts';
import buddyBluffRules from '../buddy-bluff/de/rules.json' with { type: 'json' };
import compileRules from '../compile/de/rules.json' with { type: 'json' };
import mulleRules from '../mulle/de/rules.json' with { type: 'json' };
import ultiRules from '../ulti/de/rules.json' with { type: 'json' };
import { refusals } from '../common/de/refusals.ts';
import { ultiTable } from '../ulti/de/table.ts';

export const german: Language = {
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
