import type { ChallengeWords } from '../en/challenge.ts';
import { withMinus } from '../../plural.ts';

export const challenge: ChallengeWords = {
  send: {
    title: 'Aynı kartlar bir arkadaşına',
    about:
      'Arkadaşın aynı yerde, aynı bilgisayarlara karşı aynı kartları alır. Senin sonucun o bitirince görünür.',
    name: 'Adın, arkadaşın için',
    link: 'Meydan okuma bağlantısı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı.',
    notCopied: 'Tarayıcı kopyalamamıza izin vermiyor. Metni seçip kendin kopyala.',
    share: 'Paylaş',
    text: (game) => `${game}: benim kartlarımla daha iyisini yapabilir misin?`,
  },

  page: {
    title: (game) => `Sana meydan okunuyor: ${game}`,
    titleBy: (name, game) => `${name} sana meydan okuyor: ${game}`,
    about:
      'Aynı yerde, aynı bilgisayarlara karşı aynı kartları alırsın. İki sonuç da sen bitirince görünür.',
    against: (level) => `Bilgisayarlar: ${level}`,
    take: 'Meydan okumayı kabul et',
    goOn: 'Oyununa devam et',
    played: 'Bu kartları oynadın.',
  },

  duel: {
    title: 'Yan yana',
    you: 'Sen',
    friend: 'Arkadaşın',
    parted: 'Farklı karar verdiğiniz yer',
    same: 'Her seferinde aynı kararı verdiniz.',
    look: 'Masada gör',
    theirs: (name) => `${name} nasıl devam etti`,
    reply: 'Sonucunu gönder',
  },

  result: {
    won: 'Galibiyet',
    lost: 'Mağlubiyet',
    draw: 'Beraberlik',
    place: (place, seats) => `${seats} kişide ${place}. sıra`,
    points: (n) => `${withMinus(String(n))} puan`,
  },

  day: {
    about:
      'Bugün herkes aynı yerde, aynı güçlü bilgisayarlara karşı aynı kartları alır. Kartlar bu cihazda dağıtılır, eğlencesine: sonuçları kimse karşılaştırmaz.',
    compare: 'Başkalarıyla karşılaştır',
    play: (game) => `Bugünün oyununu oyna: ${game}`,
    goOn: (game) => `Bugünün oyununa devam et: ${game}`,
    streak: (days) => `Seri: ${days} gün`,
    expert: 'Usta',
    thinking: 'Usta hâlâ oynuyor…',
    share: 'Sonucu paylaş',
    text: 'Metin olarak sonuç',
    all: 'Günün bütün elleri',
  },
};
