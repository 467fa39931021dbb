/** Compile's table: the opponent above, three lines between, one's own side and hand below; before that, the draft. */
import type { View } from '@pakli/compile';
import { useState, type ReactElement, useCallback, type RefCallback } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';
import { Ask } from './Ask.tsx';
import { Draft } from './Draft.tsx';
import { Effects } from './Effects.tsx';
import type { Seat } from '@pakli/core';
import { Spot } from '../../table/Spot.tsx';
import type { Talk } from '../../words/talk.ts';
import { parseCardName, textOf } from './cards.ts';
import { inOrder } from './in-order.ts';
import './Hand.css';
import { Panel } from './Panel.tsx';
import { handPlace, handZone, cardAt, LINES, trayOf, trayPlace } from './places.ts';
import { type Ticks, useTicks } from './use-ticks.ts';
import { Lane } from './Lane.tsx';
import { Moment } from './Moment.tsx';
import { Reader } from './Reader.tsx';
import { Supply } from './Supply.tsx';
import './Table.css';

/** The card being read, and the view in which it was opened. */
interface Looked {
  readonly card: string | undefined;
  readonly view: View;
  readonly tapped: boolean;
}

export function Table(props: TableProps<View>): ReactElement {
  const { scene, talk } = props;
  const { view, seat } = scene;
  const { lifted } = useTable();
  const [at, setAt] = useState<Looked>();
  const look = (card: string | undefined, tapped = true): void => setAt({ card, view, tapped });
  // Without room for a reader beside the field, a card opens over it, on request only.
  const [wide, measured] = useReaderBeside();
  const asking = view.texts.length > 0;
  // While a text asks, a card that was not tapped is shown only while the mouse is over it.
  const point = wide
    ? (card: string | undefined): void => {
        if (card !== undefined || (asking && at?.tapped === false)) look(card, false);
      }
    : undefined;
  // The asking card replaces an earlier one in the reader; over the field, the next question closes it.
  const looked = (wide && !asking) || at?.view === view ? at?.card : undefined;
  // A second tap on a card that is open over the field closes it, too.
  const read = (card: string | undefined): void =>
    look(!wide && card === looked ? undefined : card);
  const ticks = useTicks(view);
  if (view.phase === 'setup') return <Draft {...props} />;
  const other = across(scene, 1);
  // The lifted card is shown first, then the one looked at.
  const shown = (lifted === undefined ? undefined : cardOf(lifted, view)) ?? looked;
  return (
    // A tap anywhere closes a card that is open over the field; its button does so for keyboards.
    <div
      ref={measured}
      className="compile"
      data-reading={shown === undefined ? undefined : ''}
      onClickCapture={() => !wide && looked !== undefined && look(undefined)}
    >
      <Supply scene={scene} seat={other} talk={talk} />
      <div className="compile-field">
        {LINES.map((line) => (
          <Lane key={line} scene={scene} line={line} talk={talk} look={read} point={point} />
        ))}
        <Moment talk={talk} view={view} />
      </div>
      <div className="compile-side">
        <Effects view={view} talk={talk} look={read} />
        <Reader
          card={shown}
          talk={talk}
          idle={idleBoxes(shown, view)}
          text={view.texts.at(-1)}
          close={lifted === undefined ? () => look(undefined) : undefined}
        />
      </div>
      <Ask scene={scene} talk={talk} ticks={ticks} reading={shown} />
      <div className="compile-own">
        <Supply scene={scene} seat={seat} talk={talk} />
        {view.seat !== null && (
          <Hand view={view} seat={seat} talk={talk} point={point} ticks={ticks} />
        )}
      </div>
      <Tray view={view} talk={talk} point={point} />
    </div>
  );
}

/** A covered card has only its top box, a face-down one none. A card outside the field may still use all. */
export function idleBoxes(card: string | undefined, view: View): ReadonlySet<string> {
  const known = view.memory?.known ?? [];
  for (const stack of view.players.flatMap(({ stacks }) => stacks)) {
    for (const [at, lying] of stack.entries()) {
      const name = lying.card ?? known.find(([, place]) => place === lying.pos)?.[0];
      if (card === undefined || name !== card) continue;
      if (!lying.faceUp) return new Set(['top', 'middle', 'bottom']);
      return new Set(at < stack.length - 1 ? ['middle', 'bottom'] : []);
    }
  }
  return new Set();
}

/** The readable card at a place it can be lifted from. */
function cardOf(place: string, view: View): string | undefined {
  const named = cardAt(place, view);
  if (named !== undefined) return named;
  const lying = view.players.flatMap(({ stacks }) => stacks.flat());
  return lying.find(({ pos }) => pos === place)?.card ?? undefined;
}

/** Whether the reader fits beside the field; CSS decides by the room left for the table. */
function useReaderBeside(): [boolean, RefCallback<HTMLElement>] {
  const [beside, setBeside] = useState(true);
  const measured = useCallback((table: HTMLElement | null) => {
    if (table === null) return undefined;
    const watch = new ResizeObserver(() => {
      setBeside(getComputedStyle(table).getPropertyValue('--reader').trim() !== 'over');
    });
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return [beside, measured];
}

/** Choosable cards from a trash or a deck, laid out over the field meanwhile. */
interface TrayProps {
  readonly view: View;
  readonly talk: Talk;
  /** The card under the mouse; undefined when it leaves. */
  readonly point: ((card: string | undefined) => void) | undefined;
}

function Tray({ view, talk, point }: TrayProps): ReactElement | null {
  const { lifted, open } = useTable();
  const cards = trayOf(view);
  if (cards.length === 0 || !open) return null;
  return (
    <div
      className="compile-tray"
      role="group"
      aria-label={talk.text.tables.compile.places.tray}
      // A card about to be played must not hide its targets.
      data-low={lifted === undefined ? undefined : ''}
    >
      {cards.map((card) => {
        const { protocol, value } = parseCardName(card);
        return (
          <div
            key={card}
            className="compile-held"
            onPointerEnter={() => point?.(card)}
            onPointerLeave={() => point?.(undefined)}
          >
            <Spot
              place={trayPlace(card)}
              name={talk.text.games.compile.card.name(protocol, value)}
              card={card}
              className="compile-spot"
            >
              <Panel card={card} text={textOf(card, talk.text)} />
            </Spot>
          </div>
        );
      })}
    </div>
  );
}

interface HandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly talk: Talk;
  /** The card under the mouse; undefined when it leaves. */
  readonly point: ((card: string | undefined) => void) | undefined;
  readonly ticks: Ticks;
}

/** The hand. Where several cards are asked for at once, they are ticked. */
function Hand({ view, seat, talk, point, ticks }: HandProps): ReactElement {
  const held = inOrder(view, seat);
  const { card: words } = talk.text.games.compile;
  return (
    <div
      className="compile-hand"
      role="group"
      aria-label={talk.text.frame.table.hand}
      data-place={handZone(seat)}
      data-spread="hand"
      style={{ '--count': Math.max(5, held.length) }}
    >
      {held.map((card) => {
        const { protocol, value } = parseCardName(card);
        const name = words.name(protocol, value);
        return (
          <div
            key={card}
            className="compile-held"
            data-ticked={ticks.ticked.has(card) ? '' : undefined}
            onPointerEnter={() => point?.(card)}
            onPointerLeave={() => point?.(undefined)}
          >
            <Spot place={handPlace(card)} name={name} card={card} className="compile-spot">
              <Panel card={card} text={textOf(card, talk.text)} />
              {ticks.asked && (
                <button
                  type="button"
                  className="table-spot-button compile-tick"
                  aria-label={name}
                  aria-pressed={ticks.ticked.has(card)}
                  onClick={() => ticks.toggle(card)}
                />
              )}
            </Spot>
          </div>
        );
      })}
    </div>
  );
}
