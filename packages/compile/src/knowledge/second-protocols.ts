/** What protocols were worth to the players of 2026-11-18, who learned it from 292,665 games of the net: kept as it is, so that `strong-2` and `expert-2` stay the same. */
export const SECOND_STRENGTHS: readonly number[] = [
  21, // Darkness
  65, // Death
  48, // Fire
  10, // Gravity
  8, // Life
  -12, // Light
  -56, // Metal
  -7, // Plague
  -4, // Psychic
  19, // Speed
  3, // Spirit
  15, // Water
  -54, // Apathy
  14, // Hate
  5, // Love
  -25, // Chaos
  -41, // Clarity
  -6, // Corruption
  -11, // Courage
  10, // Fear
  -20, // Ice
  -18, // Luck
  8, // Mirror
  -20, // Peace
  -6, // Smoke
  15, // Time
  3, // War
  -8, // Assimilation
  60, // Diversity
  -15, // Unity
];
