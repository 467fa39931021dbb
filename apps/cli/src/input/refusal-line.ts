/** A refusal as a line for people: English, as all that goes to stderr, and its id for anyone who searches for it. */
import { explain, loadCatalogue, speechOf } from '@pakli/text';
import type { Refused } from './failure.ts';
import { Ink } from '../terminal/ink.ts';

export async function sayRefused({ refusal, where, game = '' }: Refused): Promise<string> {
  const catalogue = await loadCatalogue('en');
  const { text, rule } = speechOf(catalogue, game)?.refusal(refusal) ?? explain(catalogue, refusal);
  const plain = new Ink({ ascii: true, colour: false, fourColours: false });
  const cited = rule === undefined ? '' : `, ${catalogue.frame.refused.rule(rule)}`;
  const said = `${plain.plain(text)} (${refusal.refused}${cited})`;
  return where === undefined ? said : `${where}: ${said}`;
}
