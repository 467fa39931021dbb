import type { Learn } from '../game.ts';

export const learn: Learn = {
  lessons: {
    en: () => import('./en.ts'),
    sv: () => import('./sv.ts'),
    hu: () => import('./hu.ts'),
    de: () => import('./de.ts'),
    tr: () => import('./tr.ts'),
  },
  themes: {
    en: () => import('./themes/en.ts'),
    sv: () => import('./themes/sv.ts'),
    hu: () => import('./themes/hu.ts'),
    de: () => import('./themes/de.ts'),
    tr: () => import('./themes/tr.ts'),
  },
};
