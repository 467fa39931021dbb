/** Building blocks of searching players: game knowledge, levels, playouts, likelihoods, and the host's clock. */
export * from './attention.ts';
export * from './calibration.ts';
export * from './knowledge.ts';
export * from './past-likelihood.ts';
export { because, standardError } from './player.ts';
export { Buffers, playout, playRandomly } from './playout.ts';
export * from './thinking.ts';
