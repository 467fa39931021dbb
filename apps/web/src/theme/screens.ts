/**
 * Screens by name: `@media (--compact)` in a style sheet, `useMedia(SCREENS.compact)` in a component. Breakpoints are
 * written nowhere else.
 */
export const SCREENS = {
  /** Room for a panel beside the table. A phone on its side is as wide as some windows, but not as high. */
  roomy: '(width >= 900px) and (height >= 480px)',
  /** All others: one column, with tools above and below it. */
  compact: '(width < 900px) or (height < 480px)',
  /** A phone in any orientation. */
  phone: '(width < 700px) or (height < 480px)',
  /** An upright phone. */
  upright: '(width < 700px) and (aspect-ratio < 1)',
  /** A phone on its side. */
  sideways: '(height < 480px) and (aspect-ratio > 1)',
  narrow: '(width < 700px)',
  /** Too narrow for two things side by side. */
  slim: '(width < 560px)',
  tablet: '(width < 1150px)',
  laptop: '(width < 1280px) or (height < 480px)',
  low: '(height < 480px)',
  print: 'print',
  /** Lower than a desktop screen. */
  shallow: '(height < 960px)',
  /** Roomy, and tall enough for one more part above the other. */
  tall: '(width >= 900px) and (height >= 700px)',
  /** Roomy, and tall enough for two. */
  taller: '(width >= 900px) and (height >= 800px)',
  /** The table is wider than high: beside a roomy stage there is a panel. */
  landscape:
    '(height >= 480px) and (((width < 900px) and (aspect-ratio > 1)) or ((width >= 900px) and (aspect-ratio > 4/3)))',
} as const;
