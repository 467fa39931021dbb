/** The ideas of the puzzles. English is the source: the other languages have its type. */
export const themes = {};

export type Themes = typeof themes;
