import type { ultiTable as english } from '../en/table.ts';
import type { Person } from '../../person.ts';
import { az, times } from '../../common/hu/grammar.ts';

const who = (person: Person): string => (person.you ? 'Te' : person.name);

export const ultiTable: typeof english = {
  ask: {
    bidFirst:
      'Tizenkét lapod van, te kezded a licitet; utána kettőt leteszel. Koppints egy bemondásra, és látod, mi kell hozzá. A világosakat bemondhatod; hogy meg is csinálod-e, az más kérdés.',
    bidOver: (bid) =>
      `Nálad a talon. Mondj nagyobbat ennél: ${bid}. Koppints egy bemondásra, és látod, mi kell hozzá.`,
    discard: (n) =>
      n === 1
        ? 'Koppints még egy lapra, amelyet leteszel.'
        : 'Koppints arra a két lapra, amelyet talonba teszel.',
    discardReady: 'Tedd le ezt a kettőt, vagy koppints arra, amelyiket visszavennéd.',
    talonYours: 'Ha te leszel a felvevő, a pontjaik neked számítanak.',
    talonTheirs: 'A pontjaik a védőknek számítanak.',
    lowTen:
      'Adu nélkül a tízes közvetlenül a kilences fölött áll: a lapjaid most így vannak rendezve.',
    answer: (person, bid, value) =>
      person.you
        ? `A bemondásod: ${bid}, ${value} pont. Mondasz többet?`
        : `${person.name} bemondta: ${bid}, ${value} pont. Mondasz többet?`,
    hold: (person, bid, own) =>
      `${person.name} bemondása, ${az(bid)}, ugyanannyit ér, mint a tiéd (${own}).`,
    final: (bid) => `Senki sem mond többet. A bemondásod: ${bid}.`,
    trump: (bid) => `A játékod: ${bid}. Melyik szín legyen az adu?`,
    kontra: (person, bid) =>
      `${person.name} játéka: ${bid}. Szerinted elbukja? Kontrázd meg, vagy csak tegyél lapot.`,
    raise: 'Megkontráztak. Ha biztos vagy benne, emeld a kontrát!',
    raiseAgain: 'A felvevő emelte a kontrát. Emeled te is?',
    lead: 'Te hívsz: bármelyik lapot kijátszhatod.',
    free: 'Se színed, se adud: bármelyik lapot kijátszhatod.',
    freeNoTrump: 'Ebből a színből nincs lapod: bármelyiket kijátszhatod.',
    follow: (suit) => `Színre színt: ${suit}.`,
    beat: (suit) => `Színre színt (${suit}), és felül kell ütnöd, mert tudod.`,
    trumpIn: (suit) => `Nincs a hívott színből: adut kell tenned (${suit}).`,
    overtrump: (suit) => `Nagyobb adut kell tenned (${suit}), mert van.`,
    keepSeven: 'Az aduhetes az utolsó ütésig a kezedben marad.',
    again: 'Koppints rá még egyszer, és kijátszod.',
  },

  follows: {
    pass: (person, bid) =>
      `Marad ${person.you ? 'a te bemondásod' : `${person.name} bemondása`}: ${bid}. Ha valaki többet mond, újra megkérdeznek.`,
    passForfeit: (person) =>
      `Ha senki sem mond többet, ${person.you ? 'fejenként 2 pontot fizetsz' : `${person.name} fejenként 2 pontot fizet`}, és nincs játék.`,
    pickup: 'Többet kell mondanod, aztán leteszel két lapot.',
    raiseOwn: 'Visszaveszed a talont, és a saját bemondásodnál is többet kell mondanod.',
    hold: (bid) => `Marad ${az(bid)}; csak nagyobb értékű bemondás viheti el.`,
    release: (person, bid) => `${who(person)} ${person.you ? 'viszed' : 'viszi'}: ${bid}.`,
    forfeit: 'Fejenként 2 pontot fizetsz, és új osztás jön.',
    stand: 'Egyedül játszol a másik kettő ellen.',
    trumps: (n) => `${n} adu a kezedben`,
    kontra: 'Amit megkontrázol, duplán számít.',
    raise: (n) => `Amit emelsz, ${times(n)} számít.`,
    done: 'A tét marad, ahogy van.',
  },

  claim: {
    mine: 'A többi az enyém',
    ours: 'A többi a miénk',
    none: 'Nem ütök többet',
    about: (n, ours) =>
      `A hátralévő ${n} ütés ${n === 2 ? 'mindkettő' : 'mind'} ${ours ? 'a védőké' : 'a tiéd'}, bárkinél bármi van. A lapjaid maguktól mennek ki.`,
    noneAbout: (n) =>
      `A hátralévő ${n} ütésből egy sem lehet a tiéd. A lapjaid maguktól mennek ki.`,
    running: 'A többi már eldőlt: a lapjaid maguktól mennek ki.',
    stop: 'Állj',
    early: 'Még túl sok lap van kint ahhoz, hogy biztos legyen.',
    unsure: (card) => `Még nem biztos: ${az(card)} még üthet.`,
    closed: 'Most nincs mit bemutatni.',
  },

  ladder: {
    fitting: 'Bemondható',
    all: 'Mind',
    filter: 'Látható bemondások',
    every: 'Minden bemondás',
    tapOne: 'Koppints egy bemondásra, és látod, mi kell hozzá és mennyit ér.',
    wins: (n) => `fejenként +${n}`,
    loses: (n) => `bukva −${n}`,
    penalty: (n) => `Az elbukott ulti még ${n} pontba kerül.`,
    worth: (n) => `értéke ${n}`,
    plainTrumps: (one, other, third) => `az adu ${one}, ${other} vagy ${third}`,
    heartTrumps: 'piros az adu, minden duplán számít',
    french: {
      '40-100': 'adukirály és adudáma; 60 pont az ütésekből',
      '20-100': 'király és dáma egy másik színből; 80 pont az ütésekből',
    },
    heartsOnly: 'színtelen; piros, tehát minden duplán számít',
    noTrumps: 'színtelen; a tízes közvetlenül a kilences fölött áll',
    open: 'az első ütés után kiteríted a lapjaidat',
    missing: 'nincs meg hozzá a lap',
    unheld: 'Nincs meg hozzá a lapod: ami ezen múlik, elbukik.',
    tooLow: 'ez már kevés',
    standing: 'most ez áll',
    fits: 'nem hiányzik hozzá lap',
    stands: 'Most ez a bemondás áll.',
    below: (bid) => `Ez már kevés, ez áll: ${bid}.`,
    lacks: 'Nincs meg hozzá a lapod.',
    pickUpFirst: 'Ha be akarod mondani, vedd fel a talont.',
    later: 'Akkor mondhatod be, ha te jössz, és felvetted a talont.',
  },

  says: {
    pass: 'Mehet',
    pickup: 'Felveszem',
    hold: 'Tartom',
    release: 'Elengedem',
    stand: 'Játszom',
    done: 'Ennyi',
    concede: 'Bedobom',
    trump: (suit) => `Az adu ${suit}`,
    kontra: (parts) => `Kontra: ${parts}!`,
    raise: (level, parts) => `${level}: ${parts}!`,
    marriage: (value) => (value === 40 ? 'Negyven!' : 'Húsz!'),
  },

  seats: {
    leads: 'hív',
    wins: 'viszi',
    taken: (person, n) => `${who(person)}: ${n} ütés`,
    tricks: 'Az eddigi ütések',
    open: 'Terített lapok',
    dealer: 'oszt',
    double: (times) => `×${times}`,
    kontra: 'Kontra',
    lay: 'Leteszem',
    back: 'Újraválasztom',
    tick: 'Jelöld be, mit kontrázol:',
    against: (name) => `${name} ellen`,
  },

  prospect: {
    title: 'Mi lehet még belőle',
    made: 'megvan',
    lost: 'bukott',
    open: 'még nem dőlt el',
    points: (has, needs, left) =>
      has >= needs
        ? `${has} pont (${needs} kell)`
        : `${has} pont (${needs} kell); ${left} még kint van`,
    race: (own, theirs, left) =>
      left === 0 ? `${own}:${theirs} pont` : `${own}:${theirs} pont; ${left} még kint van`,
    noTrick: (left) => `eddig nincs ütése; hátravan ${left}`,
    tookTrick: 'a felvevő ütést vitt',
    allTricks: (has) => `${has} ütés a tízből`,
    missedTrick: 'a védők ütést vittek',
    seven: (left) => `az aduhetesnek kell vinnie az utolsó ütést; hátravan ${left}`,
    sevenWon: 'az aduhetes vitte az utolsó ütést',
    sevenLost: 'az aduhetes már nem viszi el az utolsó ütést',
    aces: (has) => `${has} ász a négyből`,
  },

  tray: {
    title: 'Mind a 32 lap',
    unseen: 'még nem láttad',
    mine: 'nálad van',
    open: 'kiterítve',
    gone: 'kiment',
  },

  score: {
    sides: 'Eddigi pontok',
    soloist: 'Felvevő',
    defenders: 'Védők',
    none: 'Még nincs ütés',
    match: 'Eddig',
    auction: 'Tart a licit.',
  },

  result: {
    title: (person, bid) => `${who(person)}: ${bid}`,
    bill: 'Elszámolás a felvevő szemszögéből',
    line: 'Tétel',
    made: 'megvan',
    lost: 'bukott',
  },
};
