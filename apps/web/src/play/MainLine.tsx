/** From a branch back to the game it left, at the step where it left it. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { TableScene } from '../host/host.ts';
import { mainLineOf } from '../kit/addresses.ts';
import type { Talk } from '../words/talk.ts';
import { Icon } from '../kit/Icon.tsx';
import './MainLine.css';

export interface MainLineProps {
  readonly scene: TableScene;
  readonly talk: Talk;
}

export function MainLine({ scene: { from, seat }, talk }: MainLineProps): ReactElement | null {
  if (from === undefined) return null;
  return (
    <Link href={mainLineOf(from, seat)} className="play-main-line">
      <Icon name="branch" />
      {talk.text.frame.table.mainLine}
    </Link>
  );
}
