/** What a person has chosen once and for all, kept in this browser. */
import { isJsonObject, parseJson } from '@pakli/core/shape';
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

/** Every setting with its values, the first being the default. */
export const SETTINGS = {
  /** `auto` follows the browser. */
  language: ['auto', 'en', 'sv', 'hu', 'de', 'tr'],
  theme: ['system', 'light', 'dark'],
  colours: ['two', 'four'],
  /** Of games with a German-suited deck. */
  suits: ['german', 'french'],
  /** On the cards; `auto` follows the language. */
  letters: ['auto', 'international', 'swedish', 'hungarian'],
  /** Forints for a point of Ulti. */
  money: ['none', '10', '20', '50', '100'],
  speed: ['normal', 'slow', 'fast', 'off'],
  /** Whether the moves of the others come by themselves, or each after a tap. */
  steps: ['flow', 'tap'],
  sound: ['off', 'on'],
  /** Whether a triumph is celebrated with sparks. */
  joy: ['on', 'off'],
  /** Whether a single legal move plays itself. */
  single: ['ask', 'play'],
  /** How many taps play a card that can do only one thing. */
  taps: ['two', 'one'],
  /** How much is said to anyone who listens. */
  speech: ['normal', 'short', 'full'],
  /** Of letters, and of the signs on cards. */
  print: ['normal', 'large'],
  contrast: ['normal', 'high'],
  /** Whether letters and digits alone do something at a table. */
  shortcuts: ['on', 'off'],
  /** Of people at tables by link: what they say, their signs, what they call themselves. */
  words: ['heard', 'muted'],
  signs: ['on', 'off'],
  names: ['shown', 'hidden'],
  /** Whether the browser notifies one that it is one's turn. */
  notify: ['off', 'on'],
} as const;
type Listed = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K][number] };
export type Settings = Omit<Listed, 'language'> & {
  /** One of the house's languages, or one that a guest speaks. */
  readonly language: string;
};
export type SettingKey = keyof Settings;

/** Guests speak what they like: `it`. */
const TONGUE = /^[a-z]{2,3}$/;

/** Reads what was stored; whatever is unknown or broken is the default. */
export function readSettings(stored: string | null): Settings {
  const found = parseJson(stored ?? '');
  const entries = Object.entries(SETTINGS).map(([key, values]) => {
    const value = isJsonObject(found) ? found[key] : undefined;
    if (key === 'language' && typeof value === 'string' && TONGUE.test(value)) return [key, value];
    return [key, values.find((allowed) => allowed === value) ?? values[0]];
  });
  return Object.fromEntries(entries) as Settings;
}

const store = remembered('pakli.settings', readSettings);

/** What was changed in this page. The rest is as it is stored: another tab may have changed it since. */
let changed: Partial<Settings> = {};

/** The settings now, for code that is no component. */
export const settings: () => Settings = store.get;

export function setSetting<K extends SettingKey>(key: K, value: Settings[K]): void {
  changed = { ...changed, [key]: value };
  store.set({ ...store.stored(), ...changed });
}

export function useSettings(): Settings {
  return useStore(store);
}
