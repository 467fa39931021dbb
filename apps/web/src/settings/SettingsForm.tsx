/** Every setting, applied and stored at once. */
import { LOCALE_NAMES, LOCALES, lettersIn } from '@pakli/text';
import { Suspense, useEffect, type ReactElement } from 'react';
import { lazily } from '../hooks/lazily.ts';
import { askServer, useServer } from '../host/server.ts';
import { Storage } from '../offline/Storage.tsx';
import { useWords } from '../words/Words.tsx';
import './SettingsForm.css';
import { Radios } from '../kit/Radios.tsx';
import { NAME_LENGTH, setOwnName, useOwnName } from '../prefs/name.ts';
import { setSetting, useSettings } from '../prefs/settings.ts';
import { Setting, Switch } from './Setting.tsx';

const Calls = lazily(() => import('./Calls.tsx'), 'Calls');
const Others = lazily(() => import('./Others.tsx'), 'Others');
const Guest = lazily(() => import('./Guest.tsx'), 'Guest');

/** A guest's language, by its own name. */
function nameOf(tongue: string): string {
  const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue;
  return name.charAt(0).toLocaleUpperCase(tongue) + name.slice(1);
}

export function SettingsForm(): ReactElement {
  const server = useServer();
  useEffect(() => void askServer(), []);
  const { frame, tongues = [] } = useWords();
  const { settings: text, you } = frame;
  const own = useOwnName();
  const languages = [
    { value: 'auto', name: text.themes.system },
    ...LOCALES.map((value) => ({ value: value as string, name: LOCALE_NAMES[value] })),
    ...tongues.map((value) => ({ value, name: nameOf(value) })),
  ];
  const letters = {
    auto: text.lettersOfLanguage,
    international: lettersIn('international'),
    swedish: lettersIn('swedish'),
    hungarian: lettersIn('hungarian'),
  };
  const money = { none: text.noMoney, 10: '10 Ft', 20: '20 Ft', 50: '50 Ft', 100: '100 Ft' };
  return (
    <>
      <label className="settings-name">
        <strong>{text.name}</strong>
        <input
          type="text"
          defaultValue={own}
          placeholder={you}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setOwnName(target.value)}
        />
        <small className="fine-print">{text.nameAbout}</small>
      </label>
      <Radios
        name={text.language}
        value={useSettings().language}
        values={languages}
        choose={(value) => setSetting('language', value)}
      />
      <Setting of="theme" name={text.theme} names={text.themes} />
      <Setting
        of="speed"
        name={text.speed}
        names={text.speeds}
        values={['slow', 'normal', 'fast', 'off']}
      />
      <Setting of="steps" name={text.steps} names={text.stepNames} />
      <Switch
        of="colours"
        off="two"
        on="four"
        name={text.fourColours}
        about={text.fourColoursAbout}
      />
      <Switch of="print" off="normal" on="large" name={text.print} about={text.printAbout} />
      <Switch
        of="contrast"
        off="normal"
        on="high"
        name={text.contrast}
        about={text.contrastAbout}
      />
      <Setting of="suits" name={text.suits} about={text.suitsAbout} names={text.suitNames} />
      <Setting of="letters" name={text.letters} about={text.lettersAbout} names={letters} />
      <Setting of="money" name={text.money} about={text.moneyAbout} names={money} />
      <Switch of="sound" off="off" on="on" name={text.sound} about={text.soundAbout} />
      <Switch of="joy" off="off" on="on" name={text.joy} about={text.joyAbout} />
      <Switch of="single" off="ask" on="play" name={text.autoPlay} about={text.autoPlayAbout} />
      <Switch of="taps" off="two" on="one" name={text.oneTap} about={text.oneTapAbout} />
      <Setting
        of="speech"
        name={text.speech}
        about={text.speechAbout}
        names={text.speechNames}
        values={['short', 'normal', 'full']}
      />
      <Switch of="shortcuts" off="off" on="on" name={text.shortcuts} about={text.shortcutsAbout} />
      {typeof server === 'object' && (
        <Suspense fallback={null}>
          <Guest />
          <Others />
          {server.name !== null && <Calls />}
        </Suspense>
      )}
      <Storage />
    </>
  );
}
