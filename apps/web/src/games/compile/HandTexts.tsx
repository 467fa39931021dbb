/** A button that lays the cards of the hand out with their texts, where the hand itself has no room for them. */
import { useState, type ReactElement } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { textOf } from './cards.ts';
import './HandTexts.css';
import { Panel } from './Panel.tsx';
import { handPlace } from './places.ts';
import { spoken } from './question.ts';

export interface HandTextsProps {
  readonly cards: readonly string[];
  readonly talk: Talk;
}

export function HandTexts({ cards, talk }: HandTextsProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  const { sources, lift } = useTable();
  const { handTexts } = talk.text.tables.compile.places;
  if (cards.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="compile-hand-texts"
        aria-label={handTexts}
        title={handTexts}
        onClick={() => setOpen(true)}
      >
        <Icon name="rules" />
      </button>
      {open && (
        <Sheet title={handTexts} close={() => setOpen(false)}>
          <div className="compile-list compile-list-hand" data-game="compile">
            {cards.map((card) => (
              <div key={card} className="compile-listed">
                <Panel card={card} text={textOf(card, talk.text)} />
                {sources.has(handPlace(card)) && (
                  <button
                    type="button"
                    className="table-spot-button"
                    aria-label={spoken(card, talk)}
                    onClick={() => {
                      setOpen(false);
                      lift(handPlace(card));
                    }}
                  />
                )}
              </div>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
