/** Fields of a deal or a position as text (rule 8), and readers for their cards. */
import { refuse, type Refusal } from '@pakli/core';
import { parseCard, type Card } from '@pakli/core/cards';

/** `key: value ; key: value`, each key once. */
export function readFields(text: string, known: readonly string[]): Map<string, string> | Refusal {
  const fields = new Map<string, string>();
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const key = part.slice(0, Math.max(colon, 0)).trim();
    if (!known.includes(key)) return refuse('unreadable', '8', { text: part.slice(0, 40) });
    if (fields.has(key)) return refuse('named-twice', '8', { text: key });
    fields.set(key, part.slice(colon + 1).trim());
  }
  return fields;
}

export function words(fields: ReadonlyMap<string, string>, key: string): string[] {
  return (fields.get(key) ?? '').split(/\s+/).filter((word) => word !== '');
}

/** Cards of a field; refuses cards that are taken or do not exist. */
export function readCards(names: readonly string[], taken: Set<Card>): Card[] | Refusal {
  const cards: Card[] = [];
  for (const name of names) {
    const card = parseCard(name);
    if (card === undefined) return refuse('no-such-card', '8', { card: name.slice(0, 40) });
    if (taken.has(card)) return refuse('card-twice', '2', { card: name });
    taken.add(card);
    cards.push(card);
  }
  return cards;
}
