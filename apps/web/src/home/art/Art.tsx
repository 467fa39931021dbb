/** A still life for each game, made of what its table is made of. */
import type { ReactElement } from 'react';
import type { GameId } from '../../games/shelf.ts';
import './Art.css';
import { BuddyBluffArt } from './BuddyBluffArt.tsx';
import { CompileArt } from './CompileArt.tsx';
import { MulleArt } from './MulleArt.tsx';
import { UltiArt } from './UltiArt.tsx';

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
