import { speechOf, type Catalogue } from '@pakli/text';

/** What a rule set is called: `onion+match` by both names, `seed deals=3` by its length as well. */
export function ruleSetName(words: Catalogue, game: string, rules: string): string {
  const presets = speechOf(words, game)?.presets ?? [];
  const [sets = '', length] = rules.split(' deals=');
  const name = sets
    .split('+')
    .map((id) => presets.find((preset) => preset.id === id)?.name ?? id)
    .join(' + ');
  return length === undefined ? name : `${name}, ${words.frame.home.deals(Number(length))}`;
}
