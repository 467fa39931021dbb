/** From the last lesson into a first game: a short one, against the casual player. */
import { isRefusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/use-host.ts';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import { begin } from '../shelf/begin.ts';
import { meet } from '../shelf/newcomer.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';

export interface FirstGameProps {
  readonly game: ShelfGame;
  readonly name: string;
}

export function FirstGame({ game, name }: FirstGameProps): ReactElement {
  const words = useWords();
  const host = useHost();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = (): void => {
    setBusy(true);
    begin(host, game, { level: 'casual', rules: game.dayRules, seat: undefined }, words)
      .then((address) => {
        if (isRefusal(address)) return tellRefusal(address);
        meet(game.id, address);
        return go(address);
      })
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className="button button-main" disabled={busy} onClick={play}>
      {name}
    </button>
  );
}
