/**
 * Several cards of the hand are ticked in any order and then named together.
 * The rules take them one by one in the order of the hand, so that what is
 * left to name is sent as soon as the table asks for it.
 */
import type { View } from '@pakli/compile';
import { useEffect, useState } from 'react';
import { useTable } from '../../table/table-context.ts';

export interface Ticks {
  /** Cards are to be ticked now. */
  readonly asked: boolean;
  readonly ticked: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
  readonly toggle: (card: string) => void;
  /** Undefined while too few or too many are ticked. */
  readonly confirm: (() => void) | undefined;
}

interface Kept {
  /** The decision that the ticks belong to. */
  readonly of: string;
  readonly cards: readonly string[];
  readonly sent: boolean;
}

/** What is asked, apart from how far the answer has come. */
function decisionOf({ pending, number, players }: View): string {
  const { kind, cause, min, max } = pending ?? {};
  return JSON.stringify([number, kind, cause, min, max, players.map(({ hand }) => hand)]);
}

/** What is to be sent next for these cards; undefined if nothing is. */
export function nextName(view: View, cards: readonly string[], seat: number): string | undefined {
  const { options = [], picked = [] } = view.pending ?? {};
  const hand = view.players[seat === 0 ? 0 : 1].hand ?? [];
  if (picked.some((card) => !cards.includes(card))) return undefined;
  const next = hand.find((card) => cards.includes(card) && !picked.includes(card)) ?? '-';
  return options.includes(next) ? next : undefined;
}

export function useTicks(view: View): Ticks {
  const { open, gestures, commit, scene } = useTable();
  const { pending } = view;
  const mine = open && pending?.kind === 'hand' && pending.player === scene.seat;
  const decision = decisionOf(view);
  const [kept, keep] = useState<Kept>();
  const now = kept?.of === decision ? kept : undefined;
  const cards = now?.cards ?? pending?.picked ?? [];
  const [tried, setTried] = useState<unknown>();
  // The table is open again and still asks for what it was sent: it was refused, and the person may think again.
  const refused = tried === scene;
  const next =
    mine && now?.sent === true && !refused ? nextName(view, cards, scene.seat) : undefined;
  // While the rest is on its way nothing more is ticked.
  const asked = mine && next === undefined;
  useEffect(() => {
    const gesture = gestures.find(({ choice }) => choice.text === next);
    if (gesture === undefined) return;
    commit(gesture);
    setTried(scene);
    // A scene asks once; `commit` is another function at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [next, scene]);
  const { min: least = 0, max: most = 0 } = pending ?? {};
  const enough = cards.length >= least && cards.length <= most;
  return {
    asked,
    ticked: new Set(asked ? cards : []),
    least,
    most,
    toggle(card) {
      const { picked = [], options = [] } = pending ?? {};
      // What was named before an undo stays named, and the rest follows in the order of the hand.
      if (picked.length > 0 && !options.includes(card)) return;
      const without = cards.filter((other) => other !== card);
      // One card too many takes the place of the last.
      const more = without.length < cards.length ? without : [...cards.slice(0, most - 1), card];
      keep({ of: decision, cards: more, sent: false });
    },
    confirm: enough
      ? () => {
          setTried(undefined);
          keep({ of: decision, cards, sent: true });
        }
      : undefined,
  };
}
