/** Table modes (rule 7): recalling covered cards is part of the game, so a table may show less than a view knows. */
import { MODES, type Mode } from '@pakli/buddy-bluff/present';
import type { Modes } from '../../frame/game-table.ts';
import type { Talk } from '../../words/talk.ts';

export function modeOf(name: string): Mode {
  return MODES.find((mode) => mode === name) ?? 'standard';
}

export const modes: Modes = {
  list: MODES,
  name: ({ text }: Talk) => text.games['buddy-bluff'].modes.name,
  text: (mode, { text }) => text.games['buddy-bluff'].modes[modeOf(mode)],
};
