/** A person's settings, stored in this browser. */
import { isJsonObject, parseJson } from '@pakli/core/shape';
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

/** Every setting with its values, the first being the default. */
export const SETTINGS = {
  /** `auto` follows the browser. */
  language: ['auto', 'en', 'sv', 'hu', 'de', 'tr'],
  theme: ['system', 'light', 'dark'],
  colours: ['two', 'four'],
  /** For games with a German-suited deck. */
  suits: ['german', 'french'],
  /** On the cards; `auto` follows the language. */
  letters: ['auto', 'international', 'swedish', 'hungarian'],
  /** Forints per point of Ulti. */
  money: ['none', '10', '20', '50', '100'],
  speed: ['normal', 'slow', 'fast', 'off'],
  /** Whether the others' moves play by themselves, or each after a tap. */
  steps: ['flow', 'tap'],
  sound: ['off', 'on'],
  /** Whether a triumph is celebrated with sparks. */
  joy: ['on', 'off'],
  /** Whether a single legal move plays itself. */
  single: ['ask', 'play'],
  /** How many taps play a card that can do only one thing. */
  taps: ['two', 'one'],
  /** How much is announced to listeners. */
  speech: ['normal', 'short', 'full'],
  /** Size of text, and of the signs on cards. */
  print: ['normal', 'large'],
  contrast: ['normal', 'high'],
  /** Whether plain letters and digits are shortcuts at a table. */
  shortcuts: ['on', 'off'],
  /** What people at tables by link may show: their words, their signs, their names. */
  words: ['heard', 'muted'],
  signs: ['on', 'off'],
  names: ['shown', 'hidden'],
  /** Whether the browser notifies one when it is one's turn. */
  notify: ['off', 'on'],
} as const;
type Listed = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K][number] };
export type Settings = Omit<Listed, 'language'> & {
  /** One of the house's languages, or a guest's. */
  readonly language: string;
};
export type SettingKey = keyof Settings;

/** Guests may speak any language: `it`. */
const TONGUE = /^[a-z]{2,3}$/;

/** Parses what was stored; anything unknown or broken becomes the default. */
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

/** The changes made in this page. The rest is as stored: another tab may have changed it since. */
let changed: Partial<Settings> = {};

/** The current settings, for code outside components. */
export const settings: () => Settings = store.get;

export function setSetting<K extends SettingKey>(key: K, value: Settings[K]): void {
  changed = { ...changed, [key]: value };
  store.set({ ...store.stored(), ...changed });
}

export function useSettings(): Settings {
  return useStore(store);
}
