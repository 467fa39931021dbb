/** The way a game's table is shown, remembered by game. */
import { useState } from 'react';
import { recall, remember } from '../prefs/remembered.ts';
import type { GameTable } from './game-table.ts';

export function useMode(game: GameTable): readonly [string, (mode: string) => void] {
  const key = `pakli.mode.${game.id}`;
  const [mode, setMode] = useState(() => recall(key));
  const modes = game.modes?.list ?? [];
  const known = modes.find((name) => name === mode) ?? modes[0] ?? '';
  return [
    known,
    (next) => {
      remember(key, next);
      setMode(next);
    },
  ];
}
