/** How much time people have. Times are milliseconds of the keeper of the table. */
export type ClockRule =
  | { readonly kind: 'none' }
  /** A bank for the whole match; every decision adds to it. */
  | { readonly kind: 'bank'; readonly ms: number; readonly increment: number }
  /** So long for every decision; the first seconds of a turn are free. */
  | { readonly kind: 'move'; readonly ms: number }
  /** The same in days. */
  | { readonly kind: 'days'; readonly days: number };
