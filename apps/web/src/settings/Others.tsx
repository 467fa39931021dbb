/** Settings for meeting others at tables by link. */
import type { ReactElement } from 'react';
import { useOnlineWords } from '../words/online-words.ts';
import { Switch } from './Setting.tsx';

export function Others(): ReactElement {
  const { others: text } = useOnlineWords();
  return (
    <section className="account" aria-label={text.title}>
      <h3>{text.title}</h3>
      <Switch of="words" off="heard" on="muted" name={text.mute} about={text.muteAbout} />
      <Switch of="signs" off="off" on="on" name={text.signs} about={text.signsAbout} />
      <Switch of="names" off="shown" on="hidden" name={text.names} about={text.namesAbout} />
    </section>
  );
}
