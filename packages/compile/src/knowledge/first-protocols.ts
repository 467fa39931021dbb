/** What protocols were worth to the first players, who learned it from 4,000 games: kept as it is, so that `expert-1` stays the same. */
export const FIRST_STRENGTHS: readonly number[] = [
  26, // Darkness
  30, // Death
  51, // Fire
  24, // Gravity
  16, // Life
  -2, // Light
  -74, // Metal
  2, // Plague
  9, // Psychic
  2, // Speed
  -1, // Spirit
  8, // Water
  -55, // Apathy
  44, // Hate
  4, // Love
  -26, // Chaos
  -30, // Clarity
  -1, // Corruption
  8, // Courage
  8, // Fear
  -18, // Ice
  1, // Luck
  14, // Mirror
  -12, // Peace
  6, // Smoke
  37, // Time
  -10, // War
  5, // Assimilation
  34, // Diversity
  -101, // Unity
];
