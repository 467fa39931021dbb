/** The seven of hearts winning the last trick, over cards of the other suits. */
import { capital } from '@pakli/text';
import type { ReactElement } from 'react';
import { TellCard } from '../../cards/tell/TellCard.tsx';
import { useWords } from '../../words/Words.tsx';
import './Art.css';

export function Art(): ReactElement {
  const { games, locale } = useWords();
  return (
    <div className="ulti-art">
      {['LK', 'BA', 'AO', 'H7'].map((face) => (
        <TellCard key={face} face={face} />
      ))}
      <b>{capital(games.ulti.bid.name('H-U'), locale)}</b>
    </div>
  );
}
