import type { Reasons } from '../en/reasons.ts';
import { name } from './cards.ts';
import { az, Az, count, lap, numberObject, pont } from './grammar.ts';

const büntető = (n: number): string => count(n, 'büntetőpont', 'büntetőpont');
const ász = (n: number): string => (n === 0 ? 'nincs ász' : `${n} ász van`);
const szín = (n: number, held: number): string =>
  `A leghosszabb szín ${n} lapos, a kézben ${ász(held)}`;
const aduÉsÁsz = (n: number, held: number): string => {
  if (n === 0) return held === 0 ? 'se adu, se ász' : `${held} ász van, adu nincs`;
  return held === 0 ? `${n} adu van, ász nincs` : `${n} adu és ${held} ász van`;
};
const kicsi = (n: number): string => `Hetestől tízesig ${lap(n)} van a kézben`;
const sáv = (line: number, own: number, other: number): string =>
  `${az(line)}. sáv állása ${own}–${other}`;

export const reasons: Reasons = {
  mulle: {
    capture: (n) => `Elvisz ${n} lapot; egyik sem ér pontot.`,
    'capture-points': (n, worth) => `Elvisz ${n} lapot, ami összesen ${worth} pontot ér.`,
    'capture-mulle': (worth) => `Mullét visz: rögtön ${pont(worth)}.`,
    'capture-tabbe': (n) => `Elvisz ${n} lapot, és ezzel üres az asztal: tabbe.`,
    build: (value, card) =>
      `${value} értékű építmény lesz belőle, és kézben marad, ami elviszi: ${name(card)}.`,
    trotta: (value) =>
      `Mindent, ami ${numberObject(value)} ér, olyan építménybe zár, amelyet senki sem módosíthat.`,
    feed: (value, n) =>
      `${Az(value)} értékű lezárt építményben ${lap(n)} lesz, és aki elviszi, mindet viszi.`,
    discard: (n, unseen) =>
      `A még nem látott ${lap(unseen)} közül ${n === 0 ? 'egyik sem' : n} tudja egymaga elvinni.`,
    'discard-safe': 'Az ikre senki másnál nem lehet: nem lesz belőle mulle.',
    'discard-for-mulle': 'Az ikre kézben marad, és a kettő mulleként elvihető.',
  },
  'buddy-bluff': {
    discard: (n) =>
      `Nem egyezik semmivel. A párjai közül ${n} még nem került elő, és visszahozhatja.`,
    'discard-safe':
      'Nem egyezik semmivel, és a párjai senki másnál nem lehetnek: más nem hozhatja vissza.',
    'package-seals': (n) => `Pecsét alá kerül ${lap(n)}: onnan már senki sem mozdíthatja el.`,
    'package-keeps': (n) =>
      `Most ${büntető(n)} az ára, de a lapok nyitva maradnak, és még felvehetők.`,
    'package-gives-away': (n) => `A saját rekeszből ${büntető(n)} máshoz kerül.`,
    'package-on-leader': (n) => `Ahhoz kerül ${büntető(n)}, aki vezet.`,
    'package-on-match-leader': (n) => `Ahhoz kerül ${büntető(n)}, aki a játszmában vezet.`,
    'package-on-rival': (n, after) =>
      `Egy ellenfélhez kerül ${büntető(n)}; a rekeszében így ${after} lesz.`,
  },
  ulti: {
    'bid-trump': (n, held) => `Ehhez a kézben ${aduÉsÁsz(n, held)}.`,
    'bid-betli': (n) => `${kicsi(n)}: ezek alul maradnak.`,
    'bid-durchmars': (held) => `A kézben ${ász(held)}.`,
    'discard-points': (n) =>
      `A talonban biztonságban van ${pont(n)}: annak számít, aki ezt játssza.`,
    'discard-suit': (left) =>
      left === 0 ? 'Ebből a színből nem marad lap.' : `Ebből a színből ${lap(left)} marad.`,
    'trump-long': (n) => `Így ${n} adu lesz.`,
    pass: (n, held) => `${szín(n, held)}: nagyobb bemondáshoz kevés.`,
    pickup: (n, held) => `${szín(n, held)}: a talonnal érdemes próbálkozni.`,
    hold: (n, held) => `${szín(n, held)}: elég a játékhoz.`,
    release: (n, held) => `${szín(n, held)}: inkább védekezéshez jó.`,
    stand: (n, held) => `${szín(n, held)}: nagyobb bemondás kockázatos volna.`,
    'double-trumps': (n, held) => `A kézben ${aduÉsÁsz(n, held)}.`,
    'double-low': (n) => `${kicsi(n)}.`,
    'double-aces': (held) => `A kézben ${ász(held)}.`,
    'done-trumps': (n, held) => `A kézben ${aduÉsÁsz(n, held)}: kontrához kevés.`,
    'done-low': (n) => `${kicsi(n)}: kontrához kevés.`,
    'done-aces': (held) => `A kézben ${ász(held)}: kontrához kevés.`,
    'lead-trump': (n) => `Adut hív: még ${n} van kint.`,
    'lead-trump-last': 'Másnál már nincs adu.',
    lead: (n) => `A színéből még ${count(n, 'nagyobb lap', 'nagyobb lap')} van kint.`,
    'lead-master': 'A színéből nincs már kint nagyobb lap.',
    take: 'Elviszi az ütést.',
    'take-sure': 'Elviszi az ütést: semmi sem üti, ami még kint van.',
    'take-ahead': (n) => `Egyelőre ez viszi az ütést; ${n} kint lévő lap felülütheti.`,
    'stay-under': 'Az ütés alatt marad.',
    'feed-partner': (n) => `Az ütést a társ viszi: ${pont(n)} megy a közösbe.`,
    'feed-ahead': (n) => `Egyelőre a társ viszi az ütést: ha így marad, ${pont(n)} megy a közösbe.`,
    'throw-away': 'Ezt az ütést nem viszi.',
    'throw-away-points': (n) =>
      n === 0
        ? 'Ezt az ütést nem viszi, és pontot sem ér.'
        : `Ezt az ütést nem viszi, és ${pont(n)} megy vele.`,
  },
  compile: {
    draft: 'A maradékból ez a protokoll nyert a legtöbbször.',
    ban: 'Ez a protokoll nyert a legtöbbször. Jobb, ha senkié sem lesz.',
    wins: 'Megnyeri a játszmát.',
    compiles: (line) => `Kompilálja ${az(line)}. sávot.`,
    stops: (line) => `Megakadályozza, hogy az ellenfél kompilálja ${az(line)}. sávot.`,
    ready: (line, own, other) =>
      `Ezzel ${sáv(line, own, other)}: a következő körben kompilálható, ha senki sem akadályozza meg.`,
    'ready-to-win': (line, own, other) =>
      `Kész az utolsó sáv is, ${sáv(line, own, other)}: a következő körben nyer, ha senki sem akadályozza meg.`,
    refresh: (n) => `A kézben ${lap(n)} van, kevés a választék: ötig húz.`,
    rearranges: 'Megváltoztatja, melyik protokoll melyik sávban áll.',
    declines: 'Minden marad, ahogy van.',
    weakens: (n) => `Az ellenfél ${n} pontot veszít.`,
    control: (n) => `Ezzel ${n} sávban megvan a vezetés: elég az irányításhoz.`,
    empties: (n) => `Az ellenfél kezében ${n} lappal kevesebb marad.`,
    draws: (n) => `A választék ${n} lappal nő.`,
    'face-down': (line, own, other) => `Lefordítva kijátszva ${sáv(line, own, other)} lesz.`,
    points: (line, own, other) => `Ezzel ${sáv(line, own, other)}.`,
    spares: (n) => `A kézben lévő ${n} lapból egy elmegy.`,
    unread: 'Ezt a lapot csak az ellenfél ismeri: a szóba jöhető lapok átlaga dönt.',
  },
};
