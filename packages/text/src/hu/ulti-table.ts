import type { TableTexts } from '../en/index.ts';
import type { Person } from '../person.ts';

const who = (person: Person): string => (person.you ? 'Te' : person.name);
/** „a” vagy „az” egy bemondás neve előtt; a húsz-száz és a negyven-száz mássalhangzóval kezdődik. */
const the = (bid: string): string => (/^[aáeéiíoóöőuúüű]/i.test(bid) ? `az ${bid}` : `a ${bid}`);

export const ultiTable: TableTexts['ulti'] = {
  ask: {
    bidFirst:
      'Tizenkét lapod van, te kezded a licitet. Koppints egy bemondásra: megmutatja, mi kell hozzá. A világosakhoz megvannak a lapjaid.',
    bidOver: (bid) => `Nálad a talon. Mondj többet, mint ${the(bid)}: koppints egy bemondásra.`,
    discard: (n) =>
      n === 1
        ? 'Koppints még egy lapra, amelyet leteszel.'
        : 'Koppints két lapra, amelyet talonba teszel.',
    discardReady: 'Tedd le ezt a kettőt, vagy koppints egy lapra, és visszaveszed.',
    talonYours: 'Ha te játszol, a pontjaik neked számítanak.',
    talonTheirs: 'A pontjaik a védőknek számítanak.',
    answer: (person, bid, value) =>
      person.you
        ? `A bemondásod: ${bid}, ${value} pont. Mondasz többet?`
        : `${person.name} bemondta: ${bid}, ${value} pont. Mondasz többet?`,
    hold: (person, bid, own) =>
      `${person.name} bemondása, ${the(bid)}, ugyanannyit ér, mint a tiéd (${own}).`,
    final: (bid) => `Senki sem mond többet, mint a te bemondásod: ${bid}.`,
    trump: (bid) => `A játékod: ${bid}. Melyik szín legyen az adu?`,
    kontra: (person, bid) =>
      `${person.name} megbukik? Kontrázd meg (${bid}), vagy csak játssz ki egy lapot.`,
    raise: 'Megkontráztak. Amiben biztos vagy, azt visszamondhatod.',
    raiseAgain: 'A felvevő visszamondta. Még egyszer?',
    lead: 'Te hívsz: bármelyik lapot kijátszhatod.',
    free: 'Se színed, se adud: bármelyik lapot teheted.',
    follow: (suit) => `Színre színt: ${suit}.`,
    beat: (suit) => `Színre színt: ${suit}, és felül kell ütnöd, mert tudod.`,
    trumpIn: (suit) => `Nincs ilyen színed: aduval ütsz (${suit}).`,
    overtrump: (suit) => `Nagyobb adut kell tenned (${suit}), mert van.`,
    keepSeven: 'Az adu hetes az utolsó ütésig a kezedben marad.',
    again: 'Koppints rá még egyszer, és kijátszod.',
  },

  follows: {
    pass: (person, bid) => `${who(person)}: ${bid}. Ha valaki többet mond, újra megkérdeznek.`,
    pickup: 'Többet kell mondanod, aztán két lapot leteszel.',
    raiseOwn: 'Visszaveszed a talont, és többet kell mondanod magadnál.',
    hold: (bid) => `Marad ${the(bid)}; csak nagyobb értékű bemondás viheti el.`,
    release: (person, bid) => `${who(person)} viszi: ${bid}.`,
    stand: 'Egyedül játszol a másik kettő ellen.',
    trumps: (n) => `${n} adu a kezedben`,
    kontra: 'Amit megkontráznak, duplán számít.',
    raise: (times) => `Amit visszamondasz, ${times}-szeresen számít.`,
    done: 'A tét marad, ahogy van.',
  },

  ladder: {
    fitting: 'Neked való',
    all: 'Mind',
    filter: 'Látható bemondások',
    wins: (n) => `nyer ${n}-${n}`,
    loses: (n) => `bukik ${n}-${n}`,
    worth: (n) => `értéke ${n}`,
    plainTrumps: (one, other, third) => `az adu ${one}, ${other} vagy ${third}`,
    heartTrumps: 'piros az adu, minden duplán számít',
    french: {
      '40-100': 'adu király és dáma; 60 pont ütésben',
      '20-100': 'király és dáma más színből; 80 pont ütésben',
    },
    heartsOnly: 'színtelen; piros, tehát minden duplán számít',
    noTrumps: 'színtelen; a tízes közvetlenül a kilences fölött áll',
    open: 'az első ütés után kiteríted a lapjaidat',
    missing: 'nincsenek meg a lapjai',
    tooLow: 'most már kevés',
    standing: 'ez áll',
    fits: 'megvannak a lapjai',
  },

  says: {
    pass: 'Mehet',
    pickup: 'Felveszem',
    hold: 'Tartom',
    release: 'Tiéd',
    stand: 'Játszom',
    done: 'Ennyi',
    concede: 'Bedobom',
    trump: (suit) => `Az adu ${suit}`,
    kontra: (parts) => `Kontra: ${parts}!`,
    raise: (parts) => `Rekontra: ${parts}!`,
    marriage: (value) => (value === 40 ? 'Negyven!' : 'Húsz!'),
  },

  seats: {
    leads: 'hív',
    wins: 'viszi',
    taken: (person, n) => `${person.you ? 'Neked' : person.name}: ${n} ütés`,
    open: 'Terített lapok',
    dealer: 'oszt',
    double: (times) => `×${times}`,
    kontra: 'Kontra',
    raise: 'Visszamondom',
    lay: 'Leteszem',
    back: 'Visszaveszem',
    against: (name) => `(${name})`,
  },

  prospect: {
    title: 'Mi lehet még belőle',
    made: 'megvan',
    lost: 'bukott',
    open: 'még nyitott',
    points: (has, needs, left) =>
      has >= needs
        ? `${has} pont a ${needs} helyett`
        : `${has} pont a ${needs}-ból; ${left} még kint van`,
    race: (own, theirs, left) =>
      left === 0 ? `${own}:${theirs} pont` : `${own}:${theirs} pont; ${left} még kint van`,
    noTrick: (left) => `eddig nincs ütése, hátravan ${left}`,
    tookTrick: 'a felvevő ütést vitt',
    allTricks: (has) => `${has} ütés a tízből`,
    missedTrick: 'a védők ütést vittek',
    seven: (left) => `az adu hetesnek kell vinnie az utolsó ütést; hátravan ${left}`,
    sevenWon: 'az adu hetes vitte az utolsó ütést',
    sevenLost: 'az adu hetes már nem viszi az utolsó ütést',
    aces: (has) => `${has} ász a négyből`,
  },

  score: {
    sides: 'Pontok ütésben',
    soloist: 'Felvevő',
    defenders: 'Védők',
    none: 'Még nincs ütés',
    match: 'Eddig',
    auction: 'Tart a licit.',
  },

  result: {
    title: (person, bid) => `${who(person)}: ${bid}`,
    counted: (own, theirs) => `Pontok ütésben ${own}:${theirs}`,
    bill: 'A számla a felvevő szemével',
    line: 'Miért ment a játék',
    made: 'megvan',
    lost: 'bukott',
  },
};
