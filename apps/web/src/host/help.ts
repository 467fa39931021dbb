/** Whether somebody had more than their own thoughts. */
import type { Help } from './host.ts';

export function isHelp({ hints, undos, known }: Help): boolean {
  return known || hints + undos > 0;
}
