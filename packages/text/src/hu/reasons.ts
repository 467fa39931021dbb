import type { Reasons } from '../en/reasons.ts';
import { count, lap, name } from './cards.ts';
import { numberObject } from './grammar.ts';

const pont = (n: number): string => count(n, 'pont', 'pont');
const büntető = (n: number): string => count(n, 'büntetőpont', 'büntetőpont');
const ász = (n: number): string => (n === 0 ? 'nincs ász' : count(n, 'ász', 'ász'));
const adu = (n: number): string => (n === 0 ? 'nincs adu' : count(n, 'adu', 'adu'));
const szín = (n: number, held: number): string =>
  `A leghosszabb szín ${lap(n)}, a kézben ${ász(held)}`;
const kicsi = (n: number): string => `Hetestől tízesig ${lap(n)} van a kézben`;
const sáv = (line: number, own: number, other: number): string =>
  `${line}. sáv állása ${own}–${other}`;

export const reasons: Reasons = {
  mulle: {
    capture: (n) => `A zsákmány: ${lap(n)}, egyik sem ér pontot.`,
    'capture-points': (n, worth) => `A zsákmány: ${lap(n)}, összesen ${pont(worth)}.`,
    'capture-mulle': (worth) => `Mullét visz: rögtön ${pont(worth)}.`,
    'capture-tabbe': (n) => `Az utolsó lapokat viszi (${lap(n)}), és üres az asztal: tabbe.`,
    build: (value, card) =>
      `${value} értékű építmény lesz belőle, és kézben marad, ami elviszi: ${name(card)}.`,
    trotta: (value) =>
      `Mindent, ami ${numberObject(value)} ér, olyan építménybe zár, amelyet senki sem módosíthat.`,
    feed: (value, n) =>
      `A ${value} értékű, lezárt építményben ${lap(n)} lesz, és aki elviszi, mindet viszi.`,
    discard: (n, unseen) =>
      `A még nem látott ${lap(unseen)} közül ${n === 0 ? 'egyik sem' : n} viheti el egyedül.`,
    'discard-safe': 'Az ikre senki másnál nem lehet: nem lesz belőle mulle.',
    'discard-for-mulle': 'Az ikre kézben marad, és a kettő mulleként elvihető.',
  },
  'buddy-bluff': {
    discard: (n) =>
      `Nem egyezik semmivel. A párjai közül ${lap(n)} nem látszott még, és visszahozhatja.`,
    'discard-safe':
      'Nem egyezik semmivel, és a párjai senki másnál nem lehetnek: más nem hozhatja vissza.',
    'package-seals': (n) => `Pecsét alá kerül ${lap(n)}: azokat már senki sem mozdíthatja el.`,
    'package-keeps': (n) =>
      `Most ${büntető(n)} az ára, de a lapok nyitva maradnak, és még felvehetők.`,
    'package-gives-away': (n) => `A saját rekeszből ${büntető(n)} máshoz kerül.`,
    'package-on-leader': (n) => `Ahhoz kerül ${büntető(n)}, aki vezet.`,
    'package-on-match-leader': (n) => `Ahhoz kerül ${büntető(n)}, aki a játszmában vezet.`,
    'package-on-rival': (n, after) =>
      `Egy ellenfélhez kerül ${büntető(n)}; a rekeszében így ${after} lesz.`,
  },
  ulti: {
    'bid-trump': (n, held) => `Ehhez ${adu(n)}, a kézben ${ász(held)}.`,
    'bid-betli': (n) => `${kicsi(n)}: ezek alul maradnak.`,
    'bid-durchmars': (held) => `A kézben ${ász(held)}.`,
    'discard-points': (n) =>
      `A talonban biztonságban van ${pont(n)}: annak számít, aki ezt játssza.`,
    'discard-suit': (left) =>
      left === 0 ? 'Ezzel elfogy a színe.' : `A színéből ${lap(left)} marad.`,
    'trump-long': (n) => `Így ${adu(n)} lesz.`,
    pass: (n, held) => `${szín(n, held)}: nagyobb bemondáshoz kevés.`,
    pickup: (n, held) => `${szín(n, held)}: a talonnal érdemes próbálkozni.`,
    hold: (n, held) => `${szín(n, held)}: elég a játékhoz.`,
    release: (n, held) => `${szín(n, held)}: inkább védekezéshez jó.`,
    stand: (n, held) => `${szín(n, held)}: nagyobb játék kockázatos volna.`,
    'double-trumps': (n, held) => `A kézben ${adu(n)} és ${ász(held)}.`,
    'double-low': (n) => `${kicsi(n)}.`,
    'double-aces': (held) => `A kézben ${ász(held)}.`,
    'done-trumps': (n, held) => `A kézben ${adu(n)} és ${ász(held)}: kontrához kevés.`,
    'done-low': (n) => `${kicsi(n)}: kontrához kevés.`,
    'done-aces': (held) => `A kézben ${ász(held)}: kontrához kevés.`,
    'lead-trump': (n) => `Adut húz: még ${n} van kint.`,
    'lead-trump-last': 'Másnál már nincs adu.',
    lead: (n) => `A színéből még ${count(n, 'nagyobb lap', 'nagyobb lap')} van kint.`,
    'lead-master': 'A színéből nincs már kint nagyobb lap.',
    take: 'Elviszi az ütést.',
    'take-sure': 'Elviszi az ütést: semmi sem üti, ami még kint van.',
    'take-ahead': (n) => `Ez áll az ütésben az élen; még ${lap(n)} ütheti.`,
    'stay-under': 'Az ütés alatt marad.',
    'feed-partner': (n) => `Az ütést a társ viszi: ${pont(n)} a közös oldalra.`,
    'feed-ahead': (n) => `A társé áll az élen: ha így marad, ${pont(n)} a közös oldalra.`,
    'throw-away': 'Nem üti, ami az asztalon van.',
    'throw-away-points': (n) =>
      n === 0
        ? 'Nem üti, ami az asztalon van, és nem ér pontot.'
        : `Nem üti, ami az asztalon van, és ${pont(n)} megy vele.`,
  },
  compile: {
    draft: 'A maradékból ez a protokoll nyert a legtöbbször.',
    ban: 'Ez a protokoll nyert a legtöbbször. Jobb, ha senkié sem lesz.',
    wins: 'Megnyeri a játszmát.',
    compiles: (line) => `Kompilálja a következő sávot: ${line}.`,
    stops: (line) => `Megakadályozza, hogy az ellenfél kompilálja ezt a sávot: ${line}.`,
    ready: (line, own, other) =>
      `Ezzel ${sáv(line, own, other)}: a következő körben kompilálható, ha senki sem akadályozza meg.`,
    'ready-to-win': (line, own, other) =>
      `Kész az utolsó sáv, ${sáv(line, own, other)}: a következő körben nyer, ha senki sem akadályozza meg.`,
    refresh: (n) => `A kézben ${lap(n)} van, kevés a választék: ötig húz.`,
    rearranges: 'Megváltoztatja, melyik protokoll melyik sávban áll.',
    declines: 'Minden marad, ahogy van.',
    weakens: (n) => `Az ellenfél pontjaiból ${numberObject(n)} elvesz.`,
    control: (n) => `Ezzel ${n} sávban megvan a vezetés: elég az irányításhoz.`,
    empties: (n) => `Az ellenfél kezében ennyivel kevesebb marad: ${lap(n)}.`,
    draws: (n) => `Még ${lap(n)} közül lehet választani.`,
    'face-down': (line, own, other) => `Lefordítva ${sáv(line, own, other)}.`,
    points: (line, own, other) => `Ezzel ${sáv(line, own, other)}.`,
    spares: (n) => `A kézben lévő ${lap(n)} egyike megy el.`,
    unread: 'Ezt a lapot csak az ellenfél olvashatja: az átlag dönt, hogy mi lehet.',
  },
};
