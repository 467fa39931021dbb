/** Cards in a leaflet: one in a sentence, and rows of them on felt. */
import type { ReactElement, ReactNode } from 'react';
import type { Catalogue } from '@pakli/text';
import { guestCard } from '@pakli/text/guests';
import { FACE_DOWN, type RowPart, type Picture } from '@pakli/text/leaflet';
import type { GameId } from '../table/shelf-game.ts';

export interface Drawn {
  readonly words: Catalogue;
  readonly game: GameId;
  /** Draws a card; undefined until the drawings have loaded. */
  readonly Face: ((props: { readonly face: string | undefined }) => ReactNode) | undefined;
}

function nameOf(face: string, { words, game }: Drawn): string {
  if (face === FACE_DOWN) return words.tables.compile.lane.faceDown;
  if (game === 'ulti') return words.games.ulti.card.name(face);
  if (game === 'compile') return face.replace('-', ' ');
  return guestCard(words, game, face);
}

export interface WrittenCardProps {
  readonly face: string;
  /** Until it can be drawn. */
  readonly written: string;
  readonly drawing: Drawn;
}

export function Card({ face, written, drawing }: WrittenCardProps): ReactElement {
  const { Face } = drawing;
  return (
    <span className="rules-card" role="img" aria-label={nameOf(face, drawing)}>
      {Face === undefined ? written : <Face face={face === FACE_DOWN ? undefined : face} />}
    </span>
  );
}

/** More cards than this go below their label on a phone; still more are drawn smaller. */
const SOME = 4;
const MANY = 6;

function crowd(count: number): 'some' | 'many' | undefined {
  return count > MANY ? 'many' : count > SOME ? 'some' : undefined;
}

export interface CardsProps {
  readonly picture: Picture;
  readonly drawing: Drawn;
  readonly say: (text: string) => ReactNode;
}

export function Cards({ picture: { rows }, drawing, say }: CardsProps): ReactElement {
  return (
    <figure className="rules-picture felt" data-game={drawing.game}>
      {rows.map(({ label, parts }, index) => {
        const count = parts.flatMap((part) => (part.kind === 'stack' ? part.faces : [])).length;
        const key = `${index}`;
        if (count === 0) {
          return <figcaption key={key}>{parts.map((part) => worded(part, say))}</figcaption>;
        }
        return (
          <div key={key} className="rules-row" data-crowd={crowd(count)}>
            <span className="rules-label">{say(label)}</span>
            <span className="rules-cards">
              {parts.map((part, place) => {
                const at = `${place}`;
                if (part.kind === 'words') return <span key={at}>{part.text}</span>;
                return (
                  <span key={at} className="rules-stack">
                    {part.faces.map((face, card) => (
                      // Twins differ only by position.
                      // oxlint-disable-next-line react/no-array-index-key
                      <Card key={card} face={face} written={face} drawing={drawing} />
                    ))}
                  </span>
                );
              })}
            </span>
          </div>
        );
      })}
    </figure>
  );
}

function worded(part: RowPart, say: (text: string) => ReactNode): ReactNode {
  return part.kind === 'words' ? say(part.text) : undefined;
}
