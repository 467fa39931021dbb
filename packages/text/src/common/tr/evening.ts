/** Bir gecede söylenenler: çok masa, aynı kâğıtlar. */
import type { EveningWords } from '../en/evening.ts';
import { count } from './grammar.ts';

export const evening: EveningWords = {
  title: 'Aynı kâğıtlarla bir gece',
  about:
    'Herkes aynı elleri oynar, gerektiği kadar masada. Seninle aynı kâğıtları tutanlarla karşılaştırılırsın.',
  plain:
    'Bu oyunda tek bir kâğıt bile oyunu değiştirir; aynı kâğıtlar şansı pek azaltmaz. Puanlar olduğu gibi toplanır.',

  create: {
    game: 'Oyun',
    name: 'Gecenin adı',
    rounds: 'Tur sayısı',
    boards: 'Tur başına el',
    time: 'Bir turun süresi',
    noLimit: 'Sınırsız',
    minutes: (n) => count(n, 'dakika', 'dakika'),
    level: 'Boş yerlerdeki bilgisayarlar',
    open: 'Geceyi aç',
  },

  links: {
    players: 'Oyuncular için bağlantı',
    director: 'Yönetici için bağlantı',
    directorAbout:
      'Bu bağlantı kimdeyse geceyi o yönetir, hangi cihazdan olursa olsun. Sakla ve kimseye verme.',
    code: 'Oyuncu bağlantısının karekodu',
    text: (title) => `Gel oynayalım: ${title}`,
    screen: 'Büyük ekranda göster',
    scan: 'Katılmak için okut',
  },

  people: {
    title: (n) => count(n, 'oyuncu', 'oyuncu'),
    join: 'Katıl',
    joined: 'Katıldın. İlk turu yönetici başlatacak.',
    late: 'Bir sonraki turdan itibaren oynayacaksın.',
    leave: 'Geceden ayrıl',
    leaveSure: 'Bir sonraki turdan itibaren oynamazsın. Geri dönebilirsin.',
    back: 'Yeniden oyna',
    stay: 'Kal',
    left: 'ayrıldı',
    removed: 'çıkarıldı',
    you: 'sen',
    none: 'Henüz kimse katılmadı.',
  },

  round: {
    of: (n, all) => `${n}. tur, toplam ${all}`,
    first: 'İlk turdan önce',
    between: (n) => `${n}. tur bitti`,
    over: 'Gece bitti',
    seat: (table, seat) => `${table}. masa, ${seat}. yer`,
    go: 'Masana git',
    watch: 'Bu turu izliyorsun.',
    waits: 'Bir sonraki turu yönetici başlatacak.',
    until: (time) => `Ara, şu saate kadar: ${time}`,
    rest: 'Ara',
    table: (n) => `${n}. masa`,
    computer: 'Bilgisayar',
    left: (minutes) => `${count(minutes, 'dakika', 'dakika')} kaldı`,
  },

  director: {
    title: 'Geceyi sen yönetiyorsun',
    start: (n) => `${n}. turu başlat`,
    finish: 'Turu şimdi bitir',
    finishSure: 'Bitmemiş eller sayılmaz.',
    end: 'Geceyi bitir',
    endSure: 'Başka tur oynanmaz. Sonuçlar kalır.',
    rest: (minutes) => `${count(minutes, 'dakika', 'dakika')} ara`,
    done: (done, all) => `${count(all, 'elden', 'elden')} ${done}`,
    remove: (name) => `Çıkar: ${name}`,
    substitute: (name) => `Başkası oynasın: ${name}`,
    substituteAbout: 'Katılmış ama henüz oynamamış birini seç.',
    nobody: 'Henüz oynamamış kimse yok.',
    keep: 'Vazgeç',
    adjust: 'Bu sonucu değiştir',
    reason: 'Gerekçe, herkes okuyabilir',
    save: 'Kaydet',
  },

  standings: {
    title: 'Sıralama',
    place: 'Sıra',
    name: 'Ad',
    percent: '%',
    imps: 'IMP',
    points: 'Puan',
    boards: 'El',
    about:
      'Aralık, gerçek değerin 20 kereden 19’unda nerede olduğunu söyler. Gri komşular bu ellerle ayırt edilemez: fark yalnız kâğıtlardan olabilir.',
    range: (low, high) => `${low} – ${high}`,
  },

  boards: {
    title: 'Senin ellerin',
    board: (n) => `${n}. el`,
    all: 'Başkaları ne yaptı',
    score: 'Puan',
    covered: 'Bir süre bilgisayar oynadı',
    replay: 'Tekrar izle',
    seat: (n) => `${n}. yer`,
    awards: {
      plus: 'Ortalamanın üstü',
      average: 'Ortalama',
      minus: 'Ortalamanın altı',
      struck: 'Sayılmaz',
      played: 'Oynandığı gibi',
    },
  },

  results: {
    file: 'Sonuçlar, dosya olarak',
    print: 'Yazdır',
    fair: 'Bütün eller kimse katılmadan önce belirlenmişti. Denetlemek için gereken her şey dosyada.',
  },

  gone: 'Böyle bir gece yok ya da artık yok.',
};
