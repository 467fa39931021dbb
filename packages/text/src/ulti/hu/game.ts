import type { ulti as english } from '../en/game.ts';
import type { RefusalFacts } from '../../refusal-facts.ts';
import type { ScoreLine } from '../../person.ts';
import {
  bidNamer,
  raisedNamer,
  suitNamer,
  tellNamer,
  type RaisedPart,
  type TellCard,
  type GermanRank,
  type GermanSuit,
} from '../parts.ts';
import { cards as french, object as frenchObject } from '../../common/hu/cards.ts';
import { reasons } from './reasons.ts';
import { does, list, signed, signedTenths } from '../../common/hu/grammar.ts';

const SUITS: Readonly<Record<GermanSuit, string>> = { H: 'piros', B: 'tök', L: 'zöld', A: 'makk' };
const RANKS: Readonly<Record<GermanRank, string>> = {
  '7': 'hetes',
  '8': 'nyolcas',
  '9': 'kilences',
  U: 'alsó',
  O: 'felső',
  K: 'király',
  X: 'tízes',
  A: 'ász',
};
const COMPONENTS: Readonly<Record<string, string>> = {
  passz: 'parti',
  '40-100': '40-100',
  '20-100': '20-100',
  ulti: 'ulti',
  betli: 'betli',
  durchmars: 'durchmars',
  fourAces: 'négy ász',
};
const LINES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'silent durchmars': 'csendes durchmars',
  'silent 100': 'csendes száz',
  'silent ulti': 'csendes ulti',
  'silent ulti failed': 'bukott csendes ulti',
  'passz not played': 'le nem játszott passz',
};
const LEVELS = [
  '',
  'kontra',
  'rekontra',
  'szubkontra',
  'mordkontra',
  'hirschkontra',
  'Fedák Sári',
] as const;

const suitOf = suitNamer(SUITS, french.suit);
const component = (id: string): string => COMPONENTS[id] ?? id;
const name = tellNamer((rank, suit) => `${SUITS[suit]} ${RANKS[rank]}`, french.name);
/** The object of a sentence: `a zöld felsőt`. All ranks take a plain -t, and no suit begins with a vowel. */
export const object: (card: TellCard) => string = tellNamer(
  (rank, suit) => `a ${SUITS[suit]} ${RANKS[rank]}t`,
  frenchObject,
);
const bid = bidNamer(({ hearts, base, ulti, fourAces, open, all, alone }) => {
  // Without trumps a Hearts contract has a name of its own.
  const re = hearts && alone && (all === 'betli' || all === 'durchmars');
  // With hearts, or beside anything else, a durchmars has trumps anyway.
  const coloured = alone && !hearts ? 'színes durchmars' : 'durchmars';
  return [
    hearts && !re && 'piros',
    // The bid is passz; what is won or lost in it, and beside an ulti, is the parti.
    base && (base === 'passz' ? base : component(base)),
    ulti && 'ulti',
    fourAces && 'négy ász',
    open && 'terített',
    all && `${re ? 're' : ''}${all === 'coloured' ? coloured : all}`,
  ];
});
const raised = raisedNamer(list, component, (name) => `(${name} ellen)`);

export const ulti: typeof english = {
  tile: {
    name: 'Ulti',
    about: 'Licitálj, mondd be az adut, és vidd el az utolsó ütést a hetessel.',
    aim: 'A cél: egyedül kettő ellen teljesíteni, amit vállalsz.',
    players: '3 játékos',
    length: '5 perc/leosztás',
  },

  card: { name, suit: suitOf },
  bid: {
    name: bid,
    worth: (n) => `${n} pont`,
    forfeit: (n) => `nem játsszák le: fejenként −${n}`,
    component,
    level: (n) => LEVELS[n] ?? String(n),
    noTrump: 'színtelen',
    needs: {
      '40-100': 'adukirály és adufelső; 60 pont az ütésekből',
      '20-100': 'király és felső egy másik színből; 80 pont az ütésekből',
      ulti: 'az aduhetes viszi az utolsó ütést',
      betli: 'egyetlen ütés sem',
      durchmars: 'mind a tíz ütés',
      passz: 'több pont, mint a védőknek',
      fourAces: 'mind a négy ász az ütéseidben',
    },
  },

  zones: {
    talon: 'Talon',
    trick: 'Ütés',
    lastTrick: 'Utolsó ütés',
    contract: 'Bemondás',
    trump: (suit) => `Adu: ${suitOf(suit)}`,
    soloist: 'Felvevő',
    defender: 'Védő',
    hand: (n) => `${n} lap`,
    tricks: (n) => `${n} ütés`,
    points: (n) => `${n} pont`,
    auction: 'Licit',
    ladder: 'Bemondások, a legkisebbtől',
  },

  log: {
    deal: (dealer, forehand) =>
      `${does(dealer, 'Te osztasz', 'oszt')}. ${does(forehand, 'Tizenkét lapot kapsz, te kezded a licitet', 'tizenkét lapot kap, és kezdi a licitet')}.`,
    bid: (person, id) => `${does(person, 'bemondod', 'bemondja')}: ${bid(id)}.`,
    pass: (person) => `${does(person, 'nem veszed', 'nem veszi')} fel a talont.`,
    pickup: (person) => `${does(person, 'felveszed', 'felveszi')} a talont.`,
    pickupCards: (person, cards) =>
      `${does(person, 'felveszed', 'felveszi')} a talont: ${list(cards.map(name))}.`,
    discard: (person) => `${does(person, 'leteszel', 'letesz')} egy lapot a talonba.`,
    discardCard: (person, card) =>
      `${does(person, 'leteszed', 'leteszi')} ${object(card)} a talonba.`,
    hold: (person) => `${does(person, 'tartod', 'tartja')}: marad az első bemondás.`,
    release: (person) => `${does(person, 'elengeded', 'elengedi')} a bemondást.`,
    stand: (person, id) => `${does(person, 'ezt játszod', 'ezt játssza')}: ${bid(id)}.`,
    contract: (soloist, id, trump) =>
      `${does(soloist, 'vállalod', 'vállalja')}: ${bid(id)}${
        trump === null ? '' : `, az adu ${suitOf(trump)}`
      }.`,
    trump: (person, suit) => `${does(person, 'az adud', 'aduja')}: ${suitOf(suit)}.`,
    kontra: (person, parts: readonly RaisedPart[]) =>
      `${does(person, 'kontrázol', 'kontráz')}: ${raised(parts)}.`,
    raise: (person, parts: readonly RaisedPart[]) =>
      `${does(person, 'emeled a kontrát', 'emeli a kontrát')}: ${raised(parts)}.`,
    done: (person) => `${does(person, 'nem kontrázol', 'nem kontráz')} tovább.`,
    play: (person, card) => `${does(person, 'kijátszod', 'kijátssza')} ${object(card)}.`,
    marriages: (person, values) =>
      `${does(person, 'bemondod', 'bemondja')}: ${list(values.map((n) => (n === 40 ? 'negyven' : 'húsz')))}.`,
    trick: (winner, n) =>
      n === 0
        ? `${does(winner, 'viszed', 'viszi')} az ütést.`
        : `${does(winner, 'viszed', 'viszi')} az ütést, ${n} pont.`,
    open: 'Kiterítik a lapokat.',
    concede: (person) => `${does(person, 'bedobod a lapjaidat', 'bedobja a lapjait')}.`,
    over: (scores: readonly ScoreLine[]) =>
      `Vége a leosztásnak: ${list(
        scores.map(({ person, score }) => `${person.you ? 'te' : person.name} ${signed(score)}`),
      )}.`,
  },

  choice: {
    bid: (id) => `Bemondás: ${bid(id)}`,
    discard: (card) => `Talonba teszem ${object(card)}`,
    shortDiscard: 'A talonba',
    pass: 'Mehet',
    pickup: 'Felveszem a talont, és licitálok',
    hold: 'Tartom',
    release: 'Elengedem',
    stand: (id) => `Játszom: ${bid(id)}`,
    trump: (suit) => `Az adu ${suitOf(suit)}`,
    kontra: (parts) => `Kontra: ${raised(parts)}`,
    raise: (parts) => `Emelem a kontrát: ${raised(parts)}`,
    done: 'Nem emelek',
    play: (card) => `Kijátszom ${object(card)}`,
    shortPlay: 'Kijátszom',
    concede: 'Bedobom',
    wins: 'viszi az ütést',
  },

  reasons,
  worth: (value) => `${signedTenths(value)} pont`,
  measure: 'ennyit nyersz (+) vagy veszítesz (−) ebben a leosztásban',
  goal: (id) => `${bid(id)} bemondásával`,

  result: {
    line: (id) => LINES[id] ?? id,
    amount: (n) => signed(n),
    against: (person) => (person.you ? 'ellened' : `${person.name} ellen`),
    total: 'Összesen',
    talon: (cards) => `A talonban: ${list(cards)}`,
    conceded: 'A felvevő bedobta a lapját.',
    points: {
      title: 'Pontok',
      tricks: 'Ütésekben',
      lastTrick: 'Utolsó ütés',
      talon: 'Talon',
      marriages: 'Húsz, negyven',
      sum: 'Együtt',
    },
    hundred: (marriage, needs, has, talon) =>
      `a ${marriage} megvolt; mellé ${needs} pont kellett ütésekből${talon ? ' és talonból' : ''}, ${has} lett meg`,
    noMarriage: 'nem volt meg a király és a felső',
    penalty: (n) => `ebből ${n} a bukott ultiért`,
    pays: (from, to, n) =>
      from.you
        ? `${to.name} ${n} pontot kap tőled.`
        : to.you
          ? `${from.name} ${n} pontot fizet neked.`
          : `${from.name} → ${to.name}: ${n} pont.`,
    even: (one, other) =>
      `${one.you || other.you ? `Te és ${one.you ? other.name : one.name}` : `${one.name} és ${other.name}`}: nincs fizetnivaló.`,
    delta: (person, n) =>
      n >= 0
        ? does(person, `${n} pontot nyersz.`, `${n} pontot nyer.`)
        : does(person, `${-n} pontot veszítesz.`, `${-n} pontot veszít.`),
  },

  refusals: {
    'no-such-bid': (d: RefusalFacts) => `Nincs ilyen bemondás: „${d.bid}”.`,
    'no-such-card': (d: RefusalFacts) => `Nincs ilyen lap: „${d.card}”.`,
    'no-such-suit': (d: RefusalFacts) => `Nincs ilyen szín: „${d.suit}”.`,
    'no-such-component': (d: RefusalFacts) => `„${d.component}” nem része a bemondásnak.`,
    'bid-closed': () => 'Most nem lehet bemondani.',
    'discard-closed': () => 'Most nem kell lapot letenni.',
    'discard-not-held': () => 'Két különböző lapot tegyél le a saját kezedből.',
    'pass-closed': () => 'Most nem mondhatod, hogy mehet.',
    'pickup-closed': () => 'A talont most nem lehet felvenni.',
    'pickup-no-bid-left': () =>
      'Aki felveszi, annak licitálnia kell, de nagyobb bemondás már nincs.',
    'stand-closed': () =>
      'Csak az játszhatja, akié a bemondás, és akkor, ha a többiek nem veszik fel.',
    'bid-too-low': () => 'Nagyobbat kell bemondanod az eddiginél.',
    'hold-closed': () => 'Nincs mit tartani vagy elengedni.',
    'trump-closed': () => 'Most nem lehet adut mondani.',
    'trump-colour': () =>
      'Sima játékban az adu tök, zöld vagy makk; piros csak akkor, ha pirosat mondtál be.',
    'bid-cards-missing': () => 'Nincsenek meg a lapok, amelyek ehhez a bemondáshoz kellenek.',
    'discard-needed': () => 'Ez a lap kell a bemondásodhoz, tartsd meg.',
    'trump-cards-missing': () => 'Ezzel az aduval nincsenek meg a bemondásodhoz szükséges lapok.',
    'kontra-closed': () => 'A védő az első ütésben kontrázhat, mielőtt lapot tesz.',
    'kontra-component': () => 'A bemondásnak ezt a részét most nem kontrázhatod.',
    'raise-closed': () => 'Most nem lehet emelni a kontrát.',
    'raise-lane': () => 'Itt te nem emelheted a kontrát, vagy már nincs hová.',
    'done-closed': () => 'A kontráról most nem kell dönteni.',
    'play-closed': () => 'Most nem kell lapot kijátszani.',
    'card-not-held': () => 'Ez a lap nincs a kezedben.',
    'must-follow': () => 'Van a hívott színből: színre színt kell tenned.',
    'must-beat': () => 'Ebből a színből felül tudod ütni: felül kell ütnöd.',
    'must-trump': () => 'Nincs a hívott színből, de van adud: adut kell tenned.',
    'must-overtrump': () => 'Van nagyobb adud: azt kell tenned.',
    'seven-kept': () => 'Ultiban az aduhetest tartani kell, amíg mást is tehetsz.',
    'concede-closed': () => 'Csak a felvevő dobhatja be a lapját, amikor ő következik.',
    'card-twice': (d: RefusalFacts) => `Ebből a lapból csak egy van: ${name(d.card)}.`,
    'not-a-deal': (d: RefusalFacts) => `„${d.text}” nem leosztás.`,
    'deal-size': (d: RefusalFacts) => `A leosztásban ${d.cards} lap van, ${d.expected} kellene.`,
  },
};
