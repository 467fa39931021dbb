import { changes } from '../account.ts';
import type * as english from '../en/puzzles.ts';
import { list, signed } from '../../common/tr/grammar.ts';

export const themes: typeof english.themes = {
  'deny-mulle': {
    name: 'Rakibe mulle yok',
    why: (d) => `Başka ne oynarsan oyna, rakibin hemen en az ${d.points} puanlık bir mulle alır.`,
  },
  'mulle-ahead': {
    name: 'Mulle hazırlığı',
    why: (d) =>
      `Bu kart (${d.card}) şimdilik bir şey almıyor, ama ne cevap gelirse gelsin sonraki kartın mulleden en az ${d.points} puan getirir.`,
  },
  bonus: {
    name: 'Yirminin üstü',
    why: (d) =>
      `En iyi oyunla topladığın ${d.intake} puan olur, bu da ${d.bonus} ek puan demek; ikinci en iyi hamleyle 20 aşılmaz.`,
  },
  'deny-bonus': {
    name: 'Yirmiyi aşmasın',
    why: (d) =>
      `Rakibin topladığı ${d.intake} puanda kalır; ikinci en iyi hamleden sonra 20 aşılır ve rakibin ${d.bonus} ek puan alır.`,
  },
  order: {
    name: 'Önce kaçabilecek olan',
    why: (d) =>
      `Bununla (${d.first}) aldıkların elinden kaçabilir; diğer kart (${d.later}) ise ne cevap gelirse gelsin sonraki sırada da aynısını alır.`,
  },
  'safe-build': {
    name: 'Yalnız sana bir yapı',
    why: (d) =>
      `Değeri ${d.value} olan yapıyı rakibin alamaz, ama sonraki kartın ne cevap gelirse gelsin alır.`,
  },
  steal: {
    name: 'Sahibinden önce',
    why: (d) =>
      `Değeri ${d.value} olan yapı rakibindi ve sırası gelince alacaktı; senin kartın (${d.card}) önce davrandı.`,
  },
  tabbe: {
    name: 'Yeri temizle',
    why: (d) =>
      `Kartın (${d.card}) yeri temizler: tabbe senin, rakibin de ancak yere bir kart atabilir.`,
  },
  last: {
    name: 'Son alan',
    why: (d) =>
      `Ancak böyle son alan sen olursun ve yerde kalanlar sana geçer: ${d.cards} kart, ${d.points} puan.`,
  },
  wait: {
    name: 'Acelesi yok',
    why: (d) =>
      `O kartın (${d.card}) ne cevap gelirse gelsin sonraki sırada da en az ${d.points} puan alır; önce başka bir işe zaman var.`,
  },
  'safe-discard': {
    name: 'Kimsenin alamadığı',
    why: (d) => `Yere atabileceğin kartlar içinde rakibinin alamayacağı tek kart bu: ${d.card}.`,
  },
};

const hepsi = (cards: string): string => list(cards.split(' '));

/** As on the score sheet, whose texts a page of puzzles does not load. */
const COLUMNS = { mulle: 'Mulle', tabbe: 'Tabbe', intake: 'Toplanan', bonus: 'Ek puan' };

export const reasons: typeof english.reasons = {
  nothing: () => 'Rakibin şimdi hiçbir şey alamaz.',
  noPoints: () => 'Rakibinin şimdi alabileceği hiçbir şey puan getirmez.',
  nextSure: (d) =>
    d.cards === ''
      ? `Ne cevap gelirse gelsin sonraki sırada ${d.card} en az ${d.points} puan alır.`
      : `Ne cevap gelirse gelsin sonraki sırada ${d.card} ile ${hepsi(d.cards)} alınır: en az ${d.points} puan.`,
  next: (d) => `En iyi cevaptan sonra ${d.card} ile ${hepsi(d.cards)} alınır: ${d.points} puan.`,
  later: (d) => `En iyi oyunda ileride ${d.card} ile ${hepsi(d.cards)} alınır: ${d.points} puan.`,
  takes: (d) => `Rakibin ${d.card} ile ${hepsi(d.cards)} alır: ${d.points} puan.`,
  account: (d) => `En iyi hamleye göre sonuçta: ${changes(d, COLUMNS, signed)}.`,
};
