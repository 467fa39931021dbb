/** Schnapsen in English. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Schnapsen } from '../game.ts';
import { leaflet, lessons } from '../learn/en.ts';
import type { Win } from '../play.ts';
import type { Seen } from '../view.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  T: 'ten',
  K: 'king',
  Q: 'queen',
  J: 'jack',
};
const SUITS: Readonly<Record<string, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
};

function card(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? suit}`;
}

function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? `You ${you}` : `${names[who]} ${other}`;
}

function points(n: number): string {
  return n === 1 ? '1 game point' : `${n} game points`;
}

const WHY: Readonly<Record<Win, string>> = {
  claim: '',
  wrong: ' by a wrong claim',
  last: ' with the last trick',
  failed: ', as closing has failed',
};

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return [
        `Hand ${part.number}. Trumps: ${SUITS[part.upcard.charAt(1)]} (${card(part.upcard)}).`,
      ];
    case 'draw':
      return [
        ...(part.card === null ? [] : [`You draw the ${card(part.card)}.`]),
        ...(part.upcard === null
          ? []
          : ['The talon is used up: from now on you must follow suit and beat.']),
      ];
    case 'exchange':
      return [
        `${does(company, part.seat, 'exchange', 'exchanges')} the ${card(part.jack)} for the ${card(part.card)}.`,
      ];
    case 'close':
      return [`${does(company, part.seat, 'close', 'closes')} the talon.`];
    case 'marry':
      return [
        `${does(company, part.seat, 'announce', 'announces')} ${part.worth} in ${SUITS[part.suit]}.`,
      ];
    case 'play':
      return [
        part.leads
          ? `${does(company, part.seat, 'lead', 'leads')} the ${card(part.card)}.`
          : `${does(company, part.seat, 'play', 'plays')} the ${card(part.card)}.`,
      ];
    case 'trick':
      return [
        `${does(company, part.seat, 'take', 'takes')} the trick for ${part.worth}: ${part.score} points now.`,
      ];
    case 'won':
    default:
      return [
        `${does(company, part.seat, 'win', 'wins')} ${points(part.worth)}${WHY[part.how]} (${part.scores.join(' : ')}).`,
        `The score is ${part.points.join(' : ')}.`,
      ];
  }
}

export const en: GameTexts<Schnapsen> = {
  name: 'Schnapsen',
  leaflet,
  lessons,
  aim: 'Aim: be the first to claim 66.',
  about: 'Austria’s duel for 66: marriages, the trump jack, and the nerve to close the talon.',
  card,
  place: (id) =>
    ({ trick: 'Trick', trump: 'Trump', stock: 'Talon', hand: 'holds', taken: 'tricks' })[
      id.split(':')[0] ?? ''
    ] ?? id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }, view) {
    const [part] = seen;
    if (part?.kind === 'play')
      return { text: `${part.leads ? 'lead' : 'play'} the ${card(part.card)}`, short: 'play' };
    if (part?.kind === 'exchange')
      return {
        text: `exchange the ${card(part.jack)} for the ${card(part.card)}`,
        short: 'exchange',
      };
    if (part?.kind === 'close') return { text: 'close the talon' };
    if (part?.kind === 'marry')
      return {
        text: `announce ${part.worth} in ${SUITS[part.suit]}`,
        short: `${part.worth} in ${SUITS[part.suit]}`,
      };
    return text === 'claim'
      ? { text: `claim 66 (${view.scores[view.seat ?? 0]} points)` }
      : { text };
  },
  facts: {
    trumps: ({ suit }) => `Trumps: ${SUITS[String(suit)]}`,
    counts: ({ points }) => `${points} in this hand`,
    closed: 'has closed the talon',
  },
  refusals: {
    unreadable: 'A play is written QH; before a lead also marry H, exchange, close or claim.',
    'not-held': ({ card: given }) => `You do not hold the ${card(String(given))}.`,
    'must-follow': ({ led }) => `You have to follow suit to the ${card(String(led))}.`,
    'must-beat': ({ led }) => `You can beat the ${card(String(led))}, so you have to.`,
    'must-trump': ({ led }) =>
      `You cannot follow the ${card(String(led))}: you have to play a trump.`,
    'lead-marriage': ({ suit }) =>
      `After the announcement the king or queen of ${SUITS[String(suit)]} is led.`,
    'not-leading': 'That can only be done before you lead to a trick.',
    'not-enough': ({ score }) => `You have ${score} points; it takes 66.`,
    'no-marriage': ({ suit }) => `You do not hold king and queen of ${SUITS[String(suit)]}.`,
    'talon-small': 'The talon has only two cards left, or none.',
    'talon-closed': 'The talon is closed.',
    'bad-deal': 'These cards cannot be dealt now.',
    'bad-position': ({ at }) => `No game comes to this position (${at}).`,
    'card-twice': ({ card: given }) => `The ${card(String(given))} is there twice.`,
    'bad-view': ({ at }) => `Nobody sees this at a table of Schnapsen (${at}).`,
  },
  reasons: {
    claims: 'Wins the hand.',
    exchanges: 'Brings a better trump for nothing.',
    closes: 'Keeps the other player from drawing.',
    marries: 'Brings points at once.',
    takes: 'Takes the trick.',
    trumps: 'Takes the trick with a trump.',
    gives: 'Lets the trick go.',
    highest: 'Nothing left can beat it.',
    cheap: 'Risks little.',
  },
  presets: {
    usual: { name: 'To 7', about: 'The first player to reach 7 game points wins.' },
    nine: { name: 'To 9', about: 'A longer game.' },
    one: { name: 'One hand', about: 'A single hand decides.' },
    free: { name: 'Free claims', about: 'A wrong claim of 66 is possible, and costs the hand.' },
  },
  options: {
    to: { name: 'Played to', values: { '0': 'one hand' } },
    claims: {
      name: 'Claims of 66',
      values: { counted: 'the table counts', free: 'at your own risk' },
    },
  },
  worth: (value) => `${Math.round(value * 100)} %`,
};
