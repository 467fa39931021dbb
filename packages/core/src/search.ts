/** What searching players are made of: knowledge of a game, levels, playouts, likelihoods, and the clock of their host. */
export * from './attention.ts';
export * from './calibration.ts';
export * from './knowledge.ts';
export * from './past-likelihood.ts';
export { because, standardError } from './player.ts';
export { Buffers, playout, playRandomly } from './playout.ts';
export * from './thinking.ts';
