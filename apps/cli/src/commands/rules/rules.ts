/** `pakli rules GAME [PART]`: the leaflet of a game, or the exact rules as its package tells them. */
import { Failure } from '../../input/failure.ts';
import { loadGame } from '../../input/games.ts';
import { findRule, sectionsOf } from '@pakli/text';
import { layRules, readRules } from '../../input/rulebook.ts';
import { localeFor, voiceFor } from '../../input/voice.ts';
import { inkFor, type InkFlags } from '../../input/ink.ts';
import type { Ink } from '../../terminal/ink.ts';
import { layLeaflet, partOf, readSource } from './leaflet.ts';

export interface RulesFlags extends InkFlags {
  readonly lang?: string;
  readonly exact?: true;
  readonly markdown?: true;
}

export async function rules(
  id: string,
  part: string | undefined,
  given: RulesFlags,
): Promise<number> {
  const { guest } = await loadGame(id);
  const leaflet =
    guest === undefined
      ? undefined
      : (await voiceFor(id, given.lang)).catalogue.guests?.[id]?.leaflet;
  // Most guests tell their rules once.
  const exact =
    (guest !== undefined && leaflet === undefined) ||
    given.exact === true ||
    (part !== undefined && /^\d/.test(part));
  const lines = exact
    ? await exactly(id, part, given)
    : shortly(
        id,
        part,
        given,
        leaflet ?? readSource(id, localeFor(given.lang)),
        guest?.table?.face?.bind(guest.table),
      );
  console.log(lines.join('\n').trimEnd());
  return 0;
}

async function exactly(
  id: string,
  number: string | undefined,
  given: RulesFlags,
): Promise<string[]> {
  const { catalogue } = await voiceFor(id, given.lang);
  const text = await readRules(id, catalogue);
  const found = number === undefined ? text : findRule(text, number);
  if (found === undefined) {
    const known = sectionsOf(text).join(', ');
    throw new Failure(`${id} has no rule ${JSON.stringify(number)}: the sections are ${known}`);
  }
  if (given.markdown) return [found];
  // Exact rules speak of cards in their notation.
  const ink = inkFor({ ...given, lang: 'en' });
  return layRules(found, ink, process.stdout.columns || 80);
}

function shortly(
  id: string,
  part: string | undefined,
  given: RulesFlags,
  source: string,
  face: Ink['face'],
): string[] {
  if (given.markdown) return [source];
  const ink = inkFor(given);
  ink.face = face;
  return layLeaflet(partOf(source, id, part), ink, process.stdout.columns || 80);
}
