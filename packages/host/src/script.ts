/** Seats of lessons and puzzles: they play what is written down, and nothing else. */
import type { Room } from './room.ts';

/** What comes next on the first line that everybody has followed so far; undefined if there is none. */
export function scripted(room: Room, lines: readonly (readonly string[])[]): string | undefined {
  const steps = room.match?.tables.flatMap((table) => table.steps) ?? [];
  const played = steps.slice(room.fixed).map(({ text }) => text);
  return lines.find((line) => played.every((text, i) => text === line[i]))?.[played.length];
}
