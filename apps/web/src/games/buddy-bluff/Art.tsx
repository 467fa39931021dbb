/** Four jacks, three already together, and the wax for their seal. */
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Wax } from './Wax.tsx';
import './Art.css';

export function Art(): ReactElement {
  return (
    <div className="bluff-art">
      {['JS', 'JC', 'JD', 'JH'].map((face) => (
        <Card key={face} face={face} />
      ))}
      <Wax rank="J" />
    </div>
  );
}
