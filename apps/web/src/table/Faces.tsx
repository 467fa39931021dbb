/** A few small cards in a row, beside the sentence about them. */
import type { ReactElement } from 'react';
import './Faces.css';
import type { GameTable } from './game-table.ts';

export interface FacesProps {
  readonly game: GameTable;
  readonly faces: readonly string[];
}

export function Faces({ game: { Face }, faces }: FacesProps): ReactElement {
  return (
    <span className="table-faces" aria-hidden="true">
      {faces.map((face, index) => (
        // A sentence never changes, and twins differ only by position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          <Face face={face} />
        </span>
      ))}
    </span>
  );
}
