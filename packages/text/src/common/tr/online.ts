import type { OnlineWords } from '../en/online.ts';

export const online: OnlineWords = {
  name: {
    label: 'Adın',
    about: 'Masadakiler görür. Bu tarayıcı hatırlar.',
  },

  create: {
    title: (game) => `Arkadaşlarla ${game}`,
    about: 'Arkadaşlarına göndereceğin bir bağlantı alırsın. Onu açan, hesap açmadan oturabilir.',
    takebacks: 'Hamleler geri alınabilir',
    takebacksAbout: 'Masadaki herkes kabul ederse.',
    hints: 'Öğrenme masası',
    hintsAbout: 'Herkes ipucu isteyebilir.',
    talk: 'Sohbet',
    talkAbout: 'Yalnızca hazır sözler ve emojiler değil, birbirinize yazabilirsiniz.',
    newcomers: 'Yeni gelen yer devralabilir',
    newcomersAbout:
      'Biri yerinden vazgeçerse ev sahibi orayı başkasına açabilir. Oraya oturan yeni oyuncu o yerin kartlarını görür.',
    open: 'Masayı aç',
    evening: 'Kalabalık mısınız? Her masada aynı kartlarla bir oyun gecesi',
  },

  clock: {
    label: 'Süre',
    none: 'Süre sınırı yok',
    bank: (minutes, seconds) => `${minutes} dakika + hamle başına ${seconds} saniye`,
    move: (seconds) => `Hamle başına ${seconds} saniye`,
    days: (n) => `Hamle başına ${n} gün`,
    about: 'Birinin süresi dolunca o hamleyi bilgisayar oynar.',
  },

  gathering: {
    title: (game) => `Arkadaşlarla ${game}`,
    invited: (game) => `${game} oynamaya davetlisin`,
    invitedBy: (name, game) => `${name} seni ${game} oynamaya davet ediyor`,
    how: 'Nasıl oynanır',
    differs: 'Alışılmış kurallardan farkı',
    takebacks: 'Herkes kabul ederse hamleler geri alınabilir.',
    noTakebacks: 'Hiçbir hamle geri alınmaz.',
    hints: 'Öğrenme masası: herkes ipucu isteyebilir.',
    talk: 'Birbirinize yazabilirsiniz.',
    newcomers:
      'Biri yerinden vazgeçerse yeni gelen biri oradan devam edebilir ve o yerin kartlarını görür.',
    waiting: 'Yeniden bağlanılıyor…',
    seats: 'Yerler',
    free: 'Boş',
    you: 'sen',
    host: 'ev sahibi',
    sit: 'Buraya otur',
    move: 'Buraya geç',
    stand: 'Kalk',
    sitDown: 'Otur',
    at: (act, seat) => `${act}: ${seat}. yer`,
    remove: 'Çıkar',
    removeSure: (name) => `${name} bir daha bu masaya dönemez.`,
    keep: 'Kalsın',
    computer: (seat) => `${seat}. yerde kim oynuyor`,
    lock: 'Masayı yeni oyunculara kapat',
    watch: 'Başkaları izleyebilir',
    start: 'Oyunu başlat',
    fill: (seats) =>
      seats === 1
        ? 'Boş yere bir bilgisayar oturacak.'
        : `${seats} boş yere bilgisayarlar oturacak.`,
    waitFor: (name) => `Oyunu ${name} başlatır.`,
    wait: 'Oyunu ev sahibi başlatır.',
    hostAway: 'Ev sahibi burada değil. Oyunu sen başlatabilirsin.',
    watching: 'İzliyorsun: açıkta duranı görürsün, maç bitmeden kimsenin elini göremezsin.',
    noWatching: 'Oyun başlayınca kimse izleyemez.',
    full: 'Bütün yerler dolu.',
    locked: 'Ev sahibi masayı kapattı: artık kimse oturamaz.',
  },

  invite: {
    title: 'Başkalarını davet et',
    link: 'Bu masanın bağlantısı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı.',
    notCopied: 'Tarayıcı kopyalamamıza izin vermiyor. Bağlantıyı seçip kendin kopyala.',
    share: 'Paylaş',
    text: (game) => `Benimle ${game} oyna!`,
    code: 'Bağlantının karekodu, telefon kamerası için',
    onlyHere:
      'Bu adres yalnız bu bilgisayarda çalışır. Başkalarını davet etmek için Pakli’yi --lan ile başlat ve yazdığı adresi aç.',
  },

  news: {
    sat: (name, seat) => `${name} ${seat}. yere oturdu.`,
    stood: (name) => `${name} kalktı.`,
    computer: (seat) => `${seat}. yere bir bilgisayar oturdu.`,
    cleared: (seat) => `${seat}. yer boş.`,
    locked: 'Masa kapandı.',
    unlocked: 'Masa yeniden açıldı.',
  },

  closed: {
    gone: 'Böyle bir masa yok ya da artık yok.',
    old: 'Bu sayfa sunucudan eski. Masaya gelmek için sayfayı yeniden yükle.',
    full: 'Bu masayı izleyemezsin: izleyicilere kapalı ya da bütün izleyici yerleri dolu.',
    notYours: 'Artık bu masada oynamıyorsun.',
    broken: 'Sunucu bu sayfayı anlamadı. Sayfayı yeniden yükle.',
  },

  elsewhere: {
    open: 'Başka bir cihazda devam et',
    about: 'Aynı yerde başka bir tarayıcıda ya da cihazda devam et.',
    once: 'Bu bağlantı on dakika içinde bir kez geçerlidir. Açan kişi senin yerine oynar: kendine sakla.',
    link: 'Diğer cihazın için bağlantı',
    title: 'Burada devam et',
    becomes: (maker) =>
      `Bu tarayıcıda, aynı yerlerde ${maker} olarak oynayacaksın. Yalnızca bağlantı seninse devam et.`,
    asks: (name, maker) =>
      `Bu tarayıcıda zaten ${name} olarak oynuyorsun. Devam edersen bunun yerine ${maker} olarak oynarsın ve bir daha ${name} olamazsın.`,
    act: (maker) => `${maker} olarak devam et`,
  },

  screen: {
    open: 'Büyük ekranda göster',
    about:
      'Ortadaki televizyon ya da tablet herkesin görebileceğini gösterir ama kimsenin elini göstermez.',
    address: 'Ekranın adresi',
    here: 'Burada aç',
    join: 'Oturmak için okut',
    handFirst: 'Önce elimi göster',
    handFirstAbout: 'Odadaki büyük ekran masayı gösterirken telefon için.',
    tableFirst: 'Önce masayı göster',
  },

  mine: {
    title: 'Masaların',
    gathering: 'oyuncu bekleniyor',
    said: 'yeni mesaj',
    rematch: (name) => `${name} bir daha oynamak istiyor`,
  },

  others: {
    title: 'Diğer oyuncular',
    mute: 'Herkesi sustur',
    muteAbout: 'Bağlantılı masalarda başkalarının söylediklerini görmezsin.',
    signs: 'Emojileri göster',
    signsAbout: 'Başkalarının gülümsemeleri ve kalpleri.',
    names: 'Adları gizle',
    namesAbout: 'Diğerleri 1. oyuncu, 2. oyuncu diye adlandırılır. Sonraki masadan itibaren.',
    player: (n) => `${n}. oyuncu`,
  },

  calls: {
    title: 'Bildirimler',
    notify: 'Gerektiğinde bana haber ver',
    notifyAbout: 'Sıra sana gelince ve aşağıda seçtiğin durumlarda.',
    problems: {
      denied: 'Tarayıcı izin vermiyor. Bu sayfanın bildirimlerine tarayıcı ayarlarından izin ver.',
      http: 'Sayfa kapalıyken sana haber verilemez: tarayıcılar buna yalnızca https ile izin verir.',
      ios: 'Pakli kapalıyken de haber almak için önce onu ana ekrana ekle: Paylaş, sonra “Ana Ekrana Ekle”. Ardından bu ayarı orada aç.',
      browser:
        'Bu tarayıcı sayfa kapalıyken haber veremez, yalnızca sayfa arka planda açıkken verir.',
      server: 'Bu sunucu sayfa kapalıyken haber vermez, yalnızca sayfa arka planda açıkken verir.',
    },
    wishes: {
      turn: 'Sıra bende',
      back: 'Bir rakip geri döndü',
      evening: 'Bir oyun gecesi başlıyor',
    },
    quiet: 'Sessiz saatler',
    quietAbout: 'O sırada olanlar sonra bildirilir.',
    from: 'Başlangıç',
    until: 'bitiş',
    calendar: 'Takvim',
    calendarAbout:
      'Hamle süresi gün olan masalarının son tarihleri, telefonunun takvimi için. Adresi bilen bunları okuyabilir; yeni adres eskisini geçersiz kılar.',
    newAddress: 'Yeni adres',
    noAddress: 'Adresi kaldır',
  },

  privacy: {
    link: 'Sunucunun sakladıkları',
    title: 'Sunucunun sakladıkları',
    text: [
      'Tek başına ya da tek bir cihazda oynadıkların bu tarayıcıda kalır.',
      'Bağlantılı masalar için sunucu adını, rastgele bir sayıyı ve bir çerezin parmak izini saklar. Ayarlardan verilerini sildiğinde ya da son ziyaretinden 180 gün sonra bunlar silinir.',
      'Geçiş anahtarı eklersen adın kalıcı olur: sunucuda anahtarın herkese açık yarısı durur, son ziyaretinden iki yıl sonra verilerin silinir.',
      'Bildirimleri açarsan sunucu, tarayıcını yapanın (Google, Mozilla veya Apple gibi) onu uyandırabileceği adresi saklar ve oraya şifreli iletiler gönderir: sıranın sende olduğunu, oyunu ve adları; kartları asla.',
      'Masalar son hamleden sonra 180 gün saklanır: her hamle, bütün kartlar ve rastgele sayılarla kimin nerede oturduğu.',
      'Oyun gecelerinin sonuçları değişmeyen bir adreste beş yıl saklanır. Adın, sunucu onu sakladığı sürece orada görünür.',
      'Bir masada söylenenler 30 gün, şikâyetler son 20 satırla birlikte 180 gün saklanır.',
      'İnternet adresleri yalnızca birkaç dakika bellekte durur, başka hiçbir yere yazılmaz. Parola, istatistik ya da başka bir üçüncü taraf yoktur.',
      'Masanın bağlantısı olan, ev sahibi yasaklamadıkça izleyebilir ve maç bitene kadar hiçbir eli görmez; sonra bağlantısı olan herkes bütün kartlar ve adlarla kaydı alabilir.',
      'Masanın bağlantısını bir sohbete yapıştırırsan sohbet hizmeti o anın resmini alır: adlar, puanlar ve açık kartlar.',
      'Sunucuyu işleten bunların hepsini okuyabilir.',
      'Ayarlardaki “Beni sil” adını, çerezlerini ve söylediklerini hemen siler; masalarda hiçbir yere götürmeyen bir sayı kalır.',
    ],
  },

  guest: {
    title: 'Arkadaşlarla oynama',
    about:
      'Sunucu, masalarından başka adını, rastgele bir sayıyı ve bir çerezin parmak izini son ziyaretinden sonra 180 gün saklar.',
    rename: 'Adı değiştir',
    renamed: 'Yeni bir adın var.',
    remove: 'Beni sil',
    removeSure: 'Ad ve çerez hemen silinir, yerlerini kaybedersin.',
    keep: 'Kalsın',
    removed: 'Verilerin silindi.',
  },

  account: {
    title: 'Kalıcı bir ad',
    about:
      'Geçiş anahtarıyla bu ad burada senindir: her cihazda aynı, başka kimse alamaz. E-posta da parola da gerekmez.',
    insecure:
      'Geçiş anahtarları için https adresi gerekir. Burada seni yalnızca bu tarayıcı tanır.',
    old: 'Bu tarayıcı geçiş anahtarlarını desteklemiyor.',
    add: 'Geçiş anahtarı ekle',
    another: 'Bir tane daha ekle',
    added: 'Bu ad artık senin.',
    list: 'Geçiş anahtarların',
    passkey: (date) => `Geçiş anahtarı, ${date}`,
    synced: 'diğer cihazlarınla eşitleniyor',
    single: 'yalnızca bir cihazda',
    used: (date) => `son kullanım: ${date}`,
    remove: 'Sil',
    removed: 'Geçiş anahtarı silindi.',
    last: 'Bu tek geçiş anahtarın. O olmadan adı başkaları alabilir, kâğıttaki kod da geçersiz olur.',
    code: 'Kâğıda yazılacak kod al',
    newCode: 'Yeni kod al',
    codeAbout: 'Bütün geçiş anahtarlarını yitirirsen kâğıttaki kodla geri dönersin.',
    codeThere: 'Kâğıda yazılmış bir kodun var.',
    codeOnce: 'Şimdi bir yere yaz: yalnızca bir kez gösterilir ve önceki kodun yerine geçer.',
    codeLabel: 'Kâğıttaki kod',
    download: 'Hakkımdaki her şeyi indir',
    back: 'Burada daha önce başka bir cihazda oynadın mı?',
    signIn: 'Geçiş anahtarıyla giriş yap',
    byCode: 'Kâğıttaki kodu kullan',
    enter: 'Giriş yap',
    bring: (name) => `${name} adıyla oynadığım maçları da al`,
  },

  openSeats: {
    open: 'Herkese açık',
    openAbout: 'Oyun başlayana kadar bu sunucunun ana sayfasındaki listede durur.',
    programs: 'Programlar da gelebilir',
    named: 'Adım listede görünsün',
    waits: (game) => `Biri ${game} için oyuncu bekliyor`,
    waitsNamed: (name, game) => `${name}, ${game} için oyuncu bekliyor`,
    title: 'Açık masalar',
    free: (n) => `${n} boş yer`,
    programsWelcome: 'programlar da gelebilir',
    blocks: 'Engellenen kişiler',
    nobody: 'Artık burada olmayan biri',
    unblock: 'Engeli kaldır',
  },
};
