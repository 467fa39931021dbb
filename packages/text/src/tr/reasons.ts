import type { Reasons } from '../en/reasons.ts';
import { count, kart, name } from './cards.ts';

const puan = (n: number): string => count(n, 'puan', 'puan');
const ceza = (n: number): string => count(n, 'ceza puanı', 'ceza puanı');
const as = (n: number): string => (n === 0 ? 'as yok' : count(n, 'as var', 'as var'));
const koz = (n: number): string => (n === 0 ? 'koz yok' : count(n, 'koz var', 'koz var'));
const renk = (n: number, held: number): string => `En uzun renk ${kart(n)}, elde ${as(held)}`;
const küçük = (n: number): string => `Elde yediden ona kadar ${kart(n)} var`;
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
      `Henüz görülmeyen ${kart(unseen)} içinde bunu tek başına alabilen: ${n === 0 ? 'yok' : n}.`,
    'discard-safe': 'İkizi başkasında olamaz: bu karttan mulle çıkmaz.',
    'discard-for-mulle': 'İkizi elde kalır; ikisi mulle olarak alınabilir.',
  },
  'buddy-bluff': {
    discard: (n) =>
      `Hiçbir şeyle eşleşmiyor. Eşlerinden ${kart(n)} henüz görülmedi, geri getirebilir.`,
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
    'bid-trump': (n, held) => `Bunun için ${koz(n)}, elde ${as(held)}.`,
    'bid-betli': (n) => `${küçük(n)}: bunlar altta kalır.`,
    'bid-durchmars': (held) => `Elde ${as(held)}.`,
    'discard-points': (n) => `Talonda ${puan(n)} güvendedir: bu kontratı oynayana sayılır.`,
    'discard-suit': (left) =>
      left === 0 ? 'Böylece rengi elde biter.' : `Renginden elde ${kart(left)} kalır.`,
    'trump-long': (n) => `Böylece ${koz(n)}.`,
    pass: (n, held) => `${renk(n, held)}: daha yükseği için az.`,
    pickup: (n, held) => `${renk(n, held)}: talonla denemeye değer.`,
    hold: (n, held) => `${renk(n, held)}: oynamaya yeter.`,
    release: (n, held) => `${renk(n, held)}: savunmaya daha uygun.`,
    stand: (n, held) => `${renk(n, held)}: daha yüksek bir kontrat riskli olur.`,
    'double-trumps': (n, held) => `Elde ${koz(n)}, ${as(held)}.`,
    'double-low': (n) => `${küçük(n)}.`,
    'double-aces': (held) => `Elde ${as(held)}.`,
    'done-trumps': (n, held) => `Elde ${koz(n)}, ${as(held)}: katlamak için az.`,
    'done-low': (n) => `${küçük(n)}: katlamak için az.`,
    'done-aces': (held) => `Elde ${as(held)}: katlamak için az.`,
    'lead-trump': (n) => `Koz çektirir: dışarıda ${n} koz daha var.`,
    'lead-trump-last': 'Başka kimsede koz kalmadı.',
    lead: (n) => `Renginden dışarıda daha büyük ${kart(n)} var.`,
    'lead-master': 'Renginden dışarıda daha büyüğü kalmadı.',
    take: 'Löveyi alır.',
    'take-sure': 'Löveyi alır: dışarıdaki hiçbir kart bunu geçemez.',
    'take-ahead': (n) => `Lövede öne geçer; dışarıdaki ${kart(n)} bunu geçebilir.`,
    'stay-under': 'Löveyi almadan altında kalır.',
    'feed-partner': (n) => `Löveyi ortak alır: aynı tarafa ${puan(n)}.`,
    'feed-ahead': (n) => `Lövede ortak önde: böyle kalırsa aynı tarafa ${puan(n)}.`,
    'throw-away': 'Bu löveyi geçmez.',
    'throw-away-points': (n) =>
      n === 0 ? 'Bu löveyi geçmez, puanı da yok.' : `Bu löveyi geçmez, ${puan(n)} verir.`,
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
      `Son kulvarı hazırlar, ${kulvar(line, own, other)}: kimse durdurmazsa sonraki turda kazandırır.`,
    refresh: (n) => `Elde ${kart(n)} var, seçenek az: beşe kadar kart çeker.`,
    rearranges: 'Hangi protokolün hangi kulvarda durduğunu değiştirir.',
    declines: 'Her şey olduğu gibi kalır.',
    weakens: (n) => `Rakipten ${puan(n)} götürür.`,
    control: (n) => `${n} kulvarda öne geçirir: kontrole yeter.`,
    empties: (n) => `Rakibin elindeki kart sayısı ${n} azalır.`,
    draws: (n) => `Seçmek için ${kart(n)} daha getirir.`,
    'face-down': (line, own, other) => `Kapalı oynanınca ${kulvar(line, own, other)}.`,
    points: (line, own, other) => `Böylece ${kulvar(line, own, other)}.`,
    spares: (n) => `Eldeki ${kart(n)} içinden biri gider.`,
    unread: 'Bu kartı yalnız rakip okuyabilir: neler olabileceğinin ortalaması belirler.',
  },
};
