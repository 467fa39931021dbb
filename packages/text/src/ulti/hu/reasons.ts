import { count, lap, pont } from '../../common/hu/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const ász = (n: number): string => (n === 0 ? 'nincs ász' : `${n} ász van`);
const szín = (n: number, held: number): string =>
  `A leghosszabb szín ${n} lapos, a kézben ${ász(held)}`;
const aduÉsÁsz = (n: number, held: number): string => {
  if (n === 0) return held === 0 ? 'se adu, se ász' : `${held} ász van, adu nincs`;
  return held === 0 ? `${n} adu van, ász nincs` : `${n} adu és ${held} ász van`;
};
const kicsi = (n: number): string => `Hetestől tízesig ${lap(n)} van a kézben`;

export const reasons: typeof english = {
  'bid-trump': (n, held) => `Ehhez a kézben ${aduÉsÁsz(n, held)}.`,
  'bid-betli': (n) => `${kicsi(n)}: ezek alul maradnak.`,
  'bid-durchmars': (held) => `A kézben ${ász(held)}.`,
  'discard-points': (n) => `A talonban biztonságban van ${pont(n)}: annak számít, aki ezt játssza.`,
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
};
