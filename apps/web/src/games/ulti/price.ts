/** What giving up costs the soloist (rule 7.7), before it is done. */
import type { View } from '@pakli/ulti';
import { concessionOf } from '@pakli/ulti/present';
import { personAt } from '@pakli/text';
import type { SceneOf } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';

export function price({ view }: SceneOf<View>, talk: Talk): string | undefined {
  const { soloist, seats } = view;
  const pays = concessionOf(view);
  if (soloist === null || pays === undefined) return undefined;
  const payer = personAt(talk.company, soloist);
  return pays
    .map((amount, lane) => {
      const defender = personAt(talk.company, (soloist + 1 + lane) % seats);
      return talk.text.games.ulti.result.pays(payer, defender, amount);
    })
    .join(' ');
}
