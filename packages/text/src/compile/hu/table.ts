import type { compileTable as english } from '../en/table.ts';
import type { Person } from '../../person.ts';
import { az, Az, does, lap } from '../../common/hu/grammar.ts';

/** `Bo paklija`, `A te paklid` */
const whose = (person: Person, yours: string, theirs: string): string =>
  person.you ? `A te ${yours}` : `${person.name} ${theirs}`;
const sáv = (n: number, ending = ''): string => `${az(n + 1)}. sáv${ending}`;

export const compileTable: typeof english = {
  protocols: {
    Darkness: 'Rejtett lapokat mozgat és fordít; a saját lefordított lapjaid többet érnek.',
    Death: 'Lapokat töröl: kicsiket, és egész sávokat is.',
    Fire: 'Elégeti a kezedben lévő lapokat, hogy másokat töröljön, visszaküldjön és átfordítson.',
    Gravity: 'A sávjába húzza a lapokat, és maga alá rakja a paklidat.',
    Life: 'Lefordított lapokat növeszt a paklidból, és felfordítja őket.',
    Light: 'Lapokat húz, rejtett lapokat néz meg, és egy sávba gyűjti őket.',
    Metal: 'Nehéz és lassú: összeget csökkent, kijátszást tilt, kompilálást késleltet.',
    Plague: 'Lapokat dobat el az ellenféllel, és ebből él.',
    Psychic: 'Belenéz az ellenfél lapjaiba, kiüríti a kezét, és mozgatja, ami nyíltan fekszik.',
    Speed: 'Rögtön kijátszik még egy lapot, és mindig mozgásban van.',
    Spirit: 'Frissít, húz, és ott játszik felfordítva, ahol akar.',
    Water: 'Áramlik: lapokat küld vissza kézbe, és protokollokat rendez át.',
    Apathy: 'Lefordítja a lapokat, elnémítja a szövegeket, és hasznot húz a csendből.',
    Hate: 'Bármi áron töröl, akár a sajátját is.',
    Love: 'Lapokat ad és vesz; mindkét játékos húz.',
    Chaos: 'Felkavarja a paklikat, a sávokat és a protokollokat.',
    Clarity: 'Megmutatja a paklit, és megtalálja benne, ami kell; a teli kéz is számít.',
    Corruption: 'Az ellenfél oldalán telepszik meg, és megrontja, ami ott van.',
    Courage: 'Ott erős, ahol az ellenfél vezet.',
    Fear: 'Elnémítja az ellenfél oldalát, lapokat űz el, és kézből is eldobat.',
    Ice: 'Sávról sávra csúszik, és nem fordítható át.',
    Luck: 'A paklik legfelső lapjaira fogad.',
    Mirror: 'Szövegeket másol, és felel arra, amit az ellenfél tesz.',
    Peace: 'Kiüríti a kezeket, és kivárja a maga idejét.',
    Smoke: 'Ott van elemében, ahol lefordított lapok fekszenek.',
    Time: 'Lapokat hoz vissza a lomtárból, és a pakliba keveri őket.',
    War: 'Visszavág, ha az ellenfél frissít, kompilál vagy húz.',
    Assimilation: 'Az ellenfél paklijából és oldaláról szerez lapokat.',
    Diversity: 'Akkor erős, ha sokféle protokoll van az asztalon.',
    Unity: 'Akkor erős, ha sok saját lapja van az asztalon.',
  },

  places: {
    plate: (owner, protocol, n, compiled) =>
      `${whose(owner, `${protocol} protokollod`, `${protocol} protokollja`)}, ${n + 1}. sáv, ${compiled ? 'kompilálva' : 'nincs kompilálva'}`,
    total: (owner, n, total) =>
      `${owner.you ? 'Te' : owner.name}: ${total} az összeg ${sáv(n, 'ban')}`,
    stack: (owner, n, size) => `${whose(owner, 'halmod', 'halma')} ${sáv(n, 'ban')}: ${lap(size)}`,
    card: (card, covered) => (covered ? `${card}, letakarva` : card),
    faceDown: (value, covered, known) =>
      `${covered ? 'Letakart, lefordított' : 'Lefordított'} lap, értéke ${value}${known === undefined ? '' : `: ${known}`}`,
    coming: (card) => `${card}, útban`,
    unseen: 'Lefordított lap',
    line: (n) => `${Az(n + 1)}. sáv`,
    deck: (owner, n) => `${whose(owner, 'paklid', 'paklija')}: ${lap(n)}`,
    trash: (owner, n) => `${whose(owner, 'lomtárad', 'lomtára')}: ${lap(n)}`,
    playUp: (n) => `Felfordítva: ${n + 1}. sáv`,
    playDown: (n) => `Lefordítva: ${n + 1}. sáv`,
    tray: 'Választható lapok',
    handTexts: 'A lapjaid szövege',
  },

  lane: {
    toGo: (n) => `még ${n}`,
    ready: 'kész',
    lead: 'vezet',
    faceUp: 'Felfordítva',
    faceDown: 'Lefordítva',
    controlAbout: (person) =>
      `${does(person, 'Nálad', 'kezében')} van az irányítás: a következő kompiláláskor vagy frissítéskor átrendezhetők a protokollok.`,
    free: 'Senkinél sincs az irányítás: azé lesz, aki a köre elején két sávban vezet.',
    noCompile: 'jövő körben nem kompilálhat',
  },

  boxes: {
    top: 'Mindig, letakarva is',
    middle: 'Amikor kijátsszák, felfordul vagy lekerül róla a takarás',
    bottom: 'Amíg nincs letakarva',
  },

  draft: {
    about:
      'A választott protokollok hat-hat lapja lesz a paklid. Mindegyik egy sávba kerül, balról jobbra, ahogy választod őket.',
    rule: 'A győzelemhez mindhármat kompiláld: ehhez egy sávban legalább 10 kell, és több, mint az ellenfélnek.',
    tap: 'Koppints egy protokollra, és látod a hat lapját. Koppints rá újra, és a tiéd.',
    open: 'még üres',
    look: (protocol) => `${protocol}: a hat lapja`,
    left: (protocols) => `Választható protokollok: ${protocols.join(', ')}`,
  },

  ask: {
    draft: 'A hat lapja a paklidba kerül. Az ellenfeled már nem választhatja.',
    ban: 'Ebben a játszmában senki sem választhatja.',
    action:
      'Koppints egy lapra, aztán egy sávra. Felfordítva oda mehet, ahol a protokollja áll, és a szövege végrehajtódik; lefordítva bárhová mehet, és 2-t ér.',
    lifted:
      'Koppints egy kiemelt helyre, és oda játszod ki. Az Escape vagy egy újabb koppintás visszaveszi.',
    refresh: 'Vagy koppints a paklidra: húzol, amíg öt lapod nem lesz.',
    mustRefresh: 'Nincs mit kijátszanod. Koppints a paklidra, és húzol, amíg öt lapod nem lesz.',
    compile: 'Melyik sávot kompilálod?',
    compileAbout: 'A sáv minden lapja törlődik mindkét oldalon, és a protokollod kompilálva lesz.',
    cache: (n) => `Ötnél több lapod van: dobj el ${n} lapot.`,
    cacheAbout: 'Koppints azokra a lapokra, amelyeket nélkülözni tudsz, aztán erősítsd meg.',
    several: (chosen, least, most) =>
      least === most ? `Kiválasztva ${chosen}, kell ${least}.` : `Kiválasztva ${chosen}.`,
    second: 'Koppints egy kiemelt lapra, és látod; koppints rá újra, és kiválasztod.',
    line: 'Koppints az egyik kiemelt sávra.',
    may: 'Nem kötelező. Ha nemet mondasz, az is elmarad, ami úgy kezdődik: „Ha megtetted”.',
    either: 'Amit választasz, rögtön megtörténik.',
    order: 'Koppints arra a lapra, amelynek a szövege előbb jön. A többi követi.',
    rearrange:
      'Koppints egy protokollra, aztán arra, ahová kerül; vagy húzd oda. A halmok maradnak.',
    controlTarget:
      'Az irányítás most elvész, bármit választasz. Csak a protokollok váltanak sávot.',
    pair: 'Koppints az egyik halomra, aztán a másikra.',
    number: 'A szöveg azzal a számmal folytatódik, amelyet mondasz.',
    protocol: 'Koppints az egyik protokollra.',
    player: 'A másik követi.',
    whose: (person) =>
      person.you
        ? 'A saját protokolljaid átrendezése'
        : `${person.name} protokolljainak átrendezése`,
    confirm: 'Megerősítés',
  },

  target: {
    delete: 'Válaszd ki a lapot, amely törlődik.',
    flip: 'Válaszd ki a lapot, amely átfordul.',
    shift: 'Válaszd ki a lapot, amely átkerül egy másik sávba.',
    return: 'Válaszd ki a lapot, amely visszakerül kézbe.',
    discard: 'Válaszd ki a lapot, amelyet eldobsz.',
    reveal: 'Válaszd ki a lapot, amelyet meg kell mutatni.',
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
    more: (n) => `Hatások: ${n}`,
    gone: 'egy lap, amely már nincs itt',
  },

  moments: {
    start: 'A kör elején',
    end: 'A kör végén',
    compile: (person, protocol) => `${does(person, 'Kompilálod', 'kompilálja')}: ${protocol}`,
    recompile: 'még egyszer kompilálva',
    control: (person) => does(person, 'Tiéd az irányítás', 'kezében az irányítás'),
    won: (person) => does(person, 'Nyertél', 'nyert'),
  },

  notes: {
    draw: (n) => `húzás: ${n}`,
    delete: (n) => `törlés: ${n}`,
    flip: (n) => `átfordítás: ${n}`,
    return: (n) => `kézbe: ${n}`,
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
