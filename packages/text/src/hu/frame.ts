import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, lap, list } from './cards.ts';
import { az, Az, playing } from './grammar.ts';

export const frame: Frame = {
  name: 'Pakli',
  tagline: 'Kártyajátékok rejtett lapokkal: az ellenfeleid nem látják a lapjaidat.',

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
    rules: 'Így játsszák',
    cards: 'A lapok',
    replays: 'Visszajátszások',
    source: 'Forráskód',
    private: 'Minden a böngésződben marad. Nincs fiók, nincs követés.',
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

  server: {
    building: 'Készül a webes asztal…',
    serving: (address) => `A Pakli itt vár: ${address}`,
    portTaken: (port, next) => `${Az(port)} portot más program használja; helyette: ${next}.`,
    noPort: (first, last) =>
      `${first} és ${last} között minden port foglalt. Adj meg egy szabadot: npm start -- --port 9000`,
    badPort: (text) => `${text} nem port. A port 1 és 65535 közötti szám.`,
    stop: 'Leállítás: Ctrl+C.',
    portBusy: (port) => `${Az(port)} portot más program használja.`,
    dataNewer: (file) =>
      `Ezt a fájlt a Pakli egy későbbi változata írta: ${file}. Frissítsd a Paklit, vagy adj meg másik mappát: --data.`,
    dataInUse: (file) =>
      `Ezt a fájlt egy másik Pakli használja: ${file}. Állítsd le, vagy adj meg másik mappát: --data.`,
    dataNotWritable: (file) =>
      `Ide nem lehet írni: ${file}. Engedélyezd, vagy adj meg másik mappát: --data.`,
    dataDamaged: (file) =>
      `Ez nem a Pakli adatbázisa, vagy megsérült: ${file}. Érintetlenül maradt: tedd vissza egy mentésből, vagy adj meg másik mappát: --data.`,
    discFull: (file) => `Betelt a lemez, nincs hely ennek: ${file}.`,
    badSetting: (name, text) => `Ennek a beállításnak nem lehet „${text}” az értéke: ${name}.`,
    unknownSetting: (name) => `Nincs ilyen beállítás: ${name}.`,
    home: (address) => `Az otthoni hálózaton: ${address}`,
    noHome: 'Ez a gép nincs hálózaton: más nem tud ideülni.',
    stopping: 'Leállás…',
    backedUp: (file) => `Eddig minden itt van: ${file}.`,
  },

  refusals: {
    'game-over': () => 'Vége a játszmának.',
    'not-your-turn': () => 'Nem te jössz.',
    'cards-are-dealt': () => 'Most osztunk. Várd meg, míg te jössz.',
    'nothing-to-deal': () => 'Most nincs mit osztani.',
    'no-such-seat': (d) =>
      `Nincs ${d.seat}. hely: ennél az asztalnál ${count(d.seats, 'hely', 'hely')} van.`,
    unreadable: (d) => (d.text === '' ? 'Ez olvashatatlan.' : `„${d.text}” olvashatatlan.`),
    'unknown-option': (d) => `Nincs „${d.option}” beállítás. Ezek vannak: ${d.known}.`,
    'bad-option-value': (d) =>
      `${Az(`„${d.option}”`)} beállítás nem lehet „${d.given}”. Lehet: ${d.values}.`,
    'bad-option': (d) => `„${d.text}” nem beállítás. Így írd: név=érték.`,
    'option-twice': (d) => `${Az(`„${d.option}”`)} beállítás kétszer szerepel.`,
    'presets-exclude': (d) =>
      `„${d.other}” és „${d.preset}” nem játszható egyszerre: csak az egyiket nevezd meg.`,
    'unknown-preset': (d) => `Nincs „${d.preset}” szabálykészlet. Ezek vannak: ${d.known}.`,
    'bad-seats': (d) => `Ezt nem lehet ${d.seats} játékossal játszani. Játékosok: ${d.known}.`,
    'bad-names': (d) =>
      `${count(d.seats, 'helyre', 'helyre')} ${count(d.names, 'név', 'név')} jut.`,
    'not-a-record': (d) => `Ez nem játszmaleírás: nem úgy kezdődik, hogy „${d.expected}”.`,
    'record-too-long': () => 'Ez a szöveg túl hosszú egy játszmaleíráshoz.',
    'deal-number': (d) => `Itt ${az(d.expected)}. leosztás következne, nem ${az(d.got)}.`,
    'unknown-header': (d) => `${Az(`„${d.text}”`)} sornak nincs értelme a játszmaleírásban.`,
    'header-twice': (d) => `„${d.header}” kétszer szerepel.`,
    'missing-header': (d) => `A játszmaleírásból hiányzik: „${d.header}”.`,
    'bad-header': (d) => `A játszmaleírásban hibás, ami itt áll: „${d.header}”.`,
    'unknown-game': (d) => `Nincs „${d.game}” játék. Ezek vannak: ${d.known}.`,
    'unknown-level': (d) => `Nincs „${d.level}” erősség.`,
    'not-over': () =>
      'Ez a játszma még nem ért véget. Addig csak a saját helyedről nézheted és folytathatod.',
    'unknown-table': () =>
      'Ebben a böngészőben nincs ilyen játszma. Talán máshol játszották, vagy már törölték.',
    'open-elsewhere': () =>
      'Ez a játszma egy másik böngészőlapon nyitva van. Zárd be ott, és itt folytathatod.',
    'host-gone': () =>
      'A Pakli játszmákat őrző része nem töltődött be. Próbáld újra, vagy töltsd be újra az oldalt.',
    restored: () => 'Az asztal éppen helyreállt. Nézd meg, mi van rajta, és próbáld újra.',
    failed: (d) => `Ez nem sikerült, és a hiba nálunk van (${d.text}). Próbáld újra.`,
    'storage-full': () =>
      'A böngészőben elfogyott a hely. Amit most teszel, nem marad meg, amíg nem lesz hely.',
    'storage-closed': () =>
      'A böngésző most nem engedi menteni a játszmákat. Amit teszel, addig nem marad meg.',
    'storage-newer': () =>
      'A Pakli egy újabb változata nyitva van egy másik böngészőlapon. Töltsd be újra ezt az oldalt.',
    'storage-older': () =>
      'A Pakli egy régebbi változata nyitva van egy másik böngészőlapon. Zárd be ott, és próbáld újra.',
    busy: () => 'Egy másik lépés még folyamatban van.',
    'other-game': (d) => `Ez ${az(d.got)} játék leírása, nem ${az(d.expected)} játéké.`,
    'other-version': (d) =>
      `Ez a játszmaleírás a szabályok ${d.got}. változatát követi. Az itt ismert változatok: ${d.known}.`,
    'match-over': (d) => `${Az(d.deal)}. leosztás a meccs vége után következik.`,
    'deal-not-over': (d) => `${Az(d.deal)}. leosztás az előző vége előtt kezdődik.`,
    'other-result': (d) =>
      `A játszmaleírás szerint az eredmény ${d.expected}, de valójában ${d.got}.`,
    'other-checksum': (d) =>
      `A játszmaleírás nem olyan, amilyennek megírták: az ellenőrző összege ${d.got}, nem ${d.expected}.`,
    'not-a-link': () => 'Ez nem egy játszma linkje.',
    'already-started': () => 'A játék már elkezdődött.',
    'not-started': () => 'A játék még nem kezdődött el.',
    'not-over-yet': () => 'A parti még nem ért véget.',
    'played-on': () => 'Már egy másik asztalnál játszotok tovább.',
    'not-seated': () => 'Előbb ülj le.',
    'seat-taken': () => 'Ez a hely foglalt.',
    'seat-covered': () => 'Gép játszik helyetted. Előbb vedd vissza a helyed.',
    'not-covered': () => 'Ez már a te helyed.',
    'not-wanted': () => 'A házigazda nem akarja, hogy ennél az asztalnál ülj.',
    'table-locked': () => 'Ez az asztal zárva van: más már nem ülhet le.',
    'only-host': () => 'Ezt csak az asztal házigazdája teheti.',
    'only-house': () => 'Ezt az asztalnál senki sem teheti.',
    stale: () => 'Közben megváltozott az asztal. Nézd meg újra.',
    'not-yet': () => 'Még nem járt le az idő.',
    'deal-goes-on': () => 'A leosztás még nem ért véget.',
    'no-takebacks': () => 'Ennél az asztalnál semmit sem lehet visszavenni.',
    'nothing-to-take-back': () => 'Még semmiről sem döntöttél.',
    'question-open': () => 'Ezt már kérdezte valaki. Előbb válaszolj.',
    'no-question': () => 'Ezt már senki sem kérdezi.',
    'already-answered': () => 'Te már beleegyeztél. A többieknek kell válaszolniuk.',
    'no-name': () => 'Előbb mondd meg a neved.',
    'name-taken': () => 'Valakit már így hívnak az asztalnál. Válassz másik nevet.',
    'not-away': () => 'Itt van, vagy csak az imént ment el.',
    'bad-name': () => 'A név 1–20 betűs lehet.',
    'too-often': () => 'Ez túl gyakori volt. Próbáld újra néhány perc múlva.',
    'too-many-tables': () => 'Túl sok asztalod van nyitva. Előbb fejezz be egyet.',
    'no-such-table': () => 'Nincs ilyen asztal, vagy már nincs.',
    'no-such-page': () => 'Ezen a címen nincs semmi.',
    'foreign-page': () => 'Ezt csak a kiszolgáló saját oldala kérheti.',
    'too-long': () => 'Ez túl hosszú.',
    'bad-request': (d) => `Ez olvashatatlan: itt hibás: ${d.at}.`,
    'bad-event': (d) => `Az asztal naplója sérült. Nem illik: ${d.at}.`,
    'asked-too-often': (d) =>
      `Nemet mondtak. Kérdezz újra ${count(d.seconds, 'másodperc', 'másodperc')} múlva.`,
    'bad-command': (d) => `Az asztal ezt nem érti. Nem illik: ${d.at}.`,
    'bad-view': (d) => `Ez nem a játék nézete. Nem illik hozzá: ${d.at}.`,
    'no-such-view': () => 'A játéknak nincs olyan állása, amely így fest.',
    'bad-link': () => 'A link sérült: nem olvasható ki belőle játszma.',
    'link-too-long': () => 'Ez a játszma túl hosszú egy linkhez.',
    unknown: (d) => `Ez nem fogadható el (${d.text}).`,
  },
};
