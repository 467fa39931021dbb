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
    en: () => import('./en/rule-notes.json', { with: { type: 'json' } }),
    sv: () => import('./sv/rule-notes.json', { with: { type: 'json' } }),
    hu: () => import('./hu/rule-notes.json', { with: { type: 'json' } }),
    de: () => import('./de/rule-notes.json', { with: { type: 'json' } }),
    tr: () => import('./tr/rule-notes.json', { with: { type: 'json' } }),
  },
};
