import type { LinkedWords } from '../en/linked.ts';
import { count, list } from './cards.ts';
import { genitive } from './suffix.ts';

export const linked: LinkedWords = {
  toTable: 'Masa',
  toHand: 'Elim',
  away: 'burada değil',
  covered: 'bilgisayar oynuyor',
  computer: 'Bilgisayar',

  waiting: 'Yeniden bağlanılıyor…',
  gone: {
    gone: 'Bu masa artık yok.',
    damaged: 'Bu masa artık okunamıyor. Nedenini sunucuyu işleten kişi görebilir.',
    old: 'Bu sayfa sunucudan eski. Yeniden yükle.',
    removed: 'Ev sahibi seni bu masadan çıkardı.',
    deleted: 'Verilerin silindi, artık bu masada değilsin.',
    full: 'Bu masayı artık izleyemezsin.',
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
  release: 'Yerimden vazgeç',
  releaseAbout: 'Sona kadar senin yerine bilgisayar oynar. Yerini geri alamazsın.',
  releaseSure: 'Vazgeç',
  releaseNot: 'Yerimde kalayım',
  releaseOther: (name) => `${genitive(name)} yerini boşalt`,
  releaseOtherAbout:
    'Günlerdir burada değil. Diğer herkes kabul ederse yeri temelli bilgisayara geçer.',
  releaseAsks: (name, other) => `${name}, ${genitive(other)} yerini boşaltmak istiyor.`,
  releaseAsked: (other) => `${genitive(other)} yerini boşaltmayı önerdin.`,
  end: 'Maçı bitir',
  endAbout: 'Herkes kabul ederse maç burada biter ve bütün kartlar gösterilir.',
  ended: 'Maç bitirildi.',
  since: (move, later) =>
    later === 0 ? move : `${move} O zamandan beri ${count(later, 'hamle', 'hamle')} görüldü.`,

  nameless: 'Biri',
  offered: (name) => `${name} yerine sen devam edebilirsin.`,
  sitDown: 'Otur',

  offer: (name) => `${genitive(name)} yerini başkasına aç`,
  offerAbout: 'Bağlantıyla gelen oraya oturup oyuna devam edebilir.',
  keepSeat: (name) => `${genitive(name)} yerini yeniden kapat`,
  watchOn: 'Başkaları izleyebilsin',
  watchOff: 'Kimse izlemesin',
  watchOffAbout: 'Şu an izleyenler masadan çıkarılır.',
  talkOn: 'Sohbete izin ver',
  talkOff: 'Yalnızca hazır sözler ve emojiler',

  news: {
    left: (name) => `${name} burada değil.`,
    back: (name) => `${name} geri geldi.`,
    covered: (name) => `${name} yerine bilgisayar oynuyor.`,
    plays: (name) => `${name} yeniden oynuyor.`,
    sat: (name) => `${name} oturdu.`,
    hosting: 'Artık ev sahibi sensin.',
    seconds: (n) => `${count(n, 'saniye', 'saniye')} kaldı.`,
  },

  say: {
    title: 'Bir şey söyle',
    phrases: {
      hello: 'Merhaba!',
      'good-luck': 'İyi şanslar!',
      'well-played': 'İyi oynadın!',
      nice: 'Güzel hamle!',
      thanks: 'Teşekkürler!',
      sorry: 'Kusura bakma!',
      oops: 'Hay aksi!',
      hurry: 'Sıra sende.',
      moment: 'Bir dakika…',
      back: 'Geri döndüm.',
      'one-more': 'Bir el daha?',
      bye: 'Hoşça kal!',
    },
    signs: {
      smile: 'gülümsüyor',
      laugh: 'gülüyor',
      think: 'düşünüyor',
      clap: 'alkışlıyor',
      wow: 'şaşırıyor',
      cry: 'ağlıyor',
      heart: 'kalp yolluyor',
      tea: 'çay almaya gidiyor',
    },
    text: 'Mesajın',
    send: 'Gönder',
    said: (name, text) => `${name}: ${text}`,
    lines: 'Mesajlar',
    unread: (count) => `${count} yeni`,
    nothing: 'Henüz kimse bir şey söylemedi.',
    people: 'Diğerleri',
    mute: (name) => `Sustur: ${name}`,
    unmute: (name) => `Susturmayı kaldır: ${name}`,
    report: (name) => `Şikâyet et: ${name}`,
    reportSure: (name) =>
      `Sunucuyu işleten, bu masanın son 20 satırını ve şu kişiyi şikâyet ettiğini okur: ${name}.`,
    reported: 'Şikâyetin iletildi.',
    cancel: 'Vazgeç',
    silent: 'Kimseyi duymuyorsun: ayarlarda bunu seçtin.',
  },

  goOn: 'Yeni masaya git',

  honest: {
    ask: 'Dağıtım adil miydi?',
    yes: (n) =>
      `Evet. Kartlar ${n} kez dağıtıldı ve her seferinde maçtan önceki sırdan ve herkesin sayılarından çıkan kartlar geldi.`,
    own: 'Bu tarayıcının verdiği sayı da aralarında.',
    limits: 'Bu sınama, o arada kimsenin kartlara bakmadığını gösteremez.',
    no: 'Hayır.',
    wrong: {
      own: 'Sunucu şimdi, başta gösterdiğinden ya da aldığından başka bir şey söylüyor.',
      commitment: 'Sır, sunucunun kendini bağladığı sır değil.',
      nonces: 'Oyuncuların verdiği sayılar eksik.',
      rules: 'Maç, masanın açıldığından başka kurallarla oynandı.',
      starter: 'Kuraya göre başkası başlamalıydı.',
      cards: 'Sırdan ve sayılardan, dağıtılandan başka kartlar çıkıyor.',
    },
  },
};
