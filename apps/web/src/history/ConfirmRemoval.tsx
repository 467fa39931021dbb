/** Asks for confirmation before games are deleted. */
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { tellFailure } from '../kit/notices.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useWords } from '../words/Words.tsx';
import type { PlayedGame } from './statistics.ts';

export interface ConfirmRemovalProps {
  readonly games: readonly PlayedGame[];
  readonly remove: (gone: readonly PlayedGame[]) => Promise<void>;
  readonly close: () => void;
}

export function ConfirmRemoval({ games, remove, close }: ConfirmRemovalProps): ReactElement {
  const { frame, history } = useWords();
  const confirm = (): void => {
    close();
    remove(games).catch(tellFailure);
  };
  return (
    <Sheet title={history.removeTitle(games.length)} close={close}>
      <p>{history.removeAbout}</p>
      <div className="acts">
        <button type="button" className="button history-removal-yes" onClick={confirm}>
          {history.remove}
        </button>
        <Button onClick={close}>{frame.table.cancel}</Button>
      </div>
    </Sheet>
  );
}
