import { count, kart } from '../../common/tr/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const ceza = (n: number): string => count(n, 'ceza puanı', 'ceza puanı');

export const reasons: typeof english = {
  discard: (n) =>
    `Hiçbir şeyle eşleşmiyor. Eşlerinden ${n} tanesi henüz görülmedi ve bunu geri getirebilir.`,
  'discard-safe': 'Hiçbir şeyle eşleşmiyor, eşleri de başkasında olamaz: başkası geri getiremez.',
  'package-seals': (n) => `${kart(n)} mühür altında kalır; artık kimse yerinden oynatamaz.`,
  'package-keeps': (n) =>
    `Şimdi bedeli ${ceza(n)}, ama kartlar açık kalır ve yeniden kaldırılabilir.`,
  'package-gives-away': (n) => `Oynayanın hanesinden ${ceza(n)} çıkarır, başkasına verir.`,
  'package-on-leader': (n) => `Önde olan oyuncuya ${ceza(n)} verir.`,
  'package-on-match-leader': (n) => `Maçta önde olan oyuncuya ${ceza(n)} verir.`,
  'package-on-rival': (n, after) =>
    `Bir rakibe ${ceza(n)} verir; hanesindeki toplam ${after} olur.`,
};
