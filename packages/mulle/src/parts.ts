/** Building blocks of deals and positions as text (rule 1): names, cards, piles, hands. */
import { isRefusal, refuse, type Refusal, type Seat } from '@pakli/core';
import { parseKind, TOP_VALUE, type Kind } from './cards.ts';
import { NAMES, type PileView } from './types.ts';
import { sumOf, type PileOfKinds } from './world.ts';

const RULE = '1';
/** A card as a regex. */
export const CARD: string = String.raw`(?:KL|SP|HJ|RU)\s*(?:10|[2-9JQKA])`;

/** Text that does not fit the grammar. */
export function unreadable(text: string): Refusal {
  return refuse('unreadable', RULE, { text: text.trim().slice(0, 60) });
}

export function nameOf(seat: Seat): string {
  return NAMES[seat] ?? '?';
}

export function seatOf(name: string): Seat | undefined {
  const seat = NAMES.findIndex((known) => known === name.trim());
  return seat < 0 ? undefined : seat;
}

export function formatPile({ cards, value, build }: PileView): string {
  const names = cards.join(' ');
  if (build !== null) {
    return `{${names}}=${value} ${build.locked ? 'lock' : 'open'} ${nameOf(build.owner)}`;
  }
  return cards.length === 1 ? names : `[${names}]`;
}

export function formatTable(piles: readonly PileView[]): string {
  return piles.length === 0 ? '(empty)' : piles.map(formatPile).join(' | ');
}

export function formatCards(names: readonly string[]): string {
  return names.length === 0 ? '(empty)' : names.join(', ');
}

const CARDS_TEXT = new RegExp(String.raw`^(?:\s*${CARD})+\s*$`);
const BUILD_TEXT = /^\s*\{([^}]*)\}\s*=\s*(\d+)\s*(open|lock)\s+(\w+)\s*$/;

/** Cards separated by nothing but spaces. */
function parseKinds(text: string): Kind[] | undefined {
  if (!CARDS_TEXT.test(text)) return undefined;
  return [...text.matchAll(new RegExp(CARD, 'g'))].map(([name]) => parseKind(name) ?? 0);
}

export function parsePile(text: string): PileOfKinds | Refusal {
  const built = BUILD_TEXT.exec(text);
  if (built !== null) {
    const cards = parseKinds(built[1] ?? '');
    const owner = seatOf(built[4] ?? '');
    const value = Number(built[2]);
    if (cards === undefined || owner === undefined) return unreadable(text);
    if (value < 2 || value > TOP_VALUE) return refuse('build-value', '3.3', { value });
    return { cards, value, build: { locked: built[3] === 'lock', owner } };
  }
  const plain = /^\s*\[([^\]]*)\]\s*$/.exec(text);
  const cards = parseKinds(plain === null ? text : (plain[1] ?? ''));
  if (cards === undefined || (plain === null && cards.length > 1)) return unreadable(text);
  return { cards, value: sumOf(cards), build: null };
}

export function parseTable(text: string): PileOfKinds[] | Refusal {
  if (isEmpty(text)) return [];
  const piles: PileOfKinds[] = [];
  for (const part of text.split('|')) {
    const pile = parsePile(part);
    if (isRefusal(pile)) return pile;
    piles.push(pile);
  }
  return piles;
}

function isEmpty(text: string): boolean {
  return /^\s*\(\s*empty\s*\)\s*$/.test(text);
}

/** A list of cards. */
export function parseHand(text: string): Kind[] | Refusal {
  if (isEmpty(text)) return [];
  const kinds: Kind[] = [];
  for (const part of text.split(',')) {
    const kind = parseKinds(part);
    if (kind?.length !== 1) return unreadable(text);
    kinds.push(...kind);
  }
  return kinds;
}

/** `key: value` parts between semicolons, in order; keys are unique. */
export function parseParts(text: string): Map<string, string> | Refusal {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const key = part.slice(0, Math.max(colon, 0)).trim().replace(/\s+/g, ' ');
    if (colon < 0) return unreadable(part);
    if (parts.has(key)) return refuse('named-twice', RULE, { text: key });
    parts.set(key, part.slice(colon + 1));
  }
  return parts;
}
