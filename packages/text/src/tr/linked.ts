import type { LinkedWords } from '../en/linked.ts';
import { list } from './cards.ts';

export const linked: LinkedWords = {
  away: 'burada değil',
  covered: 'bilgisayar oynuyor',
  computer: 'Bilgisayar',

  waiting: 'Yeniden bağlanılıyor…',
  gone: {
    gone: 'Bu masa artık yok.',
    old: 'Bu sayfa sunucudan eski. Yeniden yükle.',
    removed: 'Ev sahibi seni bu masadan çıkardı.',
    deleted: 'Silindin, artık bu masada değilsin.',
    full: 'Bu masayı zaten çok fazla kişi izliyor.',
    broken: 'Sunucu bu sayfayı anlamadı. Yeniden yükle.',
  },
  reload: 'Yeniden yükle',

  watching: 'İzliyorsun. Maç bitene kadar kimsenin eli gösterilmez.',

  asks: {
    takeback: (name) => `${name} son hamlesini geri almak istiyor.`,
    next: (name) => `${name} sonraki el için hazır.`,
    again: (name) => `${name} bir daha oynamak istiyor.`,
    end: (name) => `${name} maçı burada bitirmek istiyor.`,
  },
  asked: {
    takeback: 'Hamleni geri almak istedin.',
    next: 'Sonraki el için hazırsın.',
    again: 'Bir daha oynamak istiyorsun.',
    end: 'Maçı bitirmeyi önerdin.',
  },
  waitingFor: (names) => `Beklenen: ${list(names)}.`,
  yes: 'Evet',
  no: 'Hayır',
  withdraw: 'Vazgeç',
  undone: 'Bir hamle geri alındı.',
  stands: 'Geri alınmadı: hamlen geçerli.',

  coveredYou: 'Senin yerine bilgisayar oynuyor.',
  back: 'Yerine geri dön',
  isAway: (name) => `${name} burada değil.`,
  cover: 'Yerine bilgisayar oynasın',

  takeBack: 'Geri al',
  leave: 'Benim yerime bilgisayar oynasın',
  leaveAbout: 'Yerin senin kalır: istediğin zaman geri gel.',
  end: 'Maçı bitir',
  endAbout: 'Herkes kabul ederse maç burada biter ve bütün kartlar gösterilir.',
  ended: 'Maç bitirildi.',
  goOn: 'Yeni masaya git',
};
