/** A table that starts from a set position, where the others only do what a lesson says. */
import { isRefusal, type Refusal } from '@pakli/core';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { namesFor } from '../shelf/begin.ts';
import { useHost } from '../host/use-host.ts';
import { isPending, Pending } from '../kit/Pending.tsx';
import { Session } from '../table/session.ts';
import { Opened, type GuideParts } from '../play/TablePage.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import { attemptOf, type Attempt } from './attempt.ts';

export interface Pose {
  readonly record: string;
  readonly seat: number;
  readonly lines: readonly (readonly string[])[];
}

export interface PosedTableProps {
  readonly game: ShelfGame;
  readonly pose: Pose;
  readonly guide: (attempt: Attempt, parts: GuideParts) => ReactNode;
  /** Moves do not show their consequences. */
  readonly quiet?: boolean;
  /** The legal moves that may be made; all if missing. */
  readonly offers?: (move: string) => boolean;
}

/** Needs a key: another pose is another table. */
export function PosedTable(props: PosedTableProps): ReactElement {
  const { game, pose, guide, quiet = false, offers } = props;
  const words = useWords();
  const host = useHost();
  const [opened, setOpened] = useState<Session | Refusal>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let session: Session | undefined;
    let wanted = true;
    const { record, seat, lines } = pose;
    host
      .start({
        game: game.id,
        level: 'casual',
        rules: '',
        seat,
        names: namesFor(game.seats, seat, words),
        from: { record },
        purpose: 'lesson',
        lines,
      })
      .then(
        (table) => {
          if (isRefusal(table)) setOpened(table);
          else if (wanted) setOpened((session = new Session(table.id, table, host)));
          else table.client.close();
        },
        (error: unknown) => wanted && setFailed(error),
      );
    return () => {
      wanted = false;
      setOpened(undefined);
      session?.close();
    };
    // A new language must not open a new table.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (failed !== undefined) throw failed;
  if (isPending(opened)) return <Pending refusal={opened} />;
  return (
    <Opened
      session={opened}
      quiet={quiet}
      offers={offers}
      guide={(shown, parts) => guide(attemptOf(opened, shown), parts)}
    />
  );
}
