import type { history as english } from '../en/history.ts';
import { count } from './grammar.ts';

// After a number Turkish has no plural.
const oyun = (n: number): string => count(n, 'oyun', 'oyun');

export const history: typeof english = {
  title: 'Oyunların',
  about: 'Yalnızca bu tarayıcıda tutulur, kimseyle paylaşılmaz.',
  replays: 'Tekrarları izle',
  none: 'Henüz biten oyun yok. Bir tane oyna, burada sayılsın.',
  noneSuch: 'Böyle bir oyun henüz bitmedi.',

  any: 'Hepsi',
  game: 'Oyun',
  level: 'Rakip gücü',
  rules: 'Kurallar',

  totals: 'Kısaca',
  shareOf: (n) => `${n} oyunda kazanma oranı`,
  outcomes: { won: 'Galibiyet', drawn: 'Beraberlik', lost: 'Mağlubiyet' },
  helped: 'yardımla',
  helpedWins: (n) => `${n} tanesi ipucu, geri alma ya da bilinen kartlarla`,
  now: 'Şu anda',
  longest: 'En uzun galibiyet serisi',
  streak: {
    won: (n) => (n === 1 ? 'bir galibiyet' : `üst üste ${n} galibiyet`),
    drawn: (n) => (n === 1 ? 'bir beraberlik' : `üst üste ${n} beraberlik`),
    lost: (n) => (n === 1 ? 'bir mağlubiyet' : `üst üste ${n} mağlubiyet`),
  },

  winCurve: (n) => `Son ${n} oyunda kazanma oranı`,
  winCurveAbout: (n, share, won) =>
    n === 1
      ? `Son oyun: ${won ? 'kazanıldı' : 'kazanılmadı'}.`
      : `Son ${n} oyunda kazanma oranı ${share}.`,
  pointCurve: (n) => `Oyun başına puan ve ${n} oyunluk ortalama`,
  pointCurveAbout: (n, mean) => `Son ${oyun(n)} içinde ortalama ${mean} puan.`,

  more: 'Daha fazla',
  breakdown: 'Oyuna, güce ve kurallara göre',
  games: 'Oyun sayısı',
  mean: 'Ortalama puan',
  contracts: 'Kontratlar',
  deals: 'El',
  perDeal: (n) => (n === 1 ? 'Bir el' : `${n} elin ortalaması`),
  opponents: 'Rakipler',
  most: 'En yüksek',
  sealed: 'Mühürlü kartlar',
  protocols: 'Protokoller',
  protocol: 'Protokol',
  list: 'Oyun oyun',
  shared: 'Tek cihazda birlikte',
  points: (n) => `${n} puan`,

  keeping: 'Sakla ya da sil',
  csv: 'Tablo olarak kaydet (CSV)',
  json: 'JSON olarak kaydet',
  remove: 'Sil',
  removeOne: (game, when) => `Sil: ${game}, ${when}`,
  removeAll: (n) => (n === 1 ? 'Bu oyunu sil' : `Bu ${n} oyunu sil`),
  removeTitle: (n) => (n === 1 ? 'Oyun silinsin mi?' : `${n} oyun silinsin mi?`),
  removeAbout: 'Sonuçlar ve tekrarlar temelli silinir. Bitmemiş oyunlar kalır.',
};
