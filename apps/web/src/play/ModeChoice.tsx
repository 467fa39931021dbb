/** How much the table shows, where a game has several ways. */
import type { ReactElement } from 'react';
import { Radios } from '../kit/Radios.tsx';
import type { Talk } from '../words/talk.ts';
import type { GameTable } from '../table/game-table.ts';

export interface ModeChoiceProps {
  readonly game: GameTable;
  readonly talk: Talk;
  readonly mode: string;
  readonly setMode: (mode: string) => void;
}

export function ModeChoice({ game, talk, mode, setMode }: ModeChoiceProps): ReactElement | null {
  const { modes } = game;
  if (modes === undefined) return null;
  const values = modes.list.map((value) => ({ value, ...modes.text(value, talk) }));
  const about = values.find(({ value }) => value === mode)?.about;
  return (
    <Radios
      name={modes.name(talk)}
      value={mode}
      values={values}
      choose={setMode}
      {...(about === undefined ? {} : { about })}
    />
  );
}
