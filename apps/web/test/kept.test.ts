/** What this browser remembers, with a second tab that writes too. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A module as another tab has it: loaded when that tab was. */
async function inTab<Part>(load: () => Promise<Part>): Promise<Part> {
  vi.resetModules();
  return load();
}

test('what is learnt in two tabs is learnt', async () => {
  const one = await inTab(() => import('../src/prefs/progress.ts'));
  const other = await inTab(() => import('../src/prefs/progress.ts'));
  one.learn('mulle/1');
  other.learn('ulti/1');
  const { readProgress } = one;
  expect([...readProgress(kept.get('pakli.learnt') ?? null)].toSorted()).toEqual([
    'mulle/1',
    'ulti/1',
  ]);
});

test('a setting that was changed in another tab stays changed', async () => {
  const one = await inTab(() => import('../src/prefs/settings.ts'));
  const other = await inTab(() => import('../src/prefs/settings.ts'));
  one.setSetting('words', 'muted');
  other.setSetting('theme', 'dark');
  expect(one.readSettings(kept.get('pakli.settings') ?? null)).toMatchObject({
    words: 'muted',
    theme: 'dark',
  });
});

test('whoever is muted in another tab stays muted', async () => {
  const one = await inTab(() => import('../src/prefs/muted.ts'));
  const other = await inTab(() => import('../src/prefs/muted.ts'));
  one.mute('0123456789', 1, true);
  other.mute('9876543210', 2, true);
  other.mute('9876543210', 3, true);
  other.mute('9876543210', 3, false);
  expect(kept.get('pakli.muted')?.split(' ').toSorted()).toEqual(['0123456789/1', '9876543210/2']);
});

/** What the first page asks with. */
async function homeRules() {
  return {
    ...(await import('../src/shelf/home-rules.ts')),
    ...(await import('../src/shelf/choices.ts')),
    ...(await import('../src/shelf/shelf.ts')),
  };
}

test('Hungarians say once by which rules they play Ulti at home', async () => {
  const { homeRulesOf, rememberAnswer, readChoices, SHELF, findOnShelf } = await inTab(homeRules);
  const ulti = findOnShelf('ulti')!;
  const usual = readChoices(null, ulti);
  expect(homeRulesOf(ulti, usual, 'hu')).toEqual(['tournament deals=3', 'seed deals=3']);
  // Strength alone says nothing about rules; other rules do.
  expect(homeRulesOf(ulti, { ...usual, level: 'expert' }, 'hu')).toBeDefined();
  expect(homeRulesOf(ulti, { ...usual, rules: 'social deals=3' }, 'hu')).toBeUndefined();
  expect(homeRulesOf(ulti, usual, 'sv')).toBeUndefined();
  for (const game of SHELF.filter(({ id }) => id !== 'ulti')) {
    expect(homeRulesOf(game, readChoices(null, game), 'hu'), game.id).toBeUndefined();
  }
  rememberAnswer(ulti);
  expect(homeRulesOf(ulti, usual, 'hu')).toBeUndefined();
  const later = await inTab(homeRules);
  expect(later.homeRulesOf(ulti, usual, 'hu')).toBeUndefined();
  kept.clear();
  expect(homeRulesOf(ulti, usual, 'hu')).toBeUndefined();
});

test('without storage choices last as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { setSetting, settings } = await inTab(() => import('../src/prefs/settings.ts'));
  setSetting('words', 'muted');
  setSetting('theme', 'dark');
  expect(settings()).toMatchObject({ words: 'muted', theme: 'dark' });
});
