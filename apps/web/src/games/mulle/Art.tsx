/** Twins side by side, and a build tied up with its value on a tag. */
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import './Art.css';

export function Art(): ReactElement {
  return (
    <div className="mulle-art">
      <Card face="TD" />
      <Card face="TD" />
      <span className="mulle-art-bundle">
        <Card face="5S" />
        <Card face="9H" />
        <i />
        <i />
        <b>14</b>
      </span>
    </div>
  );
}
