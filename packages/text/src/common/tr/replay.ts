import type { ReplayWords } from '../en/replay.ts';
import { tellGrades } from './grades.ts';
import { count, genitive } from './grammar.ts';

export const replay: ReplayWords = {
  title: 'Tekrar izleme',
  somebody: 'Oyuncu',

  list: {
    title: 'Tekrarlar',
    about: 'Bu tarayıcıdaki oyunlar, en yenisi başta.',
    none: 'Henüz oyun yok. Bir tane oyna ya da dışarıdan al.',
    running: 'sürüyor',
    branch: 'ya şöyle olsaydı',
    imported: 'dışarıdan alındı',
    remove: (game) => `${game} oyununu sil`,
    sure: 'Bu oyun temelli silinsin mi?',
    yes: 'Sil',
    no: 'Kalsın',
  },

  take: {
    title: 'Dışarıdan oyun al',
    about: 'Bir kayıt ya da bağlantı yapıştır, bir dosya seç ya da dosyayı sayfaya sürükle.',
    text: 'Kayıt ya da bağlantı',
    open: 'Aç',
    file: 'Dosya seç',
    line: (n, problem) => `${n}. satır: ${problem}`,
    unread: 'Dosya okunamıyor.',
    notText: 'Bu bir metin dosyası değil.',
  },

  view: {
    title: 'Kimin gözünden',
    seat: ({ you, name }) => (you ? 'Sen nasıl gördüysen' : `${name} nasıl gördüyse`),
    open: ({ you, name }) => `Bütün kartlar açık, ${you ? 'senin' : genitive(name)} yerinden`,
    running: 'Oyun henüz sürüyor: yalnızca kendi yerinden görürsün.',
  },

  controls: {
    label: 'Hamleler',
    first: 'Başa dön',
    back: 'Bir adım geri',
    play: 'Oynat',
    pause: 'Durdur',
    next: 'Bir adım ileri',
    last: 'Sona git',
    step: (n, total) => `Adım ${n} / ${total}`,
    speed: 'Hız',
    speeds: { slow: 'Yavaş', normal: 'Normal', fast: 'Hızlı' },
  },

  keys: 'Ok tuşları adım adım ilerletir, Home ve End başa ve sona götürür, boşluk tuşu oynatır.',

  branch: {
    act: 'Buradan oyna',
  },

  share: {
    title: 'Paylaş',
    about: 'Bağlantı bütün oyunu taşır ve onu bu hamlede açar. Hiçbir yere bir şey gönderilmez.',
    link: 'Bağlantı',
    record: 'Metin olarak kayıt',
    copyLink: 'Bağlantıyı kopyala',
    copyRecord: 'Kaydı kopyala',
    copied: 'Kopyalandı.',
    notCopied: 'Tarayıcı kopyalamaya izin vermiyor. Metni seçip kendin kopyala.',
    download: 'Dosya olarak kaydet',
    tooLong: 'Bu oyun bir bağlantıya sığmıyor. Onun yerine kaydını paylaş.',
    running: 'Bir oyun ancak bitince paylaşılabilir: bağlantıda bütün kartlar var.',
    own: 'Kendi sayfanda',
    ownAbout:
      'Bir sayfa ya da blog için HTML. Çerçeve tek bir yerin kartlarını gösterir; kimsenin sayfandan ayrılması gerekmez.',
    frame: 'Yerleştirme kodu',
    copyFrame: 'Yerleştirme kodunu kopyala',
    picture: 'Çerçeveye izin verilmeyen yerler için bağlantılı resim',
    copyPicture: 'Resmi kopyala',
  },

  analysis: {
    title: 'Analiz',
    about: ({ you, name }) =>
      `En güçlü oyuncu, ${you ? 'senin' : genitive(name)} her kararına aynı kartları görerek bakar.`,
    start: 'Analiz et',
    goOn: 'Devam et',
    stop: 'Durdur',
    again: 'Tekrar dene',
    failed: 'Analiz durdu: bizden kaynaklanan bir sorun oldu.',
    progress: (n, total) => `${count(total, 'karardan', 'karardan')} ${n} tanesi incelendi`,
    none: ({ you, name }) =>
      you ? 'Karar vereceğin bir şey yoktu.' : `${genitive(name)} karar vereceği bir şey yoktu.`,
    curve: ({ you, name }) =>
      you ? 'Bildiklerine göre ne durumdaydın' : `${name} bildiklerine göre ne durumdaydı`,
    exact: 'Bütün kartlar açık, hesaplanmış',
    accuracy: (...counts) => `isabet. ${tellGrades(...counts)}`,
    grades: { best: 'En iyi', good: 'İyi', slip: 'Küçük hata', blunder: 'Büyük hata' },
    equal: 'Değerlendirilecek bir şey yok: hiçbir seçim önemli bir fark yaratmadı.',
    luck: ({ you, name }, cards, own, others) =>
      `İlk karttan itibaren bütün kartlar açık olsa ve herkes en iyi şekilde oynasa, kartların ${you ? 'senin' : name} için değeri ${cards} olurdu. ${you ? 'Senin' : genitive(name)} hamlelerinin etkisi ${own}, diğerlerininki ${others}.`,
    showAll: (n) => `Hepsini göster (${n})`,
    best: 'En iyi hamle',
    bestAbout: 'diğer her şey açıkça daha kötüydü',
    swings: 'En çok kaybedilen yerler',
    noSwings: 'Hiçbir hamle ölçülebilir bir kayba yol açmadı.',
    worth: (played, better) => `${better} yerine ${played}`,
    better: 'Daha iyisi:',
    fine: 'Bilinebilenlere göre iyi bir seçim.',
    knowable: 'Bu bilinebilirdi: görünen kartlara göre diğer hamle daha iyiydi.',
    hidden: 'Bunu kimse bilemezdi: başka bir hamle ancak bütün kartlar açıkken daha iyiydi.',
    lucky:
      'Bilinebilenlere göre diğer hamle daha iyiydi. Kartlar böyle dağıldığı için bu sonunda bir şeye mal olmadı.',
    marks: {
      knowable: 'görünen kartlardan anlaşılıyordu',
      hidden: 'kimse önceden göremezdi',
      lucky: 'kartların dağılışıyla sonunda kayıp yok',
    },
    honest: 'Tahminler olası dağılımlardan gelir. Küçük farkların pek anlamı yoktur.',
  },
};
