import type { OnlineWords } from '../en/online.ts';
import { az, Az } from './grammar.ts';

export const online: OnlineWords = {
  name: {
    label: 'A neved',
    about: 'A többiek látják az asztalnál. Ez a böngésző megjegyzi.',
  },

  create: {
    title: (game) => `${game} barátokkal`,
    about: 'Kapsz egy linket, amit elküldhetsz. Aki megnyitja, leülhet, fiók nélkül.',
    takebacks: 'Visszavonható lépések',
    takebacksAbout: 'Ha az asztalnál mindenki beleegyezik.',
    hints: 'Tanulóasztal',
    hintsAbout: 'Bárki kérhet tippet.',
    talk: 'Csevegés',
    talkAbout: 'Írhattok egymásnak, nem csak kész mondatok és emojik közül választhattok.',
    newcomers: 'Új játékos átvehet egy helyet',
    newcomersAbout:
      'Ha valaki lemond a helyéről, a házigazda felajánlhatja. Az új játékos, aki oda leül, látja a lapjait.',
    open: 'Asztal nyitása',
    evening: 'Sokan vagytok? Játékest, minden asztalnál azonos lapokkal',
  },

  clock: {
    label: 'Óra',
    none: 'Óra nélkül',
    bank: (minutes, seconds) => `${minutes} perc + lépésenként ${seconds} másodperc`,
    move: (seconds) => `${seconds} másodperc lépésenként`,
    days: (n) => `${n} nap lépésenként`,
    about: 'Ha valakinek lejár az ideje, azt a lépést gép teszi meg.',
  },

  gathering: {
    title: (game) => `${game} barátokkal`,
    invited: (game) => `Meghívtak egy játszmára: ${game}`,
    invitedBy: (name, game) => `${name} meghív egy játszmára: ${game}`,
    how: 'Így játsszák',
    differs: 'Ami eltér a szokásos szabályoktól',
    takebacks: 'A lépések visszavonhatók, ha mindenki beleegyezik.',
    noTakebacks: 'Semmit sem lehet visszavonni.',
    hints: 'Tanulóasztal: bárki kérhet tippet.',
    talk: 'Írhattok egymásnak.',
    newcomers: 'Ha valaki lemond a helyéről, új játékos folytathatja helyette, és látja a lapjait.',
    waiting: 'Újracsatlakozás…',
    seats: 'Helyek',
    free: 'Szabad',
    you: 'te',
    host: 'házigazda',
    sit: 'Ideülök',
    move: 'Átülök ide',
    stand: 'Felállok',
    sitDown: 'Leülök',
    at: (act, seat) => `${act}: ${seat}. hely`,
    remove: 'Eltávolítás',
    removeSure: (name) => `${name} ezután nem jöhet vissza ehhez az asztalhoz.`,
    keep: 'Maradjon',
    computer: (seat) => `Ki játszik ${az(`${seat}. helyen`)}`,
    lock: 'Asztal lezárása: más már nem ülhet le',
    watch: 'Mások is nézhetik',
    start: 'Kezdődjön a játék',
    fill: (seats) =>
      seats === 1 ? 'A szabad helyre gép ül.' : `${Az(seats)} szabad helyre gépek ülnek.`,
    waitFor: (name) => `A játékot ${name} indítja.`,
    wait: 'A játékot a házigazda indítja.',
    hostAway: 'A házigazda nincs itt. Elindíthatod a játékot.',
    watching:
      'Nézőként vagy itt: azt látod, ami nyíltan fekszik, és a játszma végéig senkinek a lapjait nem.',
    noWatching: 'Ha a játék elkezdődött, senki sem nézheti.',
    full: 'Minden hely foglalt.',
    locked: 'A házigazda lezárta az asztalt: más már nem ülhet le.',
  },

  invite: {
    title: 'Hívj meg másokat',
    link: 'Link ehhez az asztalhoz',
    copy: 'Link másolása',
    copied: 'Vágólapra másolva.',
    notCopied: 'A böngésző nem engedi a másolást. Jelöld ki a linket, és másold ki te.',
    share: 'Megosztás',
    text: (game) => `Játssz velem: ${game}!`,
    code: 'A link QR-kódja, telefonkamerához',
    onlyHere:
      'Ez a cím csak ezen a gépen működik. Ha másokat is hívnál, indítsd a Paklit a --lan kapcsolóval, és nyisd meg a kiírt címet.',
  },

  news: {
    sat: (name, seat) => `${name} leül ${az(`${seat}. helyre`)}.`,
    stood: (name) => `${name} felállt.`,
    computer: (seat) => `Gép ül ${az(`${seat}. helyre`)}.`,
    cleared: (seat) => `Szabad ${az(`${seat}. hely`)}.`,
    locked: 'Az asztal le van zárva.',
    unlocked: 'Az asztal újra nyitva van.',
  },

  closed: {
    gone: 'Ez az asztal nem létezik, vagy már megszűnt.',
    old: 'Ez az oldal régebbi, mint a szerver. Töltsd be újra, hogy az asztalhoz juss.',
    full: 'Ezt az asztalt most nem nézheted: nem engednek nézőket, vagy már minden nézőhely foglalt.',
    notYours: 'Már nem játszol ennél az asztalnál.',
    broken: 'A szerver nem értette ezt az oldalt. Töltsd be újra.',
  },

  elsewhere: {
    open: 'Folytatás másik eszközön',
    about: 'Egy másik böngészőből vagy eszközről játszol tovább, ugyanazon a helyen.',
    once: 'Ez a link egyszer működik, tíz percig. Aki megnyitja, a te nevedben játszik: ne add tovább.',
    link: 'Link a másik eszközödre',
    title: 'Folytatás itt',
    becomes: (maker) =>
      `Ebben a böngészőben ${maker} néven játszol tovább, ugyanazokon a helyeken. Csak akkor folytasd, ha a link a tiéd.`,
    asks: (name, maker) =>
      `Ebben a böngészőben eddig ${name} néven játszottál. Ha folytatod, ${maker} néven játszol tovább, és itt ${name} néven már nem játszhatsz.`,
    act: (maker) => `Folytatás így: ${maker}`,
  },

  screen: {
    open: 'Megjelenítés nagy képernyőn',
    about:
      'Egy tévé vagy tablet középen azt mutatja, amit mindenki láthat, de senkinek a lapjait nem.',
    address: 'A képernyő címe',
    here: 'Megnyitás itt',
    join: 'Olvasd be, és ülj le',
    handFirst: 'Először a lapjaim látsszanak',
    handFirstAbout: 'Telefonra, amíg a szobában egy nagy képernyő mutatja az asztalt.',
    tableFirst: 'Először az asztal látsszon',
  },

  mine: {
    title: 'Asztalaid',
    gathering: 'játékosokra vár',
    said: 'új üzenet',
    rematch: (name) => `${name} szeretne még egyet játszani`,
  },

  others: {
    title: 'Más játékosok',
    mute: 'Mindenki némítása',
    muteAbout: 'Nem látod, amit mások a linkes asztaloknál írnak.',
    signs: 'Emojik mutatása',
    signsAbout: 'Mások mosolyai és szívei.',
    names: 'Nevek elrejtése',
    namesAbout: 'A többiek neve 1. játékos, 2. játékos és így tovább. A következő asztaltól.',
    player: (n) => `${n}. játékos`,
  },

  calls: {
    title: 'Értesítések',
    notify: 'Értesíts, ha szükség van rám',
    notifyAbout: 'Értesítést kapsz, ha te jössz, és arról is, amit lent kiválasztasz.',
    problems: {
      denied: 'A böngésző nem engedi. Engedélyezd az oldal értesítéseit a böngésző beállításaiban.',
      http: 'Ha az oldal be van zárva, nem kapsz értesítést: ezt a böngészők csak https-címen engedik.',
      ios: 'Ha azt szeretnéd, hogy a Pakli bezárva is szóljon, előbb tedd ki a főképernyőre: Megosztás, majd „Főképernyőhöz adás”. Aztán kapcsold be ott.',
      browser:
        'Ez a böngésző nem tud szólni, ha az oldal be van zárva, csak ha nyitva van a háttérben.',
      server: 'Ez a szerver nem szól, ha az oldal be van zárva, csak ha nyitva van a háttérben.',
    },
    wishes: {
      turn: 'Én jövök',
      back: 'Visszajött egy ellenfél',
      evening: 'Kezdődik egy játékest',
    },
    quiet: 'Csendes órák',
    quietAbout: 'Ami közben történik, arról utána kapsz értesítést.',
    from: 'Mettől',
    until: 'meddig',
    calendar: 'Naptár',
    calendarAbout:
      'Azoknak az asztaloknak a határidői a telefonod naptárában, ahol egy lépésre napok jutnak. Aki ismeri a címet, elolvashatja őket; új cím után a régi nem érvényes.',
    newAddress: 'Új cím',
    noAddress: 'Cím törlése',
  },

  privacy: {
    link: 'Mit tárol a szerver',
    title: 'Mit tárol a szerver',
    text: [
      'Amit egyedül vagy közös készüléken játszotok, ebben a böngészőben marad.',
      'A linkes asztalokhoz a szerver tárolja a neved, egy véletlen számot és egy süti ujjlenyomatát. Törlődnek, ha a beállításokban az adataid törlését választod, vagy 180 nappal az utolsó látogatásod után.',
      'Ha azonosítókulcsot adsz hozzá, a neved megmarad: a szerveren a kulcs nyilvános fele van, és az utolsó látogatásod után két évvel törlődnek az adataid.',
      'Ha bekapcsolod az értesítéseket, a szerver megőrzi azt a címet, ahol a böngésző gyártója (például a Google, a Mozilla vagy az Apple) fel tudja ébreszteni, és titkosított üzeneteket küld oda: azt, hogy te jössz, a játékot és a neveket, lapot soha.',
      'Az asztalokat az utolsó lépés után 180 napig tárolja: minden lépést, minden lapot, és véletlen számokkal azt, hogy ki hol ült.',
      'A játékestek eredményeit öt évig tárolja, állandó címen. A neved addig látszik ott, amíg a szerver tárolja.',
      'Ami egy asztalnál elhangzott, 30 napig marad meg, a bejelentések az utolsó 20 sorral 180 napig.',
      'Az internetcímek csak néhány percig vannak meg, a memóriában, sehol máshol. Nincs jelszó, nincs statisztika, és más harmadik fél nem kap semmit.',
      'Akinek megvan az asztal linkje, nézheti, ha a házigazda nem tiltja, de a játszma végéig senkinek a lapjait nem látja; utána a linkkel bárki megkaphatja a játszma leírását minden lappal és névvel.',
      'Ha az asztal linkjét bemásolod egy csevegésbe, a csevegőszolgáltatás képet kap a pillanatnyi állásról: a nevekről, a pontokról és a nyílt lapokról.',
      'A szerver üzemeltetője mindezt elolvashatja.',
      'Az „Adataim törlése” gomb a beállításokban azonnal törli a neved, a sütiket és mindent, amit írtál; az asztaloknál csak egy szám marad, amely sehová sem vezet.',
    ],
  },

  guest: {
    title: 'Játék barátokkal',
    about:
      'Az asztalaidon kívül a szerver a nevedet, egy véletlen számot és egy süti ujjlenyomatát tárolja, az utolsó látogatásod után 180 napig.',
    rename: 'Név módosítása',
    renamed: 'Új neved van.',
    remove: 'Adataim törlése',
    removeSure: 'A név és a süti azonnal törlődik, és a helyeid elvesznek.',
    keep: 'Maradjon',
    removed: 'Az adataid törlődtek.',
  },

  account: {
    title: 'Név, amely a tiéd marad',
    about:
      'Azonosítókulccsal a név itt a tiéd: minden eszközödön ugyanaz, és más nem veheti el. Nem kell hozzá e-mail vagy jelszó.',
    insecure: 'Az azonosítókulcshoz https-cím kell. Itt csak ez a böngésző emlékszik rád.',
    old: 'Ez a böngésző nem kezeli az azonosítókulcsokat.',
    add: 'Azonosítókulcs hozzáadása',
    another: 'Még egy hozzáadása',
    added: 'A név mostantól a tiéd.',
    list: 'Az azonosítókulcsaid',
    passkey: (date) => `Azonosítókulcs, ${date}`,
    synced: 'szinkronizálva a többi eszközöddel',
    single: 'csak egy eszközön',
    used: (date) => `utoljára használva: ${date}`,
    remove: 'Törlés',
    removed: 'Az azonosítókulcs törölve.',
    last: 'Ez az egyetlen azonosítókulcsod. Nélküle más is felveheti a nevet, és a papírra írt kód is érvényét veszti.',
    code: 'Leírható kód kérése',
    newCode: 'Új kód kérése',
    codeAbout: 'Ha minden azonosítókulcsod elvész, egy papírra írt kóddal visszatérhetsz.',
    codeThere: 'Van papírra írt kódod.',
    codeOnce: 'Írd le most: csak egyszer látható. A korábbi kód ezzel érvényét veszti.',
    codeLabel: 'Papírra írt kód',
    download: 'Minden rólam tárolt adat letöltése',
    back: 'Játszottál már itt másik eszközön?',
    signIn: 'Belépés azonosítókulccsal',
    byCode: 'Papírra írt kód használata',
    enter: 'Belépés',
    bring: (name) => `${name} folyamatban lévő játszmáinak átvétele`,
  },

  openSeats: {
    open: 'Bárki beülhet',
    openAbout: 'A játék kezdetéig szerepel a szerver kezdőlapján lévő listán.',
    programs: 'Programok is jöhetnek',
    named: 'Látszódjon a nevem a listán',
    waits: (game) => `Valaki játszótársra vár: ${game}`,
    waitsNamed: (name, game) => `${name} játszótársra vár: ${game}`,
    title: 'Nyitott asztalok',
    free: (n) => `${n} szabad hely`,
    programsWelcome: 'programok is jöhetnek',
    blocks: 'Letiltott emberek',
    nobody: 'Valaki, aki már nincs itt',
    unblock: 'Tiltás feloldása',
  },
};
