/** What the server says at the terminal where it is started: in that language, and in letters that the terminal has. */
import { pickLocale } from '@pakli/text';
import { hasUnicode, plainLetters } from '@pakli/text/plain';
import { loadServerWords, type ServerWords } from '@pakli/text/server';
import { FLAGS, type BadSettings, type Need } from './flags.ts';

export type Say = ServerWords;
type Environment = Readonly<Record<string, string | undefined>>;

export async function loadSay(env: Environment): Promise<Say> {
  const locale = pickLocale([Intl.DateTimeFormat().resolvedOptions().locale]);
  const server = await loadServerWords(locale);
  if (hasUnicode(env)) return server;
  const plain = Object.entries(server).map(([key, text]) => [
    key,
    typeof text === 'string'
      ? plainLetters(text)
      : (...given: readonly never[]) =>
          plainLetters((text as (...given: readonly never[]) => string)(...given)),
  ]);
  return Object.fromEntries(plain) as Say;
}

/** The sentence that refuses these settings. */
export function refusalFor(bad: BadSettings, say: Say): string {
  if (bad.problem === 'value') return refusalOfValue(bad, say);
  if (bad.problem === 'missing') return say.missingValue(bad.setting);
  const what =
    bad.problem === 'stray' ? say.strayArgument(bad.argument) : say.unknownSetting(bad.setting);
  return `${what} ${settingsIn(say)}`;
}

function refusalOfValue(
  { setting, text, needs }: Extract<BadSettings, { problem: 'value' }>,
  say: Say,
): string {
  if (setting === '--port' && text !== undefined) return say.badPort(text);
  if (setting === '--proxy' && text !== undefined) return say.badProxy(text);
  const what = text === undefined ? say.hiddenSetting(setting) : say.badSetting(setting, text);
  return needs === undefined ? what : `${what} ${needOf(needs, say)}`;
}

export function settingsIn(say: Say): string {
  return say.settings(FLAGS.join(', '));
}

function needOf(needs: Need, say: Say): string {
  if ('like' in needs) return say.needsLike(needs.like);
  return 'limits' in needs
    ? say.needsLimits(needs.limits.join(', '))
    : say.needsNumber(needs.from, needs.to);
}
