import type { ultiTable as english } from '../en/table.ts';
import { dative, genitive, puan, subject } from '../../common/tr/grammar.ts';

export const ultiTable: typeof english = {
  ask: {
    bidFirst:
      'Elinde on iki kart var, ilk sözü sen söylersin; sonra ikisini talona koyarsın. Neyin gerektiğini görmek için bir kontrata dokun. Soluk olmayanları söyleyebilirsin; yapıp yapamayacağın ayrı mesele.',
    bidOver: (bid) =>
      `Talon elinde. Şundan yüksek bir söz söyle: ${bid}. Neyin gerektiğini görmek için bir kontrata dokun.`,
    discard: (n) =>
      n === 1
        ? 'Talona koymak için bir karta daha dokun.'
        : 'Talon olarak kapalı koyacağın iki karta dokun.',
    discardReady: 'Bu ikisini koy ya da geri almak için bir karta dokun.',
    talonYours: 'Sen oynarsan puanları sana sayılır.',
    talonTheirs: 'Puanları savunanlara sayılır.',
    lowTen: 'Kozsuz oyunda onlu, dokuzlunun hemen üstündedir: kartların artık bu sırada duruyor.',
    answer: (person, bid, value) =>
      `${person.you ? 'Sen' : person.name}: ${bid}, değeri ${value}. Artırıyor musun?`,
    hold: (person, bid, own) =>
      `${genitive(person.name)} sözü (${bid}) seninkiyle (${own}) aynı değerde.`,
    final: (bid) => `Kimse senin sözünü (${bid}) artırmıyor.`,
    trump: (bid) => `${bid} oynuyorsun. Koz hangi renk olsun?`,
    kontra: (person, bid) =>
      `${person.name} ${bid} oynuyor. Sence batar mı? Kontra de ya da yalnızca bir kart oyna.`,
    raise: 'Sana kontra dendi. Güvendiğin parçalara rekontra de.',
    raiseAgain: 'İhaleci rekontra dedi. Bir daha artırıyor musun?',
    lead: 'Sen çıkıyorsun: istediğin kartı oyna.',
    free: 'Elinde ne o renk var ne de koz: istediğin kartı oyna.',
    freeNoTrump: 'Elinde o renk yok: istediğin kartı oyna.',
    follow: (suit) => `Renge uy: ${suit} oyna.`,
    beat: (suit) => `Renge uy (${suit}) ve büyüt: elinde büyüğü var.`,
    trumpIn: (suit) => `O renkten kartın yok: koz (${suit}) oyna.`,
    overtrump: (suit) => `Daha büyük koz (${suit}) oyna: elinde var.`,
    keepSeven: 'Koz yedilisi son löveye kadar elinde kalır.',
    again: 'Oynamak için bir kez daha dokun.',
  },

  follows: {
    pass: (person, bid) =>
      `${person.you ? 'Sen' : person.name} ${bid} ${person.you ? 'oynayabilirsin' : 'oynayabilir'}. Daha yüksek bir sözden sonra sana yine sorulur.`,
    passForfeit: (person) =>
      `Kimse artırmazsa ${person.you ? 'her savunana 2 ödersin' : `${person.name} her savunana 2 öder`} ve el oynanmaz.`,
    pickup: 'Daha yüksek bir söz söylemen, sonra iki kart koyman gerekir.',
    raiseOwn: 'Talonu geri alırsın, kendi sözünü artırman gerekir.',
    hold: (bid) => `Sözün (${bid}) geçerli kalır; onu ancak değeri daha büyük bir söz geçer.`,
    release: (person, bid) =>
      `${person.you ? 'Senin' : genitive(person.name)} ${person.you ? 'sözün' : 'sözü'} (${bid}) geçerli kalır.`,
    forfeit: 'Her savunana 2 ödersin ve kartlar yeniden dağıtılır.',
    stand: 'Diğer ikisine karşı tek başına oynarsın.',
    trumps: (n) => `elinde ${n} koz`,
    kontra: 'Kontra denen parça iki kat kazandırır ya da kaybettirir.',
    raise: (times) => `Artırılan parça ${times} kat sayılır.`,
    done: 'Bahis olduğu gibi kalır.',
  },

  claim: {
    mine: 'Gerisi benim',
    ours: 'Gerisi bizim',
    none: 'Artık löve almam',
    about: (n, ours) =>
      `Kartlar kimde olursa olsun kalan ${n} lövenin ${n === 2 ? 'ikisi de' : 'hepsi'} ${ours ? 'savunanların' : 'senin'}. Kartların senin yerine oynanır.`,
    noneAbout: (n) => `Kalan ${n} lövenin hiçbiri sana gelemez. Kartların senin yerine oynanır.`,
    running: 'Gerisi belli: kartların senin yerine oynanıyor.',
    stop: 'Dur',
    early: 'Emin olmak için dışarıda hâlâ çok kart var.',
    unsure: (card) => `Henüz kesin değil: ${card} hâlâ löve alabilir.`,
    closed: 'Şu anda gösterecek bir şey yok.',
  },

  ladder: {
    fitting: 'Seninkiler',
    all: 'Hepsi',
    filter: 'Görünen kontratlar',
    every: 'Bütün kontratlar',
    tapOne: 'Neyin gerektiğini ve ne kazandırdığını görmek için bir kontrata dokun.',
    wins: (n) => `her savunandan ${n} alır`,
    loses: (n) => `her savunana ${n} öder`,
    penalty: (n) => `Batan Ulti fazladan ${n} ödetir.`,
    worth: (n) => `değeri ${n}`,
    plainTrumps: (one, other, third) => `koz: ${one}, ${other} ya da ${third}`,
    heartTrumps: 'koz kupa, her şey iki kat sayılır',
    french: {
      '40-100': 'koz papazı ve kızı; 60 kart puanı',
      '20-100': 'başka renkten papaz ve kız; 80 kart puanı',
    },
    heartsOnly: 'kozsuz; kupa, her şey iki kat sayılır',
    noTrumps: 'kozsuz; onlu, dokuzlunun hemen üstünde',
    open: 'elin ilk löveden sonra açılır',
    missing: 'kartları elinde yok',
    unheld: 'Kartları elinde yok: onlara bağlı olan batar.',
    tooLow: 'artık yetmez',
    standing: 'geçerli söz',
    fits: 'gereken kart eksik değil',
    stands: 'Geçerli söz bu.',
    below: (bid) => `Artık yetmez, geçerli söz: ${bid}.`,
    lacks: 'Gereken kartlar elinde yok.',
    pickUpFirst: 'Bunu söylemek için talonu al.',
    later: 'Bunu sıran gelip talonu aldıktan sonra söyleyebilirsin.',
  },

  says: {
    pass: 'Pas',
    pickup: 'Alıyorum',
    hold: 'Bende kalsın',
    release: 'Senin olsun',
    stand: 'Oynuyorum',
    done: 'Bu kadar',
    concede: 'Pes ediyorum',
    trump: (suit) => `Koz ${suit}`,
    kontra: (parts) => `Kontra: ${parts}!`,
    raise: (level, parts) => `${level}: ${parts}!`,
    marriage: (value) => (value === 40 ? 'Kırk!' : 'Yirmi!'),
  },

  seats: {
    leads: 'çıktı',
    wins: 'alıyor',
    taken: (person, n) => `${subject(person)}${n} löve ${person.you ? 'aldın' : 'aldı'}`,
    tricks: 'Şimdiye kadarki löveler',
    open: 'Açık el',
    dealer: 'dağıtan',
    double: (times) => `×${times}`,
    kontra: 'Kontra de',
    lay: 'Talona koy',
    back: 'Yeniden seç',
    tick: 'İkiye katlayacaklarını işaretle:',
    against: (name) => `${dative(name)} karşı`,
  },

  prospect: {
    title: 'Neler mümkün',
    made: 'tamam',
    lost: 'battı',
    open: 'belli değil',
    points: (has, needs, left) =>
      has >= needs
        ? `${has} / ${puan(needs)}`
        : `${has} / ${puan(needs)}; alınacak ${left} puan kaldı`,
    race: (own, theirs, left) =>
      left === 0
        ? `${puan(own)}, karşı taraf ${theirs}`
        : `${puan(own)}, karşı taraf ${theirs}; alınacak ${left} puan kaldı`,
    noTrick: (left) => `henüz löve yok, ${left} kaldı`,
    tookTrick: 'ihaleci löve aldı',
    allTricks: (has) => `${has} / 10 löve`,
    missedTrick: 'savunanlar bir löve aldı',
    seven: (left) => `koz yedilisi son löveyi almalı; ${left} kaldı`,
    sevenWon: 'koz yedilisi son löveyi aldı',
    sevenLost: 'koz yedilisi son löveyi artık alamaz',
    aces: (has) => `${has} / 4 as`,
  },

  tray: {
    title: '32 kartın hepsi',
    unseen: 'henüz görülmedi',
    mine: 'senin elinde',
    open: 'açık',
    gone: 'çıktı',
  },

  score: {
    sides: 'Şimdiye kadarki puan',
    soloist: 'İhaleci',
    defenders: 'Savunanlar',
    none: 'Henüz löve yok',
    match: 'Şimdiye kadar',
    auction: 'İhale sürüyor.',
  },

  result: {
    title: (person, bid) => `${subject(person)}${bid} ${person.you ? 'oynadın' : 'oynadı'}`,
    bill: 'İhalecinin gözünden hesap',
    line: 'Kalem',
    made: 'tamam',
    lost: 'battı',
  },
};
