import { kart, puan } from '../../common/tr/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const kulvar = (line: number, own: number, other: number): string =>
  `${line}. kulvarda durum ${own} – ${other}`;

export const reasons: typeof english = {
  draft: 'Kalanlar içinde en çok kazanan protokol bu.',
  ban: 'En çok kazanan protokol bu. Kimsede olmaması daha iyi.',
  wins: 'Oyunu kazandırır.',
  compiles: (line) => `${line}. kulvarı derler.`,
  stops: (line) => `Rakibin ${line}. kulvarı derlemesini önler.`,
  ready: (line, own, other) =>
    `Böylece ${kulvar(line, own, other)}: kimse durdurmazsa sonraki turda derlenir.`,
  'ready-to-win': (line, own, other) =>
    `Son kulvar da hazır, ${kulvar(line, own, other)}: kimse durdurmazsa sonraki turda kazandırır.`,
  refresh: (n) =>
    n === 0
      ? 'El boş: beş kart çeker.'
      : `Elde ${kart(n)} var, seçenek az: beşe tamamlayacak kadar çeker.`,
  rearranges: 'Hangi protokolün hangi kulvarda durduğunu değiştirir.',
  declines: 'Her şey olduğu gibi kalır.',
  weakens: (n) => `Rakipten ${puan(n)} götürür.`,
  control: (n) => `${n} kulvarda öne geçirir: kontrole yeter.`,
  empties: (n) => `Rakibin elindeki kart sayısı ${n} azalır.`,
  draws: (n) => `Seçenekler ${kart(n)} artar.`,
  'face-down': (line, own, other) => `Kapalı oynanınca ${kulvar(line, own, other)} olur.`,
  points: (line, own, other) => `Böylece ${kulvar(line, own, other)}.`,
  spares: (n) => (n === 1 ? 'Eldeki son kart gider.' : `Eldeki ${n} karttan biri gider.`),
  unread: 'Bu kartı yalnız rakip okuyabilir: karar, olabilecek kartların ortalamasına göre.',
};
