import type { Reasons } from '../en/reasons.ts';
import { name } from './cards.ts';
import { count, kart, puan } from './grammar.ts';

const ceza = (n: number): string => count(n, 'ceza puanı', 'ceza puanı');
const as = (n: number): string => (n === 0 ? 'as yok' : count(n, 'as var', 'as var'));
const kozVeAs = (n: number, held: number): string => {
  if (n === 0) return held === 0 ? 'ne koz var ne as' : `${held} as var, koz yok`;
  return held === 0 ? `${n} koz var, as yok` : `${n} koz ve ${held} as var`;
};
const renk = (n: number, held: number): string => `En uzun renk ${kart(n)}, elde ${as(held)}`;
const küçük = (n: number): string => `Elde yediliden onluya kadar ${kart(n)} var`;
const kulvar = (line: number, own: number, other: number): string =>
  `${line}. kulvarda durum ${own} – ${other}`;

export const reasons: Reasons = {
  mulle: {
    capture: (n) => `${kart(n)} alır; hiçbiri puan getirmez.`,
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
  },
  'buddy-bluff': {
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
  },
  ulti: {
    'bid-trump': (n, held) => `Bunun için elde ${kozVeAs(n, held)}.`,
    'bid-betli': (n) => `${küçük(n)}: bunlar altta kalır.`,
    'bid-durchmars': (held) => `Elde ${as(held)}.`,
    'discard-points': (n) => `Talonda ${puan(n)} güvendedir: bu kontratı oynayana sayılır.`,
    'discard-suit': (left) =>
      left === 0 ? 'Bu renk elde biter.' : `Bu renkten elde ${kart(left)} kalır.`,
    'trump-long': (n) => `Böylece ${n} koz olur.`,
    pass: (n, held) => `${renk(n, held)}: daha yükseği için az.`,
    pickup: (n, held) => `${renk(n, held)}: talonla denemeye değer.`,
    hold: (n, held) => `${renk(n, held)}: oynamaya yeter.`,
    release: (n, held) => `${renk(n, held)}: savunmaya daha uygun.`,
    stand: (n, held) => `${renk(n, held)}: daha yüksek bir kontrat riskli olur.`,
    'double-trumps': (n, held) => `Elde ${kozVeAs(n, held)}.`,
    'double-low': (n) => `${küçük(n)}.`,
    'double-aces': (held) => `Elde ${as(held)}.`,
    'done-trumps': (n, held) => `Elde ${kozVeAs(n, held)}: katlamak için az.`,
    'done-low': (n) => `${küçük(n)}: katlamak için az.`,
    'done-aces': (held) => `Elde ${as(held)}: katlamak için az.`,
    'lead-trump': (n) => `Koz çektirir: dışarıda ${n} koz daha var.`,
    'lead-trump-last': 'Başka kimsede koz kalmadı.',
    lead: (n) => `Bu renkten dışarıda daha büyük ${kart(n)} var.`,
    'lead-master': 'Bu renkten dışarıda daha büyüğü kalmadı.',
    take: 'Löveyi alır.',
    'take-sure': 'Löveyi alır: dışarıdaki hiçbir kart bunu geçemez.',
    'take-ahead': (n) => `Lövede öne geçer; dışarıdaki ${kart(n)} bunu geçebilir.`,
    'stay-under': 'Löveyi almadan altında kalır.',
    'feed-partner': (n) => `Löveyi ortak alır: aynı tarafa ${puan(n)}.`,
    'feed-ahead': (n) => `Lövede ortak önde: böyle kalırsa aynı tarafa ${puan(n)}.`,
    'throw-away': 'Bu löveyi almaz.',
    'throw-away-points': (n) =>
      n === 0 ? 'Bu löveyi almaz, puanı da yok.' : `Bu löveyi almaz, ${puan(n)} gider.`,
  },
  compile: {
    draft: 'Kalanlar içinde en çok kazanan protokol bu.',
    ban: 'En çok kazanan protokol bu. Kimsede olmaması daha iyi.',
    wins: 'Oyunu kazandırır.',
    compiles: (line) => `${line}. kulvarı derler.`,
    stops: (line) => `Rakibin ${line}. kulvarı derlemesini önler.`,
    ready: (line, own, other) =>
      `Böylece ${kulvar(line, own, other)}: kimse durdurmazsa sonraki turda derlenir.`,
    'ready-to-win': (line, own, other) =>
      `Son kulvar da hazır, ${kulvar(line, own, other)}: kimse durdurmazsa sonraki turda kazandırır.`,
    refresh: (n) => `Elde ${kart(n)} var, seçenek az: beşe tamamlayacak kadar çeker.`,
    rearranges: 'Hangi protokolün hangi kulvarda durduğunu değiştirir.',
    declines: 'Her şey olduğu gibi kalır.',
    weakens: (n) => `Rakipten ${puan(n)} götürür.`,
    control: (n) => `${n} kulvarda öne geçirir: kontrole yeter.`,
    empties: (n) => `Rakibin elindeki kart sayısı ${n} azalır.`,
    draws: (n) => `Seçenekler ${kart(n)} artar.`,
    'face-down': (line, own, other) => `Kapalı oynanınca ${kulvar(line, own, other)} olur.`,
    points: (line, own, other) => `Böylece ${kulvar(line, own, other)}.`,
    spares: (n) => `Eldeki ${count(n, 'karttan', 'karttan')} biri gider.`,
    unread: 'Bu kartı yalnız rakip okuyabilir: karar, olabilecek kartların ortalamasına göre.',
  },
};
