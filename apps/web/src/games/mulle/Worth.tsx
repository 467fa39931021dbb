/** A card's value in its corner, where its face does not say it: an ace is 14 in the hand and 1 on the table. */
import type { Face } from '@pakli/text';
import type { ReactElement } from 'react';
import { isPlain } from './values.ts';
import './Worth.css';

export interface WorthProps {
  readonly face: Face;
  readonly value: number;
}

export function Worth({ face, value }: WorthProps): ReactElement | null {
  return isPlain(face, value) ? null : <span className="mulle-worth">{value}</span>;
}
