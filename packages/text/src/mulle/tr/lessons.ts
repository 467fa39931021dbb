import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Aynı değer aynı değeri alır',
    before:
      'Sıra sende olunca bir kart oynarsın. Kart, yerden aynı değerdeki kartı alır; hiçbir şey almayan kart yere atılır. Bir şey al.',
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
      'Bir mulle: bir hamlede 13 puan. Diğer 13 toplamı kaldı, çünkü tek başına duran ikiz tek başına alınır.',
    wrong: 'Yerde ikizinden değerlisi yok. Papazı papazla al.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Yerdeki her şeyi almak tabbedir ve bir puan daha getirir. 13 eden bütün gruplar birlikte alınabilir. Yeri temizle.',
    after: 'Dokuz ve dört, sekiz ve beş: yerde kart kalmadı. Tabbe!',
    wrong: 'Yerde kart kalıyor. Hangi kartın hepsini birden alır?',
  },
  choose: {
    title: 'Hangi kartlar sayılır',
    before:
      'Mullelerden başka, sonunda maçalar ve aslar da puan getirir, maça ikilisi ile karo onlusu da. Papaz, dörtlüyle birlikte iki dokuzludan birini alabilir. Daha iyisini al.',
    after:
      'Maça dokuzlusu bir puan eder, kupa dokuzlusu hiç. Çekişmeli oyunlarda küçük şeyler belirler.',
    wrong: 'Bu puan getirmez. Papaz, maça dokuzlusuyla dörtlüyü alır: maçalar puan eder.',
  },
  intake: {
    title: 'Toplanan puan',
    before:
      'Sonunda aldığın kartlar sayılır: her maça ve her as 1 puan; maça ası, maça ikilisi ve karo onlusu 2’şer puan eder. Bu senin topladığın puandır; iki destede toplam 40 var. En çok hangi hamle getirir?',
    after: 'Kız; kızı, onluyu ve ikiliyi alır: tek kartla 4 puan topladın.',
    wrong: 'Bu daha az getirir. Karo onlusuyla maça ikilisi birlikte 12 eder: her biri 2 puan.',
  },
  lay: {
    title: 'Yere kart atmak',
    before:
      'Burada hiçbir kartın bir şey almıyor; birini yere atmak zorundasın, rakibin de onu alabilir. Puan getireni sakla. Hangi kartından vazgeçebilirsin?',
    after:
      'Altılının puanı yok. Alabilecekken de yere kart atabilirsin: bazen beklemek kazandırır.',
    wrong: 'Bu kart, alana 2 puan getirir. Karo altılısının puanı yok.',
  },
  bonus: {
    title: 'Ek puan',
    before:
      'Topladığın puan 20, hepsinin yarısı. 20’nin üstündeki her puan üç kez sayılır: bir kez kendisi, iki kez de ek puan olarak. Puan getireni al.',
    after:
      'Maça dokuzlusuyla 21 oldu: bir puan, iki de ek puan. Puansız üç kart hiçbir şey getirmezdi.',
    wrong: 'Bu puan getirmez, oysa şimdi tek bir maça üç sayılır. Maça dokuzlusunu al.',
  },
  build: {
    title: 'Yapı',
    before:
      'Bir kartı bir yığının üstüne koyup, elindeki başka bir kartla alabileceğin bir değer kurabilirsin. Dokuzlun var: dörtlüyü beşlinin üstüne koy, sonra ikisini dokuzluyla al.',
    after:
      '9 değerinde açık bir yapı, hem de senin. Senin olduğu sürece elinde bir dokuzlu tutmalısın.',
    wrong: '9 kur: dörtlüyü beşlinin üstüne koy. Dokuzlu onu almak için elinde kalır.',
  },
  reserved: {
    title: 'Ayrılmış kart',
    before:
      'Bu 9’luk yapı senin ve onun için elinde tek bir dokuzlu var. O dokuzlu ayrılmıştır: alabilir ya da yapıya eklenebilir, ama yere atılamaz ve onunla başka bir şey kurulamaz. Yapıyı Bo’dan önce al.',
    after: 'Aldın. Elinde iki dokuzlu olsaydı biri serbest kalırdı.',
    wrong: 'Yapın hâlâ yerde ve her dokuzlu onu alır. Seninkiyle al.',
  },
  lock: {
    title: 'Kilitli',
    before:
      'Aynı değerdeki her şey yeni yapıya kendiliğinden katılır; ikiden çok kartla yapı kilitlenir, değerini artık kimse değiştiremez. Yine 9 kur, bu kez yerde bir dokuzlu da var.',
    after: 'Beş, dört ve dokuz bir arada. Dokuzlusu olan yine de alabilir, çok bekleme.',
    wrong: 'Beşli ve dörtlüyle 9 kur. Yerdeki dokuzlu kendiliğinden katılır.',
  },
  raise: {
    title: 'Yapını yükselt',
    before:
      'Açık bir yapıyı yalnızca sahibi yükseltebilir, o da ancak elindeki bir değere: üstüne bir kart koy. Sekiz ve dört 12 eder, elinde de bir kız var. Yerde 12 eden de katılır.',
    after:
      '12 değerinde dört kart, hem de kilitli. Diğer kızların hepsi gitti, onları senden başkası alamaz.',
    wrong:
      'Dörtlüyü 8’lik yapının üstüne koy: 12 olur, yerdeki kız katılır, sonra kendi kızın hepsini alır.',
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
      'As yerde 1 sayılır. Elde 14, maça ikilisi 15, karo onlusu 16 sayılır. Elden yalnızca iki şey alırlar: tek başına duran ikizlerini ve o değerdeki bir yapıyı. Burada ikisi de var: önce ikizini, sonra yapıyı al.',
    after:
      'İkiz aslar 14 puanlık bir mulledir, bundan büyüğü yok; diğer as da yapıyı aldı. Unutma: eldeki karo onlusu onlu almaz.',
    wrong: 'Önce kupa ası ikizini alır: 14 puan. Sonra diğer asın 14’lük yapıyı alır.',
  },
  feed: {
    title: 'Yapıya eklemek',
    before:
      'Bu 9’luk yapı senin, elinde iki dokuzlu var ve diğer dokuzluların hepsi gitti. Birini yapıya ekle: yapı kilitlenir, diğer dokuzlu sonraki hamlede hepsini alır.',
    after:
      'Dört kart, üstelik iki dokuzlu ikiz: 9 puanlık bir mulle. Bu arada yapıyı kimse değiştiremedi.',
    wrong: 'Bir dokuzlu kendi yapına eklenir; diğeri sonraki hamlede onu alır.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'İki kızın var; birinin ikizi yerde, diğerlerinin hepsi gitti. Birinin çevresinde bütün kızları ve 12 eden bütün çiftleri topla (trotta): kilitli bir yapı olur, diğer kızın sonraki hamlede onu alır.',
    after: 'Beş kart ve 12 puanlık bir mulle. Hemen alsaydın daha az gelirdi.',
    wrong:
      'Önce kızlarından biriyle trotta yap: kızı, yediliyi ve beşliyi toplar. Sonra diğer kızın yapıyı alır.',
  },
  rounds: {
    title: 'Eller',
    before:
      'İkiniz de bu elin son kartını oynuyorsunuz. Yerdekiler kalır ve herkese sekiz yeni kart dağıtılır. Önce bir şey al.',
    after:
      'Sıradaki ele. Altı el bir devre, iki devre bir oyundur; el bitince bir şey sayılmaz. Bir devrenin bütün ellerine aynı oyuncu, sonraki devreninkilere diğeri başlar.',
    wrong: 'Sekizli sekizliyi alır. Onu Bo’ya bırakma.',
  },
  last: {
    title: 'Son alış',
    before:
      'Devrenin son kartı: sonunda yerde kalanlar en son alan oyuncunun olur. Mulle ya da tabbe getirmez ama toplanan puana sayılır.',
    after:
      'En son sen aldın; maça ası, maça papazı ve karo onlusu da senin: toplanan 5 puan. Sonra devre hesaplanır: 33’e 29, ve yalnızca fark sayılır, sana 4 puan.',
    wrong: 'Kalanı en son alan alır. Yediliyi yediliyle al.',
  },
};
