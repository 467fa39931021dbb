/** The contract being read: one lifted to be bid, or any other that was tapped. */
import { parseMoveParts } from '@pakli/ulti/move-parts';
import { useEffect, useState } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import { SCREENS } from '../../theme/screens.ts';
import type { Gesture } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';

export interface Reading {
  readonly id: string | undefined;
  /** Bids it, if legal now. */
  readonly gesture: Gesture | undefined;
  /** Too little room at the table: contracts are read on a sheet. */
  readonly onSheet: boolean;
  /** Opens a contract that cannot be bid, or closes it. */
  toggle(id: string): void;
  close(): void;
}

export function useReading(): Reading {
  const { candidates, lifted, offers, putBack } = useTable();
  // A sheet would cover the lesson's text, and a lesson shows few contracts.
  const onSheet = useMedia(SCREENS.phone) && offers === undefined;
  const [opened, setOpened] = useState<string>();
  const [bid] = candidates.flatMap((gesture) => {
    const parts = parseMoveParts(gesture.choice.text);
    return parts?.kind === 'bid' ? [{ gesture, id: parts.bid }] : [];
  });
  // Only one contract is read at a time.
  if (opened !== undefined && lifted !== undefined) setOpened(undefined);
  useEffect(() => {
    if (opened === undefined) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpened(undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opened]);
  return {
    id: bid?.id ?? opened,
    gesture: bid?.gesture,
    onSheet,
    toggle(id) {
      putBack();
      setOpened(id === opened ? undefined : id);
    },
    close() {
      putBack();
      setOpened(undefined);
    },
  };
}
