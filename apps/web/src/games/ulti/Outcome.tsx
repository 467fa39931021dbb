/** How a deal of Ulti ended, in a line: the player, the contract, and whether it was made. */
import type { View } from '@pakli/ulti';
import type { ReactElement } from 'react';
import type { OutcomeProps } from '../../table/shelf-game.ts';
import { useWords } from '../../words/Words.tsx';
import { isMade } from './deal-statistics.ts';

export function Outcome({ view: end, names }: OutcomeProps): ReactElement | null {
  const { games, tables } = useWords();
  const view = end as View;
  const { soloist, contract } = view;
  if (soloist === null || contract === null) return null;
  const { made, lost } = tables.ulti.result;
  return (
    <>
      {names[soloist]}: {games.ulti.bid.name(contract)}, {isMade(view) ? made : lost}
    </>
  );
}
