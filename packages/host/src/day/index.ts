/**
 * Boards of the day: everybody plays the same few boards alone against computers, once and at any
 * time, and is compared with everybody else and with a field of computers. A day is stored as a log
 * like a room; its tables are ordinary rooms whose opening names the day.
 */
export { dayKey, openedForBoard } from './boards.ts';
export { playBoard, type ComputedRunPorts } from './computed-run.ts';
export { DAY_MS, dateOf, formatDayId, GRACE_MS, isDayId, parseDayId, startOf } from './day-id.ts';
export { Day, type DayTry } from './day.ts';
export { decideDay, type DayCommand } from './decide.ts';
export { DAY_EVENT_VERSION, readDayEvent, type DayEvent, type DayEventOf } from './event.ts';
export { dayTournament } from './tournament-data.ts';
export { pastBoardsOf } from './past-boards.ts';
export { dayViewFor } from './view.ts';
