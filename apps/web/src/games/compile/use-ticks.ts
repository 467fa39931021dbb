/**
 * Cards of the hand are ticked in any order and then named together. The rules
 * take them one by one in hand order, so the remaining names are sent as soon
 * as the table asks for them.
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
  /** The decision the ticks belong to. */
  readonly of: string;
  readonly cards: readonly string[];
  readonly sent: boolean;
}

/** The identity of a decision, however far its answer has come. */
function decisionOf({ pending, number, players }: View): string {
  const { kind, cause, min, max } = pending ?? {};
  return JSON.stringify([number, kind, cause, min, max, players.map(({ hand }) => hand)]);
}

/** The next name to send for these cards; undefined if there is none. */
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
  // The table is open again and still asks for what was sent: it was refused, and the person may change the ticks.
  const refused = tried === scene;
  const next =
    mine && now?.sent === true && !refused ? nextName(view, cards, scene.seat) : undefined;
  // No ticking while the rest is being sent.
  const asked = mine && next === undefined;
  useEffect(() => {
    const gesture = gestures.find(({ choice }) => choice.text === next);
    if (gesture === undefined) return;
    commit(gesture);
    setTried(scene);
    // One send per scene; `commit` changes with every render.
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
      // Cards named before an undo stay named, and the rest must come later in hand order.
      if (picked.length > 0 && !options.includes(card)) return;
      const without = cards.filter((other) => other !== card);
      // One card too many replaces the last.
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
