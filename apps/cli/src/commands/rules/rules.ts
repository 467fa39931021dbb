/** `pakli rules GAME [NUMBER]`: the rules as the game's package tells them. */
import { Failure } from '../../given/failure.ts';
import { loadGame } from '../../given/games.ts';
import { findRule, sectionsOf } from '@pakli/text';
import { layRules, readRules } from '../../given/rulebook.ts';
import { inkFor, type InkGiven } from '../../terminal/ink.ts';

export async function rules(
  id: string,
  number: string | undefined,
  given: InkGiven & { readonly markdown?: true },
): Promise<number> {
  await loadGame(id);
  const text = readRules(id);
  const found = number === undefined ? text : findRule(text, number);
  if (found === undefined) {
    const known = sectionsOf(text).join(', ');
    throw new Failure(`${id} has no rule ${JSON.stringify(number)}: the sections are ${known}`);
  }
  if (given.markdown) console.log(found.trimEnd());
  else
    console.log(
      layRules(found, inkFor(given), process.stdout.columns || 80)
        .join('\n')
        .trimEnd(),
    );
  return 0;
}
