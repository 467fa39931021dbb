/** The lifted card's moves as chips: captures in small cards, builds in numbers, and what each gains. */
import type { Seen, View } from '@pakli/mulle';
import { frenchLetter } from '@pakli/text';
import type { ReactElement } from 'react';
import { usePack } from '../../prefs/pack.ts';
import type { Gesture } from '../../table/game-table.ts';
import '../../table/Chips.css';
import { Prompt } from '../../table/Prompt.tsx';
import { ScrollRow } from '../../table/ScrollRow.tsx';
import { useTable } from '../../table/table-context.ts';
import './Moves.css';
import { laidAt } from './places.ts';

export interface MovesProps {
  readonly pointed: Gesture | undefined;
  /** The chip hovered or focused; undefined when it no longer is. */
  readonly point: (gesture: Gesture | undefined) => void;
}

export function Moves({ point, pointed }: MovesProps): ReactElement {
  const { candidates, commit, talk, scene } = useTable();
  const { frame, games } = talk.text;
  const captures = candidates.filter(({ choice }) => playOf(choice.seen)?.action === 'capture');
  // The table is Mulle's, and so is its view.
  const view = scene.view as View;
  const rivals = ({ label }: Gesture): Gesture[] =>
    candidates.filter((other) => other.label.short === label.short);
  return (
    <div className="mulle-moves" role="group" aria-label={frame.table.moves}>
      {candidates.length === 0 && <Prompt />}
      {captures.length > 1 && <p className="mulle-moves-hint">{games.mulle.choice.several}</p>}
      <ScrollRow className="table-chips">
        {candidates.map((gesture) => (
          <button
            key={gesture.choice.text}
            type="button"
            className="table-chip"
            data-pointed={gesture === pointed ? '' : undefined}
            onClick={() => commit(gesture)}
            onPointerEnter={() => point(gesture)}
            onPointerLeave={() => point(undefined)}
            onFocus={() => point(gesture)}
            onBlur={() => point(undefined)}
          >
            {gesture.label.short}
            <span className="hidden">: {gesture.label.text}</span>
            <Named gesture={gesture} rivals={rivals(gesture)} view={view} />
            {gesture.label.notes.map((note) => (
              <b key={note} aria-hidden="true">
                {note}
              </b>
            ))}
          </button>
        ))}
      </ScrollRow>
    </div>
  );
}

function playOf(seen: readonly unknown[]): Extract<Seen, { kind: 'play' }> | undefined {
  return (seen as readonly Seen[]).find((part) => part.kind === 'play');
}

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

interface NamedProps {
  readonly gesture: Gesture;
  /** All moves with the same short name, including this one. */
  readonly rivals: readonly Gesture[];
  readonly view: View;
}

/** The cards that tell a move apart from others of the same name. */
function Named({ gesture, rivals, view }: NamedProps): ReactElement | null {
  const pack = usePack();
  if (rivals.length === 1) return null;
  const others = rivals.map(({ choice }) => playOf(choice.seen)?.piles ?? []);
  const own = playOf(gesture.choice.seen)?.piles ?? [];
  const cards = own
    .filter((number) => !others.every((piles) => piles.includes(number)))
    .flatMap((number) => view.table[number - 1]?.cards ?? []);
  return (
    <span className="mulle-moves-cards" aria-hidden="true">
      {laidAt('', cards).map(({ face, key }) => (
        <i key={key} data-suit={face.charAt(1)}>
          {frenchLetter(pack, face.charAt(0))}
          {SIGNS[face.charAt(1)]}
        </i>
      ))}
    </span>
  );
}
