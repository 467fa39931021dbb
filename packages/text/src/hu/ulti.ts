import type { RefusalDetail } from '../detail.ts';
import type { GameTexts } from '../en/index.ts';
import type { Scored } from '../parts.ts';
import type { Person } from '../person.ts';
import { lister, signed } from '../plural.ts';
import {
  bidNamer,
  suitNamer,
  tellNamer,
  type BidParts,
  type Raised,
  type TellRank,
  type TellSuit,
} from '../ulti-parts.ts';
import { cards as french, object as frenchObject } from './cards.ts';

const SUITS: Readonly<Record<TellSuit, string>> = { H: 'piros', B: 'tök', L: 'zöld', A: 'makk' };
const RANKS: Readonly<Record<TellRank, string>> = {
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
  passz: 'passz',
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
  'passz not played': 'passz, lejátszás nélkül',
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

const list = lister('hu');
const points = signed('hu', 0);
const expected = signed('hu', 1);
const suitOf = suitNamer(SUITS, french.suit);
const component = (id: string): string => COMPONENTS[id] ?? id;
const name = tellNamer((rank, suit) => `${SUITS[suit]} ${RANKS[rank]}`, french.name);
/** The object of a sentence: `a zöld felsőt`. All ranks take a plain -t, and no suit begins with a vowel. */
const object = tellNamer((rank, suit) => `a ${SUITS[suit]} ${RANKS[rank]}t`, frenchObject);
const bid = bidNamer(nameBid);
const who = (person: Person): string => (person.you ? 'Te' : person.name);
const does = (person: Person, you: string, other: string): string =>
  person.you ? you : `${person.name} ${other}`;
const raised = (parts: readonly Raised[]): string =>
  list(
    parts.map(({ component: id, against }) =>
      against === undefined ? component(id) : `${component(id)} (${against})`,
    ),
  );

function nameBid({ hearts, base, ulti, fourAces, open, all }: BidParts): string {
  const counted = base === 'passz' && (ulti || fourAces) ? undefined : base;
  // Without trumps a Hearts contract has a name of its own.
  const re = hearts && counted === undefined && !ulti && !fourAces && all !== 'coloured';
  const last = { betli: 'betli', durchmars: 'durchmars', coloured: 'színes durchmars' };
  const game = all === undefined ? undefined : `${re && !open ? 're' : ''}${last[all]}`;
  return [
    hearts && (!re || open || all === undefined) ? 'piros' : undefined,
    counted === undefined ? undefined : component(counted),
    ulti ? 'ulti' : undefined,
    fourAces ? 'négy ász' : undefined,
    open ? 'terített' : undefined,
    game,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

const YES = { true: 'igen', false: 'nem' };

export const ulti: GameTexts['ulti'] = {
  presets: {
    seed: {
      name: 'Alap',
      about: '26 bemondás, tartás és elengedés, a talon a felvevőé.',
    },
    tournament: {
      name: 'Verseny',
      about: '42 bemondás, az ász és a tízes tízet ér, a talon az ellenfélé.',
    },
  },
  options: {
    cardPoints: {
      name: 'A lapok értéke',
      values: { A11: 'ász 11, tízes 10, király 4, felső 3, alsó 2', A10: 'ász és tízes 10' },
    },
    talonOwner: {
      name: 'A talon pontjai',
      values: { soloist: 'a felvevőé', defenders: 'az ellenfélé' },
    },
    ladder: {
      name: 'Bemondások',
      values: { seed26: '26', common42: '42', common54: '54, négy ásszal' },
    },
    ladderOrder: {
      name: 'A bemondások sorrendje',
      values: { value: 'érték szerint', seedRows: 'a terített betli a 20-100 durchmars alatt' },
    },
    holdRule: {
      name: 'Azonos értékű bemondás',
      values: { hold: 'tartható vagy elengedhető', firstKeeps: 'nem lehet', off: 'a sorrend dönt' },
    },
    selfRaise: { name: 'A vezető emelheti a saját bemondását', values: YES },
    passzPlayed: {
      name: 'A sima passz',
      values: { play: 'lejátsszák', forfeit2: 'nem játsszák le, fejenként 2' },
    },
    requireHolding: {
      name: 'A bemondáshoz kell a lapja',
      values: { true: 'igen', false: 'nem: ami nincs meg, elbukik' },
    },
    betliMustBeat: {
      name: 'Felülütés betliben',
      values: { true: 'kötelező', false: 'nem kötelező' },
    },
    ultiPenalty: {
      name: 'A bukott ulti ára',
      values: { flat: 'még 1 (pirosban 2)', base: 'még egyszer az értéke' },
    },
    silent100: {
      name: 'A csendes száz',
      values: { add: 'a passz mellett jár', replace: 'a passz helyett jár' },
    },
    silent100Marriages: {
      name: 'Bemondott figurák a csendes százban',
      values: { all: 'mind számít', one: 'egy negyven vagy egy húsz' },
    },
    silentUltiFail: {
      name: 'A bukott csendes ulti',
      values: { double: 'duplán fizet', none: 'nem fizet' },
    },
    marriageNeedsTrick: { name: 'A húszhoz és negyvenhez ütés kell', values: YES },
    maxKontra: { name: 'Legmagasabb kontra', values: {} },
    individualKontra: {
      name: 'Kontra színtelen játékban',
      values: { true: 'külön-külön', false: 'mindkét védőnek' },
    },
    keepSeven: { name: 'Ultiban a tromf hetest tartani kell', values: YES },
    openReveal: {
      name: 'Terített játékban látszik',
      values: { soloist: 'a felvevő keze', all: 'minden kéz' },
    },
    earlyEnd: { name: 'Az eldőlt betli és durchmars véget ér', values: YES },
    concede: { name: 'A felvevő bedobhatja', values: YES },
    deals: { name: 'Leosztások', values: {} },
  },

  card: { name, suit: suitOf, rank: (rank) => RANKS[rank] },
  bid: {
    name: bid,
    worth: (n) => `${n} pont`,
    component,
    level: (n) => LEVELS[n] ?? String(n),
    noTrump: 'színtelen',
    needs: {
      '40-100': 'tromf király és felső; 60 pont ütésben',
      '20-100': 'király és felső más színből; 80 pont ütésben',
      ulti: 'a tromf hetes viszi az utolsó ütést',
      betli: 'egyetlen ütés sem',
      durchmars: 'mind a tíz ütés',
      passz: 'több pont, mint az ellenfélnek',
      fourAces: 'mind a négy ász ütésben',
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
    deal: (n, of) => `${n}. leosztás, összesen ${of}`,
  },

  log: {
    deal: (dealer, forehand) =>
      `${does(dealer, 'Te osztasz', 'oszt')}. ${does(forehand, 'Tizenkét lapot kapsz, te kezded a licitet', 'tizenkét lapot kap, és kezdi a licitet')}.`,
    bid: (person, id) => `${does(person, 'bemondod', 'bemondja')}: ${bid(id)}.`,
    pass: (person) => `${does(person, 'továbbengeded', 'továbbengedi')}.`,
    pickup: (person) => `${does(person, 'felveszed', 'felveszi')} a talont.`,
    pickupCards: (person, cards) =>
      `${does(person, 'felveszed', 'felveszi')} a talont: ${list(cards.map(name))}.`,
    discard: (person) => `${does(person, 'leteszel', 'letesz')} egy lapot a talonba.`,
    discardCard: (person, card) =>
      `${does(person, 'leteszed', 'leteszi')} ${object(card)} a talonba.`,
    hold: (person) => `${does(person, 'tartod', 'tartja')}: az első bemondás marad.`,
    release: (person) => `${does(person, 'elengeded', 'elengedi')} a bemondást.`,
    stand: (person) => `${does(person, 'játszod', 'játssza')}.`,
    contract: (soloist, id, trump) =>
      `${who(soloist)} ${soloist.you ? 'játszol' : 'játszik'}: ${bid(id)}${
        trump === null ? '' : `, az adu ${suitOf(trump)}`
      }.`,
    trump: (person, suit) => `${does(person, 'az adud', 'aduja')}: ${suitOf(suit)}.`,
    kontra: (person, parts: readonly Raised[]) =>
      `${does(person, 'kontrázol', 'kontráz')}: ${raised(parts)}.`,
    raise: (person, parts: readonly Raised[]) =>
      `${does(person, 'visszamondasz', 'visszamond')}: ${raised(parts)}.`,
    done: (person) => `${does(person, 'nem emelsz', 'nem emel')} tovább.`,
    play: (person, card) => `${does(person, 'kijátszod', 'kijátssza')} ${object(card)}.`,
    marriages: (person, values) =>
      `${does(person, 'bemondasz', 'bemond')}: ${list(values.map((n) => (n === 40 ? 'negyven' : 'húsz')))}.`,
    trick: (winner, n) =>
      n === 0
        ? `${does(winner, 'viszed', 'viszi')} az ütést.`
        : `${does(winner, 'viszed', 'viszi')} az ütést, ${n} pont.`,
    open: 'A lapokat kiterítik.',
    concede: (person) => `${does(person, 'bedobod', 'bedobja')} a játékot.`,
    over: (scores: readonly Scored[]) =>
      `Vége a leosztásnak: ${list(
        scores.map(({ person, score }) => `${person.you ? 'te' : person.name} ${points(score)}`),
      )}.`,
  },

  choice: {
    bid: (id) => `Bemondás: ${bid(id)}`,
    discard: (card) => `Tedd ${object(card)} a talonba`,
    shortDiscard: 'A talonba',
    pass: 'Mehet',
    pickup: 'Felveszem a talont, és bemondok',
    hold: 'Tartom',
    release: 'Elengedem',
    stand: 'Játszom',
    trump: (suit) => `Az adu ${suitOf(suit)}`,
    kontra: (parts) => `Kontra: ${raised(parts)}`,
    raise: (parts) => `Visszamondás: ${raised(parts)}`,
    done: 'Nem emelek',
    play: (card) => `Játszd ki ${object(card)}`,
    shortPlay: 'Kijátszom',
    concede: 'Bedobom',
    wins: 'viszi az ütést',
  },

  reasons: {
    'bid-trump': 'Tíz lap közülük elég erős ehhez a színes játékhoz.',
    'bid-no-trump': 'Ezek a lapok szín nélküli játékra valók.',
    'discard-points': 'Ütést aligha vinne, a talonban pedig oda számít, ahova a szabály teszi.',
    'discard-void': 'Rövidít egy színt.',
    'discard-spare': 'Ez a lap kell a legkevésbé ehhez a játékhoz.',
    'trump-long': 'A leghosszabb és legerősebb szín.',
    kontra: 'A lehetséges leosztások többségében elbukik.',
    raise: 'A lehetséges leosztások többségében neked sikerül.',
    pass: 'Magasabb játék nem elég valószínű.',
    pickup: 'A talonnal magasabb játék is meglehet.',
    hold: 'A saját játékod többet ér, mint az ellenjáték.',
    release: 'Az ellenjáték kevesebbe kerül.',
    stand: 'Magasabb játékkal azt kockáztatnád, ami már megvan.',
    done: 'A kontrázás nem éri meg a kockázatot.',
    'lead-trump': 'Adut húz.',
    'lead-betli': 'Ebben a színben van bajban a felvevő, vagy neki ez a legbiztosabb hívás.',
    'lead-high': 'Pontot visz, amíg még lehet.',
    'lead-low': 'Keveset ad ki, és megtartja a nagy lapokat.',
    'trump-in': 'Aduval üti.',
    take: 'Elviszi az ütést.',
    'stay-under': 'Az ütés alatt marad.',
    'feed-partner': 'A társ viszi az ütést: kend meg.',
    'throw-away': 'Ez az ütés nem a tiéd: ezt a lapot sajnálod a legkevésbé.',
  },
  worth: (value) => `${expected(value)} pont`,

  result: {
    line: (id) => LINES[id] ?? id,
    amount: (n) => points(n),
    against: (person) => (person.you ? 'ellened' : `${person.name} ellen`),
    total: 'Összesen',
    talon: (cards) => `A talonban: ${list(cards)}`,
    conceded: 'A felvevő bedobta.',
    delta: (person, n) =>
      n >= 0
        ? `${does(person, 'nyersz', 'nyer')} ${n} pontot.`
        : `${does(person, 'veszítesz', 'veszít')} ${-n} pontot.`,
  },

  refusals: {
    'no-such-bid': (d: RefusalDetail) => `Nincs ilyen bemondás: „${d.bid}”.`,
    'no-such-card': (d: RefusalDetail) => `Nincs ilyen lap: „${d.card}”.`,
    'no-such-suit': (d: RefusalDetail) => `Nincs ilyen szín: „${d.suit}”.`,
    'no-such-component': (d: RefusalDetail) => `„${d.component}” nem része a bemondásnak.`,
    'bid-closed': () => 'Most nem lehet bemondani.',
    'discard-closed': () => 'Most nem kell talonozni.',
    'discard-not-held': () => 'Két különböző lapot tegyél le a saját kezedből.',
    'pass-closed': () => 'Most nem engedheted tovább.',
    'pickup-closed': () => 'A talont most nem lehet felvenni.',
    'pickup-no-bid-left': () =>
      'Aki felveszi, annak be kell mondania, de nagyobb bemondás már nincs.',
    'stand-closed': () => 'Csak az állhat meg, akié a bemondás, miután a többiek továbbengedték.',
    'bid-too-low': () => 'Nagyobbat kell bemondani, mint ami áll.',
    'hold-closed': () => 'Nincs mit tartani vagy elengedni.',
    'trump-closed': () => 'Most nem kell adut mondani.',
    'trump-colour': () =>
      'Sima játékban az adu tök, zöld vagy makk; piros csak a piros bemondásban.',
    'bid-cards-missing': () => 'Nincs meg a lap, amely ehhez a bemondáshoz kell.',
    'discard-needed': () => 'Ez a lap kell a bemondásodhoz, tartsd meg.',
    'trump-cards-missing': () => 'Ezzel az aduval nincs meg a bemondásodhoz szükséges lap.',
    'kontra-closed': () => 'Kontrázni az első ütésben lehet, a saját lap kijátszása előtt.',
    'kontra-component': () => 'A bemondásnak ezt a részét most nem kontrázhatod.',
    'raise-closed': () => 'Most nem lehet visszamondani.',
    'raise-lane': () => 'Ezt te nem emelheted, vagy már nincs hová.',
    'done-closed': () => 'A kontráról most nem kell dönteni.',
    'play-closed': () => 'Most nem kell lapot kijátszani.',
    'card-not-held': () => 'Ez a lap nincs a kezedben.',
    'must-follow': () => 'Van a hívott színből: színre színt.',
    'must-beat': () => 'Ebből a színből felül tudod ütni, tehát felül kell ütnöd.',
    'must-trump': () => 'Nincs a hívott színből, de van adud: aduval kell ütnöd.',
    'must-overtrump': () => 'Nagyobb adud is van: azt kell tenned.',
    'seven-kept': () => 'Ultiban az adu hetest tartani kell, amíg mást is lehet játszani.',
    'concede-closed': () => 'Csak a felvevő dobhatja be, amikor ő következik lappal.',
    'card-twice': (d: RefusalDetail) => `Ebből a lapból csak egy van: ${name(d.card)}.`,
    'not-a-deal': (d: RefusalDetail) => `„${d.text}” nem leosztás.`,
    'deal-size': (d: RefusalDetail) => `A leosztásban ${d.cards} lap van, ${d.expected} kellene.`,
  },
};
