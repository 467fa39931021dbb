/** What somebody has tried at the table of a lesson, derived from what is shown there. */
import { OVER, type Refusal } from '@pakli/core';
import { tellIfRefused } from '../kit/notices.ts';
import type { TableScene, SeenStep } from '../host/host.ts';
import type { Session, SessionView } from '../table/session.ts';

export interface Attempt {
  /** The scene in which it began. */
  readonly opening: TableScene;
  /** One's own moves since, in notation. */
  readonly moves: readonly string[];
  /** Everything since, of all seats. */
  readonly steps: readonly SeenStep[];
  /** Those of them that have been fully shown. */
  readonly told: readonly SeenStep[];
  /** The deal is over. */
  readonly over: boolean;
  /** Nothing is moving or waiting. */
  readonly settled: boolean;
  /** Takes back one's own moves until `count` are left, and plays another one if it is given. */
  backTo(count: number, text?: string): void;
  /** Plays another of one's own moves. */
  play(text: string): void;
}

/** The scene in which the lesson at a table began, and the number of steps before it. */
const beginnings = new WeakMap<Session, { readonly count: number; readonly scene: TableScene }>();

export function attemptOf(session: Session, { past, scene, settled, told }: SessionView): Attempt {
  let beginning = beginnings.get(session);
  if (beginning === undefined) {
    beginning = { count: past.length, scene };
    beginnings.set(session, beginning);
  }
  const steps = past.slice(beginning.count);
  const moves = steps.flatMap(({ seat, text }) => (seat === scene.seat ? [text] : []));
  return {
    opening: beginning.scene,
    moves,
    steps,
    told: told.past.slice(beginning.count),
    over: scene.view.turn === OVER,
    settled,
    backTo: (count, text) => tellIfRefused(goBack(session, moves.length - count, text)),
    play: (text) => tellIfRefused(session.submit(text)),
  };
}

async function goBack(
  session: Session,
  count: number,
  text: string | undefined,
): Promise<Refusal | undefined> {
  for (let left = count; left > 0; left--) await session.act({ kind: 'ask', what: 'takeback' });
  if (text === undefined) return undefined;
  await session.whenSettled();
  return session.submit(text);
}
