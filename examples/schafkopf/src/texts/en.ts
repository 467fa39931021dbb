/** Schafkopf in English. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Schafkopf } from '../game.ts';
import { leaflet, lessons, question } from '../learn/en.ts';
import type { Seen } from '../view.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  T: 'ten',
  K: 'king',
  O: 'Ober',
  U: 'Unter',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
};
const SUITS: Readonly<Record<string, string>> = {
  E: 'acorns',
  G: 'leaves',
  H: 'hearts',
  S: 'bells',
};
const GAMES: Readonly<Record<string, string>> = { ruf: 'Rufspiel', wenz: 'Wenz', solo: 'solo' };

function card(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? suit}`;
}

function suitName(suit: unknown): string {
  return SUITS[String(suit)] ?? String(suit);
}

function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? `You ${you}` : `${names[who]} ${other}`;
}

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return [];
    case 'pass':
      return [`${does(company, part.seat, 'pass', 'passes')}.`];
    case 'bid':
      return [`${does(company, part.seat, 'bid', 'bids')} a ${GAMES[part.game]}.`];
    case 'game': {
      const who = does(company, part.seat, 'play', 'plays');
      if (part.game === 'ruf') return [`${who} a Rufspiel on the ace of ${suitName(part.suit)}.`];
      return [part.game === 'wenz' ? `${who} a Wenz.` : `${who} a solo in ${suitName(part.suit)}.`];
    }
    case 'kontra':
      return [`${does(company, part.seat, 'say', 'says')} kontra.`];
    case 're':
      return [`${does(company, part.seat, 'say', 'says')} re.`];
    case 'play':
      return [
        `${part.leads ? does(company, part.seat, 'lead', 'leads') : does(company, part.seat, 'play', 'plays')} the ${card(part.card)}.`,
      ];
    case 'partner':
      return [`${does(company, part.seat, 'are', 'is')} the partner of the declarer.`];
    case 'trick':
      return [`${does(company, part.seat, 'take', 'takes')} the trick for ${part.worth}.`];
    case 'thrown':
      return ['Everybody has passed.'];
    case 'counted':
    default: {
      const extras = [
        ...(part.schwarz ? ['schwarz'] : part.schneider ? ['schneider'] : []),
        ...(part.runners > 0 ? [`${part.runners} runners`] : []),
      ];
      const side = part.won ? 'The declarer’s side wins' : 'The defenders win';
      const why = extras.length > 0 ? `, ${extras.join(', ')}` : '';
      return [`${side}: ${part.points} to ${120 - part.points}${why}, worth ${part.worth}.`];
    }
  }
}

export const en: GameTexts<Schafkopf> = {
  name: 'Schafkopf',
  leaflet,
  lessons,
  puzzles: { question },
  aim: 'Aim: 61 of the 120 points for your side.',
  about: 'Bavaria’s game: call an ace, and find out who your partner is.',
  card,
  place: (id) => ({ trick: 'Trick', hand: 'holds', taken: 'tricks' })[id.split(':')[0] ?? ''] ?? id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }) {
    const [part] = seen;
    if (part?.kind === 'play')
      return { text: `${part.leads ? 'lead' : 'play'} the ${card(part.card)}`, short: 'play' };
    if (text.startsWith('call ')) return { text: `call the ace of ${suitName(text.charAt(5))}` };
    if (text.startsWith('solo ')) return { text: `solo in ${suitName(text.charAt(5))}` };
    return { text: GAMES[text] ?? text };
  },
  facts: {
    passed: 'pass',
    bid: ({ game }) => GAMES[String(game)] ?? String(game),
    ruf: ({ suit }) => `Rufspiel on the ace of ${suitName(suit)}`,
    wenz: 'Wenz: Unters are trumps',
    solo: ({ suit }) => `Solo: ${suitName(suit)} are trumps`,
    declarer: 'declarer',
    partner: 'partner',
    kontra: 'kontra',
    re: 're',
  },
  refusals: {
    unreadable: 'A card is written OE; bids are pass, ruf, wenz, solo, then call E or solo E.',
    'no-card-now': 'No card is played now.',
    'not-held': ({ card: given }) => `You do not hold the ${card(String(given))}.`,
    'follow-suit': ({ suit }) => `You have to follow in ${suitName(suit)}.`,
    'follow-trump': 'You have to follow with a trump.',
    'play-ace': ({ ace }) => `The called suit is led: you have to play the ${card(String(ace))}.`,
    'ace-first': ({ ace }) =>
      `With fewer than four cards you can lead the called suit only with the ${card(String(ace))}.`,
    'keep-ace': ({ card: given }) =>
      `The ${card(String(given))} is called and cannot be thrown off.`,
    'not-now': 'That cannot be said now.',
    'no-kontra': 'Re answers a kontra.',
    'kontra-late': 'A defender may say kontra once, before playing a card.',
    'too-low': 'The bid has to be higher.',
    'cannot-call': 'You cannot call any ace.',
    'cannot-call-suit': ({ suit }) => `You cannot call the ace of ${suitName(suit)}.`,
    'not-bid': 'That is not the game that was bid.',
    'bad-deal': 'These cards cannot be dealt.',
    'bad-position': ({ at }) => `No deal comes to this position (${at}).`,
    'card-twice': ({ card: given }) => `The ${card(String(given))} is there twice.`,
    'bad-view': ({ at }) => `Nobody sees this at a table of Schafkopf (${at}).`,
  },
  presets: {
    usual: { name: '8 deals', about: 'Everybody is forehand twice.' },
    short: { name: '4 deals', about: 'Everybody is forehand once.' },
    long: { name: '16 deals', about: 'A long evening.' },
    one: { name: 'One deal', about: 'A single deal.' },
  },
  options: { deals: { name: 'Deals' } },
  worth: (value) => `${value > 0 ? '+' : ''}${Math.round(value * 10) / 10}`,
};
