/** A player's captured cards: a face-down pile, with every mulle sticking out of it halfway. */
import type { Seat } from '@pakli/core';
import type { Seen, View } from '@pakli/mulle';
import { unseenBy } from '@pakli/mulle/present';
import { personAt, frenchLetter } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { SceneOf } from '../../table/game-table.ts';
import { Peek, PeekFaces } from '../../table/Peek.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { face, gainPlace, mullePlace, tabbePlace, takenPlace } from './places.ts';
import { sumsOf } from './sums.ts';
import './Taken.css';
import { usePack } from '../../prefs/pack.ts';
import './UnseenCards.css';

/** The most cards whose number can be seen at a glance. */
const FEW = 12;

export interface TakenProps {
  readonly scene: SceneOf<View>;
  readonly seat: Seat;
  readonly talk: Talk;
}

export function Taken({ scene: { view }, seat, talk }: TakenProps): ReactElement {
  const { zones, score, choice } = talk.text.games.mulle;
  const gain = useGain(view, seat);
  const sums = useSums(seat);
  const person = personAt(talk.company, seat);
  const captured = view.captured[seat] ?? [];
  const unseen = unseenBy(view).map(face);
  const mulles = view.mulles[seat] ?? [];
  const tabbe = view.tabbe[seat] ?? 0;
  const name = [
    zones.captured(person, captured.length),
    zones.mulles(person, mulles.length),
    `${score.tabbe}: ${tabbe}`,
  ].join('. ');
  return (
    <Spot
      place={takenPlace(seat)}
      name={name}
      className="mulle-taken"
      style={{ '--n': mulles.length }}
    >
      {/* The newest mulle sticks out furthest. */}
      {mulles.toReversed().map((card) => (
        <div key={card} className="mulle-taken-mulle" data-place={mullePlace(seat, card)}>
          <Card face={face(card)} />
        </div>
      ))}
      <div className="mulle-taken-pile" data-anchor="" data-depth={Math.min(3, captured.length)}>
        {captured.length > 0 && <Card />}
        {captured.length > 0 && <span className="mulle-taken-count">{captured.length}</span>}
        <Peek
          cards={captured.map(face)}
          name={zones.captured(person, captured.length)}
          {...(tabbe === 0 ? {} : { note: score.tabbeAbout(tabbe) })}
          {...(unseen.length === 0
            ? {}
            : {
                more: {
                  name: zones.unseen(unseen.length),
                  content:
                    unseen.length > FEW ? (
                      <UnseenCards cards={unseen} />
                    ) : (
                      <PeekFaces cards={unseen} />
                    ),
                },
              })}
          plain
        />
      </div>
      {(gain.mulles > 0 || gain.tabbe > 0 || sums.length > 0) && (
        <span className="mulle-taken-gain" data-place={gainPlace(seat)} aria-hidden="true">
          {gain.mulles > 0 && <b>{choice.mulles(gain.mulles, gain.points)}</b>}
          {gain.tabbe > 0 && <b>{choice.tabbe(gain.tabbe)}</b>}
          {sums.map((sum, n) => (
            // A sum may occur twice.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={n}>{sum}</i>
          ))}
        </span>
      )}
      <span className="mulle-taken-tabbe" data-place={tabbePlace(seat)} hidden={tabbe === 0}>
        {tabbe}
      </span>
    </Spot>
  );
}

/** The sums of a seat's last capture. */
function useSums(seat: Seat): string[] {
  const { last } = useTable();
  // All events at this table are of this game.
  const seen = (last?.seen ?? []) as readonly Seen[];
  const captured = seen.some((part) => part.kind === 'capture' && part.seat === seat);
  return captured ? sumsOf(seen) : [];
}

/** The gain of the last move: the difference to the view before it. */
function useGain(view: View, seat: Seat) {
  const [{ now, before }, setViews] = useState({ now: view, before: view });
  if (now !== view) setViews({ now: view, before: now });
  const [old, latest] = now === view ? [before, view] : [now, view];
  const count = (of: View): number => of.mulles[seat]?.length ?? 0;
  const points = (of: View): number => of.sheets[seat]?.mulle ?? 0;
  const tabbe = (of: View): number => of.tabbe[seat] ?? 0;
  return {
    mulles: count(latest) - count(old),
    points: points(latest) - points(old),
    tabbe: tabbe(latest) - tabbe(old),
  };
}

/** A player's unseen cards, counted by rank and suit: two packs have each card twice. */
const RANKS = 'A23456789TJQK'.split('');
const SUITS = [
  ['S', '♠'],
  ['H', '♥'],
  ['D', '♦'],
  ['C', '♣'],
] as const;

function UnseenCards({ cards }: { readonly cards: readonly string[] }): ReactElement {
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
