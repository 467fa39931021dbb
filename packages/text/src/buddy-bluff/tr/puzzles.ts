import { capital } from '../../locale.ts';
import { ranks, ranksObject } from '../../common/tr/cards.ts';
import type * as english from '../en/puzzles.ts';

const hepsi = (rank: string): string => capital(ranks(rank), 'tr');

export const themes: typeof english.themes = {
  keep: {
    name: 'Azı kendine',
    why: (d) =>
      d.top === undefined
        ? `${d.points} puanı kendin alıyorsun, çünkü başka her hamleden sonra sana daha çok zarar verebilirler.`
        : `${d.points} puanı kendin alıyorsun ama bunlar ${d.top} kartını örtüyor; yoksa biri onu eşiyle birlikte sana geri verebilirdi.`,
  },
  'one-pile': {
    name: 'Bir yığın tek kart verir',
    why: (d) =>
      `${hepsi(d.rank)} tek yığında yalnızca en üsttekini verir; iki hanede olsalar sonuncusu iki kart bulurdu.`,
  },
  uncover: {
    name: 'Altında yatan',
    why: (d) =>
      `${d.top} kaldırılınca altındaki ${d.below} açılır ve onun bir eşi daha (${ranks(d.rank)}) birinin elinde.`,
  },
  'hold-back': {
    name: 'Acelesi yok',
    why: (d) =>
      `${capital(ranksObject(d.rank), 'tr')} senden başka kimse kaldıramaz; seninki bekleyebilir, önce başka bir iş var.`,
  },
  rid: {
    name: 'Hanenden uzağa',
    why: (d) =>
      `${d.points} puan hanenden çıkıyor ve bütün haneler içinde yalnızca bu hane işe yarıyor.`,
  },
  'cover-other': {
    name: 'Üstü örtülü',
    why: (d) =>
      `${hepsi(d.rank)} ${d.top} kartını örtüyor ve onları başka kimse kaldıramaz; açıkta kalsa sana karşı kullanılabilirdi.`,
  },
  'cover-pool': {
    name: 'Havuzun üstü kapandı',
    why: (d) =>
      `Havuzdaki ${d.top} artık örtülü; elinde bir eşi daha olan (${ranks(d.rank)}) onu sana karşı kullanabilirdi.`,
  },
  rival: {
    name: 'En yakın rakip',
    why: (d) =>
      `${d.points} puanın, ${d.before} puandaki en yakın rakibine gitmesi gerekiyordu: başka her hamleden sonra biri senden az puanla bitirebilir.`,
  },
};

export const reasons: typeof english.reasons = {
  laid: (d) => `Biri ${d.card} ile hanene ${d.points} puan koyar.`,
  ends: (d) => `Kartların bu dağılımında ${d.own} puanla bitirirsin.`,
  ahead: (d) =>
    `Kartların bu dağılımında sen ${d.own}, sana en yakın olan ${d.name} ise ${d.points} puanla bitirir.`,
  behind: (d) =>
    `Kartların bu dağılımında ${d.name} ${d.points}, sen ise ${d.own} puanla bitirirsin.`,
};
