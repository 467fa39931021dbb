/** Snapszer magyarul. */
import type { Audience, GameTexts } from '@pakli/core/module';
import type { Schnapsen } from '../game.ts';
import { leaflet, lessons } from '../learn/hu.ts';
import type { Win } from '../play.ts';
import { hu as rules } from '../rules/hu.ts';
import type { Seen } from '../view.ts';

const SUITS: Readonly<Record<string, string>> = { C: 'treff', D: 'káró', H: 'kőr', S: 'pikk' };
/** By rank: the noun, and as an object. */
const RANKS: Readonly<Record<string, readonly [string, string]>> = {
  A: ['ász', 'ászt'],
  T: ['tízes', 'tízest'],
  K: ['király', 'királyt'],
  Q: ['dáma', 'dámát'],
  J: ['bubi', 'bubit'],
};

function card(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${SUITS[suit] ?? suit} ${RANKS[rank]?.[0] ?? rank}`;
}

/** As an object: `kőr dámát`. */
function accusative(text: string): string {
  const [rank = '', suit = ''] = text;
  return `${SUITS[suit] ?? suit} ${RANKS[rank]?.[1] ?? rank}`;
}

/** The verb with its person; for the reader no name is needed. */
function does({ names, seat }: Audience, who: number, you: string, other: string): string {
  return who === seat ? `Te ${you}` : `${names[who]} ${other}`;
}

const WHY: Readonly<Record<Win, string>> = {
  claim: '',
  wrong: ' téves bejelentés miatt',
  last: ' az utolsó ütéssel',
  failed: ', mert a csukás nem jött be',
};

/** What there is to say of one event. */
function sentences(part: Seen, company: Audience): readonly string[] {
  switch (part.kind) {
    case 'deal':
      return [
        `${part.number}. leosztás. Az adu ${SUITS[part.upcard.charAt(1)]} (${card(part.upcard)}).`,
      ];
    case 'draw':
      return [
        ...(part.card === null ? [] : [`Húzol egy lapot: ${card(part.card)}.`]),
        ...(part.upcard === null ? [] : ['Elfogyott a talon: színkényszer van.']),
      ];
    case 'exchange':
      return [
        `${does(company, part.seat, 'kicseréled', 'kicseréli')} az adu bubit erre: ${card(part.card)}.`,
      ];
    case 'close':
      return [`${does(company, part.seat, 'lecsukod', 'lecsukja')} a talont.`];
    case 'marry':
      return [
        `${does(company, part.seat, 'bemondasz', 'bemond')} ${part.worth === 40 ? 'negyvenet' : 'húszat'}: ${SUITS[part.suit]}.`,
      ];
    case 'play':
      return [
        part.leads
          ? `${does(company, part.seat, 'hívod', 'hívja')} a ${accusative(part.card)}.`
          : `${does(company, part.seat, 'ráteszed', 'ráteszi')} a ${accusative(part.card)}.`,
      ];
    case 'trick':
      return [
        `${does(company, part.seat, 'viszed', 'viszi')} az ütést (${part.worth} pont): most ${part.score}.`,
      ];
    case 'won':
    default:
      return [
        `${does(company, part.seat, 'nyersz', 'nyer')} ${part.worth} játékpontot${WHY[part.how]} (${part.scores.join(' : ')}).`,
        `Az állás ${part.points.join(' : ')}.`,
      ];
  }
}

export const hu: GameTexts<Schnapsen> = {
  name: 'Snapszer',
  play: 'Snapszert játszom',
  rules,
  leaflet,
  lessons,
  aim: 'A cél: elsőként bemondani a 66-ot.',
  about: 'Párbaj a 66-ért: húsz, negyven, adu bubi, és bátorság a csukáshoz.',
  card,
  place: (id) =>
    ({ trick: 'Ütés', trump: 'Adu', stock: 'Talon', hand: 'kézben', taken: 'elvitt' })[
      id.split(':')[0] ?? ''
    ] ?? id,
  tell: (seen, company) => seen.flatMap((part) => sentences(part, company)),
  choice({ seen, text }, view) {
    const [part] = seen;
    if (part?.kind === 'play')
      return {
        text: `${part.leads ? 'hívom' : 'ráteszem'} a ${accusative(part.card)}`,
        short: part.leads ? 'hívom' : 'ráteszem',
      };
    if (part?.kind === 'exchange')
      return { text: `kicserélem az adu bubit (${card(part.card)})`, short: 'kicserélem' };
    if (part?.kind === 'close') return { text: 'lecsukom a talont' };
    if (part?.kind === 'marry')
      return {
        text: `${part.worth === 40 ? 'negyvenet' : 'húszat'} mondok be: ${SUITS[part.suit]}`,
        short: `${part.worth === 40 ? 'negyven' : 'húsz'}: ${SUITS[part.suit]}`,
      };
    return text === 'claim' ? { text: `elég! (${view.scores[view.seat ?? 0]} pont)` } : { text };
  },
  facts: {
    trumps: ({ suit }) => `Adu: ${SUITS[String(suit)]}`,
    counts: ({ points }) => `${points} pont az ütésekben`,
    closed: 'csukott',
  },
  refusals: {
    unreadable:
      'Egy lapot így írunk: QH; hívás előtt marry H, exchange, close vagy claim is lehet.',
    'not-held': ({ card: given }) => `Nincs nálad a ${card(String(given))}.`,
    'must-follow': ({ led }) => `Színre színt kell tenned (${card(String(led))}).`,
    'must-beat': ({ led }) => `Felül tudod ütni, tehát felül kell ütnöd (${card(String(led))}).`,
    'must-trump': ({ led }) => `Nincs ilyen színed (${card(String(led))}), aduval kell ütnöd.`,
    'lead-marriage': ({ suit }) =>
      `Bemondás után a ${SUITS[String(suit)]} királyt vagy dámát kell hívni.`,
    'not-leading': 'Ezt csak hívás előtt lehet.',
    'not-enough': ({ score }) => `${score} pontod van, 66 kell.`,
    'no-marriage': ({ suit }) => `Nincs meg a ${SUITS[String(suit)]} király és dáma.`,
    'talon-small': 'A talonban már csak két lap van, vagy egy sem.',
    'talon-closed': 'A talont már lecsukták.',
    'bad-deal': 'Ezeket a lapokat most nem lehet kiosztani.',
    'bad-position': ({ at }) => `Ilyen állás nem fordulhat elő (${at}).`,
    'card-twice': ({ card: given }) => `Kétszer szerepel: ${card(String(given))}.`,
    'bad-view': ({ at }) => `Ilyet a snapszerben senki sem lát (${at}).`,
  },
  reasons: {
    claims: 'Megnyeri a leosztást.',
    exchanges: 'Ingyen hoz egy jobb adut.',
    closes: 'A másik nem húz többet.',
    marries: 'Rögtön pontot hoz.',
    takes: 'Viszi az ütést.',
    trumps: 'Aduval viszi az ütést.',
    gives: 'Elengedi az ütést.',
    highest: 'Már nem lehet felülütni.',
    cheap: 'Keveset kockáztat.',
  },
  presets: {
    usual: { name: '7 pontig', about: 'Az nyer, akinek előbb van 7 játékpontja.' },
    nine: { name: '9 pontig', about: 'Hosszabb játszma.' },
    one: { name: 'Egy leosztás', about: 'Egyetlen leosztás dönt.' },
    free: {
      name: 'Szabad bejelentés',
      about: 'Tévesen is be lehet jelenteni, de az a leosztásba kerül.',
    },
  },
  options: {
    to: { name: 'Meddig', values: { '0': 'egy leosztás' } },
    claims: {
      name: 'A 66 bejelentése',
      values: { counted: 'az asztal számol', free: 'saját felelősségre' },
    },
  },
  worth: (value) => `${Math.round(value * 100)}%`,
};
