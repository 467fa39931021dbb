/** A still life for each game, made of what its table is made of. */
import type { ReactElement } from 'react';
import type { GameId } from '../shelf/shelf.ts';
import './Art.css';
import { BuddyBluffArt } from '../games/buddy-bluff/Art.tsx';
import { CompileArt } from '../games/compile/Art.tsx';
import { MulleArt } from '../games/mulle/Art.tsx';
import { UltiArt } from '../games/ulti/Art.tsx';

const ARTS: Readonly<Record<GameId, () => ReactElement>> = {
  'buddy-bluff': BuddyBluffArt,
  mulle: MulleArt,
  ulti: UltiArt,
  compile: CompileArt,
};

export function Art({ game }: { readonly game: GameId }): ReactElement {
  const Still = ARTS[game];
  return <Still />;
}
