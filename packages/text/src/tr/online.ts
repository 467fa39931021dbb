import type { OnlineWords } from '../en/online.ts';

export const online: OnlineWords = {
  name: {
    label: 'Adın',
    about: 'Masadakiler görür. Bu tarayıcı hatırlar.',
  },

  create: {
    title: (game) => `Arkadaşlarla ${game}`,
    about: 'Göndermen için bir bağlantı verilir. Onu açan, hesap açmadan oturabilir.',
    takebacks: 'Hamleler geri alınabilir',
    takebacksAbout: 'Masadaki herkes kabul ederse.',
    hints: 'Öğrenme masası',
    hintsAbout: 'Herkes ipucu isteyebilir.',
    open: 'Masayı aç',
  },

  clock: {
    label: 'Süre',
    none: 'Süre sınırı yok',
    bank: (minutes, seconds) => `${minutes} dakika + hamle başına ${seconds} saniye`,
    days: (n) => `Hamle başına ${n} gün`,
    about: 'Birinin süresi dolunca o hamleyi bilgisayar oynar.',
  },

  gathering: {
    title: (game) => `Arkadaşlarla ${game}`,
    invited: (game) => `${game} oynamaya davetlisin`,
    invitedBy: (name, game) => `${name} seni ${game} oynamaya çağırıyor`,
    how: 'Nasıl oynanır',
    differs: 'Alışılmış kurallardan farkı',
    takebacks: 'Herkes kabul ederse hamleler geri alınabilir.',
    noTakebacks: 'Hiçbir hamle geri alınmaz.',
    hints: 'Öğrenme masası: herkes ipucu isteyebilir.',
    waiting: 'Yeniden bağlanılıyor…',
    seats: 'Yerler',
    free: 'Boş',
    you: 'sen',
    host: 'ev sahibi',
    away: 'burada değil',
    nameless: 'Biri',
    sit: 'Buraya otur',
    move: 'Buraya geç',
    stand: 'Kalk',
    sitDown: 'Otur',
    at: (act, seat) => `${act}: ${seat}. yer`,
    remove: 'Çıkar',
    removeSure: (name) => `${name} bir daha bu masaya dönemez.`,
    keep: 'Kalsın',
    computer: (seat) => `${seat}. yerde kim oynuyor`,
    lock: 'Başka kimse oturamaz',
    watch: 'Başkaları izleyebilir',
    start: 'Oyunu başlat',
    fill: (seats) =>
      seats === 1
        ? 'Boş yere bir bilgisayar oturacak.'
        : `${seats} boş yere bilgisayarlar oturacak.`,
    waitFor: (name) => `Oyunu ${name} başlatır.`,
    wait: 'Oyunu ev sahibi başlatır.',
    watching: 'İzliyorsun: açıkta duranı görürsün, maç bitmeden kimsenin elini göremezsin.',
    noWatching: 'Oyun başlayınca kimse izleyemez.',
    full: 'Bütün yerler dolu.',
    locked: 'Ev sahibi masayı kapattı: artık kimse oturamaz.',
  },

  invite: {
    title: 'Başkalarını çağır',
    link: 'Bu masanın bağlantısı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı.',
    notCopied: 'Tarayıcı kopyalamamıza izin vermiyor. Bağlantıyı seçip kendin kopyala.',
    share: 'Paylaş',
    text: (game) => `Benimle ${game} oyna!`,
    code: 'Telefon kamerası için kod olarak bağlantı',
    onlyHere:
      'Bu adres yalnız bu bilgisayarda çalışır. Başkalarını çağırmak için Pakli’yi --lan ile başlat ve yazdığı adresi aç.',
  },

  news: {
    sat: (name, seat) => `${name} ${seat}. yere oturdu.`,
    stood: (name) => `${name} kalktı.`,
    computer: (seat) => `${seat}. yere bir bilgisayar oturdu.`,
    cleared: (seat) => `${seat}. yer boş.`,
    left: (name) => `${name} burada değil.`,
    back: (name) => `${name} geri geldi.`,
    locked: 'Masa kapandı.',
    unlocked: 'Masa yeniden açıldı.',
    hosting: 'Artık ev sahibi sensin.',
  },

  closed: {
    gone: 'Böyle bir masa yok ya da artık yok.',
    old: 'Bu sayfa sunucudan eski. Masaya gelmek için sayfayı yenile.',
    removed: 'Ev sahibi seni bu masadan çıkardı.',
    deleted: 'Silindin, artık bu masada değilsin.',
    full: 'Bu masayı artık başka kimse izleyemez.',
    broken: 'Sunucu bu sayfayı anlamadı. Sayfayı yenile.',
    again: 'Yenile',
  },

  mine: {
    title: 'Masaların',
    gathering: 'oyuncu bekleniyor',
  },

  guest: {
    title: 'Arkadaşlarla oynama',
    about:
      'Sunucu, masalarının yanında adını, rastgele bir sayıyı ve bir çerezin parmak izini son ziyaretinden sonra 180 gün saklar.',
    rename: 'Adı değiştir',
    renamed: 'Yeni bir adın var.',
    remove: 'Beni sil',
    removeSure: 'Ad ve çerez hemen silinir, yerlerini kaybedersin.',
    keep: 'Kalsın',
    removed: 'Silindin.',
  },
};
