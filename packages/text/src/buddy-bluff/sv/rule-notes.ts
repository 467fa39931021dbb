import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  lift: 'Vad som följer med från en hög som ditt kort träffar. Alla lika kort på en gång ger större paket.',
  deals: 'På fyra givar börjar var och en en gång, och lägst sammanlagt straff vinner.',
};
