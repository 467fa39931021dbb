import type { Language } from './en.ts';
import { buddyBluff } from '../buddy-bluff/hu/game.ts';
import { cardWords } from '../compile/hu/card-words.ts';
import { cards } from '../common/hu/cards.ts';
import { compile } from '../compile/hu/game.ts';
import { compileTable } from '../compile/hu/table.ts';
import { frame } from '../common/hu/frame.ts';
import { history } from '../common/hu/history.ts';
import { mulle } from '../mulle/hu/game.ts';
import { offline } from '../common/hu/offline.ts';
import { ulti } from '../ulti/hu/game.ts';
import buddyBluffRules from '../buddy-bluff/hu/rules.json' with { type: 'json' };
import compileRules from '../compile/hu/rules.json' with { type: 'json' };
import mulleRules from '../mulle/hu/rules.json' with { type: 'json' };
import ultiRules from '../ulti/hu/rules.json' with { type: 'json' };
import { refusals } from '../common/hu/refusals.ts';
import { ultiTable } from '../ulti/hu/table.ts';

export const hungarian: Language = {
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
