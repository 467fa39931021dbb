import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  pool: {
    title: 'Havuz',
    before:
      'Sıra sende olunca bir kart oynarsın. O değer masada hiçbir yerde açık değilse kart havuza gider ve kimseye ceza yazılmaz. Kartlarından biri masadaki hiçbir şeyle eşleşmiyor. Onu oyna.',
    after: 'Altılı havuza gitti. Havuzdaki kartlar kimseye yazılmaz.',
    wrong: 'Bu değer ortada açık duruyor, kart onu da alır. Masada olmayan değeri ara.',
  },
  package: {
    title: 'Paket',
    before:
      'Değeri masada açık olan bir kart onu yanına alır. İkisi bir paket olur ve kimin hanesine gideceğine sen karar verirsin. Papazı oyna ve paketi bir başkasına ver.',
    after: 'Yirmi ceza puanı, üstelik senin değil. En az puan kazanır.',
    wrong:
      'Papazın diğerini de yanına alır. İkisini başka bir oyuncuya ver: hanendeki her kart senin aleyhine sayılır.',
  },
  all: {
    title: 'Görünen her şey',
    before:
      'Eşleşen kart bulduğu her şeyi alır: ortadaki bütün eşleri, havuzun en üstündekini ve hanelerin en üstündeki açık kartları. Kızı oyna, bak neler geliyor.',
    after: 'Üç kız, 45 puan: biri ortadan, biri havuzdan, en üstte de seninki.',
    wrong: 'İki yerde birden eş bulan kart kız. Onu oyna ve paketi kendinden uzağa gönder.',
  },
  threes: {
    title: 'Üçlülere dikkat',
    before:
      'Cezalar aynı değil: üçlü 30, vale 20, kız 15, as 11, papaz ve onlu 10, diğerleri üzerinde yazan kadar. Elindeki her kart eşleşiyor. En pahalı çiftten kurtul.',
    after: 'Altmış puan gitti. Bu oyunda kimse hanesinde üçlü istemez.',
    wrong: 'Elinde daha pahalısı var: üçlü 30 yazar, ortadaki de öyle. İkisini başkasına ver.',
    wrongs: {
      '3H>0': 'Şimdi kendi hanende altmış puan var. Üçlüleri başkasına ver.',
    },
  },
  top: {
    title: 'Yalnızca en üstteki',
    before:
      'Bir haneden yalnızca en üstteki kart alınır. Hanenin üstünde iki vale var: üçüncü valenle birini al ve ikisini başkasına ver.',
    after:
      'Hanen 20 puan hafifledi. Diğer vale kaldı: Klasik kurallarda yalnızca en üstteki kart alınır.',
    wrong: 'Valeyi oyna ve paketi kendi hanen dışında bir yere koy: hanen 20 puan hafifler.',
  },
  seal: {
    title: 'Mühür',
    before:
      'Bir değerin dört kartı da aynı hanenin üstünde buluşursa mumla mühürlenir: artık hiçbir şey onları oynatamaz. İki vale bir oyuncunun hanesinde en üstte, biri ortada, dördüncüsü sende. Onları mühürle.',
    after: 'Mühürlendi. Bu 80 puan ve altına gömülen altılılar sonuna kadar orada kalır.',
    wrong: 'Dört vale de aynı hanenin üstünde olmalı. Seninkini, üstünde iki vale olan haneye koy.',
  },
  buried: {
    title: 'Gömülü eşler',
    before:
      'Bir mührün gömdüğü kartlara bir daha ulaşılamaz. İki kız gömülü; yalnızca diğer ikisine ulaşılabilir, bir araya geldikleri yerde mühürlenirler. Başkasının hanesinde kalsınlar.',
    after: 'İki kartlık bir mühür. Eşleri gömülüyse daha az kart yeter.',
    wrong: 'Ortadaki kızı seninkiyle al ve çifti başka bir oyuncunun hanesine koy.',
  },
  elsewhere: {
    title: 'Bir mühür diğerini getirir',
    before:
      'Bir kartı gömmek başka yerde bir değeri tamamlayabilir. Beşlileri, altında dokuzlu olan hanede mühürle ve karşıdaki üç dokuzluya bak.',
    after:
      'Tek kartla iki mühür: gömülen dokuzludan sonra yalnızca üçü kaldı, onlar da zaten bir aradaydı.',
    wrong: 'Beşliler, üstünde iki beşli olan haneye gitmeli, yoksa hiçbir şey mühürlenmez.',
  },
  last: {
    title: 'Son kart',
    before:
      'Elin sonu. Sende 19, solundakinde 8, diğerlerinde çok daha fazla var. Hanendeki onluyu seninkiyle al ve çifti kimin alması gerektiğini düşün.',
    after:
      'Sen 9 puanla, komşun 28 puanla bitirdi. Zaten kaybeden birine verseydin ikinci olurdun.',
    wrong: 'Cezalara bak: bir oyuncunun cezası hâlâ seninkinden az. Onlular ona gitmeli.',
  },
  match: {
    title: 'Maç',
    before:
      'Bir maç dört eldir: herkes bir ele başlar ve bütün cezalar toplanır. Bu son elden önce sende 50, solundakinde 90, karşındakinde 15 vardı. Hanendeki onluyu yine al. Çifti kim almalı?',
    after:
      'Maçı kazandın: 50 ile 9, 59 eder; karşındaki 15 ile 60, yani 75 ile bitirdi. Yalnızca bütün ellerin toplamı sayılır.',
    wrong:
      'Hanelerdekini toplamlara ekle: yalnızca karşındakinin cezası hâlâ seninkinden az. Onlular ona gitmeli.',
  },
};
