import type { ReplayWords } from '../en/replay.ts';
import { plural } from '../plural.ts';

const count = plural('tr');

export const replay: ReplayWords = {
  title: 'Tekrar izleme',
  somebody: 'Oyuncu',

  list: {
    title: 'Tekrarlar',
    about: 'Bu tarayıcıdaki oyunlar, en yenisi başta.',
    none: 'Henüz oyun yok. Bir tane oyna ya da yanında bir oyun getir.',
    running: 'sürüyor',
    branch: 'ya öyle olsaydı',
    imported: 'dışarıdan',
    remove: (game) => `${game} oyununu sil`,
    sure: 'Bu oyun tümüyle silinsin mi?',
    yes: 'Sil',
    no: 'Kalsın',
  },

  take: {
    title: 'Dışarıdan oyun al',
    about:
      'Bir kaydı ya da bağlantıyı yapıştır, bir dosya seç ya da sayfanın herhangi bir yerine bırak.',
    text: 'Kayıt ya da bağlantı',
    open: 'Aç',
    file: 'Dosya seç',
    line: (n, problem) => `${n}. satır: ${problem}`,
    unread: 'Dosya okunamıyor.',
  },

  view: {
    title: 'Kimin gözünden',
    seat: ({ you, name }) => (you ? 'Sen nasıl gördüysen' : `${name} nasıl gördüyse`),
    open: ({ you, name }) =>
      `Bütün kartlar açık, ${you ? 'senin' : `${name} oyuncusunun`} yerinden`,
    running: 'Oyun henüz sürüyor: yalnızca kendi yerinden görürsün.',
  },

  controls: {
    label: 'Hamleler',
    first: 'Başa dön',
    back: 'Bir adım geri',
    play: 'Kendi oynasın',
    pause: 'Durdur',
    next: 'Bir adım ileri',
    last: 'Sona git',
    step: (n, total) => `Adım ${n} / ${total}`,
    speed: 'Hız',
    speeds: { slow: 'Yavaş', normal: 'Olağan', fast: 'Hızlı' },
  },

  keys: 'Ok tuşları adım atar, Home ve End atlar, boşluk tuşu kendi oynatır.',

  branch: {
    act: 'Buradan sürdür',
  },

  share: {
    title: 'Paylaş',
    about: 'Bağlantı bütün oyunu taşır ve bu hamlede açar. Başka hiçbir yere bir şey gönderilmez.',
    link: 'Bağlantı',
    record: 'Metin olarak kayıt',
    copyLink: 'Bağlantıyı kopyala',
    copyRecord: 'Kaydı kopyala',
    copied: 'Kopyalandı.',
    notCopied: 'Tarayıcı kopyalamaya izin vermiyor. Metni seçip kendin kopyala.',
    download: 'Dosya olarak kaydet',
    tooLong: 'Bu oyun bir bağlantıya sığmıyor. Onun yerine kaydını paylaş.',
    running: 'Oyun bitince paylaşılabilir: bağlantıda bütün kartlar vardır.',
  },

  analysis: {
    title: 'Çözümleme',
    about: ({ you, name }) =>
      `En güçlü oyuncu, ${you ? 'senin' : `${name} oyuncusunun`} her kararına aynı kartları görerek bakar.`,
    start: 'Çözümle',
    goOn: 'Sürdür',
    stop: 'Durdur',
    again: 'Yeniden dene',
    failed: 'Çözümleme durdu: bizde bir şey bozuldu.',
    progress: (n, total) => `${count(total, 'karardan', 'karardan')} ${n} tanesi`,
    none: ({ you, name }) =>
      you ? 'Karar vereceğin bir şey yoktu.' : `${name} için karar verecek bir şey yoktu.`,
    curve: ({ you, name }) =>
      you ? 'Bildiklerine göre ne durumdaydın' : `${name} bildiklerine göre ne durumdaydı`,
    estimate: 'Tahmin',
    exact: 'Bütün kartlar açık, hesaplanmış',
    swings: 'En çok yitirilen yerler',
    noSwings: 'Hiçbir hamle önemli bir şey yitirmedi.',
    worth: (played, better) => `${better} yerine ${played}`,
    better: 'Daha iyisi:',
    fine: 'Bilinebilenlere göre iyi bir seçim.',
    knowable: 'Bu bilinebilirdi: görünen kartlarla öbür hamle daha iyiydi.',
    hidden: 'Bunu kimse bilemezdi: ancak bütün kartlar açıkken başka bir hamle daha iyiydi.',
    lucky:
      'Bilinebilenlere göre öbür hamle daha iyiydi. Kartların dizilişinde bunun zararı olmadı.',
    marks: { knowable: 'bilinebilirdi', hidden: 'bilinemezdi', lucky: 'zararı olmadı' },
    honest: 'Tahminler düşlenen dağıtımlardan gelir. Küçük farklar pek bir şey demez.',
  },
};
