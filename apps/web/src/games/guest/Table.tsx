/** A table drawn from places: opponents above, shared places between, one's own places and hand below. */
import type { BaseView, GameModule, Seat } from '@pakli/core';
import type { TablePlace } from '@pakli/core/module';
import { guestCard, guestFact, guestPlace } from '@pakli/text/guests';
import { useState, type ReactElement } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import { across, type TableProps } from '../../table/game-table.ts';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { FaceComponent } from './Face.tsx';
import { Fan, Pile, type CardDrawing, type ThingProps } from './Fan.tsx';
import { Moves } from './Moves.tsx';
import { handOf, laidAt, STAGE, type PlacedCard } from './places.ts';
import './Table.css';
import { personAt } from '@pakli/text';
import './Trick.css';

type Drawn = (props: TableProps<BaseView>) => ReactElement;

export function drawTable(module: GameModule, Face: FaceComponent): Drawn {
  const { game, table } = module;
  return function GuestTable({ scene, talk }: TableProps<BaseView>): ReactElement {
    const { view, seat: own } = scene;
    const drawing: CardDrawing = {
      Face,
      cardName: (card) => guestCard(talk.text, game.id, card),
      placeName: (id) => guestPlace(talk.text, game.id, id, talk.company),
    };
    if (table === undefined) return <Written text={game.formatView(view)} drawing={drawing} />;
    const places = table.places(view);
    const points = table.points?.(view);
    const facts = table.facts?.(view) ?? [];
    const saidOf = (whom: Seat | undefined): readonly string[] =>
      facts.flatMap((fact) => (fact.seat === whom ? [guestFact(talk.text, game.id, fact)] : []));
    const others = Array.from({ length: view.seats - 1 }, (_, n) => across(scene, n + 1));
    const hand = places.find(({ id }) => id === handOf(own));
    const sits = (seat: Seat): ReactElement => (
      <div key={seat} className="guest-seat">
        <div className="guest-who">
          <SeatPlate seat={seat}>
            {points !== undefined && <b className="guest-points">{points[seat] ?? 0}</b>}
          </SeatPlate>
          {table.facts !== undefined && <Facts said={saidOf(seat)} />}
        </div>
        <Things
          places={places.filter((place) => place.seat === seat && place !== hand)}
          drawing={drawing}
        />
      </div>
    );
    const middle = places.filter(({ seat }) => seat === undefined);
    const isSmall = ({ pile, beside }: TablePlace): boolean =>
      pile === true || middle.some(({ id }) => id === beside);
    return (
      <div
        className="guest"
        data-others={others.length > 4 ? 'crowd' : others.length}
        style={{ '--others': others.length }}
      >
        <div className="guest-others">{others.map(sits)}</div>
        <div className="guest-middle">
          <Things places={middle.filter(isSmall)} drawing={drawing} />
          {table.facts !== undefined && <Facts said={saidOf(undefined)} />}
          <div className="guest-rows">
            {middle
              .filter((place) => !isSmall(place))
              .map((place) =>
                place.by === undefined ? (
                  <Row key={place.id} place={place} drawing={drawing} />
                ) : (
                  <Trick key={place.id} place={place} by={place.by} drawing={drawing} />
                ),
              )}
          </div>
          <span className="guest-stage" data-place={STAGE} />
        </div>
        <div className="guest-own">
          {sits(own)}
          <Moves places={places} table={table} />
        </div>
        {hand !== undefined && <Hand place={hand} drawing={drawing} />}
      </div>
    );
  };
}

/** Facts about the deal or a player. */
function Facts({ said }: { readonly said: readonly string[] }): ReactElement {
  return (
    <ul className="guest-facts">
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface ThingsProps {
  readonly places: readonly TablePlace[];
  readonly drawing: CardDrawing;
}

/** Small places: piles, and open cards in front of a player. */
function Things({ places, drawing }: ThingsProps): ReactElement {
  return (
    <div className="guest-things">
      {places.map((place) =>
        place.pile === true ? (
          <Pile key={place.id} place={place} drawing={drawing} />
        ) : (
          <Fan key={place.id} place={place} drawing={drawing} />
        ),
      )}
    </div>
  );
}

/** Cards keep their slot while others come and go: the next card fills an empty one. */
function arrange(
  before: readonly (PlacedCard | null)[],
  cards: readonly PlacedCard[],
): (PlacedCard | null)[] {
  const left = new Map(cards.map((laid) => [laid.spot, laid]));
  const slots = before.map((slot) => {
    const stays = slot === null ? undefined : left.get(slot.spot);
    if (stays !== undefined) left.delete(stays.spot);
    return stays ?? null;
  });
  for (const laid of left.values()) {
    const free = slots.indexOf(null);
    if (free < 0) slots.push(laid);
    else slots[free] = laid;
  }
  while (slots.at(-1) === null) slots.pop();
  return slots;
}

const WIDE = '(aspect-ratio > 1)';

/** A place in the middle, as large as it fits. */
function Row({ place, drawing }: ThingProps): ReactElement {
  const { Face, cardName, placeName } = drawing;
  const wide = useMedia(WIDE);
  const [slots, setSlots] = useState<readonly (PlacedCard | null)[]>([]);
  const next = arrange(slots, laidAt(place));
  const changed =
    next.length !== slots.length || next.some((slot, n) => slot?.spot !== slots[n]?.spot);
  if (changed) setSlots(next);
  // Minimum room, so that cards do not shrink with every one laid down.
  const count = Math.max(next.length, wide ? 4 : 6);
  const columns = wide
    ? Math.min(count, 6 + Math.floor(count / 12))
    : Math.min(3 + Math.floor(count / 7), 6);
  const rows = Math.ceil(count / columns);
  const name = placeName(place.id);
  return (
    <Spot place={place.id} name={name} className="guest-row">
      <div className="guest-row-cards" style={{ '--rows': rows, '--columns': columns }}>
        {next.map((slot, n) =>
          slot === null ? (
            // An empty slot has no other key.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={n} />
          ) : (
            <Spot
              key={slot.spot}
              place={slot.spot}
              card={slot.key}
              name={slot.card === null ? name : cardName(slot.card)}
              className="guest-card"
            >
              <Face face={slot.card ?? undefined} />
            </Spot>
          ),
        )}
      </div>
    </Spot>
  );
}

function Hand({ place, drawing }: ThingProps): ReactElement {
  const { talk } = useTable();
  const { Face, cardName } = drawing;
  const laid = laidAt(place);
  return (
    <div
      className="guest-hand"
      role="group"
      aria-label={talk.text.frame.table.hand}
      data-place={place.id}
      data-spread="hand"
      style={{ '--count': Math.max(2, laid.length) }}
    >
      {laid.map(({ key, card, spot }) => (
        <Spot
          key={key}
          place={spot}
          card={key}
          name={card === null ? drawing.placeName(place.id) : cardName(card)}
          className="guest-card"
        >
          <Face face={card ?? undefined} />
        </Spot>
      ))}
    </div>
  );
}

interface WrittenProps {
  readonly text: string;
  readonly drawing: CardDrawing;
}

/** Renders the `key: value ; key: value` notation of a view; without a colon the first word is the key. */
function Written({ text, drawing }: WrittenProps): ReactElement {
  const { scene } = useTable();
  const others = Array.from({ length: scene.view.seats }, (_, n) => across(scene, n));
  return (
    <div className="guest guest-written">
      <div className="guest-others">
        {others.map((seat) => (
          <SeatPlate key={seat} seat={seat} />
        ))}
      </div>
      <dl className="guest-fields">
        {text.split(' ; ').map((field) => {
          const [, key = '', word = '', value] = /^(?:([^:]*):|(\S+) )?(.*)$/s.exec(field) ?? [];
          return (
            <div key={field}>
              <dt>{drawing.placeName(key || word)}</dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
      <Moves places={[]} table={undefined} />
    </div>
  );
}

/** Offset from the middle in card widths: the reader's cards below, and clockwise from there. */
function wayTo(place: number, seats: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI * (0.5 + (2 * place) / seats);
  // With two players their cards would otherwise overlap.
  const aside = seats === 2 ? 0.35 * (1 - 2 * place) : 0;
  return { x: 1.02 * Math.cos(angle) + aside, y: heightOf(seats) * Math.sin(angle) };
}

/** How far above and below the middle cards lie, in card widths. */
function heightOf(seats: number): number {
  return seats === 2 ? 0.42 : 0.74;
}

interface GuestTrickProps {
  readonly place: TablePlace;
  readonly by: readonly Seat[];
  readonly drawing: CardDrawing;
}

/** Cards played one after the other: each on its player's side, newer ones on top. */
function Trick({ place, by, drawing }: GuestTrickProps): ReactElement {
  const { scene, talk } = useTable();
  const { Face, cardName, placeName } = drawing;
  const { seats } = scene.view;
  return (
    <Spot place={place.id} name={placeName(place.id)} className="guest-trick">
      {laidAt(place).map(({ key, card, spot }, n) => {
        const seat = by[n] ?? scene.seat;
        const { x, y } = wayTo((seat - scene.seat + seats) % seats, seats);
        const who = talk.text.frame.table.seat(personAt(talk.company, seat));
        return (
          <Spot
            key={key}
            place={spot}
            card={key}
            name={card === null ? who : `${who}: ${cardName(card)}`}
            className="guest-card guest-trick-card"
            style={{ '--x': x, '--y': y, '--high': 1.4 + 2.1 * heightOf(seats) }}
          >
            <Face face={card ?? undefined} />
          </Spot>
        );
      })}
    </Spot>
  );
}
