/** La scopa in italiano. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Scopa } from '../game.ts';
import { leaflet, lessons, question } from '../learn/it.ts';
import { it as rules } from '../rules/it.ts';
import type { Seen } from '../view.ts';

const RANKS: Readonly<Record<string, string>> = {
  '1': 'l’asso',
  '2': 'il due',
  '3': 'il tre',
  '4': 'il quattro',
  '5': 'il cinque',
  '6': 'il sei',
  '7': 'il sette',
  F: 'il fante',
  C: 'il cavallo',
  R: 'il re',
};
const SUITS: Readonly<Record<string, string>> = {
  D: 'denari',
  C: 'coppe',
  S: 'spade',
  B: 'bastoni',
};

/** With its article: `il sette di denari`. */
function the(text: string): string {
  const [rank = '', suit = ''] = text;
  return text === '7D' ? 'il settebello' : `${RANKS[rank] ?? rank} di ${SUITS[suit] ?? suit}`;
}

/** `con il` stays apart; `di il` and `a il` would not, so no sentence needs them. */
function list(cards: readonly string[]): string {
  const named = cards.map(the);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} e ${named.at(-1)}`;
}

function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? you : `${names[who]} ${other}`;
}

function points(n: number): string {
  return n === 1 ? '1 punto' : `${n} punti`;
}

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return part.table.length > 0
        ? [`Smazzata ${part.number}. In tavola: ${list(part.table)}.`]
        : [];
    case 'play': {
      const { seat, card: played, takes, scopa } = part;
      if (takes.length === 0) return [`${does(company, seat, 'Cali', 'cala')} ${the(played)}.`];
      const taken = `${does(company, seat, 'Prendi', 'prende')} ${list(takes)} con ${the(played)}.`;
      return scopa ? [taken, 'Scopa!'] : [taken];
    }
    case 'rest':
      return [
        `${does(company, part.seat, 'Prendi', 'prende')} le carte rimaste: ${list(part.cards)}.`,
      ];
    case 'counted':
    default: {
      const { count } = part;
      const lines = company.names.map((_, seat) => {
        const of = [
          `${count.cards[seat]} carte`,
          `${count.coins[seat]} denari`,
          ...(count.settebello === seat ? ['settebello'] : []),
          ...(count.primiera[seat] === 0 ? [] : [`primiera ${count.primiera[seat]}`]),
          ...(count.scope[seat] === 0
            ? []
            : [`${count.scope[seat]} ${count.scope[seat] === 1 ? 'scopa' : 'scope'}`]),
        ];
        return `${does(company, seat, 'Fai', 'fa')} ${points(count.points[seat] ?? 0)} (${of.join(', ')}).`;
      });
      return [...lines, `Punteggio: ${part.points.join(' a ')}.`];
    }
  }
}

export const it: GameTexts<Scopa> = {
  name: 'Scopa',
  rules,
  leaflet,
  lessons,
  puzzles: { question },
  aim: 'Scopo: prendere carte, denari e sette, e fare scopa.',
  about: 'Prendi carte di pari valore o la loro somma, e spazza il tavolo per un punto.',
  card: (text) => the(text).replace(/^(il |l’)/, ''),
  place: (id) =>
    ({ table: 'Tavolo', stock: 'Mazzo', hand: 'in mano', taken: 'prese' })[
      id.split(':')[0] ?? ''
    ] ?? id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }) {
    const part = seen.find(({ kind }) => kind === 'play');
    if (part?.kind !== 'play') return { text };
    const { takes, scopa, card: played } = part;
    if (takes.length === 0) return { text: `cala ${the(played)}`, short: 'cala' };
    const sweep = scopa ? ': scopa!' : '';
    return {
      text: `prendi ${list(takes)} con ${the(played)}${sweep}`,
      short: `prendi ${takes.join(' ')}${sweep}`,
    };
  },
  refusals: {
    unreadable: 'Una giocata si scrive 7D, oppure 7D x 3C 4B per prendere.',
    'not-held': ({ card }) => `Non hai in mano ${the(String(card))}.`,
    'not-on-table': ({ card }) => `In tavola non c’è ${the(String(card))}.`,
    'must-take': ({ card, other }) =>
      `Con ${the(String(card))} si deve prendere, per esempio ${the(String(other))}.`,
    'wrong-sum': ({ value, sum }) => `Queste carte fanno ${sum}, la tua vale ${value}.`,
    'equal-first': ({ other }) =>
      `C’è ${the(String(other))}: la carta di pari valore si prende prima di ogni somma.`,
    'bad-deal': 'Queste carte ora non si possono dare.',
    kings: 'Con tre re in tavola si danno di nuovo le carte.',
    'bad-position': ({ at }) => `A questa posizione non si arriva (${at}).`,
    'card-twice': ({ card }) => `Due volte ${the(String(card))}.`,
    'bad-view': ({ at }) => `A un tavolo di scopa questo non lo vede nessuno (${at}).`,
  },
  reasons: {
    scopa: 'Spazza il tavolo.',
    settebello: 'Porta il settebello.',
    coins: 'Porta denari.',
    takes: 'Porta carte.',
    lays: 'Lascia poco da prendere.',
  },
  presets: {
    usual: { name: 'Agli 11', about: 'Vince chi arriva prima a 11 punti.' },
    long: { name: 'Ai 21', about: 'Una partita più lunga.' },
    one: { name: 'Una smazzata', about: 'Decide una sola smazzata.' },
  },
  options: { to: { name: 'Si gioca a', values: { '0': 'una smazzata' } } },
  worth: (value) => {
    const rounded = Math.round(value * 10) / 10;
    const said = String(rounded).replace('.', ',');
    return `${rounded > 0 ? '+' : ''}${said} ${Math.abs(rounded) === 1 ? 'punto' : 'punti'}`;
  },
};
