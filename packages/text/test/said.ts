/** All messages of a chapter, by call, with the same sample values in every language. */
import type { Locale } from '../src/locale.ts';
import { callOf, saidIn } from './rendered.ts';

export async function saidBy(
  chapter: string,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await saidIn(chapter, locale)).map((said) => [callOf(said), said.text]));
}
