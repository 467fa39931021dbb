import type { TableTexts } from '../en/index.ts';
import type { Person } from '../person.ts';
import { lap } from './cards.ts';

/** `Bo paklija`, `A te paklid` */
const whose = (person: Person, yours: string, theirs: string): string =>
  person.you ? `A te ${yours}` : `${person.name} ${theirs}`;
const does = (person: Person, you: string, other: string): string =>
  person.you ? you : `${person.name} ${other}`;
const sáv = (n: number, ending = ''): string => `${n === 0 ? 'az' : 'a'} ${n + 1}. sáv${ending}`;

export const compileTable: TableTexts['compile'] = {
  protocols: {
    Darkness: 'Rejtett lapokat mozgat és fordít; a saját lefordított lapjaid többet érnek.',
    Death: 'Lapokat töröl, kicsiket is, egész sávnyit is.',
    Fire: 'A kezed lapjait égeti el, hogy másokat töröljön, visszaküldjön és átfordítson.',
    Gravity: 'A sávjába húzza a lapokat, és maga alá rakja a paklidat.',
    Life: 'Lefordított lapokat növeszt a paklidból, és felfordítja őket.',
    Light: 'Lapokat húz, rejtett lapokat néz meg, és egy sávba gyűjti őket.',
    Metal: 'Nehéz és lassú: összeget csökkent, kijátszást tilt, kompilálást késleltet.',
    Plague: 'Eldobatja a másik lapjait, és ebből él.',
    Psychic: 'Belenéz a másik kezébe, kiüríti, és mozgatja, ami nyíltan fekszik.',
    Speed: 'Rögtön kijátszik még egy lapot, és mindig mozgásban van.',
    Spirit: 'Frissít, húz, és ott játszik felfordítva, ahol akar.',
    Water: 'Áramlik: lapokat küld vissza kézbe, és protokollokat rendez át.',
    Apathy: 'Lefordítja a lapokat, elnémítja a szövegeket, és hasznot húz a csendből.',
    Hate: 'Bármi áron töröl, a sajátját is.',
    Love: 'Lapokat ad és vesz; mindkét játékos húz.',
    Chaos: 'Felkavarja a paklikat, a sávokat és a protokollokat.',
    Clarity: 'Megmutatja a paklikat, és megtalálja a kellő lapot; a teli kéz számít.',
    Corruption: 'A másik oldalon telepszik meg, és tönkreteszi, ami ott van.',
    Courage: 'Ott erős, ahol a másik vezet.',
    Fear: 'Elnémítja a másik oldalt, lapokat űz el, és kezeket ürít ki.',
    Ice: 'Sávról sávra csúszik, és nem fordítható át.',
    Luck: 'A paklik legfelső lapjaira fogad.',
    Mirror: 'Szövegeket másol, és arra felel, amit a másik tesz.',
    Peace: 'Kezeket ürít ki, és kivárja az idejét.',
    Smoke: 'Ott van elemében, ahol lefordított lapok fekszenek.',
    Time: 'Lapokat hoz vissza a lomtárból, és a pakliba keveri azt.',
    War: 'Felel, ha a másik frissít, kompilál vagy húz.',
    Assimilation: 'A másik paklijából és oldaláról szerez lapokat.',
    Diversity: 'Akkor erős, ha sokféle protokoll van az asztalon.',
    Unity: 'Akkor erős, ha sok saját lapja van az asztalon.',
  },

  places: {
    plate: (owner, protocol, n, compiled) =>
      `${whose(owner, protocol, protocol)}, ${n + 1}. sáv, ${compiled ? 'kompilálva' : 'nincs kompilálva'}`,
    total: (owner, n, total) =>
      `${owner.you ? 'Te' : owner.name}: ${total} az összeg ${sáv(n, 'ban')}`,
    stack: (owner, n, size) => `${whose(owner, 'halmod', 'halma')} ${sáv(n, 'ban')}: ${lap(size)}`,
    card: (card, covered) => (covered ? `${card}, letakarva` : card),
    faceDown: (value, covered, known) =>
      `${covered ? 'Letakart, lefordított' : 'Lefordított'} lap, értéke ${value}${known === undefined ? '' : `: ${known}`}`,
    coming: (card) => `${card}, útban`,
    unseen: 'Lefordított lap',
    line: (n) => `${n === 0 ? 'Az' : 'A'} ${n + 1}. sáv`,
    deck: (owner, n) => `${whose(owner, 'paklid', 'paklija')}: ${lap(n)}`,
    trash: (owner, n) => `${whose(owner, 'lomtárad', 'lomtára')}: ${lap(n)}`,
    playUp: (n) => `Felfordítva ${sáv(n, 'ba')}`,
    playDown: (n) => `Lefordítva ${sáv(n, 'ba')}`,
    tray: 'Választható lapok',
  },

  lane: {
    toGo: (n) => `még ${n}`,
    ready: 'kész',
    lead: 'vezet',
    level: 'egál',
    faceUp: 'Felfordítva',
    faceDown: 'Lefordítva',
    controlAbout: (person) =>
      `${does(person, 'Nálad', 'kezében')} az irányítás: a következő kompiláláskor vagy frissítéskor átrendezhetők a protokollok.`,
    noCompile: 'a következő körben nincs kompilálás',
  },

  boxes: {
    top: 'Mindig, letakarva is',
    middle: 'Amikor kijátsszák, felfordul vagy felszabadul',
    bottom: 'Amíg nincs letakarva',
  },

  draft: {
    about:
      'Minden protokoll hat lapja a paklidba kerül. A protokoll egy sávban áll, balról jobbra, ahogy választod.',
    rule: 'A győzelemhez mindhármat kompiláld: legalább 10 egy sávban, és több, mint a másik oldalon.',
    tap: 'Koppints egy protokollra, hogy lásd a hat lapját. Koppints rá újra, hogy válaszd.',
    open: 'még választani kell',
    look: (protocol) => `${protocol}: a hat lapja`,
  },

  ask: {
    draft: 'A hat lapja a paklidba kerül. A másik játékos már nem veheti el.',
    ban: 'Ebben a játékban senki sem választhatja.',
    action:
      'Koppints egy lapra, aztán egy sávra. Felfordítva kell ott a protokollja, és végrehajtja a szövegét; lefordítva bárhová mehet, és 2-t ér.',
    lifted:
      'Koppints egy világos helyre, és oda játszod ki. Az Escape vagy egy újabb koppintás visszaveszi.',
    refresh: 'Vagy koppints a paklidra: húzol, amíg öt lapod nem lesz.',
    mustRefresh: 'Nincs mit kijátszanod. Koppints a paklidra, és húzol, amíg öt lapod nem lesz.',
    compile: 'Melyik sávot kompilálod?',
    compileAbout: 'A sáv minden lapja törlődik, mindkét oldalon, és a protokollod kompilálva van.',
    cache: (n) => `Ötnél több lapod van: dobj el ${n} lapot.`,
    cacheAbout: 'Koppints a nélkülözhető lapokra, aztán erősítsd meg.',
    several: (chosen, least, most) =>
      least === most
        ? `Kiválasztva ${chosen}, kell ${least}.`
        : `Kiválasztva ${chosen}, lehet ${least} és ${most} között.`,
    second: 'Koppints egy világos lapra, hogy lásd; koppints rá újra, hogy válaszd.',
    line: 'Koppints az egyik világos sávra.',
    may: 'Nem kötelező. Ha nemet mondasz, a szöveg utána folytatódik.',
    either: 'Az egyik rögtön megtörténik.',
    order: 'Koppints arra a lapra, amelynek a szövege előbb jön. A többi követi.',
    rearrange:
      'Koppints egy protokollra, aztán arra, ahová kerül; vagy húzd oda. A halmok maradnak.',
    controlTarget:
      'Az irányítás most elfogy, bármit választasz. A halmok maradnak, a protokollok mozognak.',
    pair: 'Koppints az egyik halomra, aztán a másikra.',
    number: 'A szöveg azzal a számmal folytatódik, amelyet mondasz.',
    protocol: 'Koppints az egyik protokollra.',
    player: 'A másik követi.',
    whose: (person) =>
      person.you
        ? 'A saját protokolljaim átrendezése'
        : `${person.name} protokolljainak átrendezése`,
    confirm: 'Megerősítés',
  },

  target: {
    delete: 'Válaszd ki a lapot, amely törlődik.',
    flip: 'Válaszd ki a lapot, amely átfordul.',
    shift: 'Válaszd ki a lapot, amely átkerül.',
    return: 'Válaszd ki a lapot, amely visszakerül kézbe.',
    discard: 'Válaszd ki a lapot, amelyet eldobsz.',
    reveal: 'Válaszd ki a lapot, amelyet megmutatnak.',
    give: 'Válaszd ki a lapot, amelyet odaadsz.',
    seize: 'Válaszd ki a lapot, amelyet elveszel.',
    play: 'Válaszd ki a lapot, amelyet kijátszol, és a helyét.',
    draw: 'Válaszd ki a lapot, amelyet felhúzol.',
    copyMiddle: 'Válaszd ki a lapot, amelynek a középső szövegét másolod.',
    to: 'Válaszd ki a sávot, ahová kerül.',
  },

  effects: {
    now: 'most',
    waits: 'vár',
    owner: (person) => (person.you ? 'a te szöveged' : `${person.name} szövege`),
    chooses: (person) => (person.you ? 'te választasz' : `${person.name} választ`),
    more: (n) => `${n} szöveg van folyamatban`,
    gone: 'egy lap, amely már nincs itt',
  },

  moments: {
    start: 'A kör elején',
    end: 'A kör végén',
    compile: (person) => does(person, 'Kompilálsz', 'kompilál'),
    recompile: 'még egyszer kompilálva',
    control: (person) => does(person, 'Megszerzed az irányítást', 'megszerzi az irányítást'),
    won: (person) => does(person, 'Nyersz', 'nyer'),
  },

  notes: {
    draw: (n) => `húzás: ${n}`,
    delete: (n) => `törlés: ${n}`,
    flip: (n) => `átfordítás: ${n}`,
    return: (n) => `vissza kézbe: ${n}`,
    discard: (n) => `eldobás: ${n}`,
    compile: 'kompilálás',
    win: 'győzelem',
  },

  score: {
    compiled: 'Kompilálva',
    goal: 'Három kompilált protokoll nyer.',
    deck: 'Pakli',
    trash: 'Lomtár',
  },
};
