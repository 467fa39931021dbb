import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, lap, list } from './cards.ts';
import { az, playing } from './grammar.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';

export const frame: Frame = {
  name: 'Pakli',
  tagline: 'Kártyajátékok rejtett lapokkal: gépi ellenfeleid nem látják a lapjaidat.',

  games: {
    'buddy-bluff': {
      name: 'Buddy Bluff',
      about: 'Gyűjtsd csomagba az egyforma lapokat, és sózd a büntetést valaki másra.',
      players: '4 játékos',
      length: '5 perc',
    },
    mulle: {
      name: 'Mulle',
      about: 'Halássz lapokat az asztalról, zárd le az építményeidet, és párosítsd az ikreket.',
      players: '2 játékos',
      length: '20 perc',
    },
    ulti: {
      name: 'Ulti',
      about: 'Licitálj, mondd be az adut, és vidd el az utolsó ütést a hetessel.',
      players: '3 játékos',
      length: '5 perc/leosztás',
    },
    compile: {
      name: 'Compile',
      about:
        'Tölts meg három sávot lapokkal, és kompiláld az összes protokollodat az ellenfeled előtt.',
      players: '2 játékos',
      length: '20 perc',
    },
  },

  home: {
    daily: 'A nap feladványa',
    dailySolved: 'megoldva',
    title: 'Játékok',
    play: playing,
    continue: 'Folytatás',
    continueGame: (game, others) => `${game} folytatása, ellenfelek: ${list(others)}`,
    lastPlayed: (when) => `utoljára játszva: ${when}`,
    noTable: 'Még nincs hozzá asztal',
    choices: (game) => `${game}: beállítások`,
    level: 'A többiek ereje',
    ruleSet: 'Szabályok',
    ownRules: (n) => `Saját szabályok (${n})`,
    allRules: 'Minden szabály…',
    deals: (n) => `${n} leosztás`,
    seat: 'A helyed',
    seatNumber: (n) => `${n}. hely`,
    anySeat: 'Bármely hely',
    rules: 'Tanulás',
    puzzles: 'Feladványok',
    unfinished: (n) => `még ${n} befejezetlen játszma`,
    cards: 'A lapok',
    friends: 'Játék barátokkal',
    replays: 'Visszajátszások',
    source: 'Forráskód',
    private: 'Minden a böngésződben marad. Nincs fiók, nincs követés.',
    privateAlone: 'Amit gépek ellen játszol, a böngésződben marad. Nincs fiók, nincs követés.',
  },

  ruleSheet: {
    title: (game) => `${game}: szabályok`,
    from: 'Kiindulás',
    use: 'Ezekkel játszom',
    number: (min, max) => `${min} és ${max} között`,
  },

  levels: {
    beginner: { name: 'Kezdő', about: 'Azonnal lép, és sok mindent elnéz.' },
    casual: { name: 'Alkalmi', about: 'Rendesen játszik, néha hibázik.' },
    strong: { name: 'Erős', about: 'Átgondolja, mi lehet nálad.' },
    expert: { name: 'Mester', about: 'Egy másodpercig gondolkodik, és semmit sem bocsát meg.' },
  },

  you: 'Te',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  together: {
    open: 'Többen',
    title: (game) => `${game} többen, egy gépen`,
    about:
      'Adjátok körbe a készüléket. Két lépés között az asztal le van takarva, és mindenki csak a saját lapjait látja.',
    who: (n) => `Ki játszik ${az(`${n}. helyen`)}`,
    name: (n) => `Név ${az(`${n}. helyen`)}`,
    person: 'Ember',
    computer: (level) => `Gép, ${level.toLowerCase()}`,
    player: (n) => `${n}. játékos`,
    nobody: 'Legalább egy embernek játszania kell.',
  },

  curtain: {
    give: (name) => `Add oda a készüléket, a következő: ${name}. Más ne nézzen ide.`,
    who: 'Kinél van a készülék?',
    about: 'Az asztal le van takarva. Csak a saját lapjaid fognak látszani.',
    here: (name) => `${name} vagyok`,
    takeBack: (name) => `${name} visszavonja az utolsó lépését`,
    asks: (person) => `${person.name} szeretné visszavonni az utolsó lépését.`,
    agree: (name) => `${name}, rendben van?`,
    yes: 'Igen',
    no: 'Nem',
  },

  settings: {
    title: 'Beállítások',
    language: 'Nyelv',
    theme: 'Megjelenés',
    themes: { system: 'Rendszer szerint', light: 'Világos', dark: 'Sötét' },
    fourColours: 'Négyszínű lapok',
    fourColoursAbout: 'A pikk, a kőr, a káró és a treff más-más színű.',
    suits: 'Kártyaszínek az ultiban',
    suitsAbout: 'Francia színek annak, aki nem ismeri a makkot, a zöldet, a pirosat és a tököt.',
    suitNames: { german: 'Magyar', french: 'Francia' },
    speed: 'Animáció',
    speeds: { slow: 'Lassú', normal: 'Közepes', fast: 'Gyors', off: 'Kikapcsolva' },
    sound: 'Hang',
    soundAbout: 'Fa és papír.',
    autoPlay: 'Egyetlen lépés automatikusan',
    autoPlayAbout: 'Ha csak egy lépés lehetséges, kérdés nélkül megtörténik.',
    name: 'A neved',
    nameAbout: 'A névtábládon és a játszmaleírásokban áll. Ha üres, egyszerűen „Te” vagy.',
    oneTap: 'Kijátszás egy érintéssel',
    oneTapAbout: 'Az a lap, amellyel csak egy dolgot lehet tenni, az első érintésre kimegy.',
    on: 'Be',
    off: 'Ki',
  },

  table: {
    label: (game) => `${game}: asztal`,
    hand: 'A lapjaid',
    cardsInHand: (person, n) =>
      person.you ? `A kezedben ${lap(n)} van` : `${person.name} kezében ${lap(n)} van`,
    seat: (person) => (person.you ? 'Te' : person.name),
    log: 'Mi történt eddig',
    score: 'Pontok',
    moves: 'Mit tehetsz',
    movesOf: (card) => `Mire jó: ${card}`,
    newHere: 'Most játszod először?',
    minute: 'A játék egy perc alatt',
    yourTurn: 'Te jössz',
    turnOf: (person) => (person.you ? 'Te jössz' : `${person.name} jön`),
    thinking: (person) => (person.you ? 'Gondolkodsz…' : `${person.name} gondolkodik…`),
    dealing: 'Osztás',
    lastMove: 'Utolsó lépés',
    chooseCard: 'Válassz egy lapot.',
    chooseMove: 'Válaszd ki, mire használod, vagy vedd vissza.',
    takeBack: 'Visszaveszem',
    lifted: (card) => `${card}, felemelve`,
    opened: 'A játszma onnan folytatódik, ahol abbahagytad.',
    undone: 'Az utolsó lépésed visszavonva.',
    restored:
      'A kiszolgáló egy mentésből állt vissza: az utolsó lépések elvesztek. A játszma innen folytatódik.',
    restarted: 'Nálunk leállt valami. A játszma megmaradt, és az utolsó lépéstől folytatódik.',
    deal: (n, of) => (of === 1 ? 'Leosztás' : `Leosztás: ${n} / ${of}`),
    more: 'További lehetőségek',
    menu: 'Menü',
    close: 'Bezárás',
    cancel: 'Mégse',
    home: 'Minden játék',
    newDeal: 'Új leosztás',
    newDealAbout: 'Ugyanez a játék, más lapokkal.',
    sameDeal: 'Ugyanez elölről',
    sameDealAbout: 'Ugyanezek a lapok, az elejétől.',
    swapSeats: 'Helycsere',
    swapSeatsAbout: 'Ugyanezek a lapok, a következő helyről.',
    replay: 'Visszajátszás',
    replayAbout: 'Nézd végig lépésről lépésre, mi történt.',
    mainLine: 'Vissza a felvett játszmához',
    giveUp: 'Feladom',
    giveUpAbout: 'A leosztás rögtön véget ér, és bukásnak számít.',
    undo: 'Visszavonás',
    redo: 'Újra',
    undoDeal: 'Vissza az előző leosztásba?',
    undoDealAbout:
      'Az új leosztás eltűnik, és az előtte hozott utolsó döntésed visszavonódik. Az Újra gomb mindent visszahoz.',
    kept: 'A félbehagyott játszma megmarad: a kezdőlapról folytathatod.',
    nextGame: 'Másik játszma',
    nextGameAbout: 'Más gépi ellenfelekkel vagy más szabályokkal.',
    begin: 'Kezdés',
    hint: 'Tipp',
    settings: 'Beállítások',
    help: 'Billentyűk',
    rules: 'Szabályok',
    leave: 'Felállok az asztaltól',
  },

  hint: {
    title: 'Tipp',
    thinking: 'A legerősebb játékos nézi a lapjaidat…',
    stop: 'Elég',
    none: 'Most nincs mit eldönteni.',
    best: 'A legjobb',
    also: 'Ez is lehet',
    behind: (worlds) => count(worlds, 'kisorsolt leosztás alapján', 'kisorsolt leosztás alapján'),
    exact: 'a végéig kiszámolva',
    atMost: (worth) => `legfeljebb ${worth}`,
    play: 'Ezt játszom',
  },

  keys: {
    title: 'Billentyűk',
    choose: 'lap vagy lépés választása',
    play: 'lap felemelése; lépés megtétele',
    takeBack: 'lap visszatétele; bezárás',
    digits: 'egy lap felemelése a kezedből',
    hint: 'tipp',
    undo: 'visszavonás',
    redo: 'újra',
    log: 'az utolsó lépések felolvasása',
    help: 'ezek a billentyűk',
    pointer:
      'Ujjal vagy egérrel: koppints egy lapra, és látod, mire jó; koppints rá újra, és kijátszod. Húzni is lehet.',
    names: {
      arrows: 'Nyilak',
      enter: 'Enter vagy szóköz',
      escape: 'Escape',
      digits: '1–9',
    },
  },

  result: {
    title: 'Vége a játszmának',
    dealTitle: (n) => `Vége ${az(n)}. leosztásnak`,
    winners: (winners) => {
      const [only] = winners;
      if (winners.length === 1 && only !== undefined) {
        return only.you ? 'Nyertél!' : `${only.name} nyert.`;
      }
      const names = list(winners.map((person) => (person.you ? 'te' : person.name)));
      const verb = winners.some((person) => person.you) ? 'osztoztok' : 'osztozik';
      return `${capital(names, 'hu')} ${verb} az első helyen.`;
    },
    draw: 'Döntetlen.',
    place: (place) => `${place}. hely`,
    standing: 'Állás',
    final: 'Végeredmény',
    ahead: (n, of) => `${n} ponttal ${of.you ? 'előtted' : `${of.name} előtt`}`,
    review: 'A játszma átnézése',
    helped: (parts) => `Segítséggel: ${list(parts)}.`,
    hints: (n) => `${n} tipp`,
    undos: (n) => `${n} visszavont lépés`,
    known: 'ismert lapok',
    alone: 'Teljesen egyedül: tipp és visszavonás nélkül.',
    tryNext: 'Mi legyen a következő?',
    tryLevel: (level) => `Gépi ellenfelek, szint: ${level}`,
    tryPuzzles: 'Feladványok',
    tryLessons: 'Leckék',
    total: 'Összesen',
    player: 'Játékos',
    nextDeal: 'Következő leosztás',
    again: 'Új játszma',
    howItCame: 'Így jöttek össze a pontok',
    watch: 'Megnézem az asztalt',
  },

  refused: {
    title: 'Ezt nem lehet',
    rule: (rule) => `${rule}. szabály`,
    read: (rule) => `Elolvasom: ${rule}`,
    ok: 'Értem',
  },

  error: {
    title: 'Valami elromlott',
    what: 'A hiba nálunk van. A játszmád az utolsó lépésig megvan.',
    detail: 'Mi történt',
    reload: 'Folytatom a játszmát',
    home: 'A játékokhoz',
    noPage: 'Nincs ilyen oldal.',
    old: 'Ez a játszma a szabályok egy másik változatával kezdődött, és nem folytatható.',
    loading: 'Terítjük az asztalt…',
    offline: 'Ezt a részt nem sikerült betölteni. Van internetkapcsolat?',
  },

  gallery: {
    title: 'A lapok',
    about: 'Kódból rajzolva, minden méretben élesek.',
    backs: 'Hátlapok',
    sizes: 'Méretek',
    width: (pixels) => `${pixels} képpont széles`,
  },

  rulesPage: {
    title: (game) => `${game}: szabályok`,
    only: 'A pontos szabályok csak angolul olvashatók.',
    back: 'Vissza',
  },

  server,
  refusals,
};
