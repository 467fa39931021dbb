import type { LessonTexts } from '../lesson.ts';

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
  smear: {
    title: 'Ortağına puan ver',
    before:
      'Bu löveyi birlikte savunduğun ortağın asıyla alıyor. Ne renge uyabiliyor ne de koz oynayabiliyorsun, istediğin kartı oynayabilirsin. Puanlar aslarda ve onlularda: ona puan ver.',
    after: 'Palamut onlusu güvende: savunanlara on puan.',
    wrong: 'Löve sizin. Üstüne en değerli kartını koy: onlular 10 puan.',
  },
  draw: {
    title: 'Kozları topla',
    before:
      'İhaleci sensin ve sen çıkıyorsun. Dışarıda bir koz kaldı, yapraklarını tehdit ediyor. Önce koz asını çık.',
    after: 'Dokuzlu düştü. Artık yaprak ası ve onlusu sağlam; son lövenin on puanıyla kazandın.',
    wrong: 'Yaprağı biten savunan, kozla alırdı. Önce elindeki kozu düşür.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Son löveyi koz yedilisiyle almaya söz verdin. Birinde hâlâ bir koz var. Üç löveyi öyle oyna ki sonuncusunu yedili alsın.',
    after: 'Koz ası, papaz, yedili: Ulti tamam.',
    wrong: 'Önce koz ası, dokuzlu düşsün; yoksa sonunda yedilini alır.',
  },
  defend: {
    title: 'Ulti’yi batır',
    before:
      'İki löve kaldı ve ihalecinin son kozu yedili. Onda olmayan rengi çık: yediliyi şimdi oynamak zorunda kalsın.',
    after: 'Yedili bir löve erken düştü. Ulti battı.',
    wrong: 'Çıngırağa uyabilir, yedili de son löveye kalır. Yaprağı ise yok.',
  },
  betli: {
    title: 'Betli',
    before:
      'Betli’de tek bir löve bile almamalısın. Koz yok ve onlu küçük: yedili, sekizli, dokuzlu, onlu, alt vale, üst vale, papaz, as. Onlunun altında kal ama verebileceğin en büyük kartı ver.',
    after: 'Dokuzlu gitti; en güvenli kart olan yedili hâlâ sende.',
    wrong: 'Onlunun altında kal ama gereğinden fazla inme: yediliyi sakla.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'On lövenin hepsi senin olmalı, kaybedilen tek löve onu bitirir. Koz yok ve onlu küçük. Sen çıkıyorsun, yaprak alt valesi hâlâ dışarıda: son iki löveyi al.',
    after: 'As, alt valeyi çekti; artık onlu bile büyük.',
    wrong: 'Kozsuz oyunda onlu, alt valenin altındadır. Önce onu as ile çek.',
  },
  bid: {
    title: 'İlk söz',
    before:
      'İlk oyuncunun elinde on iki kart vardır ve söz söylemek zorundadır. Kartlarına bak: hep yedili, sekizli, dokuzlu. Tam da bunları isteyen kontrat hangisi?',
    after: 'Betli. Bu kartlarla sana kimse löve aldıramaz; en pahalısı, Açık Rebetli bile güvenli.',
    wrong: 'Bu kadar küçük kartla löve alamazsın. Hiç löve istemeyen kontratı söyle.',
  },
  hundred: {
    title: '40-100',
    before:
      'Aynı rengin papazı ve üst valesi bir çifttir: renk kozsa 40 puan. Onunla ve kartlarda 60 puanla 40-100 tutar, değeri 4. Palamutta çiftin, üç asın ve iki onlun var. Söyle.',
    after:
      '40-100. Çift kozdan başka renkteyse 20-100 olur: o zaman kartlarda 80 puan gerekir, değeri 8.',
    wrong:
      'Passz yalnızca 1 eder. Çiftin var; aslarda, onlularda ve resimlilerde 60’tan çok puanın var: 40-100 söyle.',
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
      'Cem 40-100 dedi. Talonu alan daha yüksek söz söylemek zorunda. Neyin var, say: uzun bir renk, aslar, bir çift, yanında kozlarla koz yedilisi? Bir as ve kısa renkler yetmez.',
    after: 'Pas geçtin. Az puanlı iki savunan da birçok oyunu batırır.',
    wrong:
      'Bilinmeyen iki kart bu eli kurtarmaz; batan yüksek bir söz de savunmaktan pahalıya gelir.',
  },
  pickup: {
    title: 'Talonu almaya değer',
    before:
      'Cem en düşük sözü, Passz’ı söyledi. Talonu alan iki kart alır, daha yüksek söz söyler ve yine iki kart bırakır; yani talon, hiçbir şeye ihtiyacı olmayan bir eli bozamaz. Senin elin hangi kontratı kendiliğinden tutar? Talonu al ve söyle.',
    after:
      'Yedililer, sekizliler, dokuzlular: sana kimse löve aldıramaz, talonun iki kartı da geri gider.',
    wrong: 'Bu el ne olursa olsun löve almaz. Talonu al ve Betli söyle.',
  },
  hold: {
    title: 'Sözünü tut',
    before:
      'Ulti dedin, değeri 5. Bo Betli diyor; onun da değeri 5 ve üstte kalırdı. İlk söyleyene sorulur: tut, sözün kalsın, ya da bırak. Ulti’n güçlü.',
    after:
      'Tuttun. Artık onu yalnızca daha değerli bir söz geçer; Bo’nun talonu da cesareti olanı bekliyor.',
    wrong: 'Bırakırsan Bo Betli oynar, sen savunursun. As, onlu ve yedili dahil altı kozla: tut.',
  },
  name: {
    title: 'Kozu söyle',
    before:
      'Passz sende kaldı, şimdi kozu söylüyorsun: çıngırak, yaprak ya da palamut. Çok ve büyük olsun.',
    after: 'As, onlu ve papazla altı yaprak: koz dediğin böyle olur.',
    wrong: 'Renklerini say. Biri ötekilerin iki katı uzunlukta.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'İhaleci palamut kozla Ulti dedi; sende ise as ve onluyla beş palamut var. İlk kartından önce, dediğine kontra diyebilirsin.',
    after: 'Kontra: Ulti artık iki katına oynanıyor, tutması da çok zor.',
    wrong: 'Önce kontra de, sonra oyna. Kontra denecek olan Ulti.',
  },
};
