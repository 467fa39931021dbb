/** Floor 5: rooms. One keeper of the truth for the page, the terminal and the server. */
export * from './opening-events.ts';
export { isPresent, shareOf, type Occupant } from './occupant.ts';
export { chanceFrom, chanceOf, commitmentOf, isTableId, tableId, type Chance } from './chance.ts';
export { companyOf, isUnlearned, ONE_DEVICE, type Outside } from './company.ts';
export { TurnLoop, type TurnLoopPorts } from './turn-loop.ts';
export { deadlineAtTurn, decide } from './decide.ts';
export {
  EVENT_VERSION,
  type EarlierMatch,
  type RoomEvent,
  type EventOf,
  type PersonId,
} from './event.ts';
export { LocalTable, type LocalTablePorts } from './local-table.ts';
export { eventReader, formatEvent, readEvent } from './event-text.ts';
export { changesNothing } from './no-change.ts';
export { Room } from './room.ts';
export {
  companyFor,
  sceneOfMatch,
  openingFor,
  pastOf,
  readerFor,
  sceneOf,
  seenStep,
  applyAndShow,
} from './scene.ts';
export * from './seed.ts';
export {
  advise,
  answerTo,
  loadPlayer,
  playerAtTurn,
  questionFor,
  type PlayerQuestion,
  type Thought,
} from './think.ts';
export { formatProof, parseProof, verifyDeals, type Finding, type DealProof } from './verify.ts';
export * from './day/index.ts';
export * from './evening/index.ts';
export { HOUSE, type Who, type RoomCommand } from './request.ts';
export { whyNot } from './why.ts';
