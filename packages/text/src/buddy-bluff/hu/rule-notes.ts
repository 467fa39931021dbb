import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  lift: 'Mi jön magával arról a halomról, amellyel a lapod egyezik. Az egész sorozattal nagyobb a csomag.',
  deals: 'Négy leosztásban mindenki egyszer kezd, és a legkisebb összesített büntetés nyer.',
};
