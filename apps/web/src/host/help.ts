/** Whether somebody had help. */
import type { Help } from './host.ts';

export function isHelp({ hints, undos, known }: Help): boolean {
  return known || hints + undos > 0;
}
