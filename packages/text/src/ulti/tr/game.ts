import type { ulti as english } from '../en/game.ts';
import { capital } from '../../locale.ts';
import {
  bidNamer,
  raisedNamer,
  suitNamer,
  tellNamer,
  type TellCard,
  type GermanRank,
  type GermanSuit,
} from '../parts.ts';
import { cards } from '../../common/tr/cards.ts';
import { reasons } from './reasons.ts';
import {
  accusative,
  count,
  dative,
  kart,
  list,
  past,
  puan,
  signed,
  signedTenths,
  subject,
} from '../../common/tr/grammar.ts';

const SUITS: Readonly<Record<GermanSuit, string>> = {
  H: 'kupa',
  B: 'çıngırak',
  L: 'yaprak',
  A: 'palamut',
};
/** As part of a name, and alone. */
const RANKS: Readonly<Record<GermanRank, readonly [ofSuit: string, alone: string]>> = {
  '7': ['yedilisi', 'yedili'],
  '8': ['sekizlisi', 'sekizli'],
  '9': ['dokuzlusu', 'dokuzlu'],
  U: ['alt valesi', 'alt vale'],
  O: ['üst valesi', 'üst vale'],
  K: ['papazı', 'papaz'],
  X: ['onlusu', 'onlu'],
  A: ['ası', 'as'],
};
const COMPONENTS: Readonly<Record<string, string>> = {
  passz: 'Passz',
  '40-100': '40-100',
  '20-100': '20-100',
  ulti: 'Ulti',
  betli: 'Betli',
  durchmars: 'Durchmars',
  fourAces: 'Dört As',
};
const LINES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'silent durchmars': 'Sessiz Durchmars',
  'silent 100': 'Sessiz yüzlük',
  'silent ulti': 'Sessiz Ulti',
  'silent ulti failed': 'Batan sessiz Ulti',
  'passz not played': 'Passz, oynanmadı',
};
const LEVELS = [
  '',
  'kontra',
  'rekontra',
  'subkontra',
  'mordkontra',
  'hirschkontra',
  'Fedák Sári',
] as const;

const suitOf = suitNamer(SUITS, cards.suit);
const component = (id: string): string => COMPONENTS[id] ?? id;
const name = tellNamer((rank, suit) => `${SUITS[suit]} ${RANKS[rank][0]}`, cards.name);
/** As object: `yaprak üst valesini`. */
const object = (card: TellCard): string => accusative(name(card));
const LAST = { betli: 'Betli', durchmars: 'Durchmars', coloured: 'Durchmars' } as const;
// Without trumps and alone, a Hearts contract goes by its Hungarian name.
const RE = { betli: 'Rebetli', durchmars: 'Redurchmars', coloured: undefined } as const;
const bid = bidNamer(({ hearts, base, ulti, fourAces, open, all, alone }) => {
  const re = hearts && alone && all ? RE[all] : undefined;
  return [
    hearts && re === undefined && 'Kupa',
    base && component(base),
    ulti && 'Ulti',
    fourAces && 'Dört As',
    open && 'Açık',
    // With hearts, or beside anything else, a Durchmars has trumps anyway.
    all === 'coloured' && alone && !hearts && 'Kozlu',
    re ?? (all && LAST[all]),
  ];
});
const raised = raisedNamer(list, component, (name) => `(${dative(name)} karşı)`);

export const ulti: typeof english = {
  tile: {
    name: 'Ulti',
    about: 'İhaleyi al, kozu söyle, son löveyi yediliyle al.',
    aim: 'Amaç: iki kişiye karşı verdiğin sözü tutmak.',
    players: '3 oyuncu',
    length: 'el başına 5 dk',
  },

  card: { name, suit: suitOf },
  bid: {
    name: bid,
    worth: (n) => `değeri ${n}`,
    forfeit: (n) => `oynanmaz: her savunana ${n} ödenir`,
    component,
    level: (n) => LEVELS[n] ?? String(n),
    noTrump: 'kozsuz',
    needs: {
      '40-100': 'koz papazı ve üst valesi; 60 kart puanı',
      '20-100': 'başka renkten papaz ve üst vale; 80 kart puanı',
      ulti: 'koz yedilisi son löveyi alır',
      betli: 'tek bir löve bile yok',
      durchmars: 'on lövenin hepsi',
      passz: 'savunanlardan fazla puan',
      fourAces: 'dört asın dördü de lövelerde',
    },
  },

  zones: {
    talon: 'Talon',
    trick: 'Löve',
    lastTrick: 'Son löve',
    contract: 'Kontrat',
    trump: (suit) => `Koz: ${suitOf(suit)}`,
    soloist: 'İhaleci',
    defender: 'Savunan',
    hand: kart,
    tricks: (n) => count(n, 'löve', 'löve'),
    points: puan,
    auction: 'İhale',
    ladder: 'Kontratlar, en küçükten',
  },

  log: {
    deal: (dealer, forehand) =>
      `${subject(dealer)}kartları ${past(dealer, 'dağıttı')}. ${
        forehand.you
          ? 'On iki kart aldın, ilk sözü sen söylersin'
          : `${forehand.name} on iki kart aldı, ilk sözü o söyler`
      }.`,
    bid: (person, id) => `${subject(person)}${bid(id)} ${past(person, 'dedi')}.`,
    pass: (person) => `${subject(person)}pas ${past(person, 'geçti')}.`,
    pickup: (person) => `${subject(person)}talonu ${past(person, 'aldı')}.`,
    pickupCards: (person, cards) =>
      `${subject(person)}talonu ${past(person, 'aldı')}: ${list(cards.map(name))}.`,
    discard: (person) => `${subject(person)}talona bir kart ${past(person, 'koydu')}.`,
    discardCard: (person, card) =>
      `${subject(person)}${object(card)} talona ${past(person, 'koydu')}.`,
    hold: (person) =>
      `${subject(person)}sözünü ${past(person, 'bırakmadı')}: ilk söz geçerli kalıyor.`,
    release: (person) => `${subject(person)}sözünü ${past(person, 'bıraktı')}.`,
    stand: (person, id) =>
      person.you
        ? `Sözünde kalıyorsun: ${bid(id)}.`
        : `${person.name} sözünde kalıyor: ${bid(id)}.`,
    contract: (soloist, id, trump) =>
      `${subject(soloist)}${bid(id)} ${soloist.you ? 'oynuyorsun' : 'oynuyor'}${
        trump === null ? '' : `, koz ${suitOf(trump)}`
      }.`,
    trump: (person, suit) =>
      `${subject(person)}koz olarak ${suitOf(suit)} ${past(person, 'seçti')}.`,
    kontra: (person, parts) =>
      `${subject(person)}kontra ${past(person, 'dedi')}: ${raised(parts)}.`,
    raise: (person, parts) => `${subject(person)}${past(person, 'artırdı')}: ${raised(parts)}.`,
    done: (person) => `${subject(person)}daha fazla ${past(person, 'artırmadı')}.`,
    play: (person, card) => `${subject(person)}${object(card)} ${past(person, 'oynadı')}.`,
    marriages: (person, values) =>
      `${subject(person)}${list(values.map(String))} ${past(person, 'bildirdi')}.`,
    trick: (winner, n) =>
      n === 0
        ? `${subject(winner)}löveyi ${past(winner, 'aldı')}.`
        : `${subject(winner)}${n} puanlık löveyi ${past(winner, 'aldı')}.`,
    open: 'El açıldı.',
    concede: (person) => `${subject(person)}pes ${past(person, 'etti')}.`,
    over: (scores) =>
      `El bitti: ${list(
        scores.map(({ person, score }) => `${person.you ? 'sen' : person.name} ${signed(score)}`),
      )}.`,
  },

  choice: {
    bid: (id) => `Söz: ${bid(id)}`,
    discard: (card) => `${capital(object(card), 'tr')} talona koy`,
    shortDiscard: 'Talona',
    pass: 'Pas',
    pickup: 'Talonu al ve söz söyle',
    hold: 'Sözümü bırakmam',
    release: 'Sözümü bırakırım',
    stand: (id) => `${bid(id)} oyna`,
    trump: (suit) => `Koz ${suitOf(suit)}`,
    kontra: (parts) => `Kontra: ${raised(parts)}`,
    raise: (parts) => `Artır: ${raised(parts)}`,
    done: 'Böyle kalsın',
    play: (card) => `${capital(object(card), 'tr')} oyna`,
    shortPlay: 'Kartı oyna',
    concede: 'Pes et',
    wins: 'löveyi alır',
  },

  reasons,
  worth: (value) => `${signedTenths(value)} puan`,
  measure: 'bu elde kazanacağın (+) ya da kaybedeceğin (−) puan',
  goal: (id) => `${bid(id)} için`,

  result: {
    line: (id) => LINES[id] ?? id,
    amount: (n) => signed(n),
    against: (person) => (person.you ? 'sana karşı' : `${dative(person.name)} karşı`),
    total: 'Toplam',
    talon: (cards) => `Talonda: ${list(cards)}`,
    conceded: 'İhaleci pes etti.',
    points: {
      title: 'Puanlar',
      tricks: 'Lövelerde',
      lastTrick: 'Son löve',
      talon: 'Talon',
      marriages: 'Çiftler',
      sum: 'Toplam',
    },
    hundred: (marriage, needs, has, talon) =>
      `çift ${marriage} puan; ${talon ? 'lövelerden ve talondan' : 'lövelerden'} ${needs} puan gerekiyordu, ${has} oldu`,
    noMarriage: 'papaz ve üst vale elde yoktu',
    penalty: (n) => `bunun ${n} puanı batan Ulti için`,
    pays: (from, to, n) =>
      `${subject(from)}${to.you ? 'sana' : dative(to.name)} ${n} ${from.you ? 'ödersin' : 'öder'}.`,
    even: (one, other) =>
      `${one.you ? 'Sen' : one.name} ile ${other.you ? 'sen' : other.name} arasında ödeme yok.`,
    delta: (person, n) =>
      n >= 0
        ? `${subject(person)}${puan(n)} ${past(person, 'kazandı')}.`
        : `${subject(person)}${puan(-n)} ${past(person, 'kaybetti')}.`,
  },

  refusals: {
    'no-such-bid': (d) => `Böyle bir söz yok: “${d.bid}”.`,
    'no-such-card': (d) => `Böyle bir kart yok: “${d.card}”.`,
    'no-such-suit': (d) => `Böyle bir renk yok: “${d.suit}”.`,
    'no-such-component': (d) => `“${d.component}” bir kontratın parçası değil.`,
    'bid-closed': () => 'Şimdi söz söylenmez.',
    'discard-closed': () => 'Şimdi talona kart konmaz.',
    'discard-not-held': () => 'Kendi elinden iki ayrı kart koy.',
    'pass-closed': () => 'Şimdi pas geçemezsin.',
    'pickup-closed': () => 'Talon şimdi alınamaz.',
    'pickup-no-bid-left': () => 'Talonu alan söz söylemek zorunda, ama daha yüksek söz kalmadı.',
    'stand-closed': () =>
      'Yalnızca en yüksek sözün sahibi, diğerleri pas geçtikten sonra oynayabilir.',
    'bid-too-low': () => 'Sözün geçerli sözden yüksek olmalı.',
    'hold-closed': () => 'Şimdi sözünü bırakıp bırakmadığın sorulmuyor.',
    'trump-closed': () => 'Şimdi koz söylenmez.',
    'trump-colour': () =>
      'Kupasız sözde koz çıngırak, yaprak ya da palamuttur; kupa ancak kupa denmişse koz olur.',
    'bid-cards-missing': () => 'Bu sözün gerektirdiği kartlar elinde yok.',
    'discard-needed': () => 'Sözün için bu kart gerekli: elinde kalsın.',
    'trump-cards-missing': () => 'Bu kozla kontratının gerektirdiği kartlar elinde yok.',
    'kontra-closed': () => 'Savunan, kontrayı ilk lövede kartını oynamadan önce söyler.',
    'kontra-component': () => 'Kontratın bu parçasına kontra diyemezsin.',
    'raise-closed': () => 'Şimdi bir şey artırılamaz.',
    'raise-lane': () => 'Bunu sen artıramazsın ya da zaten en üst basamakta.',
    'done-closed': () => 'Kontra için şimdi verilecek karar yok.',
    'play-closed': () => 'Şimdi kart oynanmaz.',
    'card-not-held': () => 'Bu kart elinde değil.',
    'must-follow': () => 'Çıkılan renk elinde var: o renkten oyna.',
    'must-beat': () => 'Bu renkte büyütebilirsin: büyüt.',
    'must-trump': () => 'Çıkılan renk elinde yok ama kozun var: koz oyna.',
    'must-overtrump': () => 'Daha büyük bir koz oynayabilirsin: onu oyna.',
    'seven-kept': () => 'Ulti’de koz yedilisi, oynanacak başka kart varken elde kalır.',
    'concede-closed': () => 'Yalnızca ihaleci, kart oynama sırası ondayken pes edebilir.',
    'card-twice': (d) => `Bu karttan yalnızca bir tane var: ${name(d.card)}.`,
    'not-a-deal': (d) => `“${d.text}” bir dağıtım değil.`,
    'deal-size': (d) => `Dağıtımda ${kart(d.cards)} var. ${d.expected} olmalı.`,
  },
};
