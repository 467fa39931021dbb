/** From a table by link to other devices: one's own, or a screen for the whole room. */
import { isRefusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import { givePass, useServer } from '../host/server.ts';
import { addressFor } from '../host/share-address.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useMedia } from '../kit/use-media.ts';
import { Row } from '../play/MenuRow.tsx';
import { showFirst, useFirst } from '../prefs/hand-first.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { Code } from './Code.tsx';
import { SCREENS } from '../theme/screens.ts';
import './TableWays.css';

export interface TableWaysProps {
  readonly table: string;
  /** Spectators have nothing to continue elsewhere. */
  readonly sits: boolean;
  /** A screen in the room shows the table. */
  readonly shown: boolean;
  /** Closes the menu around them, so that the choice is visible. */
  readonly close?: () => void;
}

export function TableWays({ table, sits, shown, close: leave }: TableWaysProps): ReactElement {
  const { elsewhere, screen } = useOnlineWords();
  const phone = useMedia(SCREENS.upright);
  const first = useFirst(shown);
  const [open, setOpen] = useState<'elsewhere' | 'screen'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      {sits && (
        <Row
          icon="share"
          name={elsewhere.open}
          about={elsewhere.about}
          act={() => setOpen('elsewhere')}
        />
      )}
      {sits && phone && (
        <Row
          icon="cards"
          name={first === 'hand' ? screen.tableFirst : screen.handFirst}
          {...(first === 'hand' ? {} : { about: screen.handFirstAbout })}
          act={() => {
            showFirst(first === 'hand' ? 'table' : 'hand');
            leave?.();
          }}
        />
      )}
      <Row icon="eye" name={screen.open} about={screen.about} act={() => setOpen('screen')} />
      {open === 'elsewhere' && (
        <Sheet title={elsewhere.open} close={close}>
          <Elsewhere table={table} />
        </Sheet>
      )}
      {open === 'screen' && (
        <Sheet title={screen.open} close={close}>
          <ScreenLink table={table} />
        </Sheet>
      )}
    </>
  );
}

/** A link that makes another browser the same person, at this table. */
function Elsewhere({ table }: { readonly table: string }): ReactElement {
  const words = useWords();
  const { elsewhere: text, invite } = useOnlineWords();
  const server = useServer();
  const home = typeof server === 'object' ? server.home : null;
  const pass = useAsync(givePass, []);
  if (pass === undefined) return <p aria-busy="true">{words.frame.error.loading}</p>;
  if (isRefusal(pass)) return <p role="alert">{explain(words, pass).text}</p>;
  const address = addressFor(`/go/${pass}/${table}`, home);
  return (
    <div className="online-ways">
      <p>{text.once}</p>
      <Code text={address} name={invite.code} />
      <CopyBox name={text.link} value={address} words={invite} />
    </div>
  );
}

/** Short enough to type on a television. */
function ScreenLink({ table }: { readonly table: string }): ReactElement {
  const { screen: text, invite } = useOnlineWords();
  const server = useServer();
  const home = typeof server === 'object' ? server.home : null;
  const address = addressFor(`/s/${table}`, home);
  return (
    <div className="online-ways">
      <p>{text.about}</p>
      <Code text={address} name={invite.code} />
      <CopyBox name={text.address} value={address} words={invite} rows={2} />
      <a className="button" href={`#/s/${table}`} target="_blank" rel="noreferrer">
        {text.here}
      </a>
    </div>
  );
}
