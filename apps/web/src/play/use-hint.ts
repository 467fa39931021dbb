/** A hint belongs to the scene it was asked in; it is stopped and forgotten with it. */
import { useEffect, useState } from 'react';
import type { Hint, Scene } from '../host/host.ts';
import type { Session, Shown } from '../table/session.ts';

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'given'; readonly hint: Hint };

export interface HintControl {
  readonly state: HintState;
  readonly ask: () => void;
  readonly stop: () => void;
}

const NONE: HintState = { kind: 'none' };

export function useHint(session: Session, { scene }: Shown): HintControl {
  const [held, setHeld] = useState<{ readonly scene: Scene; readonly state: HintState }>();
  const thinking = held?.state.kind === 'thinking';
  useEffect(() => {
    if (!thinking) return undefined;
    return () => session.cancelHint();
  }, [thinking, session, scene]);
  return {
    state: held?.scene === scene ? held.state : NONE,
    ask() {
      setHeld({ scene, state: { kind: 'thinking' } });
      void session.hint().then((hint) => {
        const state: HintState = hint === undefined ? NONE : { kind: 'given', hint };
        setHeld((now) => (now?.scene === scene ? { scene, state } : now));
      });
    },
    stop() {
      setHeld(undefined);
    },
  };
}
