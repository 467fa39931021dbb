/** Perfect-information values of play positions, and a deal in play as a solver position. */
export * from './knowledge/solver/index.ts';
export { openCards } from './knowledge/open-cards.ts';
