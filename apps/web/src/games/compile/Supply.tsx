/** A player's area: name, cards in hand (the opponent's), deck, trash and control. */
import type { View } from '@pakli/compile';
import type { Seat } from '@pakli/core';
import { personAt } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';
import type { SceneOf } from '../../table/game-table.ts';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useHidden, useOpenHand, useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { textOf } from './cards.ts';
import { Face } from './Face.tsx';
import { inOrder } from './in-order.ts';
import { Back, Panel } from './Panel.tsx';
import { deckPlace, handZone, trashPlace, handPlace } from './places.ts';
import './Supply.css';
import { Icon } from '../../kit/Icon.tsx';
import './HandTexts.css';
import { spoken } from './question.ts';

export interface SupplyProps {
  readonly scene: SceneOf<View>;
  readonly seat: Seat;
  readonly talk: Talk;
}

export function Supply({ scene: { view }, seat, talk }: SupplyProps): ReactElement {
  const { places, lane, score } = talk.text.tables.compile;
  const { frame } = talk.text;
  const { zones } = talk.text.games.compile;
  const own = view.seat;
  const replayed = useOpenHand(seat);
  const deck = useHidden(deckPlace(seat));
  const [open, setOpen] = useState<'deck' | 'trash' | 'control'>();
  const person = personAt(talk.company, seat);
  const { handCount, deckCount, trash } = view.players[seat === 0 ? 0 : 1];
  const banned = view.noCompileTurn[seat] ?? 0;
  return (
    <div className="compile-supply" data-own={seat === own ? '' : undefined}>
      <SeatPlate seat={seat} />
      {view.control === seat && (
        <button type="button" className="compile-control" onClick={() => setOpen('control')}>
          {zones.control}
        </button>
      )}
      {seat !== own && view.control === null && view.options.control === 'on' && (
        <button
          type="button"
          className="compile-control compile-control-free"
          onClick={() => setOpen('control')}
        >
          {zones.control}: –
        </button>
      )}
      {banned >= view.number && banned > 0 && <span className="compile-ban">{lane.noCompile}</span>}
      {seat === own && <HandTexts cards={inOrder(view, seat)} talk={talk} />}
      <span className="compile-piles">
        {seat !== own && (
          <Spot
            place={handZone(seat)}
            name={
              replayed?.map((card) => card.replace('-', ' ')).join(', ') ??
              frame.table.cardsInHand(person, handCount)
            }
            className={replayed === undefined ? 'compile-backs' : 'compile-backs compile-open'}
          >
            {replayed?.map((card) => <Face key={card} face={card} />) ??
              Array.from({ length: Math.min(handCount, 7) }, (_, n) => <i key={n} />)}
            <b aria-hidden="true">{handCount}</b>
          </Spot>
        )}
        {deck === undefined ? (
          <Spot
            place={deckPlace(seat)}
            name={places.deck(person, deckCount)}
            className="compile-pile"
          >
            {deckCount > 0 && <Back />}
            <small aria-hidden="true">{score.deck}</small>
            <b aria-hidden="true">{deckCount}</b>
          </Spot>
        ) : (
          <div className="compile-pile compile-trash compile-open" data-place={deckPlace(seat)}>
            <button type="button" onClick={() => setOpen('deck')}>
              {deck[0] !== undefined && <Face face={deck[0]} />}
              <span className="hidden">{places.deck(person, deckCount)}</span>
              <small aria-hidden="true">{score.deck}</small>
              <b aria-hidden="true">{deckCount}</b>
            </button>
          </div>
        )}
        <div className="compile-pile compile-trash" data-place={trashPlace(seat)}>
          <button type="button" onClick={() => setOpen('trash')}>
            <span className="hidden">{places.trash(person, trash.length)}</span>
            <small aria-hidden="true">{score.trash}</small>
            <b aria-hidden="true">{trash.length}</b>
          </button>
        </div>
      </span>
      {open === 'control' && (
        <Sheet title={zones.control} close={() => setOpen(undefined)}>
          <p>{view.control === seat ? lane.controlAbout(person) : lane.free}</p>
        </Sheet>
      )}
      {(open === 'deck' || open === 'trash') && (
        <Sheet
          title={
            open === 'deck' ? places.deck(person, deckCount) : places.trash(person, trash.length)
          }
          close={() => setOpen(undefined)}
        >
          <div className="compile-list" data-game="compile">
            {(open === 'deck' ? (deck ?? []) : trash).map((card) => (
              <Panel key={card} card={card} text={textOf(card, talk.text)} />
            ))}
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** A button that opens the hand with full texts, where the hand itself has no room for them. */
interface HandTextsProps {
  readonly cards: readonly string[];
  readonly talk: Talk;
}

function HandTexts({ cards, talk }: HandTextsProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  const { sources, lift } = useTable();
  const { handTexts } = talk.text.tables.compile.places;
  if (cards.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="compile-hand-texts"
        aria-label={handTexts}
        title={handTexts}
        onClick={() => setOpen(true)}
      >
        <Icon name="rules" />
      </button>
      {open && (
        <Sheet title={handTexts} close={() => setOpen(false)}>
          <div className="compile-list compile-list-hand" data-game="compile">
            {cards.map((card) => (
              <div key={card} className="compile-listed">
                <Panel card={card} text={textOf(card, talk.text)} />
                {sources.has(handPlace(card)) && (
                  <button
                    type="button"
                    className="table-spot-button"
                    aria-label={spoken(card, talk)}
                    onClick={() => {
                      setOpen(false);
                      lift(handPlace(card));
                    }}
                  />
                )}
              </div>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
