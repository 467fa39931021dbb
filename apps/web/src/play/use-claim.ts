/** Claiming the rest of a deal: no rule knows claims, so the page plays the person's cards one by one, as far as it is sure. */
import { useEffect, useMemo } from 'react';
import type { GameTable } from '../table/game-table.ts';
import type { Session, SessionView } from '../table/session.ts';
import type { Claiming } from '../table/table-context.ts';
import type { Talk } from '../words/talk.ts';

/** The pause before each card, so that the tricks can be followed. */
const CLAIM_PAUSE = 350;

export function useClaim(
  session: Session,
  { scene }: SessionView,
  game: GameTable,
  talk: Talk,
  { open, send }: { readonly open: boolean; readonly send: (texts: readonly string[]) => void },
): Claiming | undefined {
  const rest = useMemo(
    () => (open ? game.rest?.(scene, talk) : undefined),
    [open, game, scene, talk],
  );
  const running = session.hasClaimed(scene);
  // Playing the very last card is no claim.
  const [only] = scene.choices.length === 1 ? scene.choices : [];
  const next = open && running ? (rest?.move ?? only?.text) : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => send([next]), CLAIM_PAUSE);
    return () => clearTimeout(timer);
  }, [next, scene, send]);
  if (game.rest === undefined) return undefined;
  return {
    rest,
    running,
    begin: () => session.claim(scene, true),
    stop: () => session.claim(scene, false),
  };
}
