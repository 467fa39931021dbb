/** Possible moves as chips: those of the lifted card, and those without a card. */
import type { TablePlace, PlainTable } from '@pakli/core/module';
import type { ReactElement } from 'react';
import '../../table/Chips.css';
import { Prompt } from '../../table/Prompt.tsx';
import { ScrollRow } from '../../table/ScrollRow.tsx';
import { useTable } from '../../table/table-context.ts';
import './Moves.css';

export interface GuestMovesProps {
  readonly places: readonly TablePlace[];
  readonly table: PlainTable | undefined;
}

export function Moves({ places, table }: GuestMovesProps): ReactElement {
  const { candidates, gestures, commit, talk } = useTable();
  const spoken = gestures.filter(({ lift }) => lift === '');
  const offered = candidates.length > 0 ? candidates : spoken;
  const known = new Set(places.flatMap(({ cards }) => cards));
  // Every move can be chosen as a chip, so there is no prompt for a card.
  const asks = gestures.length > 0 && spoken.length === gestures.length;
  return (
    <div className="guest-moves" role="group" aria-label={talk.text.frame.table.moves}>
      {candidates.length === 0 && <Prompt asks={asks ? talk.text.frame.table.moves : undefined} />}
      {offered.length > 0 && (
        <ScrollRow className="table-chips">
          {offered.map((gesture) => (
            <button
              key={gesture.choice.text}
              type="button"
              className="table-chip"
              onClick={() => commit(gesture)}
            >
              <span aria-hidden="true">
                {gesture.label.short.split(' ').map((word, n) => (
                  // The text never changes, and words are known by position.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Word key={n} word={word} known={known} table={table} />
                ))}
              </span>
              <span className="hidden">{gesture.label.text}</span>
            </button>
          ))}
        </ScrollRow>
      )}
    </div>
  );
}

interface WordProps {
  readonly word: string;
  readonly known: ReadonlySet<string | null>;
  readonly table: PlainTable | undefined;
}

/** A card in a text is shown with its sign. */
function Word({ word, known, table }: WordProps): ReactElement {
  const [, card = '', rest = ''] = /^(.*?)([,.:;!]*)$/.exec(word) ?? [];
  const face = known.has(card) ? table?.face?.(card) : undefined;
  if (face === undefined) return <>{word} </>;
  return (
    <>
      <b className="guest-moves-card" data-colour={face.colour}>
        {face.rank}
        {face.suit}
      </b>
      {rest}{' '}
    </>
  );
}
