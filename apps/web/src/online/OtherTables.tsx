/** On every page but the first: says that a table out of sight begins to wait, and leads there. */
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useCovered } from '../kit/Sheet.tsx';
import '../offline/UpdateNotice.css';
import { useWords } from '../words/Words.tsx';
import './OtherTables.css';
import { useCalls } from './use-calls.ts';
import { useTableWords } from './table-words.ts';
import { useMyTables, waitsForMe } from './use-my-tables.ts';

export interface OtherTablesProps {
  /** The table in sight, if it is one by link. */
  readonly atHand: string | undefined;
}

export function OtherTables({ atHand }: OtherTablesProps): ReactElement {
  const { frame } = useWords();
  const tables = useMyTables(atHand);
  const [called, setCalled] = useState<string>();
  useCalls(tables, atHand, setCalled);
  const words = useTableWords();
  // Nothing is heard behind a sheet.
  const covered = useCovered();
  const one = tables.find((table) => table.table === called && waitsForMe(table));
  const told = one && words(one);
  return (
    <div className="online-call" role="status">
      {told !== undefined && !covered && (
        <div className="offline-update-note">
          <p>{told.state}</p>
          <Link href={`/t/${called}`} className="button button-main">
            {told.name}
          </Link>
          <Button look="icon" aria-label={frame.table.close} onClick={() => setCalled(undefined)}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}
