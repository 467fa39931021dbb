/** How one wants to meet others at tables by link. */
import { useState, type ReactElement } from 'react';
import { Radios } from '../kit/Radios.tsx';
import { setSetting, useSettings } from '../prefs/settings.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';

export function Others(): ReactElement {
  const now = useSettings();
  const { others: text } = useOnlineWords();
  const { settings } = useWords().frame;
  const [denied, setDenied] = useState(false);
  const either = <Off extends string, On extends string>(
    off: Off,
    on: On,
  ): readonly { readonly value: Off | On; readonly name: string }[] => [
    { value: off, name: settings.off },
    { value: on, name: settings.on },
  ];
  /** A browser asks its person; what they answered once counts. */
  const notify = async (value: 'off' | 'on'): Promise<void> => {
    const allowed = value === 'off' || (await Notification.requestPermission()) === 'granted';
    setDenied(!allowed);
    if (allowed) setSetting('notify', value);
  };
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
      {/* A page from plain http may not call anybody. */}
      {typeof Notification !== 'undefined' && isSecureContext && (
        <Radios
          name={text.notify}
          about={text.notifyAbout}
          value={now.notify}
          values={either('off', 'on')}
          choose={(value) => void notify(value)}
        />
      )}
      {denied && <p role="alert">{text.denied}</p>}
    </section>
  );
}
