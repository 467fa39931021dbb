import type { Language } from './en.ts';
import { buddyBluff } from '../buddy-bluff/sv/game.ts';
import { cardWords } from '../compile/sv/card-words.ts';
import { cards } from '../common/sv/cards.ts';
import { compile } from '../compile/sv/game.ts';
import { compileTable } from '../compile/sv/table.ts';
import { frame } from '../common/sv/frame.ts';
import { history } from '../common/sv/history.ts';
import { mulle } from '../mulle/sv/game.ts';
import { offline } from '../common/sv/offline.ts';
import { ulti } from '../ulti/sv/game.ts';
import buddyBluffRules from '../buddy-bluff/sv/rules.json' with { type: 'json' };
import compileRules from '../compile/sv/rules.json' with { type: 'json' };
import mulleRules from '../mulle/sv/rules.json' with { type: 'json' };
import ultiRules from '../ulti/sv/rules.json' with { type: 'json' };
import { refusals } from '../common/sv/refusals.ts';
import { ultiTable } from '../ulti/sv/table.ts';

export const swedish: Language = {
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
