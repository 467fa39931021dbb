import type { Themes } from './en.ts';

export const themes: Themes = {};
