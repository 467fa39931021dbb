/** Scopa in English. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Scopa } from '../game.ts';
import { leaflet, lessons, question } from '../learn/en.ts';
import type { Seen } from '../view.ts';

const RANKS: Readonly<Record<string, string>> = {
  '1': 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  F: 'jack',
  C: 'knight',
  R: 'king',
};
const SUITS: Readonly<Record<string, string>> = { D: 'coins', C: 'cups', S: 'swords', B: 'clubs' };

function card(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? suit}`;
}

function list(cards: readonly string[]): string {
  const named = cards.map((one) => `the ${card(one)}`);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? `You ${you}` : `${names[who]} ${other}`;
}

function points(n: number): string {
  return n === 1 ? '1 point' : `${n} points`;
}

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return part.table.length > 0
        ? [`Hand ${part.number}. On the table: ${list(part.table)}.`]
        : [];
    case 'play': {
      const { seat, card: played, takes, scopa } = part;
      if (takes.length === 0)
        return [`${does(company, seat, 'lay', 'lays')} down the ${card(played)}.`];
      const taken = `${does(company, seat, 'take', 'takes')} ${list(takes)} with the ${card(played)}.`;
      return scopa ? [taken, 'Scopa!'] : [taken];
    }
    case 'rest':
      return [`${does(company, part.seat, 'get', 'gets')} what is left: ${list(part.cards)}.`];
    case 'counted':
    default: {
      const { count } = part;
      const lines = company.names.map((_, seat) => {
        const of = [
          `${count.cards[seat]} cards`,
          `${count.coins[seat]} coins`,
          ...(count.settebello === seat ? ['the settebello'] : []),
          ...(count.primiera[seat] === 0 ? [] : [`primiera ${count.primiera[seat]}`]),
          ...(count.scope[seat] === 0
            ? []
            : [`${count.scope[seat]} ${count.scope[seat] === 1 ? 'scopa' : 'scope'}`]),
        ];
        return `${does(company, seat, 'score', 'scores')} ${points(count.points[seat] ?? 0)} (${of.join(', ')}).`;
      });
      return [...lines, `The score is ${part.points.join(' : ')}.`];
    }
  }
}

export const en: GameTexts<Scopa> = {
  name: 'Scopa',
  leaflet,
  lessons,
  puzzles: { question },
  aim: 'Aim: take cards, coins, sevens, and sweep the table.',
  about:
    'Italy’s sweep: take cards of the same value or their sum, and clear the table for a point.',
  card,
  place: (id) =>
    ({ table: 'Table', stock: 'Stock', hand: 'holds', taken: 'taken' })[id.split(':')[0] ?? ''] ??
    id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }) {
    const part = seen.find(({ kind }) => kind === 'play');
    if (part?.kind !== 'play') return { text };
    const { takes, scopa, card: played } = part;
    if (takes.length === 0) return { text: `lay down the ${card(played)}`, short: 'lay down' };
    const sweep = scopa ? ': scopa!' : '';
    return {
      text: `take ${list(takes)} with the ${card(played)}${sweep}`,
      short: `take ${takes.join(' ')}${sweep}`,
    };
  },
  refusals: {
    unreadable: 'A play is written 7D, or 7D x 3C 4B to take with it.',
    'not-held': ({ card: given }) => `You do not hold the ${card(String(given))}.`,
    'not-on-table': ({ card: given }) => `The ${card(String(given))} does not lie on the table.`,
    'must-take': ({ card: given, other }) =>
      `The ${card(String(given))} takes, so it cannot be laid down: it takes the ${card(String(other))}, for instance.`,
    'wrong-sum': ({ value, sum }) => `These cards count ${sum}, and yours counts ${value}.`,
    'equal-first': ({ card: given, other }) =>
      `The ${card(String(other))} counts as much as the ${card(String(given))}: it is taken before any sum.`,
    'bad-deal': 'These cards cannot be dealt now.',
    kings: 'With three kings on the table the cards are dealt again.',
    'bad-position': ({ at }) => `No game comes to this position (${at}).`,
    'card-twice': ({ card: given }) => `The ${card(String(given))} is there twice.`,
    'bad-view': ({ at }) => `Nobody sees this at a table of Scopa (${at}).`,
  },
  reasons: {
    scopa: 'Clears the table.',
    settebello: 'Brings the settebello.',
    coins: 'Brings coins.',
    takes: 'Brings cards.',
    lays: 'Leaves little to take.',
  },
  presets: {
    usual: { name: 'To 11', about: 'Whoever has 11 points first wins.' },
    long: { name: 'To 21', about: 'A longer game.' },
    one: { name: 'One hand', about: 'A single hand decides.' },
  },
  options: { to: { name: 'Played to', values: { '0': 'one hand' } } },
  worth: (value) => {
    const rounded = Math.round(value * 10) / 10;
    return `${rounded > 0 ? '+' : ''}${rounded} ${Math.abs(rounded) === 1 ? 'point' : 'points'}`;
  },
};
