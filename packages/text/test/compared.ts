/** Calls of messages next to each other: the same in two languages, or two that differ in one value. */
import { LOCALES, type Locale } from '../src/locale.ts';
import { callOf, CHAPTERS, saidIn, type Said } from './rendered.ts';

/** One call in all languages. */
export interface Call {
  /** `mulle zones.build`: a chapter and a message in it. */
  readonly message: string;
  /** With its values, to name it in failures. */
  readonly name: string;
  readonly values: readonly unknown[];
  readonly texts: Readonly<Record<Locale, string>>;
}

/** All rendered calls, by message. */
export async function allCalls(): Promise<ReadonlyMap<string, readonly Call[]>> {
  const calls: Call[] = [];
  for (const chapter of Object.keys(CHAPTERS)) {
    const languages = await Promise.all(LOCALES.map((locale) => saidIn(chapter, locale)));
    const found = languages.map((all) => new Map(all.map((said) => [callOf(said), said.text])));
    for (const said of languages[0] ?? []) calls.push(callIn(chapter, said, found));
  }
  return Map.groupBy(calls, ({ message }) => message);
}

function callIn(chapter: string, said: Said, found: readonly Map<string, string>[]): Call {
  const texts = LOCALES.map((locale, i) => [locale, found[i]?.get(callOf(said)) ?? '']);
  return {
    message: `${chapter} ${said.path}`,
    name: `${chapter} ${callOf(said)}`,
    values: said.values,
    texts: Object.fromEntries(texts) as Record<Locale, string>,
  };
}

/** The plain values in the arguments of a message; a person is their name, or `you`. */
export function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value !== 'object' || value === null) return [value];
  if ('you' in value && 'name' in value) return [value.you === true ? 'you' : value.name];
  return Object.values(value).flatMap(leavesOf);
}

/** Pairs of calls of one message that differ only in these values. */
export function pairsOf(
  calls: readonly Call[],
  one: number | boolean,
  other: number | boolean,
): [Call, Call][] {
  const leaves = calls.map(({ values }) => leavesOf(values));
  return calls.flatMap((call, i) =>
    calls.flatMap((twin, j): [Call, Call][] => {
      const [mine = [], theirs = []] = [leaves[i], leaves[j]];
      if (mine.length !== theirs.length) return [];
      const differ = mine.flatMap((value, at) => (value === theirs[at] ? [] : [at]));
      const fits = differ.every((at) => mine[at] === one && theirs[at] === other);
      return differ.length > 0 && fits ? [[call, twin]] : [];
    }),
  );
}
