/** A line: both stacks and the strip between them. */
import type { CardView, View } from '@pakli/compile';
import type { Seat } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type SceneOf } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import { useHidden, useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { faceDownValue, parseCardName, textOf } from './cards.ts';
import { lyingName } from './describe.ts';
import './Lane.css';
import { Back, Panel } from './Panel.tsx';
import { linePlace, playPlace, stackPlace } from './places.ts';
import { Strip } from './Strip.tsx';

export interface LaneProps {
  readonly scene: SceneOf<View>;
  readonly line: number;
  readonly talk: Talk;
  readonly look: (card: string | undefined) => void;
  /** The card under the mouse; undefined when it leaves. */
  readonly point: ((card: string | undefined) => void) | undefined;
}

export function Lane(props: LaneProps): ReactElement {
  const { scene, line, talk } = props;
  const { sources, last } = useTable();
  const other = across(scene, 1);
  const { places } = talk.text.tables.compile;
  const swept = (last?.seen as readonly { kind: string; what?: string }[] | undefined)?.some(
    ({ kind, what }) => kind === 'compile' && what === `L${line}`,
  );
  return (
    <div
      className="compile-lane"
      role="group"
      aria-label={places.line(line)}
      data-swept={swept === true ? '' : undefined}
    >
      <Stack {...props} seat={other} />
      <Strip scene={scene} line={line} talk={talk} />
      <Stack {...props} seat={scene.seat} />
      {sources.has(linePlace(line)) && (
        <Spot place={linePlace(line)} name={places.line(line)} className="compile-line" />
      )}
    </div>
  );
}

interface SideProps extends LaneProps {
  readonly seat: Seat;
}

function Stack(props: SideProps): ReactElement {
  const { line, talk, look, point, seat } = props;
  const { view, seat: own } = props.scene;
  const { lights } = useTable();
  const person = personAt(talk.company, seat);
  const { places, lane } = talk.text.tables.compile;
  const stack = view.players[seat === 0 ? 0 : 1].stacks[line] ?? [];
  const zone = stackPlace(seat, line);
  const hidden = useHidden('commits');
  const coming = view.commits
    .map(({ pos, faceUp, card }, n) => ({ pos, faceUp, card: card ?? hidden?.[n] ?? null }))
    .filter(({ pos }) => pos === zone);
  return (
    <Spot
      place={zone}
      name={places.stack(person, line, stack.length)}
      className={seat === own ? 'compile-stack compile-stack-own' : 'compile-stack'}
      style={{ '--count': stack.length + coming.length }}
    >
      {stack.map((lying, n) => (
        <Lying
          key={lying.pos}
          lying={lying}
          remembered={view.memory?.known.find(([, place]) => place === lying.pos)?.[0]}
          stack={stack}
          covered={n < stack.length - 1}
          talk={talk}
          look={look}
          point={point}
        />
      ))}
      {coming.map(({ card, faceUp }) => (
        <div
          key={card ?? ''}
          className="compile-lying compile-coming"
          role="img"
          aria-label={places.coming(nameFor(card, talk))}
        >
          {faceUp && card !== null ? (
            <Panel card={card} text={textOf(card, talk.text)} covered />
          ) : (
            <Back value={faceDownValue(stack)} card={card ?? undefined} />
          )}
        </div>
      ))}
      <i className="compile-anchor" data-anchor="" aria-hidden="true" />
      {[true, false].map((up) => {
        const place = playPlace(seat, line, up);
        if (!lights.has(place)) return null;
        return (
          <Spot
            key={place}
            place={place}
            name={up ? places.playUp(line) : places.playDown(line)}
            className={up ? 'compile-drop compile-drop-up' : 'compile-drop compile-drop-down'}
          >
            <span>{up ? lane.faceUp : lane.faceDown}</span>
          </Spot>
        );
      })}
    </Spot>
  );
}

function nameFor(card: string | null, { text }: Talk): string {
  if (card === null) return text.tables.compile.places.unseen;
  const { protocol, value } = parseCardName(card);
  return text.games.compile.card.name(protocol, value);
}

interface LyingProps {
  readonly lying: CardView;
  readonly stack: readonly CardView[];
  /** The face of a card that the viewer saw before it was turned down. */
  readonly remembered: string | undefined;
  readonly covered: boolean;
  readonly talk: Talk;
  readonly look: LaneProps['look'];
  readonly point: LaneProps['point'];
}

function Lying({ lying, stack, remembered, covered, talk, look, point }: LyingProps): ReactElement {
  const { card, faceUp, pos } = lying;
  const [hidden] = useHidden(pos) ?? [];
  const value = faceDownValue(stack);
  const readable = card ?? hidden ?? remembered;
  const name = lyingName(lying, readable, value, covered, talk);
  return (
    // The text can also be read by lifting the card or in the log; hovering is a shortcut.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="compile-lying"
      data-covered={covered ? '' : undefined}
      onClick={() => look(readable)}
      onPointerEnter={() => point?.(readable)}
      onPointerLeave={() => point?.(undefined)}
    >
      <Spot place={pos} name={name} card={card ?? pos} className="compile-spot">
        {faceUp && card !== null ? (
          <Panel card={card} text={textOf(card, talk.text)} covered={covered} />
        ) : (
          <Back value={value} card={readable} />
        )}
      </Spot>
    </div>
  );
}
