import { speechOf, type Catalogue } from '@pakli/text';

/**
 * The name of a rule set: `onion+match` by both names, `tournament deals=3` by its length as well, the usual rules by
 * their length alone, and single rules that differ by their number.
 */
export function ruleSetName(words: Catalogue, game: string, rules: string): string {
  const presets = speechOf(words, game)?.presets ?? [];
  const { home } = words.frame;
  const parts = rules.split(' ').filter((part) => part !== '');
  const sets = parts.filter((part) => !part.includes('='));
  const length = parts.find((part) => part.startsWith('deals='));
  const own = parts.length - sets.length - (length === undefined ? 0 : 1);
  const name = sets
    .flatMap((set) => set.split('+'))
    .map((id) => presets.find((preset) => preset.id === id)?.name ?? id)
    .join(' + ');
  const deals = length === undefined ? [] : [home.deals(Number(length.slice('deals='.length)))];
  const usual = sets.length === 0 || sets[0] === presets[0]?.id;
  // The obvious is said only when nothing else is.
  const said = [...(usual ? [] : [name]), ...(own === 0 ? [] : [home.ownRules(own)]), ...deals];
  return said.length === 0 ? name || (presets[0]?.name ?? '') : said.join(', ');
}
