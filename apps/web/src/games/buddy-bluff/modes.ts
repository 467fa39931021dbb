/** Table modes (rule 7): recalling covered cards is part of the game, so a table may show less than the view holds. */
import { MODES, type Mode } from '@pakli/buddy-bluff/present';
import type { Modes } from '../../table/game-table.ts';
import type { SeenStep } from '../../host/host.ts';
import type { Talk } from '../../words/talk.ts';

export function modeOf(name: string): Mode {
  return MODES.find((mode) => mode === name) ?? 'standard';
}

export const modes: Modes = {
  list: MODES,
  open: 'open',
  name: ({ text }: Talk) => text.games['buddy-bluff'].modes.name,
  text: (mode, { text }) => text.games['buddy-bluff'].modes[modeOf(mode)],
};

const TURNS: Readonly<Record<string, number>> = { standard: 4, memory: 1 };

/** The last turns, as far as the mode shows them; early in a game this includes the deal. */
export function remembers(past: readonly SeenStep[], mode: string): readonly SeenStep[] {
  const turns = past.flatMap(({ seat }, index) => (seat === null ? [] : [index]));
  const shown = TURNS[mode] ?? Infinity;
  return turns.length < shown ? past : past.slice(turns.at(-shown));
}
