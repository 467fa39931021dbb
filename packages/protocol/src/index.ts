/** Floor 2: the messages between clients and the keeper of a table, as plain data. */
export type * from './clock.ts';
export type * from './command.ts';
export * from './company.ts';
export * from './day.ts';
export type * from './day-settings.ts';
export type * from './evening.ts';
export * from './evening-tournament.ts';
export type * from './frame.ts';
export type * from './my-tables.ts';
export * from './puzzle-day.ts';
export * from './question.ts';
export * from './requests.ts';
export * from './saying.ts';
export * from './scene.ts';
export * from './series.ts';
export * from './share-link.ts';
export * from './update.ts';
export * from './wire.ts';
