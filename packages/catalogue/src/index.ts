/** Floor 4: the list of games, joined with the search, and records of any of them. */
export type { Contender, PlayerExports, Players } from './contender.ts';
export { addGuest, findGame, GAMES, type GameEntry, type GamePackage } from './games.ts';
export { openRecord, readRecord, type OpenedRecord } from './records.ts';
