/** A person's part of the play: lifting, committing, being refused. One place for pointer, drag and keyboard. */
import type { Refusal } from '@pakli/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { refusalOf } from '../host/failure.ts';
import { useSettings } from '../prefs/settings.ts';
import type { Talk } from '../words/talk.ts';
import type { GameTable, Gesture, Place } from '../table/game-table.ts';
import {
  candidates,
  lights,
  NOTHING,
  onlyMove,
  tap,
  type Lifting,
  gesturesOf,
} from '../table/lifting.ts';
import type { Session, SessionView } from '../table/session.ts';
import { play as sound } from '../table/sound.ts';
import type { TableContext } from '../table/table-context.ts';

export interface PlayControl extends Omit<
  TableContext,
  'marked' | 'hinted' | 'hidden' | 'last' | 'past'
> {
  readonly refusal: Refusal | undefined;
}

/** How long a single legal move is shown before it plays itself. */
const SINGLE_PAUSE = 700;

export interface Manner {
  /** Moves do not show their consequences. */
  readonly quiet: boolean;
  /** Whether the person decides at all: while they are away a computer may play for them. */
  readonly may: boolean;
}

export function usePlay(
  session: Session,
  shown: SessionView,
  game: GameTable,
  talk: Talk,
  { quiet, may }: Manner,
): PlayControl {
  const { scene, settled, thinking } = shown;
  const open = may && settled && scene.choices.length > 0;
  const gestures = useMemo(
    (): readonly Gesture[] => (open ? gesturesOf(game, scene, talk, quiet) : []),
    [open, scene, game, talk, quiet],
  );
  const [at, setAt] = useState<{ readonly scene: unknown; readonly lifting: Lifting }>();
  // A played card stays lifted until it is seen to move.
  const [sent, setSent] = useState<{ readonly scene: unknown; readonly lift: Place }>();
  const [refusal, setRefusal] = useState<Refusal>();
  // A lifted card belongs to the scene in which it was lifted.
  const lifting = at?.scene === scene && open ? at.lifting : NOTHING;

  const setLifting = useCallback(
    (next: Lifting): void => {
      if (next.lifted !== undefined) sound('lift');
      setRefusal(undefined);
      setAt({ scene, lifting: next });
    },
    [scene],
  );
  const refuse = useCallback((found: Refusal | undefined): void => {
    if (found !== undefined) sound('refuse');
    setRefusal(found);
  }, []);
  const send = useCallback(
    (texts: readonly string[]): void => {
      setRefusal(undefined);
      setAt(undefined);
      const settle = (found: Refusal | undefined): void => {
        refuse(found);
        // Otherwise the next scene shows where it went.
        if (found !== undefined) setSent(undefined);
      };
      session.submit(...texts).then(settle, (error: unknown) => settle(refusalOf(error)));
    },
    [session, refuse],
  );
  const submit = useCallback(
    ({ lift, choice }: Gesture): void => {
      setSent({ scene, lift });
      send([choice.text]);
    },
    [send, scene],
  );
  const attempt = useCallback(
    (lift: Place, drop: Place): void => {
      const text = game.attempt(lift, drop, scene);
      if (text === undefined) setLifting(NOTHING);
      else session.why(text).then(refuse, (error: unknown) => refuse(refusalOf(error)));
    },
    [game, scene, session, setLifting, refuse],
  );
  const { single, taps } = useSettings();
  const tapAt = useCallback(
    (lifting: Lifting, place: Place): void => {
      if (!open) return;
      const tapped = tap(gestures, lifting, place);
      if (tapped.kind === 'move') submit(tapped.gesture);
      else if (tapped.kind === 'attempt') attempt(tapped.lift, tapped.drop);
      else if (lifting.lifted === undefined && tapped.lifting === NOTHING) attempt(place, place);
      else setLifting(tapped.lifting);
    },
    [open, gestures, submit, attempt, setLifting],
  );
  const onTap = useCallback((place: Place) => tapAt(lifting, place), [tapAt, lifting]);
  // If wanted, one tap is enough for a card of the hand that can do only one thing.
  const onOneTap = useCallback(
    (place: Place): void => {
      const lifts = lifting.lifted === undefined && place.startsWith('hand:');
      const only = lifts ? onlyMove(gestures, { lifted: place, picked: [] }) : undefined;
      if (only === undefined) onTap(place);
      else submit(only);
    },
    [gestures, lifting, submit, onTap],
  );
  const [only] = gestures;
  useEffect(() => {
    if (single !== 'play' || scene.choices.length !== 1 || only === undefined) return undefined;
    const timer = setTimeout(() => submit(only), SINGLE_PAUSE);
    return () => clearTimeout(timer);
  }, [single, scene, only, submit]);

  return {
    scene,
    talk,
    thinking,
    open,
    gestures,
    sources: useMemo(() => new Set(gestures.map(({ lift }) => lift)), [gestures]),
    lights: useMemo(() => lights(gestures, lifting), [gestures, lifting]),
    candidates: useMemo(() => candidates(gestures, lifting), [gestures, lifting]),
    lifted: lifting.lifted,
    sent: sent?.scene === scene ? sent.lift : undefined,
    refusal,
    tap: taps === 'one' ? onOneTap : onTap,
    lift: (place) => {
      if (lifting.lifted !== place) onTap(place);
    },
    drop: (place, target) => {
      const own = lifting.lifted === place ? lifting : { lifted: place, picked: [] };
      // The dragged card may be gone, or no longer the player's to move.
      if (candidates(gestures, own).length > 0) tapAt(own, target);
    },
    commit: submit,
    putBack: () => setLifting(NOTHING),
    send,
  };
}
