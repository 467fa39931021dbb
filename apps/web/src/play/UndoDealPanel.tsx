/** Asks before a whole deal goes with the decision that is taken back. */
import type { ReactElement } from 'react';
import type { Talk } from '../words/talk.ts';
import './MenuPanel.css';

export interface UndoDealPanelProps {
  readonly talk: Talk;
  readonly takeBack: () => void;
  readonly close: () => void;
}

export function UndoDealPanel({ talk, takeBack, close }: UndoDealPanelProps): ReactElement {
  const { table } = talk.text.frame;
  return (
    <>
      <p>{table.undoDealAbout}</p>
      <div className="play-menu-answer">
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            close();
            takeBack();
          }}
        >
          {table.undo}
        </button>
        <button type="button" className="button" data-focus onClick={close}>
          {table.cancel}
        </button>
      </div>
    </>
  );
}
