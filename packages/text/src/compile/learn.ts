import type { Learn } from '../learn.ts';

export const learn: Learn = {
  lessons: {
    en: () => import('./en/lessons.ts'),
    sv: () => import('./sv/lessons.ts'),
    hu: () => import('./hu/lessons.ts'),
    de: () => import('./de/lessons.ts'),
    tr: () => import('./tr/lessons.ts'),
  },
  themes: {
    en: () => import('./en/puzzles.ts'),
    sv: () => import('./sv/puzzles.ts'),
    hu: () => import('./hu/puzzles.ts'),
    de: () => import('./de/puzzles.ts'),
    tr: () => import('./tr/puzzles.ts'),
  },
};
