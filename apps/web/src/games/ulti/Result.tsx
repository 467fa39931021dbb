/** The bill: what was played for line by line, against each defender, and what everybody wins or loses. */
import type { View } from '@pakli/ulti';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { Stake } from './Contract.tsx';
import { Face, SuitSign, useDeck } from './Face.tsx';
import './Result.css';

export function Result({ scene, talk }: TableProps<View>): ReactElement | null {
  const { view } = scene;
  const { result: words, bid } = talk.text.games.ulti;
  const { result: bill } = talk.text.tables.ulti;
  const deck = useDeck(talk);
  const { result, soloist, contract, trump, points } = view;
  if (result === null || soloist === null || contract === null) return null;
  const person = (seat: number): ReturnType<typeof personAt> => personAt(talk.company, seat);
  const defenders = [(soloist + 1) % 3, (soloist + 2) % 3];
  const seats = [scene.seat, across(scene, 1), across(scene, 2)];
  const total = (n: 0 | 1): number =>
    result.lines.reduce((sum, { amounts }) => sum + amounts[n], 0);
  return (
    <div className="ulti-result">
      <p className="ulti-result-contract">
        {trump !== null && <SuitSign suit={trump} />}
        <strong>{bill.title(person(soloist), bid.name(contract))}</strong>
      </p>
      {result.conceded && <p>{words.conceded}</p>}
      <table>
        <caption className="hidden">{bill.bill}</caption>
        <thead>
          <tr>
            <th scope="col">{bill.line}</th>
            {defenders.map((seat) => (
              <th key={seat} scope="col">
                {words.against(person(seat))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.lines.map(({ name, amounts }) => (
            <tr key={name}>
              <th scope="row">
                {words.line(name)} <Stake component={name} view={view} talk={talk} />
                <small data-made={amounts[0] > 0 ? '' : undefined}>
                  {amounts[0] > 0 ? bill.made : bill.lost}
                </small>
              </th>
              {amounts.map((amount, n) => (
                <td key={defenders[n]}>{words.amount(amount)}</td>
              ))}
            </tr>
          ))}
          <tr data-row="total">
            <th scope="row">{words.total}</th>
            <td>{words.amount(total(0))}</td>
            <td>{words.amount(total(1))}</td>
          </tr>
        </tbody>
      </table>
      <ul className="ulti-result-deltas">
        {seats.map((seat) => (
          <li key={seat}>{words.delta(person(seat), result.deltas[seat] ?? 0)}</li>
        ))}
      </ul>
      <div className="ulti-result-talon">
        {trump !== null && <p>{bill.counted(points[0], points[1])}</p>}
        <p>{words.talon(result.talon.map(deck.card))}</p>
        <span aria-hidden="true">
          {result.talon.map((card) => (
            <Face key={card} face={card} label={deck.card(card)} />
          ))}
        </span>
      </div>
    </div>
  );
}
