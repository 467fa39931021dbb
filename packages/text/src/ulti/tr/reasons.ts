import { count, kart, puan } from '../../common/tr/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const as = (n: number): string => (n === 0 ? 'as yok' : count(n, 'as var', 'as var'));
const kozVeAs = (n: number, held: number): string => {
  if (n === 0) return held === 0 ? 'ne koz var ne as' : `${held} as var, koz yok`;
  return held === 0 ? `${n} koz var, as yok` : `${n} koz ve ${held} as var`;
};
const renk = (n: number, held: number): string => `En uzun renk ${kart(n)}, elde ${as(held)}`;
const küçük = (n: number): string => `Elde yediliden onluya kadar ${kart(n)} var`;

export const reasons: typeof english = {
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
  'done-trumps': (n, held) => `Elde ${kozVeAs(n, held)}: kontra için az.`,
  'done-low': (n) => `${küçük(n)}: kontra için az.`,
  'done-aces': (held) => `Elde ${as(held)}: kontra için az.`,
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
};
