import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  lift: 'Kartının eşleştiği yığından ne kadarının geldiği. Bütün seri gelirse paketler büyür.',
  deals: 'Dört elde herkes bir kez başlar, ceza toplamı en az olan kazanır.',
};
