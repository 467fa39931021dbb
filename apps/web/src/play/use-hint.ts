/** A hint belongs to the scene it was asked in; it is stopped and forgotten with it. */
import type { Refusal } from '@pakli/core';
import { useEffect, useState } from 'react';
import { refusalOf } from '../host/failure.ts';
import type { Hint, TableScene } from '../host/host.ts';
import type { Session, SessionView } from '../table/session.ts';

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'given'; readonly hint: Hint }
  | { readonly kind: 'failed'; readonly refusal: Refusal };

export interface HintControl {
  readonly state: HintState;
  readonly ask: () => void;
  readonly stop: () => void;
}

const NONE: HintState = { kind: 'none' };

export function useHint(session: Session, { scene }: SessionView): HintControl {
  const [held, setHeld] = useState<{ readonly scene: TableScene; readonly state: HintState }>();
  const thinking = held?.state.kind === 'thinking';
  useEffect(() => {
    if (!thinking) return undefined;
    return () => session.cancelHint();
  }, [thinking, session, scene]);
  return {
    state: held?.scene === scene ? held.state : NONE,
    ask() {
      const asked = { scene, state: { kind: 'thinking' } as const };
      setHeld(asked);
      // Hints asked for earlier, or stopped, change nothing any more.
      const become = (state: HintState): void =>
        setHeld((now) => (now === asked ? { scene, state } : now));
      session.hint().then(
        (hint) => become(hint === undefined ? NONE : { kind: 'given', hint }),
        (error: unknown) => become({ kind: 'failed', refusal: refusalOf(error) }),
      );
    },
    stop() {
      setHeld(undefined);
    },
  };
}
