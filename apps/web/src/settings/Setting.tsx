/** One setting as a row of its values, applied at once. */
import type { ReactElement } from 'react';
import { Radios } from '../kit/Radios.tsx';
import { SETTINGS, setSetting, useSettings, type Settings } from '../prefs/settings.ts';
import { useWords } from '../words/Words.tsx';

type Listed = Omit<Settings, 'language'>;
const VALUES: { readonly [Key in keyof Listed]: readonly Listed[Key][] } = SETTINGS;

interface SettingTexts<Key> {
  readonly of: Key;
  readonly name: string;
  readonly about?: string;
}

interface SettingProps<Key extends keyof Listed> extends SettingTexts<Key> {
  readonly names: Readonly<Record<Listed[Key], string>>;
  /** In a different order from the list. */
  readonly values?: readonly Listed[Key][];
}

export function Setting<Key extends keyof Listed>(props: SettingProps<Key>): ReactElement {
  const { of, names, values = VALUES[of], ...texts } = props;
  return (
    <Radios
      {...texts}
      value={useSettings()[of]}
      values={values.map((value) => ({ value, name: names[value] }))}
      choose={(value) => setSetting(of, value as Settings[Key])}
    />
  );
}

interface SwitchProps<Key extends keyof Listed> extends SettingTexts<Key> {
  readonly off: Listed[Key];
  readonly on: Listed[Key];
}

/** An on/off setting. */
export function Switch<Key extends keyof Listed>(props: SwitchProps<Key>): ReactElement {
  const { of, off, on, ...texts } = props;
  const { settings } = useWords().frame;
  return (
    <Radios
      {...texts}
      value={useSettings()[of]}
      values={[
        { value: off, name: settings.off },
        { value: on, name: settings.on },
      ]}
      choose={(value) => setSetting(of, value as Settings[Key])}
    />
  );
}
