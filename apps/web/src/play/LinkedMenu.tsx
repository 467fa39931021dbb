/** What one can do at a table by link beside playing: leave the seat to a computer, end the match. */
import type { ReactElement } from 'react';
import { decides, type Link } from '../table/link.ts';
import { told } from './LinkedBar.tsx';
import { Row } from './MenuRow.tsx';

export interface LinkedMenuProps {
  readonly link: Link;
  readonly close: () => void;
}

export function LinkedMenu({ link, close }: LinkedMenuProps): ReactElement | null {
  const { linked, acts, words } = link;
  if (!decides(linked)) return null;
  return (
    <>
      <Row
        icon="pause"
        name={words.leave}
        about={words.leaveAbout}
        act={() => {
          close();
          told(acts.command({ kind: 'leave' }));
        }}
      />
      {linked.can.includes('end') && (
        <Row
          icon="flag"
          name={words.end}
          about={words.endAbout}
          act={() => {
            close();
            told(acts.command({ kind: 'ask', what: 'end' }));
          }}
        />
      )}
    </>
  );
}
