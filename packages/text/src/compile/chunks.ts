import type { GameChunks } from '../chunks.ts';

export const chunks: GameChunks = {
  puzzles: {
    en: () => import('./en/puzzles.ts'),
    sv: () => import('./sv/puzzles.ts'),
    hu: () => import('./hu/puzzles.ts'),
    de: () => import('./de/puzzles.ts'),
    tr: () => import('./tr/puzzles.ts'),
  },
  ruleNotes: {
    en: () => import('./en/rule-notes.ts'),
    sv: () => import('./sv/rule-notes.ts'),
    hu: () => import('./hu/rule-notes.ts'),
    de: () => import('./de/rule-notes.ts'),
    tr: () => import('./tr/rule-notes.ts'),
  },
};
