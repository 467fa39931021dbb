/** Bir gecede söylenenler: çok masa, aynı kartlar. */
import type { EveningWords } from '../en/evening.ts';
import { count } from './grammar.ts';

export const evening: EveningWords = {
  title: 'Aynı kartlarla bir oyun gecesi',
  about:
    'Herkes, gerektiği kadar masada, aynı elleri oynar. Seninle aynı kartları alanlarla karşılaştırılırsın.',
  plain:
    'Bu oyunda tek bir farklı hamle sonraki her şeyi değiştirir; bu yüzden aynı kartlar şansı pek dengelemez. Puanlar doğrudan toplanır.',

  create: {
    game: 'Oyun',
    name: 'Oyun gecesinin adı',
    rounds: 'Tur sayısı',
    boards: 'Tur başına el',
    time: 'Bir turun süresi',
    noLimit: 'Sınırsız',
    minutes: (n) => count(n, 'dakika', 'dakika'),
    level: 'Boş yerlerdeki bilgisayarlar',
    open: 'Oyun gecesini aç',
  },

  links: {
    players: 'Oyuncular için bağlantı',
    director: 'Yönetici için bağlantı',
    directorAbout:
      'Bu bağlantı kimdeyse oyun gecesini o yönetir, hangi cihazdan olursa olsun. Sakla ve kimseye verme.',
    code: 'Oyuncu bağlantısının karekodu',
    text: (title) => `Gel oynayalım: ${title}`,
    screen: 'Büyük ekranda göster',
    scan: 'Katılmak için okut',
  },

  people: {
    directorJoins: 'Sen de oynuyor musun?',
    title: (n) => count(n, 'oyuncu', 'oyuncu'),
    join: 'Katıl',
    joined: 'Katıldın. İlk turu yönetici başlatacak.',
    late: 'Bir sonraki turdan itibaren oynayacaksın.',
    leave: 'Oyun gecesinden ayrıl',
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
    over: 'Oyun gecesi bitti',
    seat: (table, seat) => `${table}. masa, ${seat}. yer`,
    go: 'Masana git',
    watch: 'Bu turu izliyorsun.',
    waits: 'Bir sonraki turu yönetici başlatacak.',
    until: (time) => `Aranın bitişi: ${time}`,
    rest: 'Ara',
    table: (n) => `${n}. masa`,
    computer: 'Bilgisayar',
    left: (minutes) => `${count(minutes, 'dakika', 'dakika')} kaldı`,
  },

  director: {
    name: 'Oyun yöneticisi',
    people: 'Birini çıkarmak ya da yerine başkasını oynatmak için adına dokun.',
    removeAbout: 'Turun sonuna kadar yerine bilgisayar oynar.',
    title: 'Oyun gecesini sen yönetiyorsun',
    start: (n) => `${n}. turu başlat`,
    finish: 'Turu şimdi bitir',
    finishSure: 'Bitmemiş eller sayılmaz.',
    end: 'Oyun gecesini bitir',
    endSure: 'Başka tur oynanmaz. Sonuçlar kalır.',
    rest: (minutes) => `${count(minutes, 'dakika', 'dakika')} ara`,
    done: (done, all) => `${count(all, 'elden', 'elden')} ${done}`,
    remove: (name) => `Çıkar: ${name}`,
    substitute: (name) => `${name} yerine başkası oynasın`,
    substituteAbout: 'Katılmış ama henüz oynamamış birini seç.',
    nobody: 'Katılanların hepsi zaten oynadı.',
    keep: 'Vazgeç',
    adjust: 'Bu sonucu değiştir',
    reason: 'Gerekçe (herkes okuyabilir)',
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
      'Gerçek değer, 20 durumun 19’unda bu aralıktadır. Gri yazılanları bu eller senden ayırt etmez: fark yalnız kartlardan gelebilir.',
    range: (low, high) => `${low} – ${high}`,
  },

  boards: {
    title: 'Oynadığın eller',
    every: 'Bütün eller',
    board: (n) => `${n}. el`,
    all: 'Diğerleri ne yaptı',
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
    file: 'Sonuç dosyası',
    csv: 'Sonuç tablosu (CSV)',
    address: 'Sonuçların adresi',
    print: 'Yazdır',
    fair: 'Bütün eller ilk turdan önce belirlenmişti. Denetlemek için gereken her şey dosyada.',
  },

  check: {
    ask: 'Dağıtımlar adil miydi?',
    match: (n) => `${n}. el: adil. Bütün masalar, ilk turdan önce belirlenen kartları aldı.`,
    cards: (n, table) =>
      `${n}. el: adil değil. ${table}. masa, ilk turdan önce belirlenenlerden başka kartlar aldı.`,
    points: (n, table) => `${n}. el: ${table}. masanın sonucu, orada oynananla uyuşmuyor.`,
    record: (n, table) => `${n}. el: ${table}. masada oynanan eksik olduğu için denetlenemiyor.`,
    commitment: 'Adil değil: sır, sunucunun kendini bağladığı sır değil.',
    nonces: 'Adil değil: oyuncuların verdiği sayılar eksik.',
    own: 'Adil değil: sunucu şimdi, başta gösterdiğinden ya da aldığından başka bir şey söylüyor.',
    proof: 'Sunucu sırrını göstermediği için eller denetlenemiyor.',
  },

  gone: 'Böyle bir oyun gecesi yok ya da artık yok.',
};
