import type { ServerWords } from '../en/server.ts';
import { locative } from './grammar.ts';

export const server: ServerWords = {
  building: 'Web masası hazırlanıyor…',
  serving: (address) => `Pakli şu adreste açık: ${address}`,
  portTaken: (port, next) =>
    `${port} numaralı bağlantı noktasını başka bir program kullanıyor; yerine ${next} kullanılıyor.`,
  noPort: (first, last) =>
    `${first}–${last} arasındaki bütün bağlantı noktaları dolu. Boş bir tane ver: npm start -- --port 9000`,
  badPort: (text) => `${text} bir bağlantı noktası değil. 1 ile 65535 arasında bir sayı olmalı.`,
  stop: 'Ctrl+C ile durur.',
  portBusy: (port) => `${port} numaralı bağlantı noktasını başka bir program kullanıyor.`,
  portForbidden: (port) =>
    `Bu kullanıcı ${port} numaralı bağlantı noktasını açamaz. --port ile 1024 veya üstü birini seç ya da izin ver.`,
  noAddress: (address) => `Bu makinede ${address} adresi yok. --address ile başka bir adres ver.`,
  noPage: (folder) =>
    `${folder} klasöründe derlenmiş sayfa yok. Derle ya da --page ile klasörünü ver.`,
  dataNewer: (file) =>
    `${file} Pakli’nin daha yeni bir sürümüyle yazılmış. Pakli’yi güncelle ya da --data ile başka bir klasör ver.`,
  dataInUse: (file) =>
    `${file} dosyasını başka bir Pakli açmış. Onu durdur ya da --data ile başka bir klasör ver.`,
  dataNotWritable: (file) =>
    `${file} dosyasına yazılamıyor. Yazma izni ver ya da --data ile başka bir klasör ver.`,
  databaseNotWritable: (place) =>
    `${place} veritabanına yazılamıyor. Yedek sunucuysa PAKLI_POSTGRES ayarında ana sunucuyu ver; değilse bu kullanıcıya yazma izni ver.`,
  dataMissing: (file) => `${file} konumunda veritabanı yok. Klasörünü --data ile ver.`,
  dataDamaged: (file) =>
    `${file} bir Pakli veritabanı değil ya da bozulmuş. Dosyaya dokunulmadı: bir yedeği geri koy ya da --data ile başka bir klasör ver.`,
  discFull: (file) => `Diskte ${file} için yer kalmadı.`,
  noDatabase: (place) =>
    `${place} adresinde yanıt veren bir veritabanı yok. Veritabanını başlat ya da PAKLI_POSTGRES ayarını düzelt.`,
  unsafeDatabase: (place) =>
    `${place}, veriler diske yazılmadan yanıt veriyor. Orada fsync, full_page_writes ve synchronous_commit ayarlarını aç.`,
  badSetting: (name, text) => `${name} için “${text}” olmaz.`,
  badProxy: (text) =>
    `--proxy için “${text}” olmaz. 127.0.0.1,10.0.0.0/8 gibi adresler ya da aralıklar yaz; makine adları çözümlenmez.`,
  needsNumber: (from, to) => `${from} ile ${to} arasında bir tam sayı olmalı.`,
  needsLike: (example) => `Şöyle yazılır: ${example}`,
  needsLimits: (names) =>
    `Ad=sayı biçiminde, virgülle ayrılarak yazılır. Adlar: ${names}; sayı en az 1 olmalı.`,
  hiddenSetting: (name) =>
    `${name} değeri bir adres değil. İçinde parola olabileceği için yazdırılmadı.`,
  missingValue: (name) => `${name} bir değer ister.`,
  strayArgument: (number) => `Komutun ${number}. sözcüğü hiçbir ayara ait değil.`,
  unknownSetting: (name) => `${name} diye bir ayar yok.`,
  settings: (names) => `Ayarlar: ${names}. Ne işe yaradıkları docs/hosting.md dosyasında yazar.`,
  home: (address) => `Ev ağında: ${address}`,
  noHome: 'Bu bilgisayar hiçbir ağda değil: başka kimse katılamaz.',
  stopping: 'Durduruluyor…',
  backedUp: (file) => `Şimdiye kadar olan her şey burada: ${file}.`,
  backupNotWritable: (file) =>
    `${file} kopyası yazılamıyor. Var olan ve yazılabilen bir klasörde bir dosya ver.`,
  backupByDatabase:
    'Masalar PostgreSQL’de: onları kendi araçlarıyla, örneğin pg_dump ile yedekle. --backup yalnızca bir veritabanı dosyasını kopyalar.',

  /** For link previews. */
  preview: {
    table: {
      title: (game) => `Arkadaşlarla ${game}`,
      about: 'Bir yer seni bekliyor. Tarayıcıda açılır: hesap da kurulum da gerekmez.',
    },
    evening: {
      title: (game) => `${game}: aynı kartlarla oyun gecesi`,
      about: 'Herkes aynı elleri oynar. Tarayıcıdan katıl: hesap da kurulum da gerekmez.',
    },
    day: {
      title: (game) => `${game}: günün eli`,
      about: 'Bugün herkes aynı kartları alıyor. Sen nasıl oynarsın?',
    },
    puzzle: {
      title: (game) => `${game}: bir bulmaca`,
      about: 'En iyi hamle tek. Görüyor musun?',
    },
    replay: {
      title: (game) => `${game}: kayıtlı bir oyun`,
      about:
        'Hamle hamle izle ya da dilediğin yerden kendin sürdür. Tarayıcıda açılır: kurulum gerekmez.',
    },
    challenge: {
      title: (game) => `${game}: sana meydan okunuyor`,
      about:
        'Aynı kartları alıyorsun, aynı bilgisayarlara karşı. Sen daha iyisini yapabilir misin?',
    },
  },

  picture: {
    turn: (name) => `Sıra ${locative(name)}`,
    over: 'Oyun bitti',
    free: 'Boş yer',
    computer: 'Bilgisayar',
    seat: (n) => `${n}. yer`,
    players: (n) => `${n} oyuncu`,
    round: (n, all) => `Tur ${n} / ${all}`,
    eveningOver: 'Oyun gecesi bitti',
  },

  site: {
    title: 'Pakli: gizli kartlı oyunlar',
    about:
      'Kartlarını görmeyen bilgisayarlara karşı ya da bağlantıyla arkadaşlarınla. Hesap da kurulum da gerekmez.',
  },

  feed: {
    title: 'Pakli: günün bulmacası ve elleri',
    puzzle: (game) => `Günün bulmacası: ${game}`,
    deals: 'Günün elleri',
    dealsAbout: 'Her oyundan bir el, herkese aynı kartlar. Sen nasıl oynarsın?',
  },
};
