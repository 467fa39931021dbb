/** What a table shows of a deal beside its view: how a contract stands, what a trick asks for, where the points come from. */
/** How the parts of a contract and the trick on the table stand. */
export * from './prospects.ts';
/** Where the points and payments of a finished deal come from. */
export * from './bill.ts';
/** Whether every trick that is left is sure, and with which card. */
export { claimOf, type Claim } from './claim.ts';
/** What a trick asks of a hand. */
export { dutyOf, type Duty } from './duty.ts';
/** The cards of a seat in the order in which they are held. */
export { handOrder } from './hand-order.ts';
/** Whether cards are those that a bid asks for, and whether it is paid instead of played. */
export { holds, isForfeited } from '../ladder.ts';
/** What the soloist gets from each defender for a passz that is not played. */
export { FORFEIT } from '../prices.ts';
/** The row of a finished deal on the score sheet. */
export { sheetRow } from '../result.ts';
