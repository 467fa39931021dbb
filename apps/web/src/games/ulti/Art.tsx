/** The seven of hearts that takes the last trick, before cards of the other suits. */
import type { ReactElement } from 'react';
import { TellCard } from '../../cards/tell/TellCard.tsx';
import './Art.css';

export function Art(): ReactElement {
  return (
    <div className="ulti-art">
      {['LK', 'BA', 'AO', 'H7'].map((face) => (
        <TellCard key={face} face={face} />
      ))}
      <b>Piros ulti</b>
    </div>
  );
}
