import { speechOf, type Catalogue } from '@pakli/text';

/** What a rule set is called: `onion+match` by both names, `tournament deals=3` by its length as well; the usual rules by their length alone. */
export function ruleSetName(words: Catalogue, game: string, rules: string): string {
  const presets = speechOf(words, game)?.presets ?? [];
  const [sets = '', length] = rules.split(' deals=');
  const name = sets
    .split('+')
    .map((id) => presets.find((preset) => preset.id === id)?.name ?? id)
    .join(' + ');
  if (length === undefined) return name;
  const deals = words.frame.home.deals(Number(length));
  return sets === presets[0]?.id ? deals : `${name}, ${deals}`;
}
