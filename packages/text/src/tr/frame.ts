import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, kart, list } from './cards.ts';
import { genitive, locative } from './suffix.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';

export const frame: Frame = {
  name: 'Pakli',
  tagline: 'Gizli kartlı oyunlar; bilgisayar rakiplerin senin kartlarını göremez.',

  games: {
    'buddy-bluff': {
      name: 'Buddy Bluff',
      about: 'Aynı değerdeki kartları paketle, cezayı başkasının hanesine yaz.',
      players: '4 oyuncu',
      length: '5 dakika',
    },
    mulle: {
      name: 'Mulle',
      about: 'Yerden kart topla, yapılarını kilitle, ikizleri eşleştirip büyük puanları al.',
      players: '2 oyuncu',
      length: '20 dakika',
    },
    ulti: {
      name: 'Ulti',
      about: 'İhaleyi al, kozu söyle, son löveyi yediliyle al.',
      players: '3 oyuncu',
      length: 'el başına 5 dk',
    },
    compile: {
      name: 'Compile',
      about: 'Üç kulvarı kartlarla doldur, bütün protokollerini rakibinden önce derle.',
      players: '2 oyuncu',
      length: '20 dakika',
    },
  },

  home: {
    daily: 'Günün bulmacası',
    dailySolved: 'çözüldü',
    title: 'Oyunlar',
    play: (game) => `${game} oyna`,
    continue: 'Devam et',
    continueGame: (game, others) => `${game} oyununa devam et; rakipler: ${list(others)}`,
    lastPlayed: (when) => `son oynanış: ${when}`,
    noTable: 'Masası henüz yok',
    choices: (game) => `${game} seçenekleri`,
    level: 'Rakiplerin gücü',
    ruleSet: 'Kurallar',
    ownRules: (n) => `Kendi kuralların (${n})`,
    allRules: 'Bütün kurallar…',
    deals: (n) => `${n} el`,
    seat: 'Yerin',
    seatNumber: (n) => `${n}. yer`,
    anySeat: 'Rastgele',
    rules: 'Öğren',
    puzzles: 'Bulmacalar',
    unfinished: (n) => `yarım kalan ${n} oyun daha`,
    cards: 'Kartlar',
    friends: 'Arkadaşlarla oyna',
    replays: 'Tekrarlar',
    source: 'Kaynak kod',
    private: 'Her şey tarayıcında kalır. Hesap yok, takip yok.',
    privateAlone: 'Bilgisayara karşı oynadıkların tarayıcında kalır. Hesap yok, takip yok.',
  },

  ruleSheet: {
    title: (game) => `${game}: kurallar`,
    from: 'Başlangıç',
    use: 'Bunlarla oyna',
    number: (min, max) => `${min} ile ${max} arası`,
  },

  levels: {
    beginner: { name: 'Acemi', about: 'Hemen oynar, çok şey kaçırır.' },
    casual: { name: 'Keyfine', about: 'Düzgün oynar, ara sıra şaşar.' },
    strong: { name: 'Güçlü', about: 'Elinde ne olabileceğini düşünür.' },
    expert: { name: 'Usta', about: 'Bir saniye düşünür, hiçbir şeyi affetmez.' },
  },

  you: 'Sen',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  together: {
    open: 'Birlikte',
    title: (game) => `${game}: aynı cihazda birlikte`,
    about:
      'Cihazı elden ele verin. Sıra geçerken masa örtülür ve herkes yalnızca kendi kartlarını görür.',
    who: (n) => `${n}. yerde kim oynuyor`,
    name: (n) => `${n}. yerdeki isim`,
    person: 'İnsan',
    computer: (level) => `Bilgisayar, ${level.toLocaleLowerCase('tr')}`,
    player: (n) => `${n}. oyuncu`,
    nobody: 'En az bir kişi oynamalı.',
  },

  curtain: {
    give: (name) => `Cihazı sıradaki oyuncuya ver: ${name}. Başkası bakmasın.`,
    who: 'Cihaz kimde?',
    about: 'Masa örtülü. Yalnızca kendi kartların gösterilecek.',
    here: (name) => `Ben ${name}`,
    takeBack: (name) => `${name} son hamlesini geri alsın`,
    asks: (person) => `${person.name} son hamlesini geri almak istiyor.`,
    agree: (name) => `${name}, uygun mu?`,
    yes: 'Evet',
    no: 'Hayır',
  },

  settings: {
    title: 'Ayarlar',
    language: 'Dil',
    theme: 'Görünüm',
    themes: { system: 'Sisteme uy', light: 'Açık', dark: 'Koyu' },
    fourColours: 'Dört renk',
    fourColoursAbout: 'Maça, kupa, karo ve sinek dört ayrı renkte görünür.',
    suits: 'Ulti’deki kartlar',
    suitsAbout: 'Palamut, yaprak, kupa ve çıngırağı tanımayanlar için Fransız kartları.',
    suitNames: { german: 'Alman', french: 'Fransız' },
    speed: 'Kartların hızı',
    speeds: { slow: 'Yavaş', normal: 'Normal', fast: 'Hızlı', off: 'Hareketsiz' },
    sound: 'Ses',
    soundAbout: 'Ahşap ve kâğıt.',
    autoPlay: 'Tek seçeneği benim yerime oyna',
    autoPlayAbout: 'Yalnızca bir hamle mümkünse sorulmadan oynanır.',
    name: 'Adın',
    nameAbout: 'Masadaki levhanda ve oyun kayıtlarında görünür. Boş bırakırsan adın “Sen” olur.',
    oneTap: 'Tek dokunuşla oyna',
    oneTapAbout: 'Yalnızca tek bir şey yapabilen kart ilk dokunuşta oynanır.',
    on: 'Açık',
    off: 'Kapalı',
  },

  table: {
    label: (game) => `${game} masası`,
    hand: 'Elin',
    cardsInHand: (person, n) =>
      person.you ? `Elinde ${kart(n)} var` : `${genitive(person.name)} elinde ${kart(n)} var`,
    seat: (person) => (person.you ? 'Sen' : person.name),
    log: 'Neler oldu',
    score: 'Puan',
    moves: 'Yapabileceklerin',
    movesOf: (card) => `${capital(card, 'tr')} ne yapabilir`,
    newHere: 'İlk kez mi?',
    minute: 'Bir dakikada oyun',
    yourTurn: 'Sıra sende',
    turnOf: (person) => (person.you ? 'Sıra sende' : `Sıra ${locative(person.name)}`),
    thinking: (person) => (person.you ? 'Düşünüyorsun…' : `${person.name} düşünüyor…`),
    dealing: 'Kartlar dağıtılıyor',
    lastMove: 'Son hamle',
    chooseCard: 'Bir kart seç.',
    chooseMove: 'Kartın ne yapacağını seç ya da onu geri al.',
    takeBack: 'Geri al',
    lifted: (card) => `${card}, kaldırıldı`,
    opened: 'Oyun kaldığın yerden devam ediyor.',
    undone: 'Son hamlen geri alındı.',
    restored:
      'Sunucu bir yedekten geri yüklendi: son hamleler kayboldu. Oyun buradan devam ediyor.',
    restarted: 'Bizden kaynaklanan bir sorun oldu. Oyun kurtarıldı, son hamleden devam ediyor.',
    deal: (n, of) => (of === 1 ? 'El' : `El ${n} / ${of}`),
    more: 'Daha fazla',
    menu: 'Menü',
    close: 'Kapat',
    cancel: 'Vazgeç',
    home: 'Bütün oyunlar',
    newDeal: 'Yeni el',
    newDealAbout: 'Aynı oyun, başka kartlar.',
    sameDeal: 'Aynı el yeniden',
    sameDealAbout: 'Aynı kartlar, baştan.',
    swapSeats: 'Yer değiştir',
    swapSeatsAbout: 'Aynı kartlar, sıradaki yerden.',
    replay: 'Tekrar izle',
    replayAbout: 'Olanları adım adım gözden geçir.',
    mainLine: 'Kayıtlı oyuna dön',
    giveUp: 'Pes et',
    giveUpAbout: 'El hemen biter ve kaybedilmiş sayılır.',
    undo: 'Geri al',
    redo: 'Yinele',
    undoDeal: 'Önceki ele dönülsün mü?',
    undoDealAbout:
      'Yeni el kalkar ve ondan önceki son kararın geri alınır. Yinele her şeyi geri getirir.',
    kept: 'Bıraktığın oyun saklanır: ana sayfadan devam edebilirsin.',
    nextGame: 'Başka bir oyun',
    nextGameAbout: 'Başka bilgisayarlarla ya da başka kurallarla.',
    begin: 'Başla',
    hint: 'İpucu',
    settings: 'Ayarlar',
    help: 'Tuşlar',
    rules: 'Kurallar',
    leave: 'Masadan kalk',
  },

  hint: {
    title: 'İpucu',
    thinking: 'En güçlü oyuncu kartlarına bakıyor…',
    stop: 'Durdur',
    none: 'Şu anda karar verilecek bir şey yok.',
    best: 'En iyisi',
    also: 'Bunlar da olur',
    behind: (worlds) => `${count(worlds, 'olası dağılımın', 'olası dağılımın')} ortalaması`,
    exact: 'sonuna kadar hesaplandı',
    atMost: (worth) => `en fazla ${worth}`,
    play: 'Oyna',
  },

  keys: {
    title: 'Tuşlar',
    choose: 'kart ya da hamle seç',
    play: 'kartı kaldır; hamleyi oyna',
    takeBack: 'kartı geri koy; kapat',
    digits: 'elindeki bir kartı kaldır',
    hint: 'ipucu',
    undo: 'geri al',
    redo: 'yinele',
    log: 'son hamleleri oku',
    help: 'bu tuşlar',
    pointer:
      'Parmakla ya da fareyle: neler yapabileceğini görmek için karta dokun, oynamak için yeniden dokun. Sürükleyebilirsin de.',
    names: {
      arrows: 'Ok tuşları',
      enter: 'Enter ya da boşluk',
      escape: 'Escape',
      digits: '1–9',
    },
  },

  result: {
    title: 'Oyun bitti',
    dealTitle: (n) => `${n}. el bitti`,
    winners: (winners) => {
      const [only] = winners;
      if (winners.length === 1 && only !== undefined) {
        return only.you ? 'Kazandın!' : `${only.name} kazandı.`;
      }
      const names = list(winners.map((person) => (person.you ? 'sen' : person.name)));
      const verb = winners.some((person) => person.you) ? 'paylaştınız' : 'paylaştı';
      return `${capital(names, 'tr')} birinciliği ${verb}.`;
    },
    draw: 'Berabere.',
    place: (place) => `${place}. sıra`,
    standing: 'Durum',
    final: 'Son durum',
    ahead: (n, of) => (of.you ? `Senden ${n} puan önde` : `${genitive(of.name)} ${n} puan önünde`),
    review: 'Oyununu incele',
    helped: (parts) => `Yardımla: ${list(parts)}.`,
    hints: (n) => `${n} ipucu`,
    undos: (n) => `geri alınan ${n} hamle`,
    known: 'bilinen kartlar',
    alone: 'Tamamen kendi başına: ipucu yok, geri alma yok.',
    tryNext: 'Sırada ne var?',
    tryLevel: (level) => `Bilgisayar rakipler, güç: ${level}`,
    tryPuzzles: 'Bulmacalar',
    tryLessons: 'Dersler',
    total: 'Toplam',
    player: 'Oyuncu',
    nextDeal: 'Sonraki el',
    again: 'Yeniden oyna',
    howItCame: 'Puanlar nasıl oluştu',
    watch: 'Masaya bak',
  },

  refused: {
    title: 'Bu olmaz',
    rule: (rule) => `kural ${rule}`,
    read: (rule) => `Kuralı oku: ${rule}`,
    ok: 'Anladım',
  },

  error: {
    title: 'Bir şeyler ters gitti',
    what: 'Bizden kaynaklanan bir sorun oldu. Oyunun son hamleye kadar kayıtlı.',
    detail: 'Ne oldu',
    reload: 'Oyuna devam et',
    home: 'Bütün oyunlara',
    noPage: 'Böyle bir sayfa yok.',
    old: 'Bu oyun kuralların başka bir sürümüyle başlamış, sürdürülemez.',
    loading: 'Masa kuruluyor…',
    offline: 'Bu bölüm yüklenemedi. İnternete bağlı mısın?',
  },

  gallery: {
    title: 'Kartlar',
    about: 'Kodla çizildi, her boyda net.',
    backs: 'Arka yüzler',
    sizes: 'Boylar',
    width: (pixels) => `${count(pixels, 'piksel', 'piksel')} genişlik`,
  },

  rulesPage: {
    title: (game) => `${game} kuralları`,
    only: 'Kuralların tam metni yalnızca İngilizcedir.',
    back: 'Geri',
  },

  server,
  refusals,
};
