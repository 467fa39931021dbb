/** Every setting, changed at once and kept. */
import { LOCALE_NAMES, LOCALES, lettersIn } from '@pakli/text';
import { Suspense, useEffect, type ReactElement } from 'react';
import { lazily } from '../hooks/lazily.ts';
import { askServer, useServer } from '../host/server.ts';
import { Storage } from '../offline/Storage.tsx';
import { useWords } from '../words/Words.tsx';
import './SettingsForm.css';
import { Radios } from '../kit/Radios.tsx';
import { NAME_LENGTH, setOwnName, useOwnName } from '../prefs/name.ts';
import { setSetting, SETTINGS, useSettings } from '../prefs/settings.ts';

const Calls = lazily(() => import('./Calls.tsx'), 'Calls');
const Others = lazily(() => import('./Others.tsx'), 'Others');
const Guest = lazily(() => import('./Guest.tsx'), 'Guest');

/** A language of a guest, as its speakers call it. */
function nameOf(tongue: string): string {
  const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue;
  return name.charAt(0).toLocaleUpperCase(tongue) + name.slice(1);
}

export function SettingsForm(): ReactElement {
  const now = useSettings();
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
  const switched = (name: string): string => (name === 'on' ? text.on : text.off);
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
        <small>{text.nameAbout}</small>
      </label>
      <Radios
        name={text.language}
        value={now.language}
        values={languages}
        choose={(value) => setSetting('language', value)}
      />
      <Radios
        name={text.theme}
        value={now.theme}
        values={SETTINGS.theme.map((value) => ({ value, name: text.themes[value] }))}
        choose={(value) => setSetting('theme', value)}
      />
      <Radios
        name={text.speed}
        value={now.speed}
        values={(['slow', 'normal', 'fast', 'off'] as const).map((value) => ({
          value,
          name: text.speeds[value],
        }))}
        choose={(value) => setSetting('speed', value)}
      />
      <Radios
        name={text.steps}
        value={now.steps}
        values={SETTINGS.steps.map((value) => ({ value, name: text.stepNames[value] }))}
        choose={(value) => setSetting('steps', value)}
      />
      <Radios
        name={text.fourColours}
        about={text.fourColoursAbout}
        value={now.colours}
        values={SETTINGS.colours.map((value) => ({
          value,
          name: switched(value === 'four' ? 'on' : 'off'),
        }))}
        choose={(value) => setSetting('colours', value)}
      />
      <Radios
        name={text.print}
        about={text.printAbout}
        value={now.print}
        values={SETTINGS.print.map((value) => ({
          value,
          name: switched(value === 'large' ? 'on' : 'off'),
        }))}
        choose={(value) => setSetting('print', value)}
      />
      <Radios
        name={text.contrast}
        about={text.contrastAbout}
        value={now.contrast}
        values={SETTINGS.contrast.map((value) => ({
          value,
          name: switched(value === 'high' ? 'on' : 'off'),
        }))}
        choose={(value) => setSetting('contrast', value)}
      />
      <Radios
        name={text.suits}
        about={text.suitsAbout}
        value={now.suits}
        values={SETTINGS.suits.map((value) => ({ value, name: text.suitNames[value] }))}
        choose={(value) => setSetting('suits', value)}
      />
      <Radios
        name={text.letters}
        about={text.lettersAbout}
        value={now.letters}
        values={SETTINGS.letters.map((value) => ({
          value,
          name: value === 'auto' ? text.lettersOfLanguage : lettersIn(value),
        }))}
        choose={(value) => setSetting('letters', value)}
      />
      <Radios
        name={text.money}
        about={text.moneyAbout}
        value={now.money}
        values={SETTINGS.money.map((value) => ({
          value,
          name: value === 'none' ? text.noMoney : `${value} Ft`,
        }))}
        choose={(value) => setSetting('money', value)}
      />
      <Radios
        name={text.sound}
        about={text.soundAbout}
        value={now.sound}
        values={SETTINGS.sound.map((value) => ({ value, name: switched(value) }))}
        choose={(value) => setSetting('sound', value)}
      />
      <Radios
        name={text.joy}
        about={text.joyAbout}
        value={now.joy}
        values={(['off', 'on'] as const).map((value) => ({ value, name: switched(value) }))}
        choose={(value) => setSetting('joy', value)}
      />
      <Radios
        name={text.autoPlay}
        about={text.autoPlayAbout}
        value={now.single}
        values={SETTINGS.single.map((value) => ({
          value,
          name: switched(value === 'play' ? 'on' : 'off'),
        }))}
        choose={(value) => setSetting('single', value)}
      />
      <Radios
        name={text.oneTap}
        about={text.oneTapAbout}
        value={now.taps}
        values={SETTINGS.taps.map((value) => ({
          value,
          name: switched(value === 'one' ? 'on' : 'off'),
        }))}
        choose={(value) => setSetting('taps', value)}
      />
      <Radios
        name={text.speech}
        about={text.speechAbout}
        value={now.speech}
        values={(['short', 'normal', 'full'] as const).map((value) => ({
          value,
          name: text.speechNames[value],
        }))}
        choose={(value) => setSetting('speech', value)}
      />
      <Radios
        name={text.shortcuts}
        about={text.shortcutsAbout}
        value={now.shortcuts}
        values={(['off', 'on'] as const).map((value) => ({ value, name: switched(value) }))}
        choose={(value) => setSetting('shortcuts', value)}
      />
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
