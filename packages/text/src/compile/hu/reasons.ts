import { az, lap } from '../../common/hu/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const sáv = (line: number, own: number, other: number): string =>
  `${az(line)}. sáv állása ${own}–${other}`;

export const reasons: typeof english = {
  draft: 'A maradékból ez a protokoll nyert a legtöbbször.',
  ban: 'Ez a protokoll nyert a legtöbbször. Jobb, ha senkié sem lesz.',
  wins: 'Megnyeri a játszmát.',
  compiles: (line) => `Kompilálja ${az(line)}. sávot.`,
  stops: (line) => `Megakadályozza, hogy az ellenfél kompilálja ${az(line)}. sávot.`,
  ready: (line, own, other) =>
    `Ezzel ${sáv(line, own, other)}: a következő körben kompilálható, ha senki sem akadályozza meg.`,
  'ready-to-win': (line, own, other) =>
    `Kész az utolsó sáv is, ${sáv(line, own, other)}: a következő körben nyer, ha senki sem akadályozza meg.`,
  refresh: (n) =>
    n === 0 ? 'Üres a kéz: öt lapot húz.' : `A kézben ${lap(n)} van, kevés a választék: ötig húz.`,
  rearranges: 'Megváltoztatja, melyik protokoll melyik sávban áll.',
  declines: 'Minden marad, ahogy van.',
  weakens: (n) => `Az ellenfél ${n} pontot veszít.`,
  control: (n) => `Ezzel ${n} sávban megvan a vezetés: elég az irányításhoz.`,
  empties: (n) => `Az ellenfél kezében ${n} lappal kevesebb marad.`,
  draws: (n) => `A választék ${n} lappal nő.`,
  'face-down': (line, own, other) => `Lefordítva kijátszva ${sáv(line, own, other)} lesz.`,
  points: (line, own, other) => `Ezzel ${sáv(line, own, other)}.`,
  spares: (n) =>
    n === 1 ? 'Elmegy az utolsó lap a kézből.' : `A kézben lévő ${n} lapból egy elmegy.`,
  unread: 'Ezt a lapot csak az ellenfél ismeri: a szóba jöhető lapok átlaga dönt.',
};
