/** The people at a table by link, as a page receives them when nothing special is going on. */
import type { Company, Sitter } from '@pakli/protocol';

export function companyOf(phase: Company['phase'], seats: readonly Sitter[]): Company {
  return {
    phase,
    seats,
    host: 0,
    locked: false,
    watching: true,
    talk: false,
    offered: [],
    takebacks: true,
    hints: false,
    questions: [],
    again: null,
  };
}
