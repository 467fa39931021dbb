import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Renge uy ve büyüt',
    before:
      'Renge uymalı, büyütebiliyorsan da büyütmelisin: Ulti’de bu zorunludur. İhaleci yaprak alt valesini çıktı.',
    after:
      'Üst vale alt valeyi geçer. Küçükten büyüğe sıra: yedili, sekizli, dokuzlu, alt vale, üst vale, papaz, onlu, as.',
    wrong: 'Elinde yaprak var, renge uymak zorundasın; üst valeyle alt valeyi büyütebilirsin.',
  },
  trump: {
    title: 'Koz oynamak zorunlu',
    before:
      'Renge uyamıyorsan koz oynamalısın; ancak kozun da yoksa istediğini oynarsın. Koz kupa, yaprak çıkıldı.',
    after: 'Koz sekizlisi bile başka bir rengin papazını alır.',
    wrong: 'Yaprağın yok ama kozun var. Onu oynamalısın.',
  },
  worth: {
    title: 'Passz ve kartların puanı',
    before:
      'Passz’da puanların yarısından fazlası gerekir. As 11, onlu 10, papaz 4, üst vale 3, alt vale 2, son löve 10: toplam 130, yani 66 yeter. İhaleci sensin, koz palamut, 46 puanın var ve iki löve kaldı. Hangi kartı çıkarsın?',
    after:
      'Son löveyi koz ası aldı: 11 puan, papazdan 4, son löveden 10, toplam 71. İki savunanın her biri sana 1 öder.',
    wrong:
      'Şimdi son löveye ve on puanına yedili kaldı, o da bir şey alamaz. Yediliyi çık, koz asını sona sakla.',
  },
  smear: {
    title: 'Ortağına puan ver',
    before:
      'Bu löveyi birlikte savunduğun ortağın asıyla alıyor. Ne renge uyabiliyor ne de koz oynayabiliyorsun, istediğin kartı oynayabilirsin. Puanlar aslarda ve onlularda: ona puan ver.',
    after: 'Palamut onlusu güvende: savunanlara on puan.',
    wrong: 'Löve ikinizin. Üstüne en değerli kartını koy: onlu 10 puan, sonra onu ihaleci alırdı.',
  },
  draw: {
    title: 'Kozları topla',
    before:
      'İhaleci sensin ve sen çıkıyorsun. Dışarıda bir koz kaldı, yapraklarını tehdit ediyor. Önce koz asını çık.',
    after: 'Dokuzlu düştü. Artık yaprak ası ve onlusu sağlam; son lövenin on puanıyla kazandın.',
    wrong: 'Yaprağı biten savunan kozla alabilir. Önce elindeki kozu düşür.',
  },
  name: {
    title: 'Kozu söyle',
    before:
      'Passz sende kaldı, şimdi kozu söylüyorsun: çıngırak, yaprak ya da palamut. Çok ve büyük olsun.',
    after:
      'As, onlu ve papazla altı yaprak: koz dediğin böyle olur. Beş iyi koz ve yanında bir iki as, Passz eli demektir.',
    wrong: 'Renklerini say. Biri diğerlerinin üç katı uzunlukta.',
  },
  hearts: {
    title: 'Kupada her şey iki kat',
    before:
      'İlk oyuncu on iki kart alır ve söz söylemek zorundadır. Koz çıngırak, yaprak ya da palamutsa Passz 1 eder; kupaysa bu ayrı bir sözdür, Kupa Passz, ve 2 eder. Kupada her söz iki kat sayılır, kazansan da kaybetsen de. Uzun rengin kupa: sözünü söyle.',
    after:
      'Kupa Passz: kazanırsan iki savunan da sana 2 öder, kaybedersen sen her birine 2 ödersin.',
    wrong: 'Düz Passz kupa kozla oynanmaz, senin uzun rengin ise kupa. Kupa Passz söyle.',
  },
  talon: {
    title: 'Talona iki kart',
    before:
      'Passz dedin, koz palamut olacak. Söz söyleyen, on iki kartından ikisini kapalı koyar: bu talondur ve puanı sonunda ihaleciye sayılır. Renginde tek başına kalan iki onluyu talona koy.',
    after:
      'Yirmi puan güvende, artık çıngırağa ve yaprağa koz oynayabilirsin. Ama dikkat: daha yüksek söz söylemeyi göze alan, talonu alabilir.',
    wrong:
      'Tek kalan onluyu kendi renginin ası alır. Talonda on puanı senin: çıngırak ve yaprak onlusunu oraya koy.',
  },
  forty: {
    title: 'Kırk ve yirmi',
    before:
      'Bir rengin papazı ile üst valesi bir çifttir: renk kozsa 40, değilse 20 puan. Passz’da ve Ulti’de herkes çiftini ilk kartıyla söyler, kendi tarafına sayılır. Senin çiftin yaprakta; yaprağın da palamudun kadar çok. Kozu söyle.',
    after: 'Koz yaprakken çiftin 40 eder. Palamut olsaydı 20 ederdi.',
    wrong: 'Papazın ve üst valen yaprak. Ancak koz yapraksa 40 eder.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Son löveyi koz yedilisiyle almaya söz verdin. Birinde hâlâ bir koz var. Üç löveyi öyle oyna ki sonuncusunu yedili alsın.',
    after: 'As dokuzluyu çekti, sonra yediliyi kimse alamadı: Ulti tamam.',
    wrong: 'Önce koz ası, dokuzlu düşsün; yoksa sonunda yedilini alır.',
  },
  defend: {
    title: 'Ulti’yi batır',
    before:
      'İki löve kaldı ve ihalecinin son kozu yedili. Onda olmayan rengi çık: yediliyi şimdi oynamak zorunda kalsın.',
    after: 'Yedili bir löve erken düştü. Ulti battı.',
    wrong: 'Çıngırağa uyabilir, yedili de son löveye kalır. Yaprağı ise yok.',
  },
  seven: {
    title: 'Ulti eli',
    before:
      'Ulti için koz yedilisi ve diğer kozların hepsini toplayacak kadar koz gerekir: yediliyle birlikte en az beş, aralarında as, yanında başka renklerden bir iki as. Değeri 5: Ulti için 4, onunla birlikte oynanan Passz için 1. Palamutlarına bak ve sözünü söyle.',
    after:
      'Ulti: ikisini de kazanırsan her savunan sana 5 öder. Batan Ulti tek başına her birine 5 ödetir, getirdiğinden bir fazla.',
    wrong:
      'Daha fazlasına söz verebilirsin: palamut yedilisi, as ve onluyla dört palamut daha, başka renklerden de iki as. Ulti söyle.',
  },
  betli: {
    title: 'Betli',
    before:
      'Betli’de tek bir löve bile almamalısın. Koz yok ve onlu küçük: yedili, sekizli, dokuzlu, onlu, alt vale, üst vale, papaz, as. Onlunun altında kal ama verebileceğin en büyük kartı ver.',
    after: 'Dokuzlu gitti; en güvenli kart olan yedili hâlâ sende.',
    wrong:
      'Şimdi elinde dokuzlu kaldı; bir sekizliyle sana löve aldırabilirler. Onlu üstündeyken dokuzluyu ver.',
  },
  bid: {
    title: 'Betli eli',
    before:
      'On iki kartına bak: hep yedili, sekizli, dokuzlu. Tam da bunları isteyen kontrat hangisi? Değeri 5, kupada, Rebetli olarak 10; ikisinde de koz yok.',
    after: 'Betli. Bu kartlarla sana kimse löve aldıramaz; Rebetli bile güvenli.',
    wrong: 'Bu kadar küçük kartla löve alamazsın. Hiç löve istemeyen kontratı söyle.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'On lövenin hepsi senin olmalı, kaybedilen tek löve onu bitirir. Koz yok ve onlu küçük. Sen çıkıyorsun, yaprak alt valesi hâlâ dışarıda: son iki löveyi al.',
    after: 'As, alt valeyi çekti; artık onlu bile büyük.',
    wrong: 'Kozsuz oyunda onlu, alt valenin altındadır. Önce onu as ile çek.',
  },
  hundred: {
    title: '40-100',
    before:
      'Kozdaki çiftinle, yani 40 ile, ve kartlarda 60 puanla 40-100 tutar, değeri 4. Palamut papazın ve üst valen, üç asın ve iki onlun var. Söyle.',
    after:
      '40-100. Çift kozdan başka renkteyse 20-100 olur: o zaman kartlarda 80 puan gerekir, değeri 8.',
    wrong:
      'Bu el tam 40-100 eli: palamutta çiftin, aslarda, onlularda ve resimlerde de son löve olmadan tam 60 puanın var. Söyle.',
  },
  twenty: {
    title: '20-100',
    before:
      'Koz olmayan bir rengin papazı ve üst valesi 20 eder. 20-100 için o zaman, son lövenin on puanıyla birlikte kartlarda 80 puan gerekir; değeri 8. Çıngırak papazın ve üst valen, üç asın ve üç onlun var; en uzun rengin palamut. Söyle.',
    after:
      '20-100. Yalnızca aslar ve onlular 63 puan; gerisini papaz, üst vale, alt vale ve son löve getirir.',
    wrong: 'Çift çıngırakta, koz ise palamut olacak: bu yirmidir. 20-100 söyle.',
  },
  judge: {
    title: 'Elini tart',
    before:
      'Cem 40-100 dedi. Talonu alan daha yüksek söz söylemek zorunda. Neyin var, say: uzun bir renk, aslar, bir çift, uzun bir koz renginin yedilisi? Bu elde hiçbiri yok.',
    after: 'Pas geçtin. Elinde az puan olan iki savunan bile birçok kontratı batırır.',
    wrong:
      'Bilinmeyen iki kart bu eli kurtarmaz; batan yüksek bir söz de savunmaktan pahalıya gelir.',
  },
  pickup: {
    title: 'Talonu almaya değer',
    before:
      'Cem en düşük sözü, Passz’ı söyledi. Talonu alan iki kart alır, daha yüksek söz söyler ve yine iki kart koyar; yani talon, hiçbir şeye ihtiyacı olmayan bir eli bozamaz. Senin elin hangi kontratı kendiliğinden yapar? Talonu al ve söyle.',
    after:
      'Yedililer, sekizliler, dokuzlular: sana kimse löve aldıramaz, talonun iki kartı da geri gider.',
    wrong: 'Bu el ne olursa olsun löve almaz. Talonu al ve Betli söyle.',
  },
  hold: {
    title: 'Söz sende kalsın',
    before:
      'Ulti dedin, değeri 5. Bo Betli diyor; onun da değeri 5 ve sıralamada üstte. İlk söyleyene sorulur: bırakmazsan senin sözün geçerli kalır, bırakırsan onunki. Ulti’n güçlü.',
    after:
      'Bırakmadın. Sözünü artık yalnızca değeri daha büyük bir söz geçer; Bo’nun talonu da cesareti olanı bekliyor.',
    wrong:
      'Bırakırsan Bo Betli oynar, sen savunursun. As, onlu ve yedili dahil altı kozun var: bırakma.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'İhaleci palamut kozla Ulti dedi; sende ise as ve onluyla beş palamut var. İlk kartından önce, dediğine kontra diyebilirsin.',
    after:
      'Kontra: Ulti artık iki katına oynanıyor, tutması da çok zor. Artık oyunu biliyorsun: diğer sözler öğrendiklerini birleştirir ya da açık kartlarla oynanır.',
    wrong: 'Kontra ilk kartından önce denir. Ulti’yi seç ve kontra de.',
    wrongs: {
      'kontra passz': 'Passz yalnızca 1 eder. Batacak olan Ulti: ona kontra de.',
    },
  },
};
