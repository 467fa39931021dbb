/** The cards that somebody has not seen, counted by rank and suit: of two packs each is there twice. */
import { frenchLetter } from '@pakli/text';
import type { ReactElement } from 'react';
import { usePack } from '../../prefs/pack.ts';
import './UnseenCards.css';

const RANKS = 'A23456789TJQK'.split('');
const SUITS = [
  ['S', '♠'],
  ['H', '♥'],
  ['D', '♦'],
  ['C', '♣'],
] as const;

export function UnseenCards({ cards }: { readonly cards: readonly string[] }): ReactElement {
  const pack = usePack();
  return (
    <table className="mulle-unseen">
      <thead>
        <tr>
          <td />
          {SUITS.map(([suit, sign]) => (
            <th key={suit} scope="col" data-suit={suit}>
              {sign}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RANKS.map((rank) => (
          <tr key={rank}>
            <th scope="row">{frenchLetter(pack, rank)}</th>
            {SUITS.map(([suit]) => {
              const count = cards.filter((card) => card === rank + suit).length;
              return (
                <td key={suit} data-count={count}>
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
