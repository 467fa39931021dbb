/** How one wants to meet others at tables by link. */
import type { ReactElement } from 'react';
import { Radios } from '../kit/Radios.tsx';
import { setSetting, useSettings } from '../prefs/settings.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';

export function Others(): ReactElement {
  const now = useSettings();
  const { others: text } = useOnlineWords();
  const { settings } = useWords().frame;
  const either = <Off extends string, On extends string>(
    off: Off,
    on: On,
  ): readonly { readonly value: Off | On; readonly name: string }[] => [
    { value: off, name: settings.off },
    { value: on, name: settings.on },
  ];
  return (
    <section className="settings-guest" aria-label={text.title}>
      <h3>{text.title}</h3>
      <Radios
        name={text.mute}
        about={text.muteAbout}
        value={now.words}
        values={either('heard', 'muted')}
        choose={(value) => setSetting('words', value)}
      />
      <Radios
        name={text.signs}
        about={text.signsAbout}
        value={now.signs}
        values={either('off', 'on')}
        choose={(value) => setSetting('signs', value)}
      />
      <Radios
        name={text.names}
        about={text.namesAbout}
        value={now.names}
        values={either('shown', 'hidden')}
        choose={(value) => setSetting('names', value)}
      />
    </section>
  );
}
