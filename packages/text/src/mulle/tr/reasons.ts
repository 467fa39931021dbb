import { name } from '../../common/tr/cards.ts';
import { kart, puan } from '../../common/tr/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: typeof english = {
  capture: (n) => `${kart(n)} alır ama bu puan getirmez.`,
  'capture-points': (n, worth) => `${kart(n)} alır, toplam ${puan(worth)}.`,
  'capture-mulle': (worth) => `Bir mulle alır: hemen ${puan(worth)}.`,
  'capture-tabbe': (n) => `${kart(n)} alıp yeri temizler: tabbe.`,
  build: (value, card) =>
    `${value} değerinde bir yapı kurar; onu alacak kart elde kalır: ${name(card)}.`,
  trotta: (value) => `${value} eden her şeyi kimsenin değiştiremeyeceği bir yapıda kilitler.`,
  feed: (value, n) =>
    `${value} değerindeki kilitli yapıda ${kart(n)} olur; yapıyı alan hepsini alır.`,
  discard: (n, unseen) =>
    `Henüz görülmeyen ${kart(unseen)} içinde bunu tek başına alabilecek ${n === 0 ? 'kart yok' : `${kart(n)} var`}.`,
  'discard-safe': 'İkizi başkasında olamaz: bu karttan mulle çıkmaz.',
  'discard-for-mulle': 'İkizi elde kalır; ikisi mulle olarak alınabilir.',
};
