import type { frame as english } from '../en/frame.ts';
import { capital } from '../../locale.ts';
import { az, count, lap, list, playing } from './grammar.ts';

export const frame: typeof english = {
  name: 'Pakli',
  tagline: 'Kártyajátékok rejtett lapokkal: gépi ellenfeleid nem látják a lapjaidat.',

  home: {
    guests: 'Vendégek',
    players: (n) => `${n} játékos`,
    howMany: 'Játékosok',
    daily: 'A nap feladványa',
    dailySolved: 'megoldva',
    dayDeal: 'A nap leosztása',
    dayDeals: 'A nap leosztásai',
    sameCards: 'mindenkinek ugyanaz a lap',
    dayPlayed: (n, of) => `${of} közül ${n} lejátszva`,
    title: 'Játékok',
    play: playing,
    continue: 'Folytatás',
    continueGame: (game, others) => `${game} folytatása, ellenfelek: ${list(others)}`,
    lastPlayed: (when) => `utoljára játszva: ${when}`,
    afterMoves: (n) => `${n} lépés után`,
    noTable: 'Még nincs hozzá asztal',
    choices: (game) => `${game}: beállítások`,
    level: 'Ellenfelek erőssége',
    ruleSet: 'Szabályok',
    ownRules: (n) => `Saját szabályok (${n})`,
    allRules: 'Minden szabály…',
    deals: (n) => `${n} leosztás`,
    seat: 'A helyed',
    seatNumber: (n) => `${n}. hely`,
    anySeat: 'Bárhol',
    rules: 'Tanulás',
    puzzles: 'Feladványok',
    unfinished: (n) => `még ${n} befejezetlen játszma`,
    gallery: 'A kártyák rajzai',
    cards: 'A lapok',
    friends: 'Játék barátokkal',
    replays: 'Visszajátszások',
    noServer: 'A szerver nem válaszol: itt játszhatsz, barátokkal pedig, ha újra elérhető.',
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
    beginner: { name: 'Kezdő', about: 'Azonnal lép, és sok mindent nem vesz észre.' },
    casual: { name: 'Alkalmi', about: 'Rendesen játszik, néha hibázik.' },
    strong: { name: 'Erős', about: 'Átgondolja, mi lehet nálad.' },
    expert: { name: 'Mester', about: 'Egy másodpercig gondolkodik, és semmit sem bocsát meg.' },
  },

  you: 'Te',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  together: {
    open: 'Közös készüléken',
    title: (game) => `${game} közös készüléken`,
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
    letters: 'Betűk a lapokon',
    lettersAbout:
      'Kn D K E: ahogy a svédek jelölik; A F K Á: alsó, felső, király és ász az ultiban.',
    lettersOfLanguage: 'A nyelv szerint',
    money: 'Pénz az ultiban',
    moneyAbout: 'Mennyit ér egy pont. Csak a pontok mellett látszik.',
    noMoney: 'Nincs',
    speed: 'Animáció',
    speeds: { slow: 'Lassú', normal: 'Közepes', fast: 'Gyors', off: 'Kikapcsolva' },
    steps: 'A többiek lépései',
    stepNames: { flow: 'Maguktól', tap: 'Érintésre' },
    sound: 'Hang',
    soundAbout: 'Fa és papír hangja.',
    joy: 'Ünneplés',
    joyAbout:
      'Szikrák, ha mullét viszel, protokollt kompilálsz, mind a négy egyforma lapot lepecsételed, vagy sikerül az ulti.',
    autoPlay: 'Kényszerlépések automatikusan',
    autoPlayAbout: 'Ha csak egy lépés lehetséges, kérdés nélkül megtörténik.',
    name: 'A neved',
    nameAbout:
      'Az asztalnál és a mentett játszmákban látszik. Ha üresen hagyod, egyszerűen „Te” leszel.',
    oneTap: 'Kijátszás egy érintéssel',
    oneTapAbout: 'Az a lap, amellyel csak egy dolgot lehet tenni, már az első érintésre kijátszod.',
    speech: 'Felolvasás',
    speechAbout: 'Mennyit mond a képernyőolvasó a lépésekről, és a C, T, L, S és W billentyű után.',
    speechNames: { short: 'Rövid', normal: 'Közepes', full: 'Teljes' },
    print: 'Nagy betűk',
    printAbout: 'Nagyobb betűk, és nagyobb jelek a lapokon.',
    contrast: 'Erős kontraszt',
    contrastAbout: 'Tiszta fekete és fehér; keret jelöli, amit meg lehet tenni.',
    shortcuts: 'Egybetűs gyorsbillentyűk',
    shortcutsAbout:
      'A betűk, a számok és a ? más billentyű nélkül is működnek. Kapcsold ki, ha zavarják a hangvezérlést vagy más segédeszközt.',
    on: 'Be',
    off: 'Ki',
  },

  table: {
    label: (game) => `${game}: asztal`,
    hand: 'A lapjaid',
    cardsInHand: (person, n) =>
      person.you ? `A kezedben ${lap(n)} van` : `${person.name} kezében ${lap(n)} van`,
    seat: (person) => (person.you ? 'Te' : person.name),
    log: 'Lépések',
    score: 'Pontok',
    moves: 'Mit tehetsz',
    movesOf: (card) => `Mire jó: ${card}`,
    newHere: 'Először játszol?',
    minute: 'Egy perc alatt',
    toTable: 'Az asztalodhoz',
    yourTurn: 'Te jössz',
    turnOf: (person) => (person.you ? 'Te jössz' : `${person.name} jön`),
    thinking: (person) => (person.you ? 'Gondolkodsz…' : `${person.name} gondolkodik…`),
    dealing: 'Osztás…',
    skipDeal: 'Osztás… Egy koppintással átugorható.',
    lastMove: 'Utolsó lépés',
    why: 'Miért?',
    showAgain: 'Újra megmutat',
    skip: 'Ugrás a lapokhoz',
    goOn: (person) => `Következik: ${person.name}`,
    chooseCard: 'Válassz egy lapot.',
    chooseMove: 'Válaszd ki, mire használod, vagy vedd vissza.',
    opened: 'A játszma onnan folytatódik, ahol abbahagytad.',
    undone: 'Az utolsó lépésed visszavonva.',
    restored:
      'A szervert mentésből állították vissza: az utolsó lépések elvesztek. A játszma innen folytatódik.',
    restarted: 'Nálunk hiba történt. A játszma megmaradt, és az utolsó lépéstől folytatódik.',
    deal: (n, of) =>
      of === 1 ? 'Leosztás' : of === 0 ? `${n}. leosztás` : `Leosztás: ${n} / ${of}`,
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
    giveUpAbout: 'A leosztás rögtön véget ér, és elvesztettnek számít.',
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
  },

  hint: {
    title: 'Tipp',
    thinking: 'A legerősebb játékos nézi a lapjaidat…',
    looking: 'A legerősebb játékos megnézi…',
    only: 'Nem volt más választás.',
    stop: 'Elég',
    none: 'Most nincs mit eldönteni.',
    best: 'A legjobb',
    also: 'Ez is lehet',
    behind: (worlds) => count(worlds, 'kisorsolt leosztás alapján', 'kisorsolt leosztás alapján'),
    rough: 'durva becslés',
    exact: 'a végéig kiszámolva',
    close: 'A következő nagyjából ugyanilyen jó.',
    untried: 'nincs megvizsgálva',
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
    answer: 'válasz egy másik játékos kérdésére',
    log: 'az utolsó lépések felolvasása',
    help: 'ezek a billentyűk',
    hand: 'a lapjaid felolvasása',
    table: 'az asztal felolvasása',
    last: 'az utolsó ütés vagy a többiek lépéseinek felolvasása',
    score: 'a pontok felolvasása',
    turn: 'ki jön, mi a kérdés, és mennyi idő van hátra',
    nothing: 'Még nem történt semmi.',
    pointer:
      'Ujjal vagy egérrel: koppints egy lapra, és látod, hová tehető; aztán koppints oda. Húzni is lehet.',
    names: {
      arrows: 'Nyilak',
      enter: 'Enter vagy szóköz',
      escape: 'Escape',
      digits: '1–9',
    },
  },

  plain: {
    open: 'Csak szöveg',
    drawn: 'Rajzokkal',
    table: 'Az asztalon',
    players: 'A játékosok',
  },
  print: 'Nyomtatás',

  result: {
    challenge: 'Hívj ki egy barátot',
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
    partners: (winners) => {
      const names = list(winners.map((person) => (person.you ? 'te' : person.name)));
      const verb = winners.some((person) => person.you) ? 'nyertetek!' : 'nyert.';
      return `${capital(names, 'hu')} ${verb}`;
    },
    draw: 'Döntetlen.',
    place: (place) => `${place}. helyezett`,
    standing: 'Állás',
    final: 'Végeredmény',
    ahead: (n, of) => {
      const others = of.filter(({ you }) => !you).map(({ name }) => name);
      const before = [
        others.length < of.length ? 'előtted' : [],
        others.length > 0 ? `${list(others)} előtt` : [],
      ];
      return `${n} ponttal ${list(before.flat())}`;
    },
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
    rule: (rule) => `${rule}. szabály`,
    read: (rule) => `Elolvasom: ${rule}`,
    ok: 'Értem',
  },

  error: {
    title: 'Valami elromlott',
    what: 'A hiba nálunk van. A játszmád az utolsó lépésig megvan.',
    detail: 'Mi történt',
    reload: 'Folytatom a játszmát',
    home: 'Minden játék',
    noPage: 'Nincs ilyen oldal.',
    loading: 'Előkészítjük az asztalt…',
    offline: 'Ezt a részt nem sikerült betölteni. Van internetkapcsolat?',
    newer: 'Ez az oldal még a régi volt. A játszmád az utolsó lépésig megvan.',
  },

  gallery: {
    title: 'A lapok',
    about: 'Kódból rajzolva, minden méretben élesek.',
  },

  rulesPage: {
    title: (game) => `${game}: szabályok`,
    only: 'A pontos szabályok csak angolul olvashatók.',
    back: 'Vissza',
  },
};
