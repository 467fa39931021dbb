/** Twins side by side, and a build tied up with its value on a tag. */
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';

export function MulleArt(): ReactElement {
  return (
    <div className="art art-mulle">
      <Card face="TD" />
      <Card face="TD" />
      <span className="art-bundle">
        <Card face="5S" />
        <Card face="9H" />
        <i />
        <i />
        <b>14</b>
      </span>
    </div>
  );
}
