import type { ReactElement } from 'react';
import { SHELF } from '../games/shelf.ts';
import { Tile } from './Tile.tsx';

export function Home(): ReactElement {
  return (
    <main className="home">
      {SHELF.map((game) => (
        <Tile key={game.id} game={game} />
      ))}
    </main>
  );
}
