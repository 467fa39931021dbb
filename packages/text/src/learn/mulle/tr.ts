import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Eşit eşiti alır',
    before: 'Elindeki bir kart masadan aynı değerdeki kartı alır. Bir şey al.',
    after: 'Dokuzlu dokuzluyu aldı; ikisi de topladıklarına gitti.',
    wrong: 'Bu kart burada kendi değerinde bir şey bulamaz. Elini masayla karşılaştır.',
  },
  sum: {
    title: 'Toplamlar',
    before:
      'Masadaki kartlar toplanabilir: birlikte 13 edenler papazla alınır. Vale 11, kız 12, papaz 13. Toplamı bul.',
    after: 'Dokuz artı dört on üç: bir kartla üç kart.',
    wrong: 'Masadaki kartları elindeki bir karta denk gelene kadar topla. Papaz 13 sayılır.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Oyunda iki deste var, yani her kartın bir ikizi bulunur. Tek alışta gelen ikizler mulle olur ve değerini yazar: oyun böyle kazanılır. Kupa papazın ikizini görüyor. Al onu.',
    after:
      'Bir mulle: bir hamlede 13 puan. Öteki 13 toplamı kaldı, çünkü tek başına duran ikiz tek başına alınır.',
    wrong: 'Masada ikizden değerlisi yok. Papazı papazla al.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Masadaki her şeyi almak tabbedir ve fazladan bir puan verir. 13 eden bütün gruplar birlikte alınabilir. Masayı temizle.',
    after: 'Dokuz ve dört, sekiz ve beş: masa boş. Tabbe!',
    wrong: 'Geride bir şey kalırdı. Aynı anda iki toplam yapan kartı ara.',
  },
  choose: {
    title: 'Hangi kartlar sayılır',
    before:
      'Mullelerden başka sonunda maçalar ve aslar puan getirir, maça ikili ile karo onlu da. Papaz dörtlüyle birlikte iki dokuzludan birini alabilir. İyisini al.',
    after: 'Maça dokuzlu bir puan eder, kupa dokuzlu hiç. Yakın oyunlarda küçük şeyler belirler.',
    wrong: 'Kart sayısı aynı ama puan az. Maça sayılır.',
  },
  build: {
    title: 'Yapı',
    before:
      'Elinde alacak kartı olan bir değer yapmak için bir kartı bir yığının üstüne koyabilirsin. Dokuzlun var: dörtlüyü beşlinin üstüne koy, sonra ikisini dokuzluyla al.',
    after:
      '9 değerinde açık bir yapı, hem de senin. Sahibi olduğun sürece onun için bir dokuzlu tutmalısın.',
    wrong: '9 yap: dörtlü beşlinin üstüne. Dokuzlu onu almak için elinde kalır.',
  },
  lock: {
    title: 'Kilitli',
    before:
      'Aynı değerdeki her şey yeni yapıya kendiliğinden katılır; ikiden çok kartla yapı kilitlenir ve değeri artık değişmez. Yine 9 yap, bu kez masada bir dokuzlu da var.',
    after: 'Beş, dört ve dokuz tek düğümde. Dokuzlusu olan yine de alabilir, çok bekleme.',
    wrong: 'Beşli ve dörtlüden 9 yap. Masadaki dokuzlu kendiliğinden katılır.',
  },
  take: {
    title: 'Almak serbest',
    before: 'Bir yapı ancak alınana kadar birinindir. Rakibin 9’da üç kart kilitledi. Buyur, al.',
    after: 'Açık ya da kilitli: değeri elinde olan alır.',
    wrong: 'Rakibin bir sonraki hamlede alacak. Hangi kartın yapının değerinde?',
  },
  special: {
    title: 'Aslar ve özel kartlar',
    before:
      'As masada 1, elde 14 sayılır; maça ikili 15, karo onlu 16. Bu yüzden yalnızca o değerdeki yapıları alırlar. Burada bir tane var.',
    after: 'Onu yalnızca bir as alabilirdi. 14, 15 ve 16’lık yapılar başka her şeyden güvendedir.',
    wrong: 'Asın elde 14 eder. 14’lük bir yapı ara.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'İki kızın var. 12 eden her şeyi birinin çevresinde kilitli bir yapıda topla (trotta) ve sonraki hamlede hepsini öteki kızla al. Orada duran onun ikizi.',
    after: 'Beş kart ve 12’lik bir mulle. Hemen alsan daha az gelirdi.',
    wrong:
      'Önce kupa kızıyla trotta: kızı, yediliyi ve beşliyi toplar. Sonra yapıyı sinek kızıyla al.',
  },
};
