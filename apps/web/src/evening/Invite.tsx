/** The links of an evening: for players, as a code for phones; for the director alone; for a screen in the room. */
import type { EveningState } from '@pakli/client';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { CopyBox } from '../kit/CopyBox.tsx';
import { Code } from '../online/Code.tsx';
import { OnlyHere } from '../online/OnlyHere.tsx';
import { useAddress } from '../online/use-address.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { directorPath, playersPath, screenPath } from './evening-address.ts';

export interface InviteProps {
  readonly state: EveningState;
  readonly secret?: string | undefined;
}

export function Invite({ state, secret }: InviteProps): ReactElement {
  const { links: text } = useEveningWords();
  const { invite: words } = useOnlineWords();
  const { view, you } = state;
  const { address, onlyHere } = useAddress(playersPath(view.evening), view.settings.game);
  const own = useAddress(directorPath(view.evening, secret ?? ''));
  return (
    <section className="kit-part evening-invite">
      {onlyHere && <OnlyHere />}
      <CopyBox
        name={text.players}
        value={address}
        words={words}
        message={text.text(view.settings.title)}
        rows={2}
      />
      {!onlyHere && <Code text={address} name={text.code} />}
      <Link href={screenPath(view.evening)} className="button">
        {text.screen}
      </Link>
      {you.directs && secret !== undefined && (
        <>
          <CopyBox name={text.director} value={own.address} words={words} rows={2} />
          <p className="evening-note">{text.directorAbout}</p>
        </>
      )}
    </section>
  );
}
