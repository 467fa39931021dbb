/** The moves that were not best, once that may be shown: what each costs, and a tap shows how it is punished. */
import type { ReactElement } from 'react';
import type { LearnWords } from '@pakli/text/learn';
import { isCounted } from '../lessons/puzzle-moves.ts';
import type { Puzzle } from '../lessons/puzzle.ts';
import './OtherMoves.css';

export interface OtherMovesProps {
  readonly puzzle: Puzzle;
  readonly text: LearnWords;
  /** By move: what it is called. */
  readonly names: readonly string[];
  readonly disabled: boolean;
  readonly show: (move: number) => void;
}

export function OtherMoves({ puzzle, text, names, disabled, show }: OtherMovesProps): ReactElement {
  const { values } = puzzle;
  const best = Math.max(...values);
  const others = values
    .map((value, move) => ({ value, move }))
    .filter(({ value }) => value !== best)
    .toSorted((one, other) => other.value - one.value);
  return (
    <details className="learn-others">
      <summary>{text.otherMoves}</summary>
      <ul>
        {others.map(({ value, move }) => (
          <li key={move}>
            <button type="button" disabled={disabled} onClick={() => show(move)}>
              <span>{names[move]}</span>
              {isCounted(puzzle) && <small>−{best - value}</small>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
