/** Schnapsen auf Deutsch. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Schnapsen } from '../game.ts';
import { leaflet, lessons } from '../learn/de.ts';
import type { Win } from '../play.ts';
import { de as rules } from '../rules/de.ts';
import type { Seen } from '../view.ts';

const SUITS: Readonly<Record<string, string>> = { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' };
/** By rank: the noun, and the article as subject and as object. */
const RANKS: Readonly<Record<string, readonly [string, string]>> = {
  A: ['ass', 'das'],
  T: ['zehner', 'den'],
  K: ['könig', 'den'],
  Q: ['dame', 'die'],
  J: ['bube', 'den'],
};

function card(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${SUITS[suit] ?? suit}${RANKS[rank]?.[0] ?? rank}`;
}

/** As an object: `die Herzdame`, `den Pikbuben`. */
function the(text: string): string {
  const [rank = ''] = text;
  return `${RANKS[rank]?.[1] ?? ''} ${card(text)}${rank === 'J' ? 'n' : ''}`;
}

function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? `Du ${you}` : `${names[who]} ${other}`;
}

function points(n: number): string {
  return n === 1 ? '1 Punkt' : `${n} Punkte`;
}

const WHY: Readonly<Record<Win, string>> = {
  claim: '',
  wrong: ' durch eine falsche Meldung',
  last: ' mit dem letzten Stich',
  failed: ', weil das Zudrehen nicht aufgegangen ist',
};

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return [
        `Spiel ${part.number}. Atout ist ${SUITS[part.upcard.charAt(1)]} (${card(part.upcard)}).`,
      ];
    case 'draw':
      return [
        ...(part.card === null ? [] : [`Du ziehst ${the(part.card)}.`]),
        ...(part.upcard === null
          ? []
          : ['Der Talon ist aufgebraucht: Ab jetzt gilt Farb- und Stichzwang.']),
      ];
    case 'exchange':
      return [
        `${does(company, part.seat, 'tauschst', 'tauscht')} ${the(part.jack)} gegen ${the(part.card)}.`,
      ];
    case 'close':
      return [`${does(company, part.seat, 'drehst', 'dreht')} zu.`];
    case 'marry':
      return [
        `${does(company, part.seat, 'sagst', 'sagt')} ${part.worth} in ${SUITS[part.suit]} an.`,
      ];
    case 'play':
      return [
        part.leads
          ? `${does(company, part.seat, 'spielst', 'spielt')} ${the(part.card)} aus.`
          : `${does(company, part.seat, 'gibst', 'gibt')} ${the(part.card)} zu.`,
      ];
    case 'trick':
      return [
        `${does(company, part.seat, 'machst', 'macht')} den Stich mit ${part.worth} Augen: jetzt ${part.score}.`,
      ];
    case 'won':
    default:
      return [
        `${does(company, part.seat, 'gewinnst', 'gewinnt')} ${points(part.worth)}${WHY[part.how]} (${part.scores.join(' : ')}).`,
        `Es steht ${part.points.join(' : ')}.`,
      ];
  }
}

export const de: GameTexts<Schnapsen> = {
  name: 'Schnapsen',
  rules,
  leaflet,
  lessons,
  aim: 'Ziel: als Erster 66 Augen melden.',
  about: 'Das Duell um 66: Zwanziger, Vierziger, Atoutbube und der Mut zum Zudrehen.',
  card,
  place: (id) =>
    ({ trick: 'Stich', trump: 'Atout', stock: 'Talon', hand: 'auf der Hand', taken: 'Stiche' })[
      id.split(':')[0] ?? ''
    ] ?? id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }, view) {
    const [part] = seen;
    if (part?.kind === 'play')
      return {
        text: `${the(part.card)} ${part.leads ? 'ausspielen' : 'zugeben'}`,
        short: part.leads ? 'ausspielen' : 'zugeben',
      };
    if (part?.kind === 'exchange')
      return { text: `${the(part.jack)} gegen ${the(part.card)} tauschen`, short: 'tauschen' };
    if (part?.kind === 'close') return { text: 'zudrehen' };
    if (part?.kind === 'marry')
      return {
        text: `${part.worth} in ${SUITS[part.suit]} ansagen`,
        short: `${part.worth} in ${SUITS[part.suit]}`,
      };
    return text === 'claim'
      ? { text: `ausmelden (${view.scores[view.seat ?? 0]} Augen)` }
      : { text };
  },
  facts: {
    trumps: ({ suit }) => `Atout: ${SUITS[String(suit)]}`,
    counts: ({ points }) => `${points} Augen`,
    closed: 'hat zugedreht',
  },
  refusals: {
    unreadable:
      'Eine Karte schreibt man QH; vor dem Ausspielen auch marry H, exchange, close oder claim.',
    'not-held': ({ card: given }) => `Du hast ${the(String(given))} nicht.`,
    'must-follow': ({ led }) => `Auf ${the(String(led))} musst du Farbe bedienen.`,
    'must-beat': ({ led }) => `Du kannst ${the(String(led))} überstechen, also musst du.`,
    'must-trump': ({ led }) =>
      `Du kannst ${the(String(led))} nicht bedienen: Du musst mit Atout stechen.`,
    'lead-marriage': ({ suit }) =>
      `Nach der Ansage wird König oder Dame in ${SUITS[String(suit)]} ausgespielt.`,
    'not-leading': 'Das geht nur, bevor du ausspielst.',
    'not-enough': ({ score }) => `Du hast ${score} Augen; es braucht 66.`,
    'no-marriage': ({ suit }) => `Du hast König und Dame in ${SUITS[String(suit)]} nicht.`,
    'talon-small': 'Im Talon liegen nur noch zwei Karten oder keine.',
    'talon-closed': 'Es ist zugedreht.',
    'bad-deal': 'Diese Karten kann es jetzt nicht geben.',
    'bad-position': ({ at }) => `Zu dieser Stellung kommt es nie (${at}).`,
    'card-twice': ({ card: given }) => `${card(String(given))} kommt zweimal vor.`,
    'bad-view': ({ at }) => `Das sieht beim Schnapsen niemand (${at}).`,
  },
  reasons: {
    claims: 'Gewinnt das Spiel.',
    exchanges: 'Bringt umsonst ein besseres Atout.',
    closes: 'Der andere zieht nichts mehr nach.',
    marries: 'Bringt sofort Augen.',
    takes: 'Macht den Stich.',
    trumps: 'Sticht mit Atout.',
    gives: 'Lässt den Stich gehen.',
    highest: 'Ist nicht mehr zu überstechen.',
    cheap: 'Wagt wenig.',
  },
  presets: {
    usual: {
      name: 'Auf 7',
      about: 'Wer zuerst 7 Punkte hat, gewinnt; der andere hat das Bummerl.',
    },
    nine: { name: 'Auf 9', about: 'Eine längere Partie.' },
    one: { name: 'Ein Spiel', about: 'Ein einziges Spiel entscheidet.' },
    free: { name: 'Freies Ausmelden', about: 'Falsch ausmelden ist möglich und kostet das Spiel.' },
  },
  options: {
    to: { name: 'Gespielt wird auf', values: { '0': 'ein Spiel' } },
    claims: {
      name: 'Ausmelden',
      values: { counted: 'der Tisch zählt', free: 'auf eigene Gefahr' },
    },
  },
  worth: (value) => `${Math.round(value * 100)} %`,
};
