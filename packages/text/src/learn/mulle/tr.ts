import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Aynı değer aynı değeri alır',
    before: 'Elindeki bir kart yerden aynı değerdeki kartı alır. Bir şey al.',
    after: 'Dokuzlu dokuzluyu aldı; ikisi de topladıklarına katıldı.',
    wrong:
      'Bununla henüz bir şey almadın. Elindeki hangi kart yerdeki bir kartla aynı değerde? Onu al.',
  },
  sum: {
    title: 'Toplamlar',
    before:
      'Yerdeki kartlar toplanabilir: birlikte 13 edenler papazla alınır. Vale 11, kız 12, papaz 13. Toplamı bul.',
    after: 'Dokuz artı dört, on üç: bir kartla üç kartın oldu.',
    wrong: 'Yerdeki kartları, elindeki bir kartı tutturana kadar topla. Papaz 13 sayılır.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Oyun iki desteyle oynanır, yani her kartın bir ikizi vardır. Bir seferde alınan ikizler mulledir ve kartın değeri kadar puan getirir: oyun böyle kazanılır. Kupa papazının ikizi yerde. Al onu.',
    after:
      'Bir mulle: bir hamlede 13 puan. Öteki 13 toplamı kaldı, çünkü tek başına duran ikiz tek başına alınır.',
    wrong: 'Yerde ikizinden değerlisi yok. Papazı papazla al.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Yerdeki her şeyi almak tabbedir ve bir puan daha getirir. 13 eden bütün gruplar birlikte alınabilir. Yeri temizle.',
    after: 'Dokuz ve dört, sekiz ve beş: yerde kart kalmadı. Tabbe!',
    wrong: 'Geride bir şey kalırdı. Aynı anda iki toplam yapan kartı ara.',
  },
  choose: {
    title: 'Hangi kartlar sayılır',
    before:
      'Mullelerden başka, sonunda maçalar ve aslar da puan getirir, maça ikilisi ile karo onlusu da. Papaz, dörtlüyle birlikte iki dokuzludan birini alabilir. Daha iyisini al.',
    after:
      'Maça dokuzlusu bir puan eder, kupa dokuzlusu hiç. Çekişmeli oyunlarda küçük şeyler belirler.',
    wrong:
      'Daha çok getiren bir hamle var: papaz, maça dokuzlusuyla dörtlüyü alır. Maçalar puan eder.',
  },
  intake: {
    title: 'Toplanan',
    before:
      'Sonunda aldığın kartlar sayılır: her maça ve her as 1 puan; maça ası, maça ikilisi ve karo onlusu 2’şer puan eder. Bu senin toplama puanın; iki destede toplam 40 var. En çok hangi hamle getirir?',
    after: 'Kız; kızı, onluyu ve ikiliyi alır: tek kartla 4 toplama puanı.',
    wrong: 'Bu daha az getirir. Karo onlusuyla maça ikilisi birlikte 12 eder: her biri 2 puan.',
  },
  bonus: {
    title: 'Ek puan',
    before:
      '20 toplama puanın var, hepsinin yarısı. 20’nin üstündeki her puan üç kez sayılır: bir kez kendisi, iki kez de ek puan olarak. Puan getireni al.',
    after:
      'Maça dokuzlusuyla 21 oldu: bir puan, iki de ek puan. Puansız üç kart hiçbir şey getirmezdi.',
    wrong: 'Bu kartlar puan etmez. Tek bir maça şimdi üç sayılır.',
  },
  build: {
    title: 'Yapı',
    before:
      'Bir kartı bir yığının üstüne koyup, elindeki başka bir kartla alabileceğin bir değer kurabilirsin. Dokuzlun var: dörtlüyü beşlinin üstüne koy, sonra ikisini dokuzluyla al.',
    after:
      '9 değerinde açık bir yapı, hem de senin. Senin olduğu sürece elinde bir dokuzlu tutmalısın.',
    wrong: '9 kur: dörtlüyü beşlinin üstüne koy. Dokuzlu onu almak için elinde kalır.',
  },
  lock: {
    title: 'Kilitli',
    before:
      'Aynı değerdeki her şey yeni yapıya kendiliğinden katılır; ikiden çok kartla yapı kilitlenir, değerini artık kimse değiştiremez. Yine 9 kur, bu kez yerde bir dokuzlu da var.',
    after: 'Beş, dört ve dokuz bir arada. Dokuzlusu olan yine de alabilir, çok bekleme.',
    wrong: 'Beşli ve dörtlüyle 9 kur. Yerdeki dokuzlu kendiliğinden katılır.',
  },
  take: {
    title: 'Alan alır',
    before:
      'Bir yapı ancak alınana kadar birinindir. Rakibin üç kartı 9 değerinde kilitledi. Buyur, al.',
    after: 'Açık ya da kilitli: elinde o değerde kart olan alır.',
    wrong:
      '9 kuranın elinde dokuzlu vardır, bir sonraki hamlede alabilir. Hangi kartın yapının değerinde?',
  },
  special: {
    title: 'Aslar ve özel kartlar',
    before:
      'As yerde 1, elde 14 sayılır; maça ikilisi elde 15, karo onlusu 16. Bu yüzden yalnızca o değerdeki yapıları alırlar. Burada bir tane var.',
    after:
      'Onu yalnızca bir as alabilirdi. 14, 15 ve 16 değerindeki yapıları başka hiçbir kart alamaz.',
    wrong: 'Asın elde 14 eder. 14 değerinde bir yapı ara.',
  },
  feed: {
    title: 'Yapıyı beslemek',
    before:
      'Bu 9’luk yapı senin ve elinde iki dokuzlu var. Birini üstüne koy (yapıyı besle): yapı kilitlenir, öteki dokuzlu sonraki hamlede hepsini alır.',
    after:
      'Dört kart, üstelik iki dokuzlu ikiz: 9 puanlık bir mulle. Bu arada yapıyı kimse değiştiremedi.',
    wrong: 'Bir dokuzlu kendi yapının üstüne gider; öteki sonraki hamlede onu alır.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'İki kızın var. 12 eden her şeyi birinin çevresinde kilitli bir yapıda topla (trotta) ve sonraki hamlede hepsini öteki kızla al. Orada duran onun ikizi.',
    after: 'Beş kart ve 12 puanlık bir mulle. Hemen alsaydın daha az gelirdi.',
    wrong:
      'Önce kupa kızıyla trotta yap: kızı, yediliyi ve beşliyi toplar. Sonra yapıyı sinek kızıyla al.',
  },
  rounds: {
    title: 'Eller',
    before:
      'İkiniz de bu elin son kartını oynuyorsunuz. Masadakiler yerinde kalır ve herkese sekiz yeni kart dağıtılır. Önce bir şey al.',
    after: 'Sıradaki ele. Altı el bir devre, iki devre bir oyundur. El bitince bir şey sayılmaz.',
    wrong: 'Sekizli sekizliyi alır. Onu Bo’ya bırakma.',
  },
  last: {
    title: 'Son alış',
    before:
      'Devrenin son kartı: sonunda masada kalan, en son alan oyuncunun olur. Mulle ya da tabbe getirmez ama toplama puanına sayılır.',
    after:
      'En son sen aldın; maça ası, maça papazı ve karo onlusu da senin: 5 toplama puanı. Sonra devre hesaplanır: yalnızca fark sayılır.',
    wrong: 'Kalanı en son alan alır. Yediliyi yediliyle al.',
  },
};
