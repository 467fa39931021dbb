export const STRENGTHS: readonly number[] = Array.from({ length: 30 }, () => 0);
