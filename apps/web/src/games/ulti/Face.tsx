/** Cards as the settings want them: German suits, or the equivalent French ones. */
import { frenchFace } from '@pakli/text';
import type { ReactElement } from 'react';
import { sign, type FrenchSuit } from '../../cards/suits.ts';
import { TellCard } from '../../cards/tell/TellCard.tsx';
import { useSuits } from '../../prefs/suits.ts';
import type { Talk } from '../../words/talk.ts';
import { deckWords, type DeckWords } from './deck-words.ts';
import './Face.css';

export interface FaceProps {
  readonly face: string | undefined;
  readonly label?: string | undefined;
}

/** A card on the table, in flight, in the log and in hints. */
export function Face({ face, label }: FaceProps): ReactElement {
  const suits = useSuits();
  return <TellCard face={face} label={label} french={suits === 'french'} />;
}

/** A bare suit sign; its container has the name. */
export function SuitSign({ suit }: { readonly suit: string }): ReactElement {
  const suits = useSuits();
  const french = frenchFace(`${suit}7`).charAt(1) as FrenchSuit;
  return (
    <svg className="ulti-suit-sign" viewBox="-52 -54 104 108" aria-hidden="true" data-suit={french}>
      {suits === 'french' ? (
        <path d={sign(french, 0, 0, 100)} />
      ) : (
        <use href={`#tell-sign-${suit}`} />
      )}
    </svg>
  );
}

/** Names of cards and suits in the deck shown. */
export function useDeck(talk: Talk): DeckWords {
  return deckWords(talk, useSuits() === 'french');
}
