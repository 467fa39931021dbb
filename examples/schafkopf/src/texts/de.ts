/** Schafkopf auf Deutsch. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Schafkopf } from '../game.ts';
import { leaflet, lessons, question } from '../learn/de.ts';
import { de as rules } from '../rules/de.ts';
import type { Seen } from '../view.ts';

const SUITS: Readonly<Record<string, string>> = {
  E: 'Eichel',
  G: 'Gras',
  H: 'Herz',
  S: 'Schellen',
};
const RANKS: Readonly<Record<string, string>> = {
  A: 'sau',
  T: 'zehner',
  K: 'könig',
  O: 'ober',
  U: 'unter',
  '9': 'neuner',
  '8': 'achter',
  '7': 'siebener',
};
const GAMES: Readonly<Record<string, string>> = { ruf: 'Rufspiel', wenz: 'Wenz', solo: 'Solo' };

function card(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${SUITS[suit] ?? suit}${RANKS[rank] ?? rank}`;
}

/** As an object: `die Grassau`, `den Eichelober`. */
function the(text: string): string {
  return `${text.startsWith('A') ? 'die' : 'den'} ${card(text)}`;
}

function suitName(suit: unknown): string {
  return SUITS[String(suit)] ?? String(suit);
}

function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? `Du ${you}` : `${names[who]} ${other}`;
}

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return [];
    case 'pass':
      return [`${does(company, part.seat, 'sagst', 'sagt')} weiter.`];
    case 'bid':
      return [`${does(company, part.seat, 'sagst', 'sagt')} ${GAMES[part.game]} an.`];
    case 'game': {
      if (part.game === 'ruf')
        return [
          `${does(company, part.seat, 'spielst', 'spielt')} auf die ${suitName(part.suit)}sau.`,
        ];
      const who = does(company, part.seat, 'spielst', 'spielt');
      return [part.game === 'wenz' ? `${who} Wenz.` : `${who} ${suitName(part.suit)}-Solo.`];
    }
    case 'kontra':
      return [`${does(company, part.seat, 'sagst', 'sagt')} Kontra.`];
    case 're':
      return [`${does(company, part.seat, 'sagst', 'sagt')} Re.`];
    case 'play':
      return [
        part.leads
          ? `${does(company, part.seat, 'spielst', 'spielt')} ${the(part.card)} aus.`
          : `${does(company, part.seat, 'gibst', 'gibt')} ${the(part.card)} zu.`,
      ];
    case 'partner':
      return [`${does(company, part.seat, 'bist', 'ist')} der Mitspieler.`];
    case 'trick':
      return [`${does(company, part.seat, 'machst', 'macht')} den Stich mit ${part.worth} Augen.`];
    case 'thrown':
      return ['Alle sagen weiter: zusammengeworfen.'];
    case 'counted':
    default: {
      const extras = [
        ...(part.schwarz ? ['schwarz'] : part.schneider ? ['Schneider'] : []),
        ...(part.runners > 0 ? [`${part.runners} Laufende`] : []),
      ];
      const side = part.won ? 'Die Spielerpartei gewinnt' : 'Die Gegner gewinnen';
      const why = extras.length > 0 ? `, ${extras.join(', ')}` : '';
      return [
        `${side}: ${part.points} zu ${120 - part.points}${why}, das Spiel kostet ${part.worth}.`,
      ];
    }
  }
}

export const de: GameTexts<Schafkopf> = {
  name: 'Schafkopf',
  leaflet,
  lessons,
  puzzles: { question },
  rules,
  aim: 'Ziel: 61 der 120 Augen für die eigene Partei.',
  about: 'Das bayerische Spiel: Ruf eine Sau und finde heraus, wer mit dir spielt.',
  card,
  place: (id) =>
    ({ trick: 'Stich', hand: 'auf der Hand', taken: 'Stiche' })[id.split(':')[0] ?? ''] ?? id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }) {
    const [part] = seen;
    if (part?.kind === 'play') {
      const verb = part.leads ? 'ausspielen' : 'zugeben';
      return { text: `${the(part.card)} ${verb}`, short: verb };
    }
    if (text.startsWith('call ')) return { text: `die ${suitName(text.charAt(5))}sau rufen` };
    if (text.startsWith('solo ')) return { text: `${suitName(text.charAt(5))}-Solo` };
    if (text === 'pass') return { text: 'weiter' };
    return { text: GAMES[text] ?? (text === 'kontra' ? 'Kontra' : text === 're' ? 'Re' : text) };
  },
  facts: {
    passed: 'weiter',
    bid: ({ game }) => GAMES[String(game)] ?? String(game),
    ruf: ({ suit }) => `Rufspiel auf die ${suitName(suit)}sau`,
    wenz: 'Wenz: nur Unter sind Trumpf',
    solo: ({ suit }) => `Solo: ${suitName(suit)} ist Trumpf`,
    declarer: 'spielt',
    partner: 'Mitspieler',
    kontra: 'Kontra',
    re: 'Re',
  },
  refusals: {
    unreadable:
      'Eine Karte schreibt man OE; angesagt wird pass, ruf, wenz, solo, dann call E oder solo E.',
    'no-card-now': 'Jetzt wird keine Karte gespielt.',
    'not-held': ({ card: given }) => `Du hast ${the(String(given))} nicht.`,
    'follow-suit': ({ suit }) => `Du musst ${suitName(suit)} bedienen.`,
    'follow-trump': 'Du musst Trumpf zugeben.',
    'play-ace': ({ ace }) => `Die Ruffarbe ist ausgespielt: Du musst ${the(String(ace))} zugeben.`,
    'ace-first': ({ ace }) =>
      `Mit weniger als vier Karten darfst du die Ruffarbe nur mit der ${card(String(ace))} ausspielen.`,
    'keep-ace': ({ card: given }) =>
      `Die ${card(String(given))} ist gerufen und darf nicht abgeworfen werden.`,
    'not-now': 'Das kann man jetzt nicht ansagen.',
    'no-kontra': 'Re ist die Antwort auf ein Kontra.',
    'kontra-late': 'Kontra sagt ein Gegenspieler vor seiner ersten Karte, und nur einmal.',
    'too-low': 'Du musst ein höheres Spiel ansagen.',
    'cannot-call': 'Du kannst keine Sau rufen.',
    'cannot-call-suit': ({ suit }) => `Die ${suitName(suit)}sau kannst du nicht rufen.`,
    'not-bid': 'Das ist nicht das angesagte Spiel.',
    'bad-deal': 'Diese Karten kann es so nicht geben.',
    'bad-position': ({ at }) => `Zu dieser Stellung kommt es nie (${at}).`,
    'card-twice': ({ card: given }) => `${card(String(given))} kommt zweimal vor.`,
    'bad-view': ({ at }) => `Das sieht beim Schafkopf niemand (${at}).`,
  },
  presets: {
    usual: { name: '8 Spiele', about: 'Jeder ist zweimal Vorhand.' },
    short: { name: '4 Spiele', about: 'Jeder ist einmal Vorhand.' },
    long: { name: '16 Spiele', about: 'Ein langer Abend.' },
    one: { name: 'Ein Spiel', about: 'Ein einziges Spiel.' },
  },
  options: { deals: { name: 'Spiele' } },
  worth: (value) =>
    `${value > 0 ? '+' : ''}${String(Math.round(value * 10) / 10).replace('.', ',')}`,
};
