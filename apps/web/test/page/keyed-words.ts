/**
 * A language whose every text is its own key and parameters: `frame.home.play(Mulle)`. The output of a page is then
 * known by key, whatever the words are; those are the business of packages/text.
 */
import { vi } from 'vitest';

export function keyed<Value>(value: Value, path: string): Value {
  return keyedAs(value, path) as Value;
}

function keyedAs(value: unknown, path: string): unknown {
  if (typeof value === 'string') return path;
  if (typeof value === 'function') {
    return (...args: readonly unknown[]): unknown => {
      const answer: unknown = (value as (...args: readonly unknown[]) => unknown)(...args);
      return keyedAs(answer, `${path}(${args.map(brief).join(', ')})`);
    };
  }
  if (Array.isArray(value)) return value.map((one, n) => keyedAs(one, `${path}.${n}`));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'locale' || key === 'id' ? one : keyedAs(one, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** The parameters of a text, on one line. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(brief).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  // Somebody at the table.
  if ('seat' in value && 'name' in value) return `${brief(value.seat)}:${brief(value.name)}`;
  // Words for building a text, not what it is about.
  if (Object.values(value).some((one) => typeof one === 'function')) return 'words';
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}: ${brief(one)}`)
    .join(', ')}}`;
}

type Load = (...args: readonly unknown[]) => Promise<unknown>;
const LOADS: Readonly<Record<string, readonly string[]>> = {
  '@pakli/text': ['loadCatalogue'],
  '@pakli/text/challenge': ['loadChallengeWords'],
  '@pakli/text/daylong': ['loadDaylongWords'],
  '@pakli/text/evening': ['loadEveningWords'],
  '@pakli/text/learn': ['loadLearnWords', 'loadThemeTexts'],
  '@pakli/text/link-table': ['loadLinkTableWords'],
  '@pakli/text/online': ['loadOnlineWords'],
  '@pakli/text/replay': ['loadReplayWords'],
  '@pakli/text/rulings': ['loadRulingWords'],
  '@pakli/text/rule-notes': ['loadRuleNotes'],
  '../../src/words/lesson-texts.ts': ['loadLessonTexts'],
};
const NAMES: Readonly<Record<string, string>> = {
  loadCatalogue: '',
  loadLinkTableWords: 'linked',
};

/** From now on every imported module speaks it. */
export function speakInKeys(): void {
  for (const [id, loads] of Object.entries(LOADS)) {
    vi.doMock(id, async (original) => {
      const module = await original<Record<string, unknown>>();
      const wrapped = loads.map((name) => {
        const load = module[name] as Load;
        const path = NAMES[name] ?? name.replace(/^load|Words$|Texts$/g, '').toLowerCase();
        return [name, async (...args: readonly unknown[]) => keyed(await load(...args), path)];
      });
      return { ...module, ...(Object.fromEntries(wrapped) as object) };
    });
  }
}
