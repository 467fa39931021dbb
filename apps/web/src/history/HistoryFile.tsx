/** Downloads or deletes the counted games. */
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { useWords } from '../words/Words.tsx';
import { saveFile } from '../kit/save-file.ts';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import type { GameListProps } from './GameList.tsx';
import type { PlayedGame } from './statistics.ts';

export function Keeping({ played, remove }: GameListProps): ReactElement {
  const { history } = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <section className="acts" aria-label={history.keeping}>
      <Button
        onClick={() => saveFile(new Blob([csvOf(played)], { type: 'text/csv' }), 'pakli.csv')}
      >
        {history.csv}
      </Button>
      <Button
        onClick={() =>
          saveFile(new Blob([jsonOf(played)], { type: 'application/json' }), 'pakli.json')
        }
      >
        {history.json}
      </Button>
      <button
        type="button"
        className="button history-keeping-remove"
        onClick={() => setAsked(true)}
      >
        {history.removeAll(played.length)}
      </button>
      {asked && <ConfirmRemoval games={played} remove={remove} close={() => setAsked(false)} />}
    </section>
  );
}

/** The history as a file to keep or to analyse elsewhere. */
const COLUMNS = ['date', 'game', 'level', 'rules', 'outcome', 'place', 'points', 'helped'] as const;

function rowOf(one: PlayedGame): Readonly<Record<(typeof COLUMNS)[number], string | number>> {
  const { game, level, rules, outcome, place, points } = one;
  const helped = one.helped ? 1 : 0;
  return {
    date: new Date(one.at).toISOString(),
    game,
    level,
    rules,
    outcome,
    place,
    points,
    helped,
  };
}

export function jsonOf(played: readonly PlayedGame[]): string {
  return `${JSON.stringify(played.map(rowOf), null, 2)}\n`;
}

function field(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV with commas and quotes as in RFC 4180. */
export function csvOf(played: readonly PlayedGame[]): string {
  const lines = played.map((one) => {
    const row = rowOf(one);
    return COLUMNS.map((column) => field(row[column])).join(',');
  });
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
