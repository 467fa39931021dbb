/** The cards a ruling concerns: named by the rules (12 and 15 of the specification), or all whose data has the word in question. */
import type { CardData } from '@pakli/compile';
import type { RulingId } from './en/rulings.ts';

/** By name. */
export const RULED: Readonly<Partial<Record<RulingId, readonly string[]>>> = {
  eachLine: ['Death-0', 'Water-1', 'Life-0', 'Chaos-0', 'Smoke-0'],
  death1: ['Death-1'],
  hate2: ['Hate-2'],
  hate3: ['Hate-3'],
  light0: ['Light-0'],
  metal3: ['Metal-3'],
  metal6: ['Metal-6'],
  mirror1: ['Mirror-1'],
  mirror2: ['Mirror-2'],
  luck1: ['Luck-1'],
  ice4: ['Ice-4'],
  ice6: ['Ice-6'],
  peace1: ['Peace-1'],
  peace3: ['Peace-3'],
  bothSides: ['Smoke-0', 'Smoke-2', 'Smoke-3', 'Apathy-0'],
  diversity0: ['Diversity-0'],
  diversity6: ['Diversity-6'],
  itsSide: ['Corruption-0', 'Assimilation-2', 'Assimilation-6'],
  unity4: ['Unity-4'],
  war1: ['War-1'],
  anyLine: ['War-3', 'Luck-1'],
  errata: [
    'Death-1',
    'Fire-0',
    'Life-0',
    'Metal-1',
    'Plague-3',
    'Spirit-1',
    'Hate-2',
    'Chaos-0',
    'Luck-1',
    'Luck-3',
    'Time-2',
  ],
};

const BY_DATA: Readonly<Partial<Record<RulingId, RegExp>>> = {
  emptyDeck: /"op":"play"[^{}]*"from":"(?:own|opp)DeckTop"/,
  refresh: /"op":"refresh"/,
  otherDeck: /"op":"draw"[^{}]*"from":"oppDeck"/,
  ban: /"op":"forbidCompile"/,
  faceUpOnly: /"distinctProtocols"|"protocol":"Unity"/,
};

/** The rulings on a card. */
export function rulingsOf(card: string, data: CardData): readonly RulingId[] {
  const named = Object.entries(RULED).filter(([, cards]) => cards.includes(card));
  const text = JSON.stringify(data);
  const found = Object.entries(BY_DATA).filter(([, pattern]) => pattern.test(text));
  // Both tables have no other keys.
  return [...named, ...found].map(([id]) => id as RulingId);
}
