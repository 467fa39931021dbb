/** What a server prints when its settings do not let it start: what would work, and never a password. */
import { LOCALES } from '@pakli/text';
import { loadServerWords } from '@pakli/text/server';
import { expect, test } from 'vitest';
import { readFlags } from '../src/flags.ts';
import { loadSay, refusalFor } from '../src/refusals.ts';
import { LIMITS } from '../src/settings.ts';

async function refusal(args: readonly string[], locale: (typeof LOCALES)[number] = 'en') {
  const bad = readFlags(args, {});
  if (!('problem' in bad)) throw new Error('nothing is wrong');
  return refusalFor(bad, await loadServerWords(locale));
}

test.each([
  [['--threads', '0'], '--threads cannot be “0”. It takes a whole number from 1 to 256.'],
  [['--drain', '-3'], '--drain needs a value.'],
  [['--drain=-3'], '--drain cannot be “-3”. It takes a whole number from 0 to 600.'],
  [
    ['--origin', 'notaurl'],
    '--origin cannot be “notaurl”. Write it like this: https://cards.example',
  ],
  [
    ['--metrics-port', 'x'],
    '--metrics-port cannot be “x”. It takes a whole number from 0 to 65535.',
  ],
  [['--port'], '--port needs a value.'],
  [['--nothing=1'], 'There is no setting called --nothing. Settings: --lan, --port, '],
  [['--lan', 'x'], 'Argument 2 does not belong to any setting. Settings: --lan, '],
])('%j: %s', async (args, says) => {
  expect(await refusal(args)).toContain(says);
});

test('a limit that does not exist is answered with the names of all', async () => {
  const said = await refusal(['--limits', 'foo=3']);
  for (const name of Object.keys(LIMITS)) expect(said).toContain(name);
});

test.each([
  ['--postgres', 'postgres://u:SECRET PW@:x'],
  ['--postgres=postgres://u:SECRET PW@:x'],
  ['--postgres', 'postgres://u:SECRET', 'SECRET@host/database'],
  ['--nats', 'tls://u:SECRET@host'],
])('a password is never printed: %s %s', async (...args) => {
  for (const locale of LOCALES) {
    const said = await refusal(args, locale);
    expect(said).not.toContain('SECRET');
    expect(said.length).toBeGreaterThan(20);
  }
});

test('a terminal without Unicode gets plain letters', async () => {
  const say = await loadSay({ LANG: 'C' });
  expect(say.badSetting('--threads', '0')).toBe('--threads cannot be "0".');
  expect(say.building).toBe('Building the web table...');
  expect((await loadSay({ LANG: 'C.UTF-8' })).building).toBe('Building the web table…');
});
