/** What somebody has tried at a table of a lesson, made from what is shown of it. */
import type { Session, Shown } from '../table/session.ts';

export interface Attempt {
  /** The own moves since, in notation. */
  readonly moves: readonly string[];
  /** Nothing is on its way. */
  readonly settled: boolean;
  /** Takes own moves back until so many are left. */
  backTo(count: number): Promise<void>;
  play(text: string): void;
}

/** How many steps had been taken when the lesson at a table began. */
const beginnings = new WeakMap<Session, number>();

export function attemptOf(session: Session, { past, scene, settled }: Shown): Attempt {
  let beginning = beginnings.get(session);
  if (beginning === undefined) {
    beginning = past.length;
    beginnings.set(session, beginning);
  }
  const moves = past
    .slice(beginning)
    .flatMap(({ seat, text }) => (seat === scene.seat ? [text] : []));
  return {
    moves,
    settled,
    async backTo(count) {
      for (let left = moves.length; left > count; left--) await session.undo();
    },
    play: (text) => void session.submit(text),
  };
}
