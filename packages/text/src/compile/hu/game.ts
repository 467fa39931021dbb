import type { compile as english } from '../en/game.ts';
import type { Person } from '../../person.ts';
import { reasons } from './reasons.ts';
import { az, Az, does, lap, list, numberObject, share } from '../../common/hu/grammar.ts';

/** `az 1. sáv`, `a 2. sáv`, with an ending if it needs one. */
const sáv = (n: number, ending = ''): string => `${az(n + 1)}. sáv${ending}`;
const fordítva = (up: boolean): string => (up ? 'felfordítva' : 'lefordítva');

/** The value ends the name: `a Fire 1-et`, `a Fire 3-at`. */
export const object = (card: string): string =>
  az(card.replace(/\d+$/, (value) => numberObject(Number(value))));

/** Cards as the subject, which takes a singular verb whatever their number. */
const subjects = (known: readonly string[], unknown: number): string => {
  if (known.length === 0) return lap(unknown);
  return list([...known.map(az), ...(unknown === 0 ? [] : [`${unknown} ismeretlen lap`])]);
};
/** A player acts on cards: with named ones the verb is definite. */
const acts = (
  person: Person,
  [you, other]: readonly [string, string],
  [youThe, otherThe]: readonly [string, string],
  known: readonly string[],
  unknown: number,
): string => {
  if (known.length === 0) return `${does(person, you, other)} ${unknown} lapot`;
  const more = unknown === 0 ? [] : [`${unknown} ismeretlen lapot`];
  return `${does(person, youThe, otherThe)} ${list([...known.map(object), ...more])}`;
};

export const compile: typeof english = {
  tile: {
    name: 'Compile',
    about:
      'Tölts meg három sávot lapokkal, és kompiláld az összes protokollodat az ellenfeled előtt.',
    aim: 'A cél: elsőként kompilálni három protokollt.',
    players: '2 játékos',
    length: '20 perc',
  },

  card: {
    name: (protocol, value) => `${protocol} ${value}`,
    box: { top: 'felső szöveg', middle: 'középső szöveg', bottom: 'alsó szöveg' },
    noText: 'nincs szöveg',
  },

  zones: {
    line: (n) => `${n + 1}. sáv`,
    hand: (n) => `${lap(n)} kézben`,
    deck: (n) => `${lap(n)} a pakliban`,
    trash: (n) => `${lap(n)} a lomtárban`,
    total: (n) => `összeg: ${n}`,
    control: 'Irányítás',
    compiled: 'kompilálva',
    loading: 'nincs kompilálva',
    turn: (n) => `${n}. kör`,
    effects: 'Ami éppen történik',
  },

  ask: {
    draft: 'Válassz egy protokollt.',
    ban: 'Zárj ki egy protokollt a választékból.',
    action: 'Játssz ki egy lapot, vagy frissíts.',
    refresh: 'Frissítened kell.',
    card: 'Válassz egy lapot.',
    hand: (least, most) =>
      least === most
        ? `Válassz ${least} lapot.`
        : `Válassz legalább ${least}, legfeljebb ${most} lapot.`,
    line: 'Válassz egy sávot.',
    play: 'Játssz ki egy lapot.',
    may: 'Megteszed?',
    either: 'Válaszd ki, mi történjen.',
    order: 'Melyik szöveg jön előbb?',
    rearrange: 'Rakd új sorrendbe a protokollokat.',
    controlTarget: 'Nálad volt az irányítás: átrendezed a protokollokat?',
    pair: 'Válassz két halmot, amelyek helyet cserélnek.',
    number: 'Mondj egy számot.',
    protocol: 'Mondj egy protokollt.',
    player: 'Válassz egy játékost.',
    by: (card, box) => `${card}, ${box}`,
  },

  log: {
    draft: (person, protocol) => `${does(person, 'választod', 'választja')}: ${protocol}.`,
    ban: (person, protocol) => `${does(person, 'kizárod', 'kizárja')}: ${protocol}.`,
    protocols: (person, protocols) =>
      `${does(person, 'Protokolljaid', 'protokolljai')}: ${list(protocols)}.`,
    decks: 'A paklikat megkeverik. Mindenki öt lapot húz.',
    turn: (person, n) => `${n}. kör: ${person.you ? 'te jössz' : `${person.name} jön`}.`,
    control: (person) => `${does(person, 'megszerzed', 'megszerzi')} az irányítást.`,
    spendControl: (person) => `${does(person, 'visszaadod', 'visszaadja')} az irányítást.`,
    compile: (person, n) => `${does(person, 'kompilálod', 'kompilálja')} ${sáv(n, 'ot')}.`,
    plate: (person, protocol) =>
      `${does(person, `${Az(protocol)} protokollod`, `${protocol} protokollja`)} kompilálva.`,
    recompile: (person, protocol) =>
      `${does(person, `${Az(protocol)} protokollod`, `${protocol} protokollja`)} már kompilálva volt: helyette egy lap a másik pakliból.`,
    text: (card, box) => `${card}: ${az(box)} érvényesül.`,
    due: (card, box) => `${card}: ${az(box)} következik.`,
    idle: (card, box) => `${card}: ${az(box)}nek nincs hatása.`,
    play: (person, card, up, n) =>
      `${does(person, 'kijátszod', 'kijátssza')} ${object(card)} ${fordítva(up)} ${sáv(n, 'ba')}.`,
    playUnseen: (person, n) =>
      `${does(person, 'kijátszol', 'kijátszik')} egy lefordított lapot ${sáv(n, 'ba')}.`,
    delete: (known, unknown) => `${subjects(known, unknown)} törlődik.`,
    arrive: (card) => `A lefordított lap ${az(card)} volt.`,
    return: (known, unknown) => `${subjects(known, unknown)} visszakerül kézbe.`,
    seize: (person, known, unknown) =>
      `${acts(person, ['kézbe veszel', 'kézbe vesz'], ['kézbe veszed', 'kézbe veszi'], known, unknown)}.`,
    flip: (known, unknown, up) => `${subjects(known, unknown)} ${up ? 'felfordul' : 'lefordul'}.`,
    shift: (known, unknown, n) => `${subjects(known, unknown)} átkerül ${sáv(n, 'ba')}.`,
    draw: (person, known, unknown) =>
      `${acts(person, ['húzol', 'húz'], ['felhúzod', 'felhúzza'], known, unknown)}.`,
    discard: (person, known, unknown) =>
      `${acts(person, ['eldobsz', 'eldob'], ['eldobod', 'eldobja'], known, unknown)}.`,
    reveal: (person, known, unknown) =>
      `${acts(person, ['megmutatsz', 'megmutat'], ['megmutatod', 'megmutatja'], known, unknown)}.`,
    refresh: (person) => `${does(person, 'frissítesz', 'frissít')}.`,
    rearrange: (person, owner, plates) => {
      const whose = person.seat === owner.seat ? 'a saját' : owner.you ? 'a te' : owner.name;
      const noun = owner.you ? 'protokolljaidat' : 'protokolljait';
      const order = list(plates.map((plate, n) => `${plate} → ${n + 1}. sáv`));
      return `${does(person, 'átrendezed', 'átrendezi')} ${whose} ${noun}: ${order}.`;
    },
    swapPlates: (person, owner, one, other) => {
      const whose = person.seat === owner.seat ? '' : owner.you ? ' a te' : ` ${owner.name}`;
      const noun = owner.you ? 'protokollodat' : 'protokollját';
      return `${does(person, 'felcseréled', 'felcseréli')}${whose} két ${noun}: ${one} és ${other}.`;
    },
    swapStacks: (person, one, other) =>
      `${does(person, 'felcseréled', 'felcseréli')} két sáv halmát: ${one + 1}. és ${other + 1}.`,
    take: (person, known, unknown) =>
      `${acts(person, ['kapsz', 'kap'], ['megkapod', 'megkapja'], known, unknown)} az ${person.you ? 'ellenfeled' : 'ellenfele'} kezéből.`,
    shuffle: (person, n) =>
      `${does(person, 'belekevered', 'belekeveri')} a lomtárat (${n} lap) a ${person.you ? 'paklidba' : 'paklijába'}.`,
    shuffleDeck: (person) => `${does(person, 'megkevered a paklidat', 'megkeveri a pakliját')}.`,
    declare: (person, what) => `${does(person, 'ezt mondod', 'ezt mondja')}: ${what}.`,
    forbidCompile: (person) =>
      `${does(person, 'a következő körödben nem kompilálhatsz', 'a következő körében nem kompilálhat')}.`,
    cache: (person, n) => `${does(person, 'üríted', 'üríti')} a gyorsítótárat: ${lap(n)}.`,
    loopGuard: (card, box) => `${card}: ${az(box)} kimarad, túl sok szöveg szakítja meg egymást.`,
    won: (person) =>
      `${does(person, 'mindhárom protokollodat kompiláltad', 'mindhárom protokollját kompilálta')}.`,
    resigned: (person) => `${does(person, 'feladtad', 'feladta')}.`,
    turnLimit: 'Véget ért az utolsó kör. Senki sem nyert.',
  },

  turn: {
    play: (card, up, n) => `${card}${up ? '' : ' lefordítva'} ${sáv(n, 'ba')}`,
    playUnseen: (n) => `egy lefordított lap ${sáv(n, 'ba')}`,
  },

  choice: {
    play: (card, up, n, other) =>
      `Kijátszom ${object(card)} ${fordítva(up)} ${sáv(n, 'ba')}${other ? ', az ellenfél oldalára' : ''}`,
    shortPlay: (up, n) => `${up ? 'Felfordítva' : 'Lefordítva'}: ${n + 1}. sáv`,
    refresh: 'Frissítés: húzás öt lapig',
    shortRefresh: 'Frissítés',
    pick: (protocol) => `Választom: ${protocol}`,
    ban: (protocol) => `Kizárom: ${protocol}`,
    place: (owner, n, depth) =>
      `${owner.you ? 'A te' : owner.name} lefordított ${owner.you ? 'lapod' : 'lapja'} ${sáv(n, 'ban')}, ${depth + 1}. hely`,
    line: (n) => `${Az(n + 1)}. sáv`,
    yes: 'Igen',
    no: 'Nem',
    done: 'Kész',
    operations: {
      discard: 'Eldobás',
      flip: 'Átfordítás',
      shift: 'Áthelyezés',
      delete: 'Törlés',
      draw: 'Húzás',
      return: 'Vissza kézbe',
      reveal: 'Felmutatás',
      give: 'Odaadás',
      seize: 'Elvétel',
    },
    text: (card, box) => `${card}: ${box}`,
    order: (owner, plates) =>
      `${owner.you ? 'A te protokolljaid' : `${owner.name} protokolljai`} balról jobbra: ${plates.join(', ')}`,
    keep: 'Maradjanak a protokollok',
    player: (person) => (person.you ? 'Te' : person.name),
    pair: (one, other) => `${Az(one + 1)}. és ${az(other + 1)}. sáv`,
    resign: 'Feladom',
  },

  reasons,
  assumes: 'egyenlő erejű ellenféllel szemben',
  worth: (value) => `nyerési esély ${share(value)}`,

  result: {
    compiled: (person, n) =>
      person.you ? `${n} kompilált protokollod van.` : `${person.name}: ${n} kompilált protokoll.`,
    turns: (n) => `${n} kör`,
  },

  refusals: {
    malformed: (d) => `„${d.text}” nem válasz a kérdésre.`,
    'wrong-count': () => 'Ez túl kevés lap.',
    duplicate: () => 'Ezt a lapot már kiválasztottad.',
    'not-offered': () => 'Ez nincs a választható lehetőségek között.',
    'not-in-hand': () => 'Ez a lap nincs a kezedben.',
    'play-forbidden': () => 'Egy lap az asztalon tiltja, hogy ebbe a sávba játssz.',
    'face-down-forbidden': () => 'Egy lap az asztalon tiltja, hogy ide lefordítva játssz.',
    'face-up-forbidden': () => 'Egy lap az asztalon tiltja, hogy felfordítva játssz.',
    'wrong-side': () => 'Ezt a lapot csak a saját oldaladra játszhatod ki.',
    'no-matching-protocol': () =>
      'Felfordítva csak olyan sávba mehet, ahol a saját protokollja áll, a tiéd vagy az ellenfeledé. Lefordítva bárhová mehet.',
    'hand-full': () => 'Öt vagy több lappal a kezedben nem frissíthetsz.',
    'draw-forbidden': () => 'Egy lap az asztalon tiltja a húzást.',
    'nothing-to-draw': () => 'Nincs több lap, amit húzni lehetne.',
    'too-few-protocols': () => 'A választáshoz legalább tizenkét protokoll kell.',
    'protocol-twice': (d) => `Ez a protokoll kétszer szerepel: ${d.protocol}.`,
    'protocol-not-enabled': (d) =>
      `Ez a protokoll egyik kiválasztott dobozban sincs: ${d.protocol}.`,
    'no-such-card': (d) => `Nincs ilyen lap: „${d.card}”.`,
    'no-such-protocol': (d) => `Nincs ilyen protokoll: „${d.protocol}”.`,
    'card-twice': (d) => `Ez a lap kétszer szerepel: ${d.card}.`,
    'named-twice': (d) => `„${d.text}” kétszer szerepel.`,
    'bad-check': () => 'Az ellenőrző összeg nem stimmel: az állásból hiányzik valami.',
    'other-book': () =>
      'Az állást más lapokkal vagy szövegekkel írták, mint amilyenek ebben a változatban vannak.',
    'bad-plates': (d) => `„${d.text}” hibás: minden játékosnak három protokollja van.`,
    'bad-control': () => 'Az irányítás a P0-é, a P1-é vagy senkié.',
    'bad-turn': () => 'A körhöz egy játékos és egy szám kell.',
    'bad-phase': () => 'Nincs ilyen szakasz.',
    'bad-rest': () => 'Nem olvasható, mi volt folyamatban.',
    'too-many-cards': (d) => `Ez ${lap(d.cards)}: egy játszmában legfeljebb 36 lehet.`,
    'already-won': () => 'Az egyik játékosnak már mindhárom protokollja kompilálva van.',
  },
};
