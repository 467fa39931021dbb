/** Ulti: the Hungarian trick game for three. */
export * from './knowledge/solver/index.ts';
