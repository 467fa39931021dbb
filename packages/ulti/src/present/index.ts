/** What a table shows of a deal beside its view: how a contract stands, what a trick demands, where the points come from. */
/** How the parts of a contract and the trick on the table stand. */
export * from './prospects.ts';
/** Where the points and payments of a finished deal come from. */
export * from './bill.ts';
/** Whether every remaining trick is sure, and with which card. */
export { claimOf, type Claim } from './claim.ts';
/** What a trick demands of a hand. */
export { dutyOf, type Duty } from './duty.ts';
/** A seat's cards in the order in which they are held. */
export { handOrder } from './hand-order.ts';
/** Whether cards meet a bid's requirements, and whether it is paid instead of played. */
export { holds, isForfeited } from '../ladder.ts';
/** What the soloist gets from each defender for an unplayed passz. */
export { FORFEIT } from '../prices.ts';
/** The row of a finished deal on the score sheet. */
export { sheetRow } from '../result.ts';
