import type { LearnWords } from '../en/learn.ts';
import { puan, signed } from './grammar.ts';

export const learn: LearnWords = {
  title: (game) => `${game} öğren`,
  backTo: (game) => `${game} derslerine dön`,
  rules: 'Kurallar',
  tutorial: 'İlk adımlar',
  tutorialAbout:
    'Her biri tek bir fikri gösteren küçük konumlar. Burada kaybedecek bir şeyin yok: hamleni istediğin kadar geri al.',
  puzzles: 'Bulmacalar',
  puzzlesAbout:
    'Her birinde tek bir en iyi hamle var ve bu kanıtlanmış. Sayı onu bulmanın zorluğudur: ilk bakışta görülüyorsa 800 kadar, çok ileriyi görmek gerekiyorsa 2200.',
  ownRating: (rating, margin) => `Seviye puanın: ${rating} ± ${margin}`,
  ownRatingAbout: 'Her bulmacadaki ilk denemenle değişir ve 20 durumun 19’unda ± aralığındadır.',
  streak: (n, longest) => `Seri: ${n} (en uzunu: ${longest})`,
  nearYou: 'Seviyene göre bir bulmaca',
  done: 'tamam',
  solved: (n, of) => `${of} bulmacadan ${n} tanesi çözüldü`,
  lesson: (n, of) => `Ders ${n} / ${of}`,
  puzzle: (n) => `Bulmaca ${n}`,
  rating: (n) => `Zorluk ${n}`,
  puzzleName: (n, rating, solved) => `Bulmaca ${n}, zorluk ${rating}${solved ? ', çözüldü' : ''}`,
  share: 'Bulmacayı paylaş',
  again: 'Tekrar dene',
  show: 'Göster',
  next: 'Sonraki',
  nextUnsolved: 'Sonraki bulmaca',
  firstGame: 'İlk kısa oyununu oyna',
  toPuzzles: 'Bulmacalara geç',
  unseen: 'Diğerlerinde kalanlar',
  soFar: 'Oyunun gidişi',
  tray: 'Bütün kartlar',
  playOn: 'Devamını oyna',
  stepBack: 'Bir hamle geri',
  nextBest: 'İkinci en iyi hamle:',
  suchAs: 'Diğer bütün hamleler boşa çıkar, örneğin:',
  goesOn: 'En iyi devam yolu:',
  otherMoves: 'Peki diğer hamleler?',
  ideas: 'Bir tema üzerinde çalış',
  ideasAbout: 'Birini seçersen ne arayacağını bilirsin.',
  allPuzzles: 'Bütün bulmacalar',
  right: 'Doğru!',
  solution: 'Doğru hamle buydu:',
  goals: {
    best: 'Burada tek bir hamle en iyisi. Hangisi?',
    points:
      'Devrenin son kartları ve rakibinin eli açık. İkiniz de kusursuz oynarsanız en iyi sonucu hangi hamle verir?',
    soloist:
      'İhaleci sensin. Görünmeyen kartlar nerede olursa olsun tek bir kart en iyisi. Hangisi?',
    defender:
      'Savunmadasın. Görünmeyen kartlar nerede olursa olsun tek bir kart en iyisi. Hangisi?',
    first:
      'Az kart kaldı. Diğerlerinde ne olursa olsun ve ne yaparlarsa yapsınlar, kimsenin senden az puanla bitirmemesini tek bir hamle sağlıyor. Hangisi?',
    penalty: 'Az kart kaldı. Herkes sana karşı oynasa bile cezanı en düşük tutan hamle hangisi?',
    win: 'Gizli kartlar ne olursa olsun bu turda kazanabilirsin. Önce neyi seçersin?',
    stop: 'Rakibin bir sonraki turun başında kazanacak. Gizli kartlar ne olursa olsun bunu yalnızca bir hamlen önler. Önce ne seçersin?',
  },
  praise: {
    points: (best) => `Kusursuz oyunda devre senin için ${signed(best)} ile biter.`,
    payment: (best) => `Senin tarafına ${signed(best)} puan getirir.`,
    first: 'Ellerinde ne olursa olsun, ne yaparlarsa yapsınlar kimse senden az puanla bitiremez.',
    penalty: (best) => `Ne yaparlarsa yapsınlar en fazla ${puan(-best)} ceza alırsın.`,
    win: 'Buradan sonra seni kimse durduramaz.',
    stop: 'Bununla oyunda kalırsın.',
  },
  wrong: {
    points: (value, best) =>
      `Bu sana ${puan(best - value)} kaybettirir: rakibin iyi oynarsa devre senin için ${signed(best)} yerine ${signed(value)} ile biter.`,
    payment: (value, best) =>
      `Bu senin tarafına ${puan(best - value)} kaybettirir: kartların bu dağılımında ${signed(best)} yerine ${signed(value)}.`,
    first: 'Artık biri senden az puanla bitirebilir.',
    penalty: (value, best) =>
      `En kötü durumda ${puan(-value)} ceza alırdın. Tek bir hamle bunu ${puan(-best)} ile sınırlar.`,
    win: 'Bununla bu turda kazanman kesin değil.',
    stop: 'Bundan sonra rakibin üçüncü protokolünü yine derleyip kazanabilir.',
    punished: 'Cezası şöyle gelir:',
  },
  rulesPage: {
    search: 'Kurallarda ara',
    found: (n) => (n === 0 ? 'Bir şey bulunamadı' : `${n} yerde bulundu`),
    contents: 'İçindekiler',
    link: (rule) => `Bu kuralın bağlantısı: ${rule}`,
    exact: 'Kuralların tam metni',
    short: 'Kısaca kurallar',
    exactly: (rule) => `${rule} kuralının tam metni`,
    minutes: (n) => `${n} dakikada okunur`,
  },
};
