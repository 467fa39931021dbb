/** The seven of hearts that takes the last trick, before cards of the other suits. */
import type { ReactElement } from 'react';
import { TellCard } from '../../cards/tell/TellCard.tsx';

export function UltiArt(): ReactElement {
  return (
    <div className="art art-ulti">
      {['LK', 'BA', 'AO', 'H7'].map((face) => (
        <TellCard key={face} face={face} />
      ))}
      <b>Piros ulti</b>
    </div>
  );
}
