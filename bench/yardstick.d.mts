/** Types for the yardstick, whose file is kept unchanged. */
export function measure(n?: number): { playoutsPerS: number; decisionsPerS: number; mean: number };
