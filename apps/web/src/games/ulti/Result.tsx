/** The end of a deal: the player and the contract, the bill, everybody's win or loss, and the talon. */
import type { View } from '@pakli/ulti';
import { personAt, type Person, type Locale } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { Bill } from './Bill.tsx';
import { Face, SuitSign, useDeck } from './Face.tsx';
import './Result.css';
import { useSettings } from '../../prefs/settings.ts';

export function Result({ scene, talk }: TableProps<View>): ReactElement | null {
  const { view } = scene;
  const { result: words, bid } = talk.text.games.ulti;
  const { result: labels } = talk.text.tables.ulti;
  const deck = useDeck(talk);
  const { frame, locale } = talk.text;
  const money = useMoney(locale);
  const { result, soloist, contract, trump } = view;
  if (result === null || soloist === null || contract === null) return null;
  const total = (seat: number): number => (view.carry[seat] ?? 0) + (result.deltas[seat] ?? 0);
  const person = (seat: number): Person => personAt(talk.company, seat);
  const seats = [scene.seat, across(scene, 1), across(scene, 2)];
  return (
    <div className="stack-12">
      <p className="ulti-result-contract">
        {trump !== null && <SuitSign suit={trump} />}
        <strong>{labels.title(person(soloist), bid.name(contract))}</strong>
      </p>
      {result.conceded && <p>{words.conceded}</p>}
      <Bill scene={scene} talk={talk} />
      <ul className="ulti-result-deltas">
        {seats.map((seat) => (
          <li key={seat}>
            {words.delta(person(seat), result.deltas[seat] ?? 0)}
            {money !== undefined && <small>{money(result.deltas[seat] ?? 0)}</small>}
          </li>
        ))}
      </ul>
      {money !== undefined && scene.deals > 1 && (
        <p className="soft">
          {scene.over ? frame.result.final : frame.result.standing}:{' '}
          {seats
            .map((seat) => `${frame.table.seat(person(seat))} ${money(total(seat))}`)
            .join(', ')}
        </p>
      )}
      <div className="ulti-result-talon">
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

// The worth of points, for people who want to see money beside them.

/** Formats `+1 200 Ft`; undefined where points are only points. */
function useMoney(locale: Locale): ((points: number) => string) | undefined {
  const { money } = useSettings();
  if (money === 'none') return undefined;
  const number = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (points) => `${number.format(points * Number(money)).replace('-', '−')} Ft`;
}
