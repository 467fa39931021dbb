/** The lowest layer of Pakli: the interface of a game, and everything that is the same for all games. */
export * from './belief.ts';
export * from './cards.ts';
export { checksum } from './checksum.ts';
export * from './choices.ts';
export * from './encoding.ts';
export * from './game.ts';
export * from './grades.ts';
export * from './json.ts';
export * from './options.ts';
export * from './player.ts';
export * from './calibration.ts';
export * from './playout.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './knowledge.ts';
export * from './link.ts';
export * from './listener.ts';
export * from './luck.ts';
export * from './match.ts';
export * from './module.ts';
export * from './net.ts';
export * from './net-file.ts';
export * from './past-likelihood.ts';
export * from './read-view.ts';
export {
  formatRecord,
  isRecordError,
  parseRecord,
  replayRecord,
  type GameRecord,
  type RecordError,
} from './record.ts';
export * from './shape.ts';
export * from './table.ts';
export * from './text-file.ts';
export * from './thinking.ts';
export * from './versions.ts';
