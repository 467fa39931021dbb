/**
 * A cell of the table: a single, a plain pile, or a build as a bundle tied with
 * string in its owner's colour. The tag says its value; a knot locks it.
 */
import type { PileView, Seen } from '@pakli/mulle';
import { personAt, type Person } from '@pakli/text';
import type { CSSProperties, ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { Place } from '../../table/game-table.ts';
import { Peek } from '../../table/Peek.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import type { Cell } from './arrangement.ts';
import { pileName } from './describe.ts';
import './Pile.css';
import { laidAt, tagPlace } from './places.ts';
import { builtOf } from './sums.ts';
import { Worth } from './Worth.tsx';

export interface PileProps {
  readonly pile: PileView;
  readonly place: Place;
  readonly cell: Cell;
  readonly talk: Talk;
  /** Part of the move whose chip is hovered or focused. */
  readonly pointed: boolean;
}

export function placed({ row, column, span }: Cell): CSSProperties {
  return { gridRow: row + 1, gridColumn: `${column + 1} / span ${span}` };
}

export function Pile({ pile, place, cell, talk, pointed }: PileProps): ReactElement {
  const { cards, value, build } = pile;
  const { lifted } = useTable();
  const laid = laidAt(place, cards);
  const faces = laid.map(({ face }) => face);
  const owner = build === null ? undefined : personAt(talk.company, build.owner);
  const name = pileName(pile, talk);
  const style = { ...placed(cell), '--n': cards.length, '--span': cell.span };
  return (
    <Spot
      place={place}
      name={name}
      className={`mulle-pile ${cards.length > 1 ? 'mulle-pile-many' : ''} ${pointed ? 'mulle-pile-pointed' : ''}`}
      style={style}
    >
      <div className="mulle-pile-cards" data-owner={ownership(owner)}>
        {laid.map(({ face, key }, i) => (
          <div key={key} className="mulle-pile-card" data-card={key} style={{ '--i': i }}>
            <Card face={face} />
            {cards.length === 1 && <Worth face={face} value={value} />}
          </div>
        ))}
        {build !== null && <Tie locked={build.locked} />}
        {cards.length > 1 && (
          <span className="mulle-pile-tag" data-place={tagPlace(value)}>
            <b>{value}</b>
            <Sums build={pile} />
            {owner !== undefined && <small>{talk.text.frame.table.seat(owner)}</small>}
          </span>
        )}
      </div>
      {cards.length > 1 && lifted === undefined && <Peek cards={faces} name={name} plain />}
    </Spot>
  );
}

/** The sums of a build just made, if it drew something in. */
function Sums({ build: { value, build } }: { readonly build: PileView }): ReactElement | null {
  const { last } = useTable();
  // All events at this table are of this game.
  const seen = (last?.seen ?? []) as readonly Seen[];
  const made = seen.some((part) => part.kind === 'play' && part.value === value);
  const sums = build === null || !made ? [] : builtOf(seen);
  return sums.length === 0 ? null : <i>{sums.join(', ')}</i>;
}

function ownership(owner: Person | undefined): 'you' | 'other' | undefined {
  if (owner === undefined) return undefined;
  return owner.you ? 'you' : 'other';
}

/** String around the bundle: loose ends while open, a knot when locked. */
function Tie({ locked }: { readonly locked: boolean }): ReactElement {
  return (
    <span className="mulle-pile-tie">
      <svg className="mulle-pile-knot" viewBox="-20 -14 40 28" aria-hidden="true">
        {locked ? (
          <>
            <path d="M0,0C-8,-14 -20,-11 -18,-2C-17,6 -7,5 0,0C8,-14 20,-11 18,-2C17,6 7,5 0,0Z" />
            <path d="M0,0C-3,5 -8,9 -12,12M0,0C3,5 8,9 12,12" />
            <circle r="4" />
          </>
        ) : (
          <path d="M-20,0C-10,0 -4,-3 -2,-9C-1,-13 3,-12 2,-8C0,-2 -4,3 -9,9M20,0C10,0 5,2 8,9" />
        )}
      </svg>
    </span>
  );
}
