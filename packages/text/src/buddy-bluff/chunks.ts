import type { GameChunks } from '../chunks.ts';

export const chunks: GameChunks = {
  lessons: {
    en: () => import('./en/lessons.ts'),
    sv: () => import('./sv/lessons.ts'),
    hu: () => import('./hu/lessons.ts'),
    de: () => import('./de/lessons.ts'),
    tr: () => import('./tr/lessons.ts'),
  },
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
